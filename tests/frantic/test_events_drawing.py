"""
The events that draw from the pile, end the round, or let it tick; P0 plays K5 on a red 5.
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr
from tabletricks.core import shuffle_script

from .builders import after, cards, opening, passing, play, position, refused, step, take, throw
from .reading import asked, bomb_of, draw_pile, hand, legal, of, public, scores, sizes


K5 = play(0, "K5")


def drawing(state: fr.State, *seats: int) -> fr.State:
    """Some players draw in their turns and play nothing."""
    for seat in seats:
        state = after(state, fr.Draw(seat), fr.EndTurn(seat))
    return state


# Communism.


@pytest.mark.rule("FR-EVENT-COMMUNISM-1")
def test_communism_draws_up_to_the_largest_hand() -> None:
    """P1 holds five cards; P2 with three draws two, then P0 with one draws four."""
    state = position("K5 G1", "R1 R2 R3 R4 R6", "B1 B2 B3", draw="Y1 Y2 Y3 Y4 Y6 Y7", events=["communism"])
    result = step(state, K5)
    drawn = [fr.CardsDrawn(2, 2, cards("Y1 Y2")), fr.CardsDrawn(0, 4, cards("Y3 Y4 Y6 Y7"))]
    assert (drawn, (5, 5, 5)) == (of(fr.CardsDrawn, result), sizes(result.state))


@pytest.mark.rule("FR-EVENT-COMMUNISM-1")
def test_communism_among_equals_draws_nothing() -> None:
    result = step(position("K5 G1 G2", "R1 R2", "B1 B2", draw_size=0, events=["communism"]), K5)
    assert ([], [], (2, 2, 2)) == (
        of(fr.CardsDrawn, result),
        of(fr.DrawPileExhausted, result),
        sizes(result.state),
    )


@pytest.mark.rule("FR-EVENT-COMMUNISM-1", "FR-EVENT-GEN-7")
def test_communism_with_too_few_cards() -> None:
    """P2 draws the last card instead of two, P0 none of four."""
    state = position(
        "K5 G1", "R1 R2 R3 R4 R6", "B1 B2 B3", draw="Y1", draw_size=1, events=["communism"], scoring="none"
    )
    result = step(state, K5)
    assert [fr.DrawPileExhausted(1, 2), fr.DrawPileExhausted(4, 0)] == of(fr.DrawPileExhausted, result)
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert (1, 5, 4) == sizes(result.state)


# Expansion.


@pytest.mark.rule("FR-EVENT-EXPANSION-1")
@pytest.mark.parametrize(("author", "expected"), [(0, (4, 2, 3)), (1, (3, 4, 2)), (2, (2, 3, 4))])
def test_expansion_draws_one_then_two_then_three(author: int, expected: tuple[int, ...]) -> None:
    """Everybody holds one card; the first after the author draws one, the author three."""
    hands = ["G1", "B1", "Y1"]
    hands[author] += " K5"
    assert expected == sizes(after(position(*hands, turn=author, events=["expansion"]), play(author, "K5")))


@pytest.mark.rule("FR-EVENT-EXPANSION-1")
def test_expansion_gives_the_cards_in_the_order_of_the_pile() -> None:
    state = position("K5", "B1", "Y1", draw="G1 G2 G3 G4 G6 G7", events=["expansion"])
    state = after(state, K5)
    assert ("G4 G6 G7", "G1 B1", "Y1 G2 G3") == (hand(state, 0), hand(state, 1), hand(state, 2))


# Third Time Lucky.


@pytest.mark.rule("FR-EVENT-THIRD_TIME_LUCKY-1")
def test_third_time_lucky_draws_three_each() -> None:
    """P1 first, P0 last."""
    state = position("K5 G1", "B1", draw="Y1 Y2 Y3 Y4 Y6 Y7", events=["third_time_lucky"])
    result = step(state, K5)
    drawn = [fr.CardsDrawn(1, 3, cards("Y1 Y2 Y3")), fr.CardsDrawn(0, 3, cards("Y4 Y6 Y7"))]
    assert (drawn, (4, 4)) == (of(fr.CardsDrawn, result), sizes(result.state))


@pytest.mark.rule("FR-EVENT-THIRD_TIME_LUCKY-1", "FR-DRAW-3")
def test_third_time_lucky_with_just_enough_cards() -> None:
    """Taking the last card does not end the round."""
    result = step(position("K5 G1", "B1", draw_size=6, events=["third_time_lucky"]), K5)
    assert ([], 0, (1,)) == (of(fr.RoundEnded, result), len(draw_pile(result.state)), fr.awaiting(result.state))


@pytest.mark.rule("FR-EVENT-THIRD_TIME_LUCKY-1", "FR-EVENT-GEN-7", "FR-END-9")
def test_third_time_lucky_with_too_few_cards() -> None:
    """P1 draws three, P2 one, and P0, whose last card was K5, none: the round ends with P0 as a finisher."""
    state = position("K5", "B1", "Y1", draw="G1 G2 G3 G4", draw_size=4, events=["third_time_lucky"])
    result = step(state, K5)
    assert [fr.DrawPileExhausted(2, 2), fr.DrawPileExhausted(3, 0)] == of(fr.DrawPileExhausted, result)
    assert [fr.RoundEnded("exhausted", (0,))] == of(fr.RoundEnded, result)
    assert [fr.Scored((0, 7, 5), (0, 7, 5))] == of(fr.Scored, result)


# Mexican Standoff.


@pytest.mark.rule("FR-EVENT-MEXICAN_STANDOFF-1")
def test_mexican_standoff() -> None:
    """P1's R2 and FAN are gone; everybody has three new cards."""
    state = position(
        "K5 G1", "R2 FAN", "B1 B2 B3 FU", draw="Y1 Y2 Y3 Y4 Y6 Y7 G2 G3 G4", top="R5", events=["mexican_standoff"]
    )
    result = step(state, K5)
    assert ("G2 G3 G4", "Y1 Y2 Y3", "Y4 Y6 Y7") == tuple(hand(result.state, seat) for seat in range(3))
    assert [
        fr.CardsDiscarded(1, cards("R2 FAN")),
        fr.CardsDiscarded(2, cards("B1 B2 B3 FU")),
        fr.CardsDiscarded(0, cards("G1")),
    ] == of(fr.CardsDiscarded, result)
    assert cards("R5 K5") == public(result.state).discard[-2:]


