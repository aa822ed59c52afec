"""
Nice Try and the end of a round (FR-CARD-NICE-1 to FR-CARD-NICE-11, FR-END-1 to FR-END-9).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr
from tabletricks.frantic.events.rounds import EndCause

from .builders import after, cards, discard, give, pick, play, position, refused, step, throw
from .reading import FrStep, asked, hand, legal, of, public, sizes


def finished(*others: str | int, draw: str = "", draw_size: int | None = None) -> fr.State:
    """P0 has played the last card, a red 1; the first window for Nice Try is open."""
    return after(position("R1", *others, draw=draw, draw_size=draw_size), play(0, "R1"))


def recession(author: str) -> fr.State:
    """P0 has triggered a Recession that took the last cards of P1 and P2 and the first three of P0's."""
    state = after(position(f"K5 {author}", "R1", "B1 B2", events=["recession"]), play(0, "K5"))
    state = after(state, discard(1, "R1"), discard(2, "B1"), discard(2, "B2"))
    return after(state, discard(0, "G9"), discard(0, "Y9"), discard(0, "R2"))


# The window.


@pytest.mark.rule("FR-CARD-NICE-1", "FR-REACT-2", "FR-REACT-3")
def test_everybody_with_cards_is_asked_in_the_direction_from_the_turn_player() -> None:
    """Whether or not they hold Nice Try; after the last of them the round is over."""
    state = finished(5, "NICE B1", 5)
    assert ("react nice_try", (1,), {fr.Pass(1)}) == (asked(state), fr.awaiting(state), legal(state, 1))
    state = after(state, fr.Pass(1))
    assert ((2,), {fr.Pass(2), throw(2, "NICE")}) == (fr.awaiting(state), legal(state, 2))
    state = after(state, fr.Pass(2))
    assert ((3,), {fr.Pass(3)}) == (fr.awaiting(state), legal(state, 3))
    result = step(state, fr.Pass(3))
    assert fr.Passed(3, "nice_try") == result.events[0]
    assert fr.RoundEnded("hand_empty", (0,)) == result.events[1]


@pytest.mark.rule("FR-CARD-NICE-1")
def test_the_turn_player_may_throw_it_against_another() -> None:
    """P0's Exchange has taken P1's last cards, Nice Try among them; P2 passes, and P0 throws it."""
    state = position("EXCH.R", "B1 NICE", 5)
    state = after(state, play(0, "EXCH.R"), fr.Target(0, 1), fr.Pass(1), fr.Pass(2), throw(0, "NICE"), fr.Pass(0))
    assert ((1, 3, 5), (1,)) == (sizes(state), fr.awaiting(state))


