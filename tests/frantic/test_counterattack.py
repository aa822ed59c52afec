"""
Counterattack, and reactions in general (FR-CARD-COUNTER-1 to FR-CARD-COUNTER-15, FR-REACT-1 to FR-REACT-10).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, cards, opening, pick, play, position, refused, step, throw
from .reading import asked, hand, legal, of, public, sizes, skips


COUNTERABLE = ["SKIP.R", "GIFT.R", "EXCH.R", "EQ", "F4"]


def attacked(text: str, target_hand: str = "CTR Y1", third: str | int = 1) -> fr.State:
    """P0, who keeps six blue cards, has used a card against P1 in full; P1's window is open."""
    state = after(position(f"{text} B1 B2 B3 B4 B6 B7", target_hand, third), play(0, text))
    if text == "F4":
        return after(state, fr.Share(0, 1, 4), fr.WishNumber(0, 3))
    state = after(state, fr.Target(0, 1))
    if text in ("GIFT.R", "EXCH.R"):
        state = after(state, pick(0, "B1"), pick(0, "B2"))
    return after(state, fr.Pass(0)) if text == "EQ" else state


def doing_without(state: fr.State, seat: int) -> fr.State:
    """A counterer neither uses the effect nor makes a wish."""
    return after(state, throw(seat, "CTR"), fr.Pass(seat), fr.Pass(seat))


# The window.


@pytest.mark.rule("FR-CARD-COUNTER-1", "FR-CARD-COUNTER-2")
@pytest.mark.parametrize("text", COUNTERABLE)
def test_the_target_may_throw_in_counterattack(text: str) -> None:
    state = attacked(text)
    assert ("react counterattack", (1,)) == (asked(state), fr.awaiting(state))
    assert {throw(1, "CTR"), fr.Pass(1)} == legal(state, 1)


@pytest.mark.rule("FR-REACT-2", "FR-ACT-5")
@pytest.mark.parametrize("text", COUNTERABLE)
def test_a_target_without_counterattack_is_asked_too(text: str) -> None:
    assert {fr.Pass(1)} == legal(attacked(text, "Y1 Y2"), 1)


@pytest.mark.rule("FR-REACT-2", "FR-INFO-13")
@pytest.mark.parametrize("target_hand", ["CTR Y1", "Y1 Y2"])
def test_passing_looks_the_same_with_and_without_counterattack(target_hand: str) -> None:
    result = step(attacked("SKIP.R", target_hand), fr.Pass(1))
    expected = (fr.Passed(1, "counterattack"), fr.SkipFlagged(1), fr.TurnSkipped(1), fr.TurnStarted(2))
    assert expected == fr.events_for(result.events, 2)


@pytest.mark.rule("FR-REACT-1")
@pytest.mark.parametrize("text", ["R1", "FAN", "EQ"])
def test_nothing_but_a_reaction_card_is_thrown_in(text: str) -> None:
    refused(attacked("SKIP.R", f"{text} CTR Y1"), throw(1, text), "FR-REACT-1")


@pytest.mark.rule("FR-PLAY-1")
def test_a_counterattack_must_be_held() -> None:
    refused(attacked("SKIP.R", "Y1 Y2"), throw(1, "CTR"), "FR-PLAY-1")


@pytest.mark.rule("FR-CARD-COUNTER-1")
@pytest.mark.parametrize("seat", [0, 2])
def test_author_and_third_do_not_counter(seat: int) -> None:
    state = position("SKIP.R CTR B1", "CTR Y1", "CTR Y2")
    refused(after(state, play(0, "SKIP.R"), fr.Target(0, 1)), throw(seat, "CTR"), "FR-CARD-COUNTER-1")


