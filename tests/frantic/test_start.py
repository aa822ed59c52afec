"""
The start card (FR-START-1 to FR-START-15).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, card, cards, opening, pick, play, refused, step, throw
from .reading import asked, bomb_of, draw_pile, hand, legal, of, public, scores, sizes, skips, winners_of


ONE_RED_3 = "R3 Y1 Y2 G1 G2 B1 B2"
PAIRS = "R1 Y1 R2 Y2 R3 Y3 G3"  # Mating Season discards all of it


@pytest.mark.rule("FR-START-1")
def test_the_start_card_comes_from_the_top_of_the_draw_pile() -> None:
    result = opening("R5", 7, 7, 7, draw="G1")
    assert [fr.StartCardTurned(0, card("R5"))] == of(fr.StartCardTurned, result)
    assert (cards("R5"), card("G1")) == (public(result.state).discard, draw_pile(result.state)[0])


@pytest.mark.rule("FR-START-1", "FR-SETUP-2", "FR-START-3")
def test_the_events_of_a_start() -> None:
    """Round, deal from the dealer's right, start card, first turn."""
    result = opening("R5", "R1 R2 R3 R4 R6 R7 R8", "Y1 Y2 Y3 Y4 Y6 Y7 Y8", dealer=1)
    assert (
        fr.GameStarted(2, 1),
        fr.RoundStarted(1, 1),
        fr.CardsDealt(0, 7, cards("R1 R2 R3 R4 R6 R7 R8")),
        fr.CardsDealt(1, 7, cards("Y1 Y2 Y3 Y4 Y6 Y7 Y8")),
        fr.StartCardTurned(1, card("R5")),
        fr.TurnStarted(0),
    ) == result.events


@pytest.mark.rule("FR-START-2")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dealer_makes_the_choices_of_the_start_card(dealer: int) -> None:
    state = opening("GIFT.G", 7, 7, 7, dealer=dealer).state
    others = {0, 1, 2} - {dealer}
    assert ((dealer,), {fr.Target(dealer, seat) for seat in others}) == (fr.awaiting(state), legal(state, dealer))


@pytest.mark.rule("FR-START-3")
@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_after_the_dealer_has_the_first_turn(dealer: int, first: int) -> None:
    result = opening("R5", 7, 7, 7, dealer=dealer)
    assert ([fr.TurnStarted(first)], (first,)) == (of(fr.TurnStarted, result), fr.awaiting(result.state))


@pytest.mark.rule("FR-START-3")
def test_the_first_turn_comes_after_everything_the_start_card_does() -> None:
    """The dealer wishes; only then P1's turn begins."""
    started = opening("FAN", 7, 7, 7)
    assert [] == of(fr.TurnStarted, started)
    assert [fr.TurnStarted(1, fr.Demand("wish 4"))] == of(fr.TurnStarted, step(started.state, fr.WishNumber(0, 4)))


@pytest.mark.rule("FR-START-4", "FR-EVENT-TIME_BOMB-1")
def test_the_start_step_is_no_turn_of_the_dealer() -> None:
    """The start card brings a Time Bomb: the dealer has three turns left, P1 begins the first of three."""
    state = opening("K4", 7, 7, 7, events=["time_bomb"]).state
    assert ((3, 2, 3), 1, 1) == (bomb_of(state), public(state).turn, public(state).turn_number)


@pytest.mark.rule("FR-START-4", "FR-EVENT-TIME_BOMB-2")
def test_the_dealer_has_three_whole_turns_after_a_start_bomb() -> None:
    """All draw: the fourth turn of P1 explodes the bomb, after three of everybody."""
    result = opening("K4", 7, 7, 7, events=["time_bomb"])
    actions: list[fr.Action] = [act(seat) for _ in range(3) for seat in (1, 2, 0) for act in (fr.Draw, fr.EndTurn)]
    before = step(result.state, *actions[:-1])
    assert [] == of(fr.RoundEnded, before)
    assert [fr.RoundEnded("time_bomb", ())] == of(fr.RoundEnded, step(before.state, actions[-1]))


# Numbers.


@pytest.mark.rule("FR-START-5", "FR-START-3")
def test_a_coloured_number() -> None:
    state = opening("R5", 7, 7, 7).state
    assert ("red 5", "red", (1,)) == (public(state).demand, public(state).last_colour, fr.awaiting(state))
    assert (7, 7, 7) == sizes(state)


