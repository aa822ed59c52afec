"""
Gift and Exchange: cards that go from hand to hand (FR-CARD-GIFT-1 to FR-CARD-GIFT-6, FR-CARD-EXCH-1 to FR-CARD-EXCH-6).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, cards, pick, play, position, refused, step, throw
from .reading import FrStep, asked, hand, knows_choice, legal, of, public, sizes


def used(state: fr.State, text: str, target: int, chosen: str = "") -> FrStep:
    """P0 plays a Gift or an Exchange against a player and picks the cards; the window is open."""
    return step(state, play(0, text), fr.Target(0, target), *(pick(0, each) for each in chosen.split()))


def done(state: fr.State, text: str, target: int, chosen: str = "") -> fr.State:
    """The same, and the target has not countered."""
    return after(used(state, text, target, chosen).state, fr.Pass(target))


# Gift.


@pytest.mark.rule("FR-CARD-GIFT-1")
def test_two_chosen_cards_are_given() -> None:
    state = done(position("GIFT.R B1 B2 B3", 5, "Y1"), "GIFT.R", 2, "B3 B1")
    assert ("B2", "Y1 B1 B3", (1, 5, 3)) == (hand(state, 0), hand(state, 2), sizes(state))
    assert (fr.Demand("red/GIFT"), (1,)) == (public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-CARD-GIFT-1", "FR-INFO-5")
def test_the_event_of_a_gift() -> None:
    """It names the cards, sorted, for giver and receiver, and their number for the third."""
    state = used(position("GIFT.R B1 B2 B3", 5, "Y1"), "GIFT.R", 2, "B3 B1").state
    result = step(state, fr.Pass(2))
    assert [fr.CardsMoved(0, 2, 2, cards("B1 B3"))] == of(fr.CardsMoved, result)
    assert fr.CardsMoved(0, 2, 2, cards("B1 B3")) in fr.events_for(result.events, 0)
    assert fr.CardsMoved(0, 2, 2, cards("B1 B3")) in fr.events_for(result.events, 2)
    assert fr.CardsMoved(0, 2, 2, None) in fr.events_for(result.events, 1)
    assert fr.CardsMoved(0, 2, 2, None) in fr.events_for(result.events, None)


@pytest.mark.rule("FR-CARD-GIFT-1")
@pytest.mark.parametrize("chosen", ["", "B1"])
def test_gift_of_too_few_cards(chosen: str) -> None:
    state = used(position("GIFT.R B1 B2 B3", 5, 5), "GIFT.R", 1, chosen).state
    refused(state, fr.Pass(0), "FR-CARD-GIFT-1")


@pytest.mark.rule("FR-CARD-GIFT-1", "FR-ACT-1")
def test_gift_of_a_third_card() -> None:
    """After two cards the target is asked, and the author has nothing to pick any more."""
    state = used(position("GIFT.R B1 B2 B3", 5, 5), "GIFT.R", 1, "B1 B2").state
    assert (1,) == fr.awaiting(state)
    refused(state, pick(0, "B3"), "FR-ACT-1")


@pytest.mark.rule("FR-CARD-GIFT-1")
def test_gift_of_the_same_card_twice() -> None:
    refused(used(position("GIFT.R B1 B2 B3", 5, 5), "GIFT.R", 1, "B1").state, pick(0, "B1"), "FR-CARD-GIFT-1")


@pytest.mark.rule("FR-CARD-GIFT-1", "FR-COMP-6")
def test_two_equal_cards_may_both_be_given() -> None:
    assert "Y1 B1 B1" == hand(done(position("GIFT.R B1 B1 B3", "Y1", 5), "GIFT.R", 1, "B1 B1"), 1)


@pytest.mark.rule("FR-CARD-GIFT-1", "FR-PLAY-1")
def test_only_own_cards_are_given() -> None:
    refused(used(position("GIFT.R B1 B2", "Y1", 5), "GIFT.R", 1).state, pick(0, "Y1"), "FR-PLAY-1")


@pytest.mark.rule("FR-CARD-GIFT-2")
def test_with_one_card_left_one_is_given() -> None:
    """After the only card nothing more is asked of the author."""
    state = used(position("GIFT.R Y9", "B1", 5), "GIFT.R", 1, "Y9").state
    assert ("react counterattack", (1,)) == (asked(state), fr.awaiting(state))
    state = after(state, fr.Pass(1))
    assert ("", "Y9 B1") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-CARD-GIFT-2", "FR-CARD-GIFT-4")
def test_with_fuck_you_alone_nothing_is_given() -> None:
    """A target is named and may counter, but no card moves."""
    state = used(position("GIFT.R FU", "B1", 5), "GIFT.R", 1).state
    assert ("react counterattack", (1,)) == (asked(state), fr.awaiting(state))
    result = step(state, fr.Pass(1))
    assert [] == of(fr.CardsMoved, result)
    assert ("FU", "B1", (1,)) == (hand(result.state, 0), hand(result.state, 1), fr.awaiting(result.state))


@pytest.mark.rule("FR-CARD-GIFT-3")
def test_gift_as_last_card_needs_a_target() -> None:
    state = after(position("GIFT.R", 5, 5), play(0, "GIFT.R"))
    assert {fr.Target(0, 1), fr.Target(0, 2)} == legal(state, 0)
    refused(state, fr.Pass(0), "FR-CARD-GIFT-3")


@pytest.mark.rule("FR-CARD-GIFT-3", "FR-CARD-GIFT-2")
def test_the_target_of_a_last_gift_is_asked_and_gets_nothing() -> None:
    result = used(position("GIFT.R", 5, 5), "GIFT.R", 2)
    assert [fr.Attacked(0, 2, "gift", 0)] == of(fr.Attacked, result)
    assert ("react counterattack", (2,)) == (asked(result.state), fr.awaiting(result.state))
    assert (0, 5, 5) == sizes(after(result.state, fr.Pass(2)))


@pytest.mark.rule("FR-TARGET-3")
@pytest.mark.parametrize("text", ["GIFT.R", "EXCH.R"])
def test_the_effect_is_mandatory(text: str) -> None:
    refused(after(position(f"{text} B1 B2", 5, 5), play(0, text)), fr.Pass(0), "FR-TARGET-3")


@pytest.mark.rule("FR-TARGET-1")
@pytest.mark.parametrize("text", ["SKIP.R", "GIFT.R", "EXCH.R", "EQ"])
def test_oneself_as_target(text: str) -> None:
    state = after(position(f"{text} B1 B2 B3", 1, 1), play(0, text))
    refused(state, fr.Target(0, 0), "FR-TARGET-1")


@pytest.mark.rule("FR-TARGET-2")
@pytest.mark.parametrize("text", ["GIFT.R", "EXCH.R"])
def test_every_other_player_may_be_chosen(text: str) -> None:
    state = after(position(f"{text} B1", 1, 9, 5, skipped=[1]), play(0, text))
    assert {fr.Target(0, 1), fr.Target(0, 2), fr.Target(0, 3)} == legal(state, 0)


@pytest.mark.rule("FR-CARD-GIFT-4", "FR-CARD-FU-3")
def test_fuck_you_with_gift() -> None:
    """It is not even listed while other cards can be given."""
    state = used(position("GIFT.R FU B1 B2", 5, 5), "GIFT.R", 1).state
    assert {pick(0, "B1"), pick(0, "B2")} == legal(state, 0)
    refused(state, pick(0, "FU"), "FR-CARD-GIFT-4")


@pytest.mark.rule("FR-CARD-GIFT-2", "FR-CARD-GIFT-4")
def test_fuck_you_does_not_count_as_givable() -> None:
    state = used(position("GIFT.R FU Y9", "B1", 5), "GIFT.R", 1).state
    refused(state, pick(0, "FU"), "FR-CARD-GIFT-4")
    state = after(state, pick(0, "Y9"), fr.Pass(1))
    assert ("FU", "Y9 B1") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-CARD-GIFT-2", "FR-END-1", "FR-END-5")
def test_the_gift_empties_the_hand() -> None:
    """P1 and P2 let the windows for Nice Try go by; P0 is the finisher."""
    state = done(position("GIFT.R Y9", "B1", "B2"), "GIFT.R", 1, "Y9")
    assert ("react nice_try", (1,)) == (asked(state), fr.awaiting(state))
    state = after(state, fr.Pass(1))
    assert ("react nice_try", (2,)) == (asked(state), fr.awaiting(state))
    result = step(state, fr.Pass(2))
    assert [fr.RoundEnded("hand_empty", (0,))] == of(fr.RoundEnded, result)
    assert [fr.Scored((0, 10, 2), (0, 10, 2))] == of(fr.Scored, result)


@pytest.mark.rule("FR-CARD-GIFT-6")
@pytest.mark.parametrize("text", ["GIFT.R", "EXCH.R"])
def test_chosen_cards_stay_in_the_hand_until_the_target_declines(text: str) -> None:
    result = used(position(f"{text} B1 B2 B3", "Y1", 5), text, 1, "B1 B2")
    assert [] == of(fr.CardsMoved, result)
    assert ("B1 B2 B3", "Y1") == (hand(result.state, 0), hand(result.state, 1))


@pytest.mark.rule("FR-CARD-GIFT-6", "FR-INFO-11")
@pytest.mark.parametrize("text", ["GIFT.R", "EXCH.R"])
@pytest.mark.parametrize("seat", [1, 2, None])
@pytest.mark.parametrize(("one", "other"), [("B1", "B3"), ("B1 B2", "B2 B3")])
def test_others_cannot_tell_which_cards_are_chosen(text: str, seat: int | None, one: str, other: str) -> None:
    """The views and events of all others are the same, whichever cards P0 picks."""
    state = position(f"{text} B1 B2 B3", 5, 5)
    first, second = used(state, text, 1, one), used(state, text, 1, other)
    assert first.state != second.state
    assert fr.view(first.state, seat) == fr.view(second.state, seat)
    assert fr.events_for(first.events, seat) == fr.events_for(second.events, seat)


@pytest.mark.rule("FR-CARD-GIFT-6")
def test_picking_tells_nothing_before_the_declaration_is_complete() -> None:
    state = used(position("GIFT.R B1 B2 B3", 5, 5), "GIFT.R", 1).state
    first = step(state, pick(0, "B1"))
    assert () == first.events
    assert (fr.Attacked(0, 1, "gift", 2),) == step(first.state, pick(0, "B2")).events


@pytest.mark.rule("FR-CARD-GIFT-6")
def test_the_author_sees_the_own_choice() -> None:
    state = used(position("GIFT.R B1 B2 B3", 5, 5), "GIFT.R", 1, "B1 B3").state
    for text in ("B1", "B3"):
        assert [True, False, False] == [knows_choice(state, seat, text) for seat in (0, 1, 2)]


# Exchange.


@pytest.mark.rule("FR-CARD-EXCH-1", "FR-DRAW-7")
def test_two_chosen_cards_against_two_random_ones() -> None:
    """The random source takes the third card of P1, then the first of the others."""
    state = position("EXCH.R B1 B2 B3", "Y1 Y2 Y3 Y4", 5, script=(2, 0))
    state = done(state, "EXCH.R", 1, "B3 B1")
    assert ("Y1 Y3 B2", "Y2 Y4 B1 B3") == (hand(state, 0), hand(state, 1))
    assert (fr.Demand("red/EXCH"), (1,)) == (public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-CARD-EXCH-1", "FR-INFO-5", "FR-INFO-6")
def test_the_events_of_an_exchange() -> None:
    """The two see all cards, the third only how many."""
    state = position("EXCH.R B1 B2 B3", "Y1 Y2 Y3 Y4", 5, script=(2, 0))
    result = step(used(state, "EXCH.R", 1, "B3 B1").state, fr.Pass(1))
    moves = [fr.CardsMoved(0, 1, 2, cards("B1 B3")), fr.CardsMoved(1, 0, 2, cards("Y1 Y3"), "blind")]
    assert moves == of(fr.CardsMoved, result)
    for insider in (0, 1):
        seen = fr.events_for(result.events, insider)
        assert moves == [event for event in seen if isinstance(event, fr.CardsMoved)]
    outside = [event for event in fr.events_for(result.events, 2) if isinstance(event, fr.CardsMoved)]
    assert [fr.CardsMoved(0, 1, 2, None), fr.CardsMoved(1, 0, 2, None, "blind")] == outside


@pytest.mark.rule("FR-CARD-EXCH-2")
def test_two_cards_against_one() -> None:
    state = done(position("EXCH.R G1 G2 G3", "B9", 5, demand="red 1"), "EXCH.R", 1, "G1 G2")
    assert ("G3 B9", "G1 G2") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-CARD-EXCH-2")
def test_one_card_against_two() -> None:
    state = done(position("EXCH.R G1", "B7 B8 B9", 5, script=(0, 0)), "EXCH.R", 1, "G1")
    assert ("B7 B8", "G1 B9") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-CARD-EXCH-3")
def test_exchange_as_last_card() -> None:
    """P0 gives nothing, takes B1 and B3, and nobody has finished."""
    state = used(position("EXCH.R", "B1 B2 B3", 5, script=(0, 1)), "EXCH.R", 1).state
    result = step(state, fr.Pass(1))
    assert [fr.CardsMoved(1, 0, 2, cards("B1 B3"), "blind")] == of(fr.CardsMoved, result)
    assert ("B1 B3", "B2", (1,)) == (hand(result.state, 0), hand(result.state, 1), fr.awaiting(result.state))
    assert "play" == asked(result.state)


@pytest.mark.rule("FR-CARD-EXCH-3", "FR-END-1")
def test_a_last_exchange_may_empty_the_hand_of_the_target() -> None:
    """P1 loses both cards and is the finisher, once P2 and P0 have let the windows go by."""
    state = done(position("EXCH.R", "B1 B2", 5), "EXCH.R", 1)
    assert ("B1 B2", "") == (hand(state, 0), hand(state, 1))
    result = step(state, fr.Pass(2), fr.Pass(0))
    assert [fr.RoundEnded("hand_empty", (1,))] == of(fr.RoundEnded, result)


@pytest.mark.rule("FR-CARD-EXCH-4")
@pytest.mark.parametrize("script", [(), (0, 0), (1, 0)])
def test_the_random_cards_are_none_of_those_just_given(script: tuple[int, ...]) -> None:
    """P1 holds two cards, so P0 gets exactly these, whatever chance says."""
    state = done(position("EXCH.R G1 G2", "B8 B9", 5, script=script), "EXCH.R", 1, "G1 G2")
    assert ("B8 B9", "G1 G2") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-CARD-EXCH-5", "FR-CARD-FU-3")
def test_fuck_you_with_exchange() -> None:
    state = used(position("EXCH.R FU B1 B2", 5, 5), "EXCH.R", 1).state
    assert {pick(0, "B1"), pick(0, "B2")} == legal(state, 0)
    refused(state, pick(0, "FU"), "FR-CARD-FU-3")


@pytest.mark.rule("FR-CARD-EXCH-5", "FR-CARD-FU-3")
def test_fuck_you_may_be_among_the_random_cards() -> None:
    state = done(position("EXCH.R G1 G2", "B9 FU", 5), "EXCH.R", 1, "G1 G2")
    assert ("B9 FU", "G1 G2") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-CARD-EXCH-6")
@pytest.mark.parametrize("chosen", ["", "B1"])
def test_exchange_of_too_few_cards(chosen: str) -> None:
    state = used(position("EXCH.R B1 B2 B3", 5, 5), "EXCH.R", 1, chosen).state
    refused(state, fr.Pass(0), "FR-CARD-EXCH-6")


@pytest.mark.rule("FR-CARD-EXCH-6")
def test_exchange_of_the_same_card_twice() -> None:
    refused(used(position("EXCH.R B1 B2 B3", 5, 5), "EXCH.R", 1, "B1").state, pick(0, "B1"), "FR-CARD-EXCH-6")


@pytest.mark.rule("FR-CARD-EXCH-6", "FR-ACT-1")
def test_exchange_of_a_third_card() -> None:
    refused(used(position("EXCH.R B1 B2 B3", 5, 5), "EXCH.R", 1, "B1 B2").state, pick(0, "B3"), "FR-ACT-1")


@pytest.mark.rule("FR-CARD-EXCH-6", "FR-CARD-EXCH-2")
def test_fuck_you_does_not_count_as_available() -> None:
    """P0 gives the only other card and still takes two."""
    state = done(position("EXCH.R FU B1", "Y1 Y2", 5), "EXCH.R", 1, "B1")
    assert ("Y1 Y2 FU", "B1") == (hand(state, 0), hand(state, 1))


# Secrecy of countered cards.


def countered(text: str, first: str, second: str) -> FrStep:
    """P0 declares two cards for P1, who counters; P1 has not chosen yet."""
    state = position(f"{text} B1 B2 B3", "CTR Y1 Y2 Y3", 5)
    return step(state, play(0, text), fr.Target(0, 1), pick(0, first), pick(0, second), throw(1, "CTR"))


@pytest.mark.rule("FR-CARD-GIFT-6", "FR-CARD-COUNTER-4", "FR-INFO-1")
@pytest.mark.parametrize("text", ["GIFT.R", "EXCH.R"])
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_countered_declaration_is_never_shown(text: str, seat: int | None) -> None:
    """Nobody else can tell whether P0 had chosen B1 B2 or B2 B3, not even the counterer."""
    one, other = countered(text, "B1", "B2"), countered(text, "B2", "B3")
    assert fr.view(one.state, seat) == fr.view(other.state, seat)
    assert fr.events_for(one.events, seat) == fr.events_for(other.events, seat)


@pytest.mark.rule("FR-CARD-GIFT-6", "FR-INFO-1")
@pytest.mark.parametrize("text", ["GIFT.R", "EXCH.R"])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_cards_of_a_counterer_are_secret_too(text: str, seat: int | None) -> None:
    """Until P0 has declined to counter, P0 and P2 see that P1 has chosen two cards, not which."""
    state = after(countered(text, "B1", "B2").state, fr.Target(1, 0))
    one = step(state, pick(1, "Y1"), pick(1, "Y2"), fr.Pass(1))
    other = step(state, pick(1, "Y2"), pick(1, "Y3"), fr.Pass(1))
    assert one.state != other.state
    assert fr.view(one.state, seat) == fr.view(other.state, seat)
    assert fr.events_for(one.events, seat) == fr.events_for(other.events, seat)


@pytest.mark.rule("FR-INFO-5", "FR-CARD-COUNTER-7")
def test_a_third_learns_only_how_many_cards_a_redirected_gift_moves() -> None:
    state = after(countered("GIFT.R", "B1", "B2").state, fr.Target(1, 0), pick(1, "Y1"), pick(1, "Y2"), fr.Pass(1))
    result = step(state, fr.Pass(0))
    assert fr.CardsMoved(1, 0, 2, cards("Y1 Y2")) in fr.events_for(result.events, 0)
    assert fr.CardsMoved(1, 0, 2, None) in fr.events_for(result.events, 2)