@pytest.mark.rule("FR-CARD-COUNTER-1", "FR-REACT-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_without_any_attack_nothing_is_countered(seat: int) -> None:
    refused(position("CTR B1", "CTR Y1", 5), throw(seat, "CTR"), "FR-CARD-COUNTER-1")


@pytest.mark.rule("FR-CARD-COUNTER-1", "FR-REACT-1")
def test_an_emptied_hand_is_no_attack() -> None:
    refused(after(position("R1", "CTR Y1", 5), play(0, "R1")), throw(1, "CTR"), "FR-CARD-COUNTER-1")


@pytest.mark.rule("FR-CARD-COUNTER-3")
@pytest.mark.parametrize("seat", [1, 2])
def test_an_event_is_not_countered(seat: int) -> None:
    state = after(position("K5 B1", "CTR Y1 Y2", "CTR Y3 Y4", events=["recession"]), play(0, "K5"))
    refused(state, throw(seat, "CTR"), "FR-CARD-COUNTER-3")


@pytest.mark.rule("FR-CARD-COUNTER-3")
def test_a_wish_is_not_countered() -> None:
    refused(after(position("FAN B1", "CTR Y1", 5), play(0, "FAN")), throw(1, "CTR"), "FR-CARD-COUNTER-3")


@pytest.mark.rule("FR-CARD-COUNTER-3")
@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("FAN", (fr.WishColour(0, "blue"),)),
        ("F4", (fr.Pass(0), fr.WishNumber(0, 7))),
        ("EQ", (fr.Pass(0), fr.WishColour(0, "blue"))),
        ("CTR", (fr.WishColour(0, "blue"),)),
        ("NICE", (fr.WishColour(0, "blue"),)),
        ("2ND.R", (play(0, "FAN"), fr.WishColour(0, "blue"))),
        ("K5", ()),
    ],
)
def test_no_window_opens_for_what_is_not_aimed_at_a_player(text: str, actions: tuple[fr.Action, ...]) -> None:
    """Wishes, 2nd Chance and events let the next turn begin without a question to P1."""
    result = step(position(f"{text} FAN B1", "CTR", 1, events=["friday_13"]), play(0, text), *actions)
    assert ([], "play", (1,)) == (of(fr.Attacked, result), asked(result.state), fr.awaiting(result.state))


@pytest.mark.rule("FR-REACT-7")
def test_a_thrown_card_lies_on_top_of_the_discard_pile() -> None:
    result = step(attacked("SKIP.R"), throw(1, "CTR"))
    assert (fr.CardThrown(1, fr.Card("CTR")), fr.Countered(1, 0, "skip")) == result.events
    assert (cards("SKIP.R CTR"), "Y1") == (public(result.state).discard[-2:], hand(result.state, 1))


@pytest.mark.rule("FR-REACT-9")
def test_a_target_without_cards_is_not_asked() -> None:
    """P1's only card was Counterattack; P2 throws the attack back, and P1 is flagged and skipped at once."""
    state = position("SKIP.R B1", "CTR", "CTR Y1")
    state = after(state, play(0, "SKIP.R"), fr.Target(0, 1), throw(1, "CTR"), fr.Target(1, 2), fr.Pass(1))
    result = step(state, throw(2, "CTR"), fr.Target(2, 1), fr.Pass(2))
    assert [fr.Attacked(2, 1, "skip", 0)] == of(fr.Attacked, result)
    assert [fr.SkipFlagged(1)] == of(fr.SkipFlagged, result)


@pytest.mark.rule("FR-REACT-10", "FR-REACT-3", "FR-START-14")
def test_in_the_start_step_windows_are_counted_from_the_dealer() -> None:
    """Dealer P1 turned up Fantastic Four: P2 is asked before P0."""
    state = opening("F4", 7, 7, 7, dealer=1).state
    state = after(state, fr.Share(1, 0, 2), fr.Share(1, 2, 2), fr.WishColour(1, "red"))
    assert (2,) == fr.awaiting(state)
    assert (0,) == fr.awaiting(after(state, fr.Pass(2)))


@pytest.mark.rule("FR-CARD-COUNTER-12", "FR-START-14", "FR-START-3")
def test_a_start_card_can_be_countered() -> None:
    """P1 turns the Skip of the dealer P0 against P2; the first turn is P1's, then P2 is passed over."""
    state = opening("SKIP.R", 7, "CTR Y1 Y2 Y3 Y4 Y6 Y7", 7).state
    state = after(state, fr.Target(0, 1), throw(1, "CTR"), fr.Target(1, 2), fr.Pass(1), fr.Pass(2))
    assert (1,) == fr.awaiting(state)
    assert (0,) == fr.awaiting(after(state, fr.Draw(1), fr.EndTurn(1)))