@pytest.mark.rule("FR-START-6", "FR-EVENT-VANDALISM-1", "FR-MATCH-19")
def test_vandalism_without_a_colour() -> None:
    """Nothing coloured has been played, so nothing happens; black 4 is to be matched, P1 plays."""
    result = opening("K4", 7, 7, 7, events=["vandalism"])
    assert [fr.EventRevealed(0, "vandalism")] == of(fr.EventRevealed, result)
    assert ("black 4", None, (1,)) == (
        public(result.state).demand,
        public(result.state).last_colour,
        fr.awaiting(result.state),
    )
    assert (7, 7, 7) == sizes(result.state)


@pytest.mark.rule("FR-START-6", "FR-EVENT-GEN-3", "FR-SEAT-4")
def test_the_dealer_is_the_author_of_a_start_event() -> None:
    """Expansion: the player after the dealer draws one card, the dealer three."""
    result = opening("K4", 7, 7, 7, dealer=1, events=["expansion"])
    assert [fr.EventRevealed(1, "expansion")] == of(fr.EventRevealed, result)
    assert (9, 10, 8) == sizes(result.state)


# Coloured special cards.


@pytest.mark.rule("FR-START-7", "FR-SKIP-2")
def test_skip() -> None:
    """The dealer skips P1: P2 has the first turn."""
    result = step(opening("SKIP.R", 7, 7, 7).state, fr.Target(0, 1), fr.Pass(1))
    assert [fr.TurnSkipped(1)] == of(fr.TurnSkipped, result)
    assert ("red/SKIP", (2,)) == (public(result.state).demand, fr.awaiting(result.state))