@pytest.mark.rule("FR-CARD-NICE-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_nice_try_in_a_turn_while_everybody_has_cards(seat: int) -> None:
    state = position("NICE B1", 5, 5) if seat == 0 else position(5, "NICE B1", 5)
    refused(state, throw(seat, "NICE"), "FR-CARD-NICE-1")


@pytest.mark.rule("FR-CARD-NICE-1")
def test_nice_try_against_an_attack_while_everybody_has_cards() -> None:
    state = after(position("SKIP.R B1", "NICE B2", 5), play(0, "SKIP.R"), fr.Target(0, 1))
    refused(state, throw(1, "NICE"), "FR-CARD-NICE-1")


@pytest.mark.rule("FR-CARD-NICE-1", "FR-REACT-1")
def test_only_nice_try_is_thrown_in_and_only_by_its_holder() -> None:
    state = finished("NICE R2 FAN", 5)
    refused(state, throw(1, "FAN"), "FR-REACT-1")
    refused(after(state, fr.Pass(1)), throw(2, "NICE"), "FR-PLAY-1")


@pytest.mark.rule("FR-CARD-NICE-1", "FR-ACT-1")
def test_who_has_passed_is_not_asked_again() -> None:
    refused(after(finished("NICE R2", 5), fr.Pass(1)), fr.Pass(1), "FR-ACT-1")


@pytest.mark.rule("FR-CARD-NICE-2", "FR-REACT-7")
def test_the_finisher_draws_three_cards_and_the_round_goes_on() -> None:
    result = step(finished("NICE B1", 5, draw="G1 G2 G3 G4"), throw(1, "NICE"), fr.Pass(1))
    assert (
        fr.CardThrown(1, fr.Card("NICE")),
        fr.CardsDrawn(0, 3, cards("G1 G2 G3")),
        fr.TurnStarted(1, fr.Demand("red 1")),
    ) == result.events
    assert ("G1 G2 G3", "B1") == (hand(result.state, 0), hand(result.state, 1))
    assert cards("R1 NICE") == public(result.state).discard[-2:]


@pytest.mark.rule("FR-CARD-NICE-2", "FR-END-6")
def test_all_empty_handed_players_draw_in_the_direction_from_the_turn_player() -> None:
    """P1's Recession has taken the last cards of P2 and P0; P2, who sits after P1, draws first."""
    state = after(position("B1 B2", "K5 G9 Y9 R2 B7 NICE", "R1", turn=1, events=["recession"]), play(1, "K5"))
    state = after(state, discard(2, "R1"), discard(0, "B1"), discard(0, "B2"))
    state = after(state, discard(1, "G9"), discard(1, "Y9"), discard(1, "R2"))
    result = step(state, throw(1, "NICE"), fr.Pass(1))
    assert [(2, 3), (0, 3)] == [(event.seat, event.count) for event in of(fr.CardsDrawn, result)]


@pytest.mark.rule("FR-CARD-NICE-3", "FR-CARD-NICE-5", "FR-CARD-NICE-8")
def test_nice_try_received_with_the_finishing_gift() -> None:
    """P1 throws what P0 has just given and wishes blue; P0 draws three; P1 is on turn."""
    state = after(position("GIFT.R NICE B2", "Y1", 5), play(0, "GIFT.R"), fr.Target(0, 1))
    state = after(state, pick(0, "NICE"), pick(0, "B2"), fr.Pass(1), throw(1, "NICE"), fr.WishColour(1, "blue"))
    assert ((3, 2, 5), "Y1 B2") == (sizes(state), hand(state, 1))
    assert (fr.Demand("wish blue"), (1,), "play") == (public(state).demand, fr.awaiting(state), asked(state))


@pytest.mark.rule("FR-CARD-NICE-2", "FR-CARD-NICE-4", "FR-END-4")
def test_hands_emptied_by_an_event() -> None:
    """The window opens after the Recession is complete, for P0 alone; P1 and P2 draw three each."""
    state = recession("G9 Y9 R2 B7 NICE")
    assert ("react nice_try", (0,)) == (asked(state), fr.awaiting(state))
    state = after(state, throw(0, "NICE"), fr.Pass(0))
    assert ("B7", (1, 3, 3), (1,)) == (hand(state, 0), sizes(state), fr.awaiting(state))


@pytest.mark.rule("FR-CARD-NICE-6")
def test_nice_try_as_last_card() -> None:
    """P1 and P2 draw three; P0 draws nothing, and a new window opens; P0 is the only finisher."""
    state = after(recession("G9 Y9 R2 NICE"), throw(0, "NICE"), fr.Pass(0))
    assert ((0, 3, 3), "react nice_try", (1,)) == (sizes(state), asked(state), fr.awaiting(state))
    result = step(state, fr.Pass(1), fr.Pass(2))
    assert [fr.RoundEnded("hand_empty", (0,))] == of(fr.RoundEnded, result)


@pytest.mark.rule("FR-CARD-NICE-4", "FR-EVENT-GEN-11")
def test_no_window_before_the_event_is_complete() -> None:
    """P1's hand is empty in the middle of the Recession; P2 must go on discarding."""
    state = after(position("K5 NICE B3", "R1", "B1 B2", events=["recession"]), play(0, "K5"), discard(1, "R1"))
    assert (2,) == fr.awaiting(state)
    refused(state, throw(0, "NICE"), "FR-CARD-NICE-1")


@pytest.mark.rule("FR-CARD-NICE-5", "FR-CARD-NICE-11")
def test_the_wish_is_asked_before_the_cards_are_drawn() -> None:
    """The thrower may wish a colour or do without; nobody has drawn yet."""
    state = after(finished("NICE B1", 5), throw(1, "NICE"))
    assert ((1,), (0, 1, 5)) == (fr.awaiting(state), sizes(state))
    assert {fr.Pass(1), *(fr.WishColour(1, colour) for colour in fr.COLOURS)} == legal(state, 1)
    events = step(state, fr.WishColour(1, "green")).events
    assert [fr.WishMade, fr.CardsDrawn, fr.TurnStarted] == [type(event) for event in events]


@pytest.mark.rule("FR-CARD-NICE-5", "FR-MATCH-14")
def test_without_a_wish_the_demand_stays() -> None:
    state = after(finished("NICE B1", 5), throw(1, "NICE"), fr.Pass(1))
    assert fr.Demand("red 1") == public(state).demand


@pytest.mark.rule("FR-CARD-NICE-5", "FR-WISH-6")
def test_nice_try_wishes_no_number() -> None:
    refused(after(finished("NICE B1", 5), throw(1, "NICE")), fr.WishNumber(1, 4), "FR-WISH-6")


@pytest.mark.rule("FR-CARD-NICE-7", "FR-DRAW-4")
def test_too_few_cards_for_nice_try_end_the_round() -> None:
    """P0 takes the two that are left: 3 points; no further window opens."""
    state = finished("NICE B1", "B2", draw="G1 G2", draw_size=2)
    result = step(state, throw(1, "NICE"), fr.Pass(1))
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((3, 1, 2), (3, 1, 2))] == of(fr.Scored, result)