# What a counter does.


@pytest.mark.rule("FR-CARD-COUNTER-4", "FR-CARD-COUNTER-6")
@pytest.mark.parametrize("text", COUNTERABLE)
def test_the_attack_is_annulled_and_nothing_else_must_be_done(text: str) -> None:
    """Only the two played cards have left the hands, nobody is flagged, and it is P1's turn."""
    state = doing_without(attacked(text, "CTR Y1 Y2", 1), 1)
    assert ((6, 2, 1), "B1 B2 B3 B4 B6 B7", "Y1 Y2") == (sizes(state), hand(state, 0), hand(state, 1))
    assert ([False] * 3, (1,), "play") == (skips(state), fr.awaiting(state), asked(state))


@pytest.mark.rule("FR-CARD-COUNTER-5")
@pytest.mark.parametrize("text", ["SKIP.R", "GIFT.R", "EXCH.R"])
def test_the_new_target_is_free_the_original_author_included(text: str) -> None:
    state = after(attacked(text), throw(1, "CTR"))
    assert {fr.Pass(1), fr.Target(1, 0), fr.Target(1, 2)} == legal(state, 1)


@pytest.mark.rule("FR-CARD-COUNTER-5")
@pytest.mark.parametrize("text", ["SKIP.R", "GIFT.R", "EXCH.R", "EQ"])
def test_the_attack_is_not_turned_against_oneself(text: str) -> None:
    state = after(attacked(text, "CTR Y1 Y2 Y3"), throw(1, "CTR"))
    refused(state, fr.Target(1, 1), "FR-CARD-COUNTER-5")


@pytest.mark.rule("FR-CARD-COUNTER-5", "FR-CARD-COUNTER-9")
def test_no_own_share_of_a_countered_share() -> None:
    refused(after(attacked("F4"), throw(1, "CTR")), fr.Share(1, 1, 4), "FR-CARD-COUNTER-5")


@pytest.mark.rule("FR-CARD-COUNTER-5", "FR-SKIP-3")
def test_a_new_target_must_be_legal() -> None:
    state = after(position("SKIP.R B1", "CTR Y1", 5, skipped=[2]), play(0, "SKIP.R"), fr.Target(0, 1), throw(1, "CTR"))
    refused(state, fr.Target(1, 2), "FR-SKIP-3")


@pytest.mark.rule("FR-CARD-COUNTER-5", "FR-CARD-COUNTER-4")
def test_a_skip_turned_against_a_third() -> None:
    result = step(attacked("SKIP.R"), throw(1, "CTR"), fr.Target(1, 2), fr.Pass(1), fr.Pass(2))
    assert [fr.Countered(1, 0, "skip")] == of(fr.Countered, result)
    assert [fr.Attacked(1, 2, "skip", 0)] == of(fr.Attacked, result)
    assert [False, False, True] == skips(result.state)


@pytest.mark.rule("FR-CARD-COUNTER-7")
def test_a_gift_turned_back_gives_cards_of_the_counterer() -> None:
    state = after(attacked("GIFT.R", "CTR Y1 Y2 Y3"), throw(1, "CTR"), fr.Target(1, 0), pick(1, "Y1"), pick(1, "Y3"))
    state = after(state, fr.Pass(1), fr.Pass(0))
    assert ("Y1 Y3 B1 B2 B3 B4 B6 B7", "Y2") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-CARD-COUNTER-7", "FR-CARD-GIFT-4")
def test_a_counterer_must_give_two_cards_and_not_fuck_you() -> None:
    state = after(attacked("GIFT.R", "CTR FU Y2 Y3"), throw(1, "CTR"), fr.Target(1, 0), pick(1, "Y2"))
    refused(state, pick(1, "FU"), "FR-CARD-GIFT-4")
    refused(state, fr.Pass(1), "FR-CARD-GIFT-1")