@pytest.mark.rule("FR-START-7", "FR-CARD-2ND-2")
def test_2nd_chance() -> None:
    """Only the red 3 fits: it must be played, drawing is refused."""
    state = opening("2ND.R", ONE_RED_3, 7, 7).state
    assert {play(0, "R3")} == legal(state, 0)
    refused(state, fr.Draw(0), "FR-CARD-2ND-2")
    state = after(state, play(0, "R3"))
    assert ((6, 7, 7), "red 3", (1,)) == (sizes(state), public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-START-7", "FR-CARD-2ND-3")
def test_2nd_chance_when_nothing_fits() -> None:
    """The dealer draws, and may play the drawn card or stop."""
    state = after(opening("2ND.R", "K1 Y1 Y2 G1 G2 B1 B2", 7, 7, draw="R9").state, fr.Draw(0))
    assert {play(0, "R9"), fr.EndTurn(0)} == legal(state, 0)
    assert ((8, 7, 7), (1,)) == (sizes(after(state, fr.EndTurn(0))), fr.awaiting(after(state, fr.EndTurn(0))))


@pytest.mark.rule("FR-START-7", "FR-CARD-GIFT-1")
def test_gift() -> None:
    """The dealer gives two cards of seven."""
    state = opening("GIFT.R", ONE_RED_3, 7, 7).state
    state = after(state, fr.Target(0, 2), pick(0, "Y1"), pick(0, "R3"), fr.Pass(2))
    assert ("Y2 G1 G2 B1 B2", (5, 7, 9)) == (hand(state, 0), sizes(state))
    assert ("red/GIFT", "red", (1,)) == (public(state).demand, public(state).last_colour, fr.awaiting(state))


@pytest.mark.rule("FR-START-7", "FR-CARD-EXCH-1")
def test_exchange() -> None:
    state = opening("EXCH.B", ONE_RED_3, 7, 7).state
    result = step(state, fr.Target(0, 1), pick(0, "B1"), pick(0, "B2"), fr.Pass(1))
    assert [(0, 1, 2), (1, 0, 2)] == [(event.seat, event.to, event.count) for event in of(fr.CardsMoved, result)]
    assert ((7, 7, 7), "blue/EXCH", (1,)) == (
        sizes(result.state),
        public(result.state).demand,
        fr.awaiting(result.state),
    )


@pytest.mark.rule("FR-START-7", "FR-TARGET-3")
@pytest.mark.parametrize("start_card", ["SKIP.R", "GIFT.R", "EXCH.R"])
def test_the_effect_of_a_coloured_start_card_is_mandatory(start_card: str) -> None:
    refused(opening(start_card, 7, 7, 7).state, fr.Pass(0), "FR-TARGET-3")


# Neutral special cards.


@pytest.mark.rule("FR-START-9")
@pytest.mark.parametrize(
    ("wish", "demand"), [(fr.WishColour(0, "yellow"), "wish yellow"), (fr.WishNumber(0, 8), "wish 8")]
)
def test_fantastic(wish: fr.Action, demand: str) -> None:
    state = after(opening("FAN", 7, 7, 7).state, wish)
    assert (demand, (1,)) == (public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-START-9", "FR-WISH-3")
def test_fantastic_cannot_do_without_a_wish() -> None:
    refused(opening("FAN", 7, 7, 7).state, fr.Pass(0), "FR-WISH-3")


@pytest.mark.rule("FR-START-9", "FR-START-14")
def test_fantastic_four() -> None:
    """P1 draws three, P2 one, each after being asked for a Counterattack; P1 plays."""
    state = opening("F4", 7, 7, 7, draw="R1 R2 R3 R4").state
    state = after(state, fr.Share(0, 1, 3), fr.Share(0, 2, 1), fr.WishColour(0, "blue"))
    assert ("react counterattack", (1,)) == (asked(state), fr.awaiting(state))
    result = step(state, fr.Pass(1), fr.Pass(2))
    assert [fr.CardsDrawn(1, 3, cards("R1 R2 R3")), fr.CardsDrawn(2, 1, cards("R4"))] == of(fr.CardsDrawn, result)
    assert ((7, 10, 8), "wish blue", (1,)) == (
        sizes(result.state),
        public(result.state).demand,
        fr.awaiting(result.state),
    )


@pytest.mark.rule("FR-START-9")
def test_fantastic_four_need_not_be_distributed() -> None:
    state = after(opening("F4", 7, 7, 7).state, fr.Pass(0), fr.WishNumber(0, 2))
    assert ((7, 7, 7), "wish 2", (1,)) == (sizes(state), public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-START-10")
def test_counterattack() -> None:
    """The wish is mandatory."""
    state = opening("CTR", 7, 7, 7).state
    refused(state, fr.Pass(0), "FR-START-10")
    state = after(state, fr.WishColour(0, "green"))
    assert ("wish green", (1,)) == (public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-START-10")
@pytest.mark.parametrize("start_card", ["NICE", "EQ"])
def test_and_or_cards_must_wish(start_card: str) -> None:
    """Everybody holds seven cards, so that Equality has no target and Nice Try no use."""
    state = opening(start_card, 7, 7, 7).state
    refused(state, fr.Pass(0), "FR-START-10")
    assert {fr.WishColour(0, colour) for colour in fr.COLOURS} == legal(state, 0)
    assert "wish red" == public(after(state, fr.WishColour(0, "red"))).demand


@pytest.mark.rule("FR-START-12", "FR-MATCH-10", "FR-EVENT-GEN-3")
def test_fuck_you() -> None:
    """Everything is open: P1 plays a black 3, whose event is P1's."""
    state = opening("FU", 7, "K3 R1 Y1 G1 B1 R2 Y2", 7, events=["friday_13"]).state
    assert ("open", (1,)) == (public(state).demand, fr.awaiting(state))
    result = step(state, play(1, "K3"))
    assert [fr.EventRevealed(1, "friday_13")] == of(fr.EventRevealed, result)
    assert ("black 3", (2,)) == (public(result.state).demand, fr.awaiting(result.state))


@pytest.mark.rule("FR-START-12")
def test_an_open_start_stays_open_until_somebody_plays() -> None:
    state = opening("FU", 7, 7, "SKIP.G R1 Y1 G1 B1 R2 Y2").state
    state = after(state, fr.Draw(1), fr.EndTurn(1))
    assert "open" == public(state).demand
    assert "green/SKIP" == public(after(state, play(2, "SKIP.G"))).demand


# Reactions and the end.


@pytest.mark.rule("FR-START-14", "FR-CARD-COUNTER-5")
def test_a_start_card_can_be_countered() -> None:
    """P1 counters the dealer's Skip and skips P2 instead; the first turn is P1's, then P0's."""
    state = opening("SKIP.R", 7, "CTR R1 R2 Y1 G1 B1 Y2", 7).state
    state = after(state, fr.Target(0, 1), throw(1, "CTR"), fr.Target(1, 2), fr.Pass(1), fr.Pass(2))
    assert ((1,), [False, False, True]) == (fr.awaiting(state), skips(state))
    assert (0,) == fr.awaiting(after(state, play(1, "R1")))


@pytest.mark.rule("FR-REACT-10", "FR-REACT-3")
def test_the_windows_of_a_start_card_begin_after_the_dealer() -> None:
    """Dealer P1 shares Fantastic Four with everybody: P2, P3 and P0 are asked in this order."""
    state = opening("F4", 7, 7, 7, 7, dealer=1).state
    state = after(state, fr.Share(1, 0, 1), fr.Share(1, 3, 1), fr.Share(1, 2, 2), fr.WishColour(1, "red"))
    result = step(state, fr.Pass(2), fr.Pass(3), fr.Pass(0))
    assert [fr.Passed(seat, "counterattack") for seat in (2, 3, 0)] == of(fr.Passed, result)


@pytest.mark.rule("FR-REACT-10", "FR-START-15", "FR-CARD-NICE-1")
def test_a_start_event_can_empty_a_hand() -> None:
    """Dealer P1, Mating Season: P0 has nothing left; P2 and P1 are asked for a Nice Try in this order, and P0 wins."""
    result = opening(
        "K4", PAIRS, "R4 FAN F4 CTR EQ Y6 G7", "R5 SKIP.R SKIP.B NICE Y8 G9 B7", dealer=1, events=["mating_season"]
    )
    assert ("react nice_try", (2,), (0, 7, 7)) == (asked(result.state), fr.awaiting(result.state), sizes(result.state))
    assert [] == of(fr.TurnStarted, result)
    ended = step(result.state, fr.Pass(2), fr.Pass(1))
    assert [fr.RoundEnded("hand_empty", (0,))] == of(fr.RoundEnded, ended)


@pytest.mark.rule("FR-START-15", "FR-CARD-NICE-8")
def test_nice_try_after_a_start_event() -> None:
    """P0 draws three cards, and the player after the dealer has the first turn."""
    state = opening(
        "K4", PAIRS, "R4 FAN F4 CTR EQ Y6 G7", "R5 SKIP.R SKIP.B NICE Y8 G9 B7", dealer=1, events=["mating_season"]
    ).state
    state = after(state, throw(2, "NICE"), fr.Pass(2))
    assert ((3, 7, 6), (2,)) == (sizes(state), fr.awaiting(state))


@pytest.mark.rule("FR-START-15", "FR-END-3")
def test_a_start_event_can_end_the_round() -> None:
    """Doomsday: everybody has 50 points before anybody has played, and the next round begins."""
    result = opening("K4", 7, 7, 7, events=["doomsday"])
    assert [fr.RoundEnded("doomsday", ())] == of(fr.RoundEnded, result)
    assert [fr.RoundStarted(1, 0), fr.RoundStarted(2, 1)] == of(fr.RoundStarted, result)
    assert (50, 50, 50) == scores(result.state)


@pytest.mark.rule("FR-START-15", "FR-NOSCORE-1")
def test_a_start_event_can_end_a_single_round_game() -> None:
    """Finish Line before the first turn: the game is over, and nobody was asked."""
    result = opening("K4", "R1 R2 R3 R4 R5 R6 R7", 7, events=["finish_line"], scoring="none")
    assert ([(0,)], ()) == (winners_of(result), fr.awaiting(result.state))
    assert [] == of(fr.TurnStarted, result)


@pytest.mark.rule("FR-CARD-COUNTER-13", "FR-CARD-2ND-1")
def test_a_counterattack_on_a_start_card_is_an_own_play() -> None:
    """The dealer lays it on the 2nd Chance that was turned up; the rule of start cards is not about it."""
    state = opening("2ND.R", "CTR B1 B2 B3 B4 B6 B7", 7, 7).state
    refused(after(state, play(0, "CTR")), fr.Pass(0), "FR-CARD-COUNTER-13")