@pytest.mark.rule("FR-EVENT-MEXICAN_STANDOFF-1", "FR-EVENT-GEN-15")
def test_mexican_standoff_of_a_player_without_cards() -> None:
    """K5 was P0's last card; P0 draws three like everybody and the round goes on."""
    state = after(position("K5", "R2 FAN", events=["mexican_standoff"]), K5)
    assert ((3, 3), "play", (1,)) == (sizes(state), asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-EVENT-MEXICAN_STANDOFF-1", "FR-EVENT-GEN-7", "FR-END-7", "FR-END-9")
def test_mexican_standoff_with_too_few_cards() -> None:
    """Discards are not drawn again: P1 draws three, P2 one, P0 none. No Nice Try is asked for."""
    state = position("K5 G9", "R2 NICE", "B9", draw="Y1 Y2 Y3 Y4", draw_size=4, events=["mexican_standoff"])
    result = step(state, K5)
    assert [fr.RoundEnded("exhausted", (0,))] == of(fr.RoundEnded, result)
    assert [fr.Scored((0, 6, 4), (0, 6, 4))] == of(fr.Scored, result)


# Market.


@pytest.mark.rule("FR-EVENT-MARKET-1", "FR-INFO-12")
def test_the_market_shows_a_card_for_everybody() -> None:
    """Three players, three cards, seen by all; the fourth card stays on the pile."""
    result = step(position("K5 G1", "B1", "B2", draw="Y3 Y1 FAN Y9", events=["market"]), K5)
    assert [fr.MarketOpened(cards("Y1 Y3 FAN"))] == of(fr.MarketOpened, result)
    assert "Y9" == draw_pile(result.state)[0]
    assert {fr.Take(1, c) for c in cards("Y1 Y3 FAN")} == legal(result.state, 1)


@pytest.mark.rule("FR-EVENT-MARKET-2")
def test_everybody_takes_a_card_of_the_market_in_order() -> None:
    """P1 chooses first, then P2; P0 gets the last card."""
    state = after(position("K5 G1", "B1", "B2", draw="Y3 Y1 FAN", events=["market"]), K5)
    assert (1,) == fr.awaiting(state)
    result = step(state, take(1, "FAN"), take(2, "Y3"))
    assert ({take(0, "Y1")}, (0,)) == (legal(result.state, 0), fr.awaiting(result.state))
    result = step(result.state, take(0, "Y1"))
    assert ("Y1 G1", "B1 FAN", "Y3 B2") == tuple(hand(result.state, seat) for seat in range(3))
    assert [fr.CardsTaken(0, cards("Y1"), "market")] == of(fr.CardsTaken, result)
    assert [fr.EventResolved("market")] == of(fr.EventResolved, result)


@pytest.mark.rule("FR-EVENT-MARKET-2", "FR-COMP-6")
def test_equal_cards_of_the_market_are_offered_once() -> None:
    state = after(position("K5 G1", "B1", draw="Y3 Y3", events=["market"]), K5)
    assert (take(1, "Y3"),) == fr.legal_actions(state, 1)
    assert (take(0, "Y3"),) == fr.legal_actions(after(state, take(1, "Y3")), 0)


@pytest.mark.rule("FR-EVENT-MARKET-2", "FR-EVENT-GEN-15")
def test_a_player_without_cards_takes_one_of_the_market() -> None:
    """K5 was P0's last card; the Market keeps P0 in the round."""
    state = after(position("K5", "B1", draw="Y3 Y1", events=["market"]), K5, take(1, "Y3"), take(0, "Y1"))
    assert ("Y1", "play") == (hand(state, 0), asked(state))


@pytest.mark.rule("FR-EVENT-MARKET-2")
def test_market_out_of_order_or_a_card_already_taken() -> None:
    state = after(position("K5 G1", "B1", "B2", draw="Y3 Y1 FAN", events=["market"]), K5)
    refused(state, take(2, "Y3"), "FR-EVENT-MARKET-2")
    refused(state, take(1, "Y4"), "FR-EVENT-MARKET-2")
    refused(after(state, take(1, "Y3")), take(2, "Y3"), "FR-EVENT-MARKET-2")
    refused(after(state, take(1, "Y3")), take(1, "Y1"), "FR-EVENT-MARKET-2")


@pytest.mark.rule("FR-EVENT-MARKET-3", "FR-EVENT-GEN-7", "FR-END-4")
def test_a_market_with_too_few_cards() -> None:
    """Two cards for three players: P0 gets none, and the round ends when the others have taken theirs."""
    state = position("K5 G1", "B1", "B2", draw="Y3 Y1", draw_size=2, events=["market"])
    result = step(state, K5)
    assert [fr.DrawPileExhausted(1)] == of(fr.DrawPileExhausted, result)
    assert (1,) == fr.awaiting(result.state)
    result = step(result.state, take(1, "Y1"), take(2, "Y3"))
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((1, 2, 5), (1, 2, 5))] == of(fr.Scored, result)