@pytest.mark.rule("FR-CARD-COUNTER-7", "FR-CARD-EXCH-2")
def test_an_exchange_turned_against_a_third() -> None:
    """P1 gives Y1 and Y2 to P2 and takes P2's only card; P0's cards stay."""
    state = after(attacked("EXCH.R", "CTR Y1 Y2 Y3", "G1"), throw(1, "CTR"), fr.Target(1, 2))
    state = after(state, pick(1, "Y1"), pick(1, "Y2"), fr.Pass(1), fr.Pass(2))
    assert ("B1 B2 B3 B4 B6 B7", "Y3 G1", "Y1 Y2") == (hand(state, 0), hand(state, 1), hand(state, 2))


# Wishes.


@pytest.mark.rule("FR-CARD-COUNTER-6", "FR-CARD-COUNTER-11")
@pytest.mark.parametrize(("text", "demand"), [("SKIP.R", "red/SKIP"), ("GIFT.R", "red/GIFT"), ("F4", "wish 3")])
def test_the_demand_of_the_countered_card_stays(text: str, demand: str) -> None:
    assert fr.Demand(demand) == public(doing_without(attacked(text), 1)).demand


@pytest.mark.rule("FR-CARD-COUNTER-6", "FR-CARD-COUNTER-11")
@pytest.mark.parametrize("text", ["SKIP.R", "GIFT.R", "EXCH.R", "F4"])
def test_a_counterer_may_only_wish(text: str) -> None:
    state = after(attacked(text), throw(1, "CTR"), fr.Pass(1), fr.WishColour(1, "green"))
    assert (fr.Demand("wish green"), (1,), "play") == (public(state).demand, fr.awaiting(state), asked(state))


@pytest.mark.rule("FR-CARD-COUNTER-11", "FR-WISH-6")
def test_a_counterer_wishes_no_number() -> None:
    state = after(attacked("F4"), throw(1, "CTR"), fr.Share(1, 0, 4))
    assert {fr.Pass(1), *(fr.WishColour(1, colour) for colour in fr.COLOURS)} == legal(state, 1)
    refused(state, fr.WishNumber(1, 7), "FR-WISH-6")


@pytest.mark.rule("FR-CARD-COUNTER-11", "FR-WISH-8")
def test_the_last_wish_of_a_chain_is_in_force() -> None:
    state = position("SKIP.R CTR B1", "CTR Y1", 5)
    state = after(state, play(0, "SKIP.R"), fr.Target(0, 1), throw(1, "CTR"), fr.Target(1, 0))
    state = after(state, fr.WishColour(1, "green"), throw(0, "CTR"), fr.Pass(0), fr.WishColour(0, "blue"))
    assert fr.Demand("wish blue") == public(state).demand


@pytest.mark.rule("FR-CARD-COUNTER-13")
def test_in_the_own_turn_it_is_a_colour_wish_and_nothing_else() -> None:
    state = after(position("CTR B1", 5, 5), play(0, "CTR"))
    assert {fr.WishColour(0, colour) for colour in fr.COLOURS} == legal(state, 0)
    refused(state, fr.Pass(0), "FR-CARD-COUNTER-13")
    refused(state, fr.Target(0, 1), "FR-ACT-2")
    state = after(state, fr.WishColour(0, "yellow"))
    assert (fr.Demand("wish yellow"), (1,)) == (public(state).demand, fr.awaiting(state))


# Chains.


@pytest.mark.rule("FR-CARD-GIFT-3", "FR-CARD-COUNTER-5", "FR-CARD-COUNTER-7", "FR-CARD-COUNTER-12", "FR-END-8")
def test_a_last_gift_comes_back() -> None:
    """P0 must name a target; P2 counters and gives K9 and R7 to P0, who is not finished. P1 is next."""
    state = after(position("GIFT.R", 5, "CTR K9 R7 B1"), play(0, "GIFT.R"))
    refused(state, fr.Pass(0), "FR-CARD-GIFT-3")
    state = after(state, fr.Target(0, 2), throw(2, "CTR"), fr.Target(2, 0), pick(2, "K9"), pick(2, "R7"))
    result = step(state, fr.Pass(2))
    assert [fr.CardsMoved(2, 0, 2, cards("R7 K9"))] == of(fr.CardsMoved, result)
    assert ("R7 K9", "B1") == (hand(result.state, 0), hand(result.state, 2))
    assert (fr.Demand("red/GIFT"), (1,), "play") == (
        public(result.state).demand,
        fr.awaiting(result.state),
        asked(result.state),
    )


