"""
Skip, Equality, Fantastic and Fuck You (FR-CARD-SKIP-1 to FR-CARD-FU-4).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, cards, discard, give, passing, play, position, refused, step, throw
from .reading import hand, legal, of, playable, public, sizes, skips


# Skip.


@pytest.mark.rule("FR-CARD-SKIP-1", "FR-SKIP-1")
def test_the_target_of_a_skip_is_flagged() -> None:
    result = step(position("SKIP.R B1", 5, 5, 5), play(0, "SKIP.R"), fr.Target(0, 2), fr.Pass(2))
    assert [fr.Attacked(0, 2, "skip", 0)] == of(fr.Attacked, result)
    assert [fr.SkipFlagged(2)] == of(fr.SkipFlagged, result)
    assert [False, False, True, False] == skips(result.state)
    assert (fr.Demand("red/SKIP"), (1,)) == (public(result.state).demand, fr.awaiting(result.state))


@pytest.mark.rule("FR-CARD-SKIP-1", "FR-SKIP-2")
def test_a_skipped_player_misses_exactly_one_turn() -> None:
    """P1 is passed over at once, and has a turn in the next round of the table."""
    result = step(position("SKIP.R B1", 5, 5), play(0, "SKIP.R"), fr.Target(0, 1), fr.Pass(1))
    assert [fr.TurnSkipped(1)] == of(fr.TurnSkipped, result)
    assert ((2,), False) == (fr.awaiting(result.state), skips(result.state)[1])
    later = step(result.state, fr.Draw(2), fr.EndTurn(2), fr.Draw(0), fr.EndTurn(0))
    assert ([], (1,)) == (of(fr.TurnSkipped, later), fr.awaiting(later.state))


@pytest.mark.rule("FR-CARD-SKIP-1", "FR-SKIP-2")
def test_with_two_players_a_skip_gives_another_turn() -> None:
    state = after(position("SKIP.R B1", 5), play(0, "SKIP.R"), fr.Target(0, 1), fr.Pass(1))
    assert ((0,), {fr.Draw(0)}) == (fr.awaiting(state), legal(state, 0))


@pytest.mark.rule("FR-CARD-SKIP-2", "FR-SKIP-3")
def test_a_flagged_player_cannot_be_chosen() -> None:
    state = after(position("SKIP.R B1", 5, 5, skipped=[1]), play(0, "SKIP.R"))
    assert {fr.Target(0, 2)} == legal(state, 0)
    refused(state, fr.Target(0, 1), "FR-SKIP-3")


@pytest.mark.rule("FR-CARD-SKIP-2", "FR-SKIP-3")
def test_who_has_sat_out_can_be_chosen_again() -> None:
    """P1 was flagged by P0 and has missed the turn; P2 may skip P1 again."""
    state = position("SKIP.R B1", 5, "SKIP.G B2")
    state = after(state, play(0, "SKIP.R"), fr.Target(0, 1), fr.Pass(1), play(2, "SKIP.G"))
    assert {fr.Target(2, 0), fr.Target(2, 1)} == legal(state, 2)


@pytest.mark.rule("FR-CARD-SKIP-2", "FR-TARGET-4", "FR-ACT-4")
def test_a_skip_without_any_target_does_nothing() -> None:
    """Both others are flagged already: nothing is asked, both miss their turns, and P0 is on turn again."""
    result = step(position("SKIP.R B1", 5, 5, skipped=[1, 2]), play(0, "SKIP.R"))
    assert [fr.NoTarget(0, "skip")] == of(fr.NoTarget, result)
    assert [] == of(fr.Attacked, result)
    assert [fr.TurnSkipped(1), fr.TurnSkipped(2)] == of(fr.TurnSkipped, result)
    assert ((0,), fr.Demand("red/SKIP")) == (fr.awaiting(result.state), public(result.state).demand)


@pytest.mark.rule("FR-CARD-SKIP-1", "FR-TARGET-3")
def test_a_skip_must_be_used() -> None:
    refused(after(position("SKIP.R B1", 5, 5), play(0, "SKIP.R")), fr.Pass(0), "FR-TARGET-3")


@pytest.mark.rule("FR-ACT-2")
def test_nobody_sits_on_an_unknown_seat() -> None:
    refused(after(position("SKIP.R B1", 5, 5), play(0, "SKIP.R")), fr.Target(0, 3), "FR-ACT-2")


# Equality.


@pytest.mark.rule("FR-CARD-EQ-2")
def test_the_target_draws_up_to_the_hand_of_the_author() -> None:
    state = position("EQ B1 B2 B3 B4", "Y1", 5, draw="G1 G2 G3 G4")
    result = step(state, play(0, "EQ"), fr.Target(0, 1), fr.Pass(0), fr.Pass(1))
    assert [fr.CardsDrawn(1, 3, cards("G1 G2 G3"))] == of(fr.CardsDrawn, result)
    assert ("Y1 G1 G2 G3", (4, 4, 5)) == (hand(result.state, 1), sizes(result.state))


@pytest.mark.rule("FR-CARD-EQ-2", "FR-MATCH-14")
def test_equality_without_a_wish_leaves_the_demand() -> None:
    """P0 has six cards left, P1 three."""
    state = position("EQ B1 B2 B3 B4 B6 B7", 3, 5, demand="red 5")
    state = after(state, play(0, "EQ"), fr.Target(0, 1), fr.Pass(0), fr.Pass(1))
    assert ((6, 6, 5), fr.Demand("red 5"), (1,)) == (sizes(state), public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-CARD-EQ-2", "FR-WISH-5")
def test_equality_with_effect_and_wish() -> None:
    """The wish is made before the target is asked."""
    state = after(position("EQ B1 B2", 1, 5), play(0, "EQ"), fr.Target(0, 1), fr.WishColour(0, "green"))
    assert ((1,), fr.Demand("wish green"), (2, 1, 5)) == (fr.awaiting(state), public(state).demand, sizes(state))
    state = after(state, fr.Pass(1))
    assert ((1,), fr.Demand("wish green"), (2, 2, 5)) == (fr.awaiting(state), public(state).demand, sizes(state))


@pytest.mark.rule("FR-WISH-5")
def test_equality_as_a_wish_only() -> None:
    """Without a target the wish is mandatory; nobody is attacked."""
    state = after(position("EQ B1 B2", 1, 5), play(0, "EQ"), fr.Pass(0))
    refused(state, fr.Pass(0), "FR-WISH-5")
    result = step(state, fr.WishColour(0, "blue"))
    assert [] == of(fr.Attacked, result)
    assert (fr.Demand("wish blue"), (2, 1, 5)) == (public(result.state).demand, sizes(result.state))


@pytest.mark.rule("FR-CARD-EQ-1")
def test_hands_are_compared_after_equality_has_been_played() -> None:
    """P0 had five cards and has four: P1 with four is no target, P2 with three is."""
    state = after(position("EQ B1 B2 B3 B4", 4, 3), play(0, "EQ"))
    assert {fr.Pass(0), fr.Target(0, 2)} == legal(state, 0)


@pytest.mark.rule("FR-CARD-EQ-1")
@pytest.mark.parametrize("size", [4, 5, 9])
def test_a_player_with_as_many_or_more_cards(size: int) -> None:
    state = after(position("EQ B1 B2 B3 B4", size, 3), play(0, "EQ"))
    refused(state, fr.Target(0, 1), "FR-CARD-EQ-1")


@pytest.mark.rule("FR-CARD-EQ-1", "FR-WISH-5", "FR-WISH-7")
def test_nobody_holds_fewer_cards() -> None:
    """P0 has four cards left, P1 four, P2 six: only the wish is possible, and it is mandatory."""
    state = after(position("EQ B1 B2 B3 B4", 4, 6), play(0, "EQ"))
    refused(state, fr.Target(0, 1), "FR-CARD-EQ-1")
    refused(state, fr.Target(0, 2), "FR-CARD-EQ-1")
    refused(state, fr.Pass(0), "FR-WISH-5")
    state = after(state, fr.WishColour(0, "green"))
    assert (fr.Demand("wish green"), (1,)) == (public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-CARD-EQ-1", "FR-WISH-7")
def test_equality_as_last_card_is_a_wish_only() -> None:
    """Nobody holds fewer than no cards."""
    state = after(position("EQ", 1, 1), play(0, "EQ"))
    assert {fr.WishColour(0, colour) for colour in fr.COLOURS} == legal(state, 0)


@pytest.mark.rule("FR-CARD-EQ-3")
def test_the_amount_follows_the_hands_at_the_moment_of_the_draw() -> None:
    """P0 holds four, P1 three; P1 counters, is down to two, and turns the effect against P2 with one: one card."""
    state = position("EQ B1 B2 B3 B4", "CTR Y1 Y2", "G1", draw="G2 G3 G4")
    state = after(state, play(0, "EQ"), fr.Target(0, 1), fr.Pass(0), throw(1, "CTR"))
    result = step(state, fr.Target(1, 2), fr.Pass(1), fr.Pass(2))
    assert [fr.CardsDrawn(2, 1, cards("G2"))] == of(fr.CardsDrawn, result)
    assert (4, 2, 2) == sizes(result.state)


@pytest.mark.rule("FR-CARD-EQ-2", "FR-DRAW-4", "FR-END-2")
def test_equality_with_too_short_a_pile_ends_the_round() -> None:
    """P1 takes the one card that is there; then the round is over: 10, 3 and 3 points."""
    state = position("EQ B1 B2 B3 B4", "Y1", "Y3", draw="G2", draw_size=1)
    result = step(state, play(0, "EQ"), fr.Target(0, 1), fr.Pass(0), fr.Pass(1))
    assert [fr.CardsDrawn(1, 1, cards("G2"))] == of(fr.CardsDrawn, result)
    assert [fr.DrawPileExhausted(2, 1)] == of(fr.DrawPileExhausted, result)
    assert [fr.Scored((10, 3, 3), (10, 3, 3))] == of(fr.Scored, result)


def countered(target_hand: str, *others: str | int) -> fr.State:
    """P0, with six cards left, has used Equality against P1, who counters."""
    state = position("EQ B1 B2 B3 B4 B6 B7", target_hand, *others)
    return after(state, play(0, "EQ"), fr.Target(0, 1), fr.Pass(0), throw(1, "CTR"))


@pytest.mark.rule("FR-CARD-COUNTER-7", "FR-CARD-EQ-1")
def test_equality_compares_with_the_hand_of_the_counterer_without_counterattack() -> None:
    """P1 is down to two cards, so P2 with two cards is no target, P3 with one card is."""
    state = countered("CTR Y1 Y2", "G1 G2", "G3")
    assert {fr.Pass(1), fr.Target(1, 3)} == legal(state, 1)
    refused(state, fr.Target(1, 2), "FR-CARD-EQ-1")


@pytest.mark.rule("FR-CARD-COUNTER-7", "FR-CARD-EQ-2")
def test_equality_turned_against_a_third() -> None:
    """P1 has three cards after the counter, P2 one: P2 draws two."""
    state = countered("CTR Y1 Y2 Y3", "G1")
    assert {fr.Pass(1), fr.Target(1, 2)} == legal(state, 1)
    assert (6, 3, 3) == sizes(after(state, fr.Target(1, 2), fr.Pass(1), fr.Pass(2)))


@pytest.mark.rule("FR-CARD-COUNTER-15", "FR-CARD-COUNTER-6")
def test_without_a_legal_target_only_the_wish_is_left() -> None:
    """P1 has one card after the counter, and nobody has fewer."""
    state = countered("CTR Y1", 1)
    assert {fr.Pass(1), *(fr.WishColour(1, colour) for colour in fr.COLOURS)} == legal(state, 1)


@pytest.mark.rule("FR-CARD-COUNTER-15", "FR-ACT-2")
def test_a_counterer_without_a_legal_target_is_not_asked_for_one() -> None:
    refused(countered("CTR Y1", 1), fr.Target(1, 0), "FR-ACT-2")


# Fantastic.

DEMANDS = ["red 5", "red/SKIP", "red/2ND", "wish blue", "wish 7", "black 5", "open"]


@pytest.mark.rule("FR-CARD-FAN-1", "FR-MATCH-3")
@pytest.mark.parametrize("demand", DEMANDS)
def test_fantastic_is_playable_on_every_card(demand: str) -> None:
    state = after(position("FAN G1", 5, 5, demand=demand), play(0, "FAN"))
    assert (0,) == fr.awaiting(state)


@pytest.mark.rule("FR-CARD-FAN-1", "FR-WISH-3", "FR-MATCH-13")
def test_fantastic_wishes_one_of_four_colours_or_nine_numbers() -> None:
    state = after(position("FAN G1", 5, 5), play(0, "FAN"))
    colours = {fr.WishColour(0, colour) for colour in fr.COLOURS}
    numbers = {fr.WishNumber(0, number) for number in range(1, 10)}
    assert colours | numbers == legal(state, 0)
    refused(state, fr.Pass(0), "FR-WISH-3")


@pytest.mark.rule("FR-CARD-FAN-1", "FR-MATCH-13")
@pytest.mark.parametrize(
    ("wish", "demand"), [(fr.WishColour(0, "yellow"), "wish yellow"), (fr.WishNumber(0, 7), "wish 7")]
)
def test_the_wish_of_fantastic_is_in_force(wish: fr.Action, demand: str) -> None:
    """It is one wish, and the turn is over."""
    result = step(position("FAN G1", 5, 5, demand="wish blue"), play(0, "FAN"), wish)
    assert [fr.WishMade(0, fr.Demand(demand))] == of(fr.WishMade, result)
    assert (fr.Demand(demand), (1,)) == (public(result.state).demand, fr.awaiting(result.state))


# Fuck You.


def with_fuck_you(size: int, demand: str = "red 5") -> fr.State:
    """P0 holds so many cards, Fuck You among them."""
    others = ("B1", "B2", "B3", "B4", "B6", "B7", "B8", "B9", "Y1", "Y2", "Y3")
    return position(" ".join(("FU", *others[: size - 1])), 5, 5, demand=demand)


@pytest.mark.rule("FR-CARD-FU-1")
@pytest.mark.parametrize("size", [1, 2, 9, 11, 12])
def test_fuck_you_without_exactly_ten_cards(size: int) -> None:
    refused(with_fuck_you(size), play(0, "FU"), "FR-CARD-FU-1")


@pytest.mark.rule("FR-CARD-FU-1")
def test_drawing_the_tenth_card_makes_fuck_you_playable() -> None:
    state = with_fuck_you(9)
    assert "FU" not in playable(state, 0)
    assert "FU" in playable(after(state, fr.Draw(0)), 0)


@pytest.mark.rule("FR-CARD-FU-1")
def test_drawing_the_eleventh_card_makes_fuck_you_unplayable() -> None:
    refused(after(with_fuck_you(10), fr.Draw(0)), play(0, "FU"), "FR-CARD-FU-1")


@pytest.mark.rule("FR-CARD-FU-2", "FR-MATCH-17")
@pytest.mark.parametrize("demand", DEMANDS)
def test_fuck_you_lies_on_every_card_and_changes_nothing(demand: str) -> None:
    result = step(with_fuck_you(10, demand), play(0, "FU"))
    assert [fr.CardPlayed(0, fr.Card("FU"), fr.Demand(demand))] == of(fr.CardPlayed, result)
    assert (fr.Demand(demand), fr.Card("FU")) == (public(result.state).demand, public(result.state).discard[-1])
    assert (9, 5, 5) == sizes(result.state)


@pytest.mark.rule("FR-CARD-FU-2", "FR-MATCH-19")
def test_fuck_you_does_not_touch_the_last_colour() -> None:
    assert "red" == public(after(with_fuck_you(10, "red 5"), play(0, "FU"))).last_colour


@pytest.mark.rule("FR-CARD-FU-3")
@pytest.mark.parametrize("text", ["GIFT.R", "EXCH.R"])
def test_fuck_you_is_never_offered_to_be_given(text: str) -> None:
    state = after(position(f"{text} FU B1 B2", 5, 5), play(0, text), fr.Target(0, 1))
    assert {fr.Pick(0, fr.Card("B1")), fr.Pick(0, fr.Card("B2"))} == legal(state, 0)


@pytest.mark.rule("FR-CARD-FU-3")
def test_an_exchange_takes_fuck_you_blind() -> None:
    """The hand is Y1 B9 FU; the random source takes its third card, then the first."""
    state = position("EXCH.R", "B9 FU Y1", 5, script=(2, 0))
    state = passing(after(state, play(0, "EXCH.R"), fr.Target(0, 1)))
    assert ("Y1 FU", "B9") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-CARD-FU-4")
def test_in_an_event_fuck_you_may_be_given() -> None:
    state = position("K5 B1 B2", "FU B3", "B4 B6", events=["surprise_party"])
    state = after(state, play(0, "K5"), give(1, "FU", 2), give(2, "B4", 0), give(0, "B1", 1))
    assert ("B2 B4", "B1 B3", "B6 FU") == (hand(state, 0), hand(state, 1), hand(state, 2))


@pytest.mark.rule("FR-CARD-FU-4")
def test_in_an_event_fuck_you_may_be_discarded() -> None:
    state = after(position("K5 B1 B2", "FU B3", "B4 B6", events=["recession"]), play(0, "K5"), discard(1, "FU"))
    assert "B3" == hand(state, 1)


@pytest.mark.rule("FR-CARD-FU-4")
def test_in_an_event_fuck_you_goes_along_with_the_hand() -> None:
    """Earthquake: every hand goes to the player to the right."""
    state = after(position("K5 B1 B2", "FU B3", "B4 B6", events=["earthquake"]), play(0, "K5"))
    assert ("B4 B6", "B1 B2", "B3 FU") == (hand(state, 0), hand(state, 1), hand(state, 2))