@pytest.mark.rule("FR-EVENT-MARKET-3")
def test_a_market_without_any_card() -> None:
    """Nobody is asked, and the round ends."""
    result = step(position("K5 G1", "B1", "B2", draw_size=0, events=["market"]), K5)
    assert [fr.DrawPileExhausted(3)] == of(fr.DrawPileExhausted, result)
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)


# Friday the 13th, Finish Line, Doomsday.


@pytest.mark.rule("FR-EVENT-FRIDAY_13-1")
def test_on_friday_the_13th_nothing_happens() -> None:
    result = step(position("K5 G1", "B1 B2", events=["friday_13"]), K5)
    assert (
        fr.EventRevealed(0, "friday_13"),
        fr.NoEffect("friday_13", "nothing_happens"),
        fr.EventResolved("friday_13"),
        fr.TurnStarted(1),
    ) == result.events[1:]
    assert ("G1", "B1 B2") == (hand(result.state, 0), hand(result.state, 1))


@pytest.mark.rule("FR-EVENT-FINISH_LINE-1", "FR-END-3")
def test_finish_line_ends_the_round() -> None:
    """Hands are counted: P0 1, P1 9 + 7, P2 42."""
    result = step(position("K5 G1", "R9 SKIP.R", "FU", events=["finish_line"]), K5)
    assert [fr.RoundEnded("finish_line", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((1, 16, 42), (1, 16, 42))] == of(fr.Scored, result)


@pytest.mark.rule("FR-EVENT-FINISH_LINE-1", "FR-END-7", "FR-END-9")
def test_finish_line_after_the_last_card() -> None:
    """K5 was P0's last card: P0 is a finisher, and P1's Nice Try is not asked for."""
    result = step(position("K5", "R9 NICE", events=["finish_line"]), K5)
    assert [fr.RoundEnded("finish_line", (0,))] == of(fr.RoundEnded, result)
    assert [fr.Scored((0, 16), (0, 16))] == of(fr.Scored, result)


@pytest.mark.rule("FR-EVENT-DOOMSDAY-1", "FR-END-3", "FR-SCORE-5")
@pytest.mark.parametrize("own", ["K5 FU", "K5"])
def test_doomsday_gives_everybody_fifty_points(own: str) -> None:
    """Whatever is in the hands, also in an empty one; nobody is a finisher."""
    result = step(position(own, "R9 NICE", "B1", accounts=(10, 20, 30), events=["doomsday"]), K5)
    assert [fr.RoundEnded("doomsday", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((50, 50, 50), (60, 70, 80))] == of(fr.Scored, result)


# Time Bomb.


@pytest.mark.rule("FR-EVENT-TIME_BOMB-1", "FR-EVENT-TIME_BOMB-7")
def test_a_time_bomb_leaves_three_turns_without_the_current_one() -> None:
    """P0 keeps all three; P1 has begun the first of three."""
    result = step(position("K5 G1", 3, 3, events=["time_bomb"]), K5)
    assert [fr.InForceStarted(None, "time_bomb")] == of(fr.InForceStarted, result)
    assert ((3, 2, 3), (1,)) == (bomb_of(result.state), fr.awaiting(result.state))


@pytest.mark.rule("FR-EVENT-TIME_BOMB-1", "FR-EVENT-TIME_BOMB-2", "FR-EVENT-TIME_BOMB-7")
def test_a_time_bomb_explodes_at_the_first_fourth_turn() -> None:
    """After three turns of everybody P1's fourth is not begun any more."""
    state = after(position("K5 G1", 3, 3, events=["time_bomb"]), K5)
    state = drawing(state, 1, 2, 0, 1, 2, 0, 1, 2)
    result = step(state, fr.Draw(0), fr.EndTurn(0))
    assert (0, 0, 0) == bomb_of(state)
    assert fr.RoundEnded("time_bomb", ()) == result.events[1]


@pytest.mark.rule("FR-EVENT-TIME_BOMB-1", "FR-START-4")
def test_a_time_bomb_as_start_event_leaves_the_dealer_three_turns() -> None:
    """The start step is no turn of the dealer P0."""
    assert (3, 2, 3) == bomb_of(opening("K4", 7, 7, 7, events=["time_bomb"]).state)


@pytest.mark.rule("FR-EVENT-TIME_BOMB-3", "FR-SKIP-4")
def test_a_skipped_turn_counts_for_the_time_bomb() -> None:
    """P1 misses a turn and has one less, as if it had been taken; P2 begins the next."""
    state = drawing(position("G1 G2", 3, 3, bomb=(2, 2, 2), skipped=[1]), 0)
    assert ((2, 1, 1), (2,)) == (bomb_of(state), fr.awaiting(state))


@pytest.mark.rule("FR-EVENT-TIME_BOMB-3", "FR-TURN-2")
def test_a_fourth_turn_that_would_be_skipped_explodes_the_bomb() -> None:
    result = step(position("G1 G2", 3, 3, bomb=(1, 0, 1), skipped=[1]), fr.Draw(0), fr.EndTurn(0))
    assert ([], [fr.RoundEnded("time_bomb", ())]) == (of(fr.TurnSkipped, result), of(fr.RoundEnded, result))


@pytest.mark.rule("FR-EVENT-TIME_BOMB-4", "FR-EVENT-TIME_BOMB-2", "FR-SCORE-9")
def test_an_exploding_bomb_doubles_all_points() -> None:
    """P0 holds 1 + 2 and draws a 3, P1 holds 9, P2 7."""
    state = position("G1 G2", "R9", "FAN", draw="G3", bomb=(1, 0, 1))
    assert [fr.Scored((12, 18, 14), (12, 18, 14))] == of(fr.Scored, step(state, fr.Draw(0), fr.EndTurn(0)))


@pytest.mark.rule("FR-EVENT-TIME_BOMB-4", "FR-SCORE-8")
def test_a_bomb_is_defused_by_the_last_card() -> None:
    """P0 gets rid of all cards and loses ten points; the others get ten more than they hold."""
    state = passing(after(position("R1", "R9 G1", "FAN", bomb=(1, 1, 1), limit=20), play(0, "R1")))
    assert (-10, 20, 17) == scores(state)


@pytest.mark.rule("FR-EVENT-TIME_BOMB-5")
def test_after_nice_try_the_bomb_goes_on_ticking() -> None:
    """P1 throws Nice Try and does not wish; the next turn is P1's, and the counters stand as before it."""
    state = after(position("R1", "R9 NICE", "FAN G1", bomb=(1, 2, 2)), play(0, "R1"))
    state = after(state, throw(1, "NICE"), fr.Pass(1))
    assert ((3, 1, 2), (1,), (1, 1, 2)) == (sizes(state), fr.awaiting(state), bomb_of(state))


@pytest.mark.rule("FR-EVENT-TIME_BOMB-6")
def test_a_second_time_bomb_sets_the_counters_back() -> None:
    """The event deck was used up and renewed, and the bomb comes first again."""
    spent: list[fr.EventCard] = ["time_bomb", *(e for e in fr.Options(players=2).event_cards if e != "time_bomb")]
    state = position("K5 G1", 3, bomb=(0, 1), events_left=0, script=shuffle_script(spent, spent))
    result = step(state, K5)
    assert [fr.EventRevealed(0, "time_bomb")] == of(fr.EventRevealed, result)
    assert (3, 2) == bomb_of(result.state)


@pytest.mark.rule("FR-EVENT-TIME_BOMB-6")
def test_a_second_time_bomb_does_not_punish_twice() -> None:
    """P0 lays the bomb anew with the last card: minus ten for P0, ten and the 9 for P1."""
    spent: list[fr.EventCard] = ["time_bomb", *(e for e in fr.Options(players=2).event_cards if e != "time_bomb")]
    state = position("K5", "R9", bomb=(0, 1), events_left=0, script=shuffle_script(spent, spent), limit=10)
    assert (-10, 19) == scores(passing(after(state, K5)))