@pytest.mark.rule("FR-CARD-COUNTER-8", "FR-CARD-COUNTER-11", "FR-CARD-COUNTER-12")
def test_a_skip_countered_twice() -> None:
    """P0 to P1, back to P0, on to P2, who passes: P2 is flagged, P1 has the next turn, then P2 is skipped."""
    state = after(position("SKIP.R CTR B1", "CTR Y1", 5), play(0, "SKIP.R"), fr.Target(0, 1))
    state = after(state, throw(1, "CTR"), fr.Target(1, 0), fr.Pass(1), throw(0, "CTR"), fr.Target(0, 2), fr.Pass(0))
    state = after(state, fr.Pass(2))
    assert cards("SKIP.R CTR CTR") == public(state).discard[-3:]
    assert [False, False, True] == skips(state)
    assert (fr.Demand("red/SKIP"), (1,)) == (public(state).demand, fr.awaiting(state))
    assert (0,) == fr.awaiting(after(state, fr.Draw(1), fr.EndTurn(1)))


@pytest.mark.rule("FR-CARD-COUNTER-8")
def test_all_four_counterattacks_in_one_chain() -> None:
    """To P1, P0, P1, P0 and again to P1, who has none left and is skipped."""
    state = after(position("SKIP.R CTR CTR B1", "CTR CTR Y1"), play(0, "SKIP.R"), fr.Target(0, 1))
    state = after(state, throw(1, "CTR"), fr.Target(1, 0), fr.Pass(1), throw(0, "CTR"), fr.Target(0, 1), fr.Pass(0))
    state = after(state, throw(1, "CTR"), fr.Target(1, 0), fr.Pass(1), throw(0, "CTR"), fr.Target(0, 1), fr.Pass(0))
    assert {fr.Pass(1)} == legal(state, 1)
    result = step(state, fr.Pass(1))
    assert cards("SKIP.R CTR CTR CTR CTR") == public(result.state).discard[-5:]
    assert [fr.SkipFlagged(1)] == of(fr.SkipFlagged, result)
    assert (0,) == fr.awaiting(result.state)


@pytest.mark.rule("FR-CARD-COUNTER-7", "FR-CARD-COUNTER-8")
def test_in_a_chain_of_gifts_only_the_last_cards_move() -> None:
    """P0 declares B1 B2, P1 declares Y1 Y2, P0 declares B3 B4: P2 gets B3 and B4."""
    state = position("GIFT.R CTR B1 B2 B3 B4", "CTR Y1 Y2 Y3", "G1")
    state = after(state, play(0, "GIFT.R"), fr.Target(0, 1), pick(0, "B1"), pick(0, "B2"), throw(1, "CTR"))
    state = after(state, fr.Target(1, 0), pick(1, "Y1"), pick(1, "Y2"), fr.Pass(1), throw(0, "CTR"))
    result = step(state, fr.Target(0, 2), pick(0, "B3"), pick(0, "B4"), fr.Pass(0), fr.Pass(2))
    assert [fr.CardsMoved(0, 2, 2, cards("B3 B4"))] == of(fr.CardsMoved, result)
    assert ("B1 B2", "Y1 Y2 Y3", "G1 B3 B4") == tuple(hand(result.state, seat) for seat in range(3))


@pytest.mark.rule("FR-CARD-COUNTER-12")
def test_after_a_counter_the_player_after_the_author_is_next() -> None:
    """P0 attacks P3, who turns the Skip against P2: P1 is next, not P2 and not the player after P3."""
    state = after(position("SKIP.R B1", 5, 5, "CTR Y1"), play(0, "SKIP.R"), fr.Target(0, 3))
    state = after(state, throw(3, "CTR"), fr.Target(3, 2), fr.Pass(3), fr.Pass(2))
    assert (1,) == fr.awaiting(state)


@pytest.mark.rule("FR-CARD-COUNTER-12")
def test_the_author_gets_no_further_turn_after_a_counter() -> None:
    state = after(position("SKIP.R R1", "CTR Y1", 5), play(0, "SKIP.R"), fr.Target(0, 1))
    state = after(state, throw(1, "CTR"), fr.Pass(1), fr.Pass(1))
    refused(state, play(0, "R1"), "FR-ACT-1")