@pytest.mark.rule("FR-CARD-NICE-7", "FR-END-9")
def test_with_an_empty_pile_nice_try_helps_nobody() -> None:
    """P0 draws nothing and is a finisher, although the exhausted pile ends the round."""
    result = step(finished("NICE B1", "B2", draw_size=0), throw(1, "NICE"), fr.Pass(1))
    assert [fr.RoundEnded("exhausted", (0,))] == of(fr.RoundEnded, result)


@pytest.mark.rule("FR-CARD-NICE-8")
def test_after_nice_try_the_player_after_the_turn_player_is_next() -> None:
    """Not the player after the thrower."""
    state = after(finished(5, "NICE B1", 5), fr.Pass(1), throw(2, "NICE"), fr.Pass(2))
    assert ("play", (1,)) == (asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-CARD-NICE-9")
def test_in_the_own_turn_it_is_a_mandatory_colour_wish() -> None:
    state = after(position("NICE B1", 5, 5), play(0, "NICE"))
    assert {fr.WishColour(0, colour) for colour in fr.COLOURS} == legal(state, 0)
    refused(state, fr.Pass(0), "FR-CARD-NICE-9")
    state = after(state, fr.WishColour(0, "blue"))
    assert (fr.Demand("wish blue"), (1,), (1, 5, 5)) == (public(state).demand, fr.awaiting(state), sizes(state))


# The end of a round.


def ended(state: fr.State, *actions: fr.Action) -> FrStep:
    """The step with which the round is over."""
    result = step(state, *actions)
    assert 1 == len(of(fr.RoundEnded, result))
    return result


@pytest.mark.rule("FR-END-1")
def test_a_hand_given_away_ends_the_round() -> None:
    """In a Surprise Party P1 gives the only card away and gets none."""
    state = after(position("K5 B1 B2", "B3", "B4 B6", events=["surprise_party"]), play(0, "K5"))
    result = ended(state, give(1, "B3", 2), give(0, "B1", 2), give(2, "B4", 0), fr.Pass(2), fr.Pass(0))
    assert [fr.RoundEnded("hand_empty", (1,))] == of(fr.RoundEnded, result)


@pytest.mark.rule("FR-END-1", "FR-END-6")
def test_several_players_finish_at_once() -> None:
    """P1 and P2 both have no points."""
    result = ended(recession("G9 Y9 R2 B7"), fr.Pass(0))
    assert [fr.RoundEnded("hand_empty", (1, 2))] == of(fr.RoundEnded, result)
    assert [fr.Scored((7, 0, 0), (7, 0, 0))] == of(fr.Scored, result)


@pytest.mark.rule("FR-END-2", "FR-DRAW-3")
def test_a_draw_from_the_empty_pile_ends_the_round() -> None:
    """Taking the last card does not yet."""
    state = position("B1", "B2", "B3", draw="G1", draw_size=1)
    first = step(state, fr.Draw(0), fr.EndTurn(0))
    assert ([], (1,)) == (of(fr.RoundEnded, first), fr.awaiting(first.state))
    result = ended(first.state, fr.Draw(1))
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((2, 2, 3), (2, 2, 3))] == of(fr.Scored, result)