def shares(state: fr.State, *given: tuple[int, int]) -> fr.State:
    """P0 plays Fantastic Four, distributes, and wishes red."""
    return after(state, play(0, "F4"), *(fr.Share(0, *share) for share in given), fr.WishColour(0, "red"))


@pytest.mark.rule("FR-CARD-COUNTER-9", "FR-CARD-COUNTER-11", "FR-CARD-F4-5")
def test_a_countered_share() -> None:
    """P1 draws two; P2 lets P0 draw the other two and wishes blue; P1 is next."""
    state = after(shares(position("F4 B1", 5, "CTR Y1"), (1, 2), (2, 2)), fr.Pass(1), throw(2, "CTR"))
    state = after(state, fr.Share(2, 0, 2), fr.WishColour(2, "blue"), fr.Pass(0))
    assert ((3, 7, 1), fr.Demand("wish blue"), (1,)) == (sizes(state), public(state).demand, fr.awaiting(state))


# As last card.


@pytest.mark.rule("FR-CARD-COUNTER-14", "FR-REACT-3", "FR-REACT-9", "FR-END-1")
def test_counterattack_as_last_card() -> None:
    """P1 only annuls the Skip; after P0's turn P2 and P0 are asked for Nice Try, then P1 is the finisher."""
    state = after(position("SKIP.R B1", "CTR", "B2"), play(0, "SKIP.R"), fr.Target(0, 1))
    state = after(state, throw(1, "CTR"), fr.Pass(1), fr.Pass(1))
    assert ("react nice_try", (2,)) == (asked(state), fr.awaiting(state))
    state = after(state, fr.Pass(2))
    assert ("react nice_try", (0,)) == (asked(state), fr.awaiting(state))
    result = step(state, fr.Pass(0))
    assert [fr.RoundEnded("hand_empty", (1,))] == of(fr.RoundEnded, result)
    assert [fr.Scored((1, 0, 2), (1, 0, 2))] == of(fr.Scored, result)


@pytest.mark.rule("FR-CARD-COUNTER-14", "FR-CARD-COUNTER-7", "FR-CARD-GIFT-2")
def test_a_last_counterattack_turns_a_gift_of_nothing_against_a_third() -> None:
    """P1 may name P2, has nothing to give, and P2 may still counter."""
    state = after(position("GIFT.R B1 B2", "CTR", 5), play(0, "GIFT.R"), fr.Target(0, 1), pick(0, "B1"), pick(0, "B2"))
    result = step(state, throw(1, "CTR"), fr.Target(1, 2), fr.Pass(1))
    assert [fr.Attacked(1, 2, "gift", 0)] == of(fr.Attacked, result)
    state = after(result.state, fr.Pass(2))
    assert ((2, 0, 5), "react nice_try") == (sizes(state), asked(state))


@pytest.mark.rule("FR-CARD-COUNTER-14", "FR-REACT-9", "FR-END-8")
def test_a_counterer_without_cards_who_must_draw_is_not_finished() -> None:
    """P1's last card is a counter; P2 throws the share back, so P1, who is not asked, draws two."""
    state = shares(position("F4 B1", "CTR", "CTR Y1"), (1, 2), (2, 2))
    state = after(state, throw(1, "CTR"), fr.Share(1, 2, 2), fr.Pass(1), throw(2, "CTR"), fr.Share(2, 1, 2))
    state = after(state, fr.Pass(2), fr.Pass(2))
    assert ((1, 2, 3), (1,), "play") == (sizes(state), fr.awaiting(state), asked(state))


@pytest.mark.rule("FR-CARD-COUNTER-14", "FR-END-6")
def test_author_and_counterer_may_finish_together() -> None:
    state = after(position("SKIP.R", "CTR", "B2"), play(0, "SKIP.R"), fr.Target(0, 1), throw(1, "CTR"))
    result = step(state, fr.Pass(1), fr.Pass(1), fr.Pass(2))
    assert [fr.RoundEnded("hand_empty", (0, 1))] == of(fr.RoundEnded, result)