@pytest.mark.rule("FR-END-3")
@pytest.mark.parametrize(("event", "cause"), [("finish_line", "finish_line"), ("doomsday", "doomsday")])
def test_an_event_ends_the_round(event: fr.EventCard, cause: EndCause) -> None:
    result = ended(position("K5 B1", 5, 5, events=[event]), play(0, "K5"))
    assert [fr.RoundEnded(cause, ())] == of(fr.RoundEnded, result)


@pytest.mark.rule("FR-END-3")
def test_the_bomb_ends_the_round() -> None:
    result = ended(position(5, 5, 5, bomb=(1, 0, 1), drawn=True), fr.EndTurn(0))
    assert [fr.RoundEnded("time_bomb", ())] == of(fr.RoundEnded, result)


@pytest.mark.rule("FR-END-4", "FR-EVENT-GEN-7")
def test_an_event_is_completed_as_far_as_possible() -> None:
    """Third Time Lucky with five cards: three for P1, two for P2, none for P0; then the round is over."""
    state = position("K5 B1", "B2", "B3", draw="G1 G1 G2 Y1 Y1", draw_size=5, events=["third_time_lucky"])
    result = ended(state, play(0, "K5"))
    assert [(1, 3), (2, 2)] == [(event.seat, event.count) for event in of(fr.CardsDrawn, result)]
    assert [fr.Scored((1, 6, 5), (1, 6, 5))] == of(fr.Scored, result)


@pytest.mark.rule("FR-END-5")
def test_while_nobody_is_empty_handed_play_goes_on() -> None:
    result = step(position("R1 B1", "B2", "B3"), play(0, "R1"))
    assert (fr.CardPlayed(0, fr.Card("R1")), fr.TurnStarted(1)) == result.events


@pytest.mark.rule("FR-END-5", "FR-END-7", "FR-END-9")
@pytest.mark.parametrize(("event", "finishers"), [("finish_line", (0,)), ("doomsday", ())])
def test_no_nice_try_when_an_event_ends_the_round(event: fr.EventCard, finishers: tuple[int, ...]) -> None:
    """P0's last card triggers the event; P1's Nice Try is not asked for. After Doomsday nobody is a finisher."""
    result = ended(position("K5", "NICE B1", 5, events=[event]), play(0, "K5"))
    assert [] == of(fr.Passed, result)
    assert [finishers] == [event.finishers for event in of(fr.RoundEnded, result)]


@pytest.mark.rule("FR-END-5", "FR-END-7", "FR-END-9")
def test_no_nice_try_when_the_pile_is_exhausted() -> None:
    """P0's last card is Fantastic Four, for which the pile does not last; P0 is a finisher all the same."""
    state = after(position("F4", "NICE B1", "B2", draw="G1", draw_size=1), play(0, "F4"), fr.Share(0, 1, 4))
    result = ended(state, fr.WishColour(0, "red"), fr.Pass(1))
    assert [fr.RoundEnded("exhausted", (0,))] == of(fr.RoundEnded, result)
    assert [fr.Scored((0, 9, 2), (0, 9, 2))] == of(fr.Scored, result)


@pytest.mark.rule("FR-END-8")
def test_an_empty_hand_that_is_refilled_ends_nothing() -> None:
    """P0's last card triggers Third Time Lucky: nobody is asked for Nice Try."""
    state = after(position("K5", "NICE B1", 5, events=["third_time_lucky"]), play(0, "K5"))
    assert ((3, 5, 8), "play", (1,)) == (sizes(state), asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-END-8", "FR-END-9")
def test_only_who_is_empty_handed_at_the_end_is_a_finisher() -> None:
    """P0's last card triggers an Earthquake: P1 gets P0's empty hand."""
    state = after(position("K5", "B1", "B2", events=["earthquake"]), play(0, "K5"))
    result = ended(state, fr.Pass(2), fr.Pass(0))
    assert [fr.RoundEnded("hand_empty", (1,))] == of(fr.RoundEnded, result)
