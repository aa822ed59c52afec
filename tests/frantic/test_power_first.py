"""
Power cards with the symbol 1st: All Draw One, Anti Counter, Open Hands, Special Charge, Special Seal.
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, cards, passing, play, refused, step, throw
from .power_builders import charge, charged, powered
from .reading import asked, in_hand, legal, of, playable, public, question, seen_hand, sizes, spans


# All Draw One.


@pytest.mark.rule("FR-POWER-ALL_DRAW-1")
def test_everybody_else_draws_a_card_in_the_order_of_play() -> None:
    state = powered("R1 G1", 2, 2, 2, powers=("all_draw",), draw="B1 B2 B3")
    result = step(state, charge(0, 0, "R1"))
    assert [(1, cards("B1")), (2, cards("B2")), (3, cards("B3"))] == [
        (one.seat, one.cards) for one in of(fr.CardsDrawn, result)
    ]
    assert (1, 3, 3, 3) == sizes(result.state)


@pytest.mark.rule("FR-POWER-ALL_DRAW-1", "FR-SEAT-7")
def test_against_the_normal_direction_they_draw_the_other_way() -> None:
    state = powered(
        "R1 G1", 2, 2, 2, powers=("all_draw",), spans=[fr.InForce("looping", owner=2, armed=True)], direction=-1
    )
    result = step(state, charge(0, 0, "R1"))
    assert [3, 2, 1] == [one.seat for one in of(fr.CardsDrawn, result)]


# Anti Counter.


@pytest.mark.rule("FR-POWER-ANTI_COUNTER-1")
def test_no_window_opens_with_anti_counter() -> None:
    """P1 draws four cards even when holding Counterattack."""
    state = powered("F4 G1", "CTR G2", "G3", powers=("anti_counter",))
    state = charged(state, "F4")
    state = after(state, fr.Share(0, 1, 4), fr.WishColour(0, "red"))
    assert ("play", 6) == (asked(state), len(in_hand(state, 1)))


@pytest.mark.rule("FR-POWER-ANTI_COUNTER-1")
def test_a_throw_against_anti_counter_is_refused() -> None:
    state = powered("F4 G1", "CTR G2", "G3", powers=("anti_counter",))
    state = charged(state, "F4")
    refused(state, throw(1, "CTR"), "FR-POWER-ANTI_COUNTER-1")


@pytest.mark.rule("FR-POWER-ANTI_COUNTER-1")
@pytest.mark.parametrize("text", ["SKIP.R", "GIFT.R", "EXCH.R"])
def test_anti_counter_with_cards_aimed_at_one_player(text: str) -> None:
    state = powered(f"{text} G1 G4 G6", "CTR G2", "G3", powers=("anti_counter",))
    state = after(charged(state, text), fr.Target(0, 1))
    while isinstance(question(state), fr.CardQuestion):
        state = after(state, fr.legal_actions(state, 0)[0])
    assert "play" == asked(state) or asked(state) is None


@pytest.mark.rule("FR-POWER-ANTI_COUNTER-2")
def test_anti_counter_does_not_cover_the_card_on_a_second_chance() -> None:
    state = powered("2ND.R SKIP.R G1", "CTR G2", "G3", powers=("anti_counter",))
    state = after(charged(state, "2ND.R"), play(0, "SKIP.R"), fr.Target(0, 1))
    assert "react counterattack" == asked(state)


@pytest.mark.rule("FR-POWER-ANTI_COUNTER-1")
def test_anti_counter_is_over_with_its_card() -> None:
    """The Skip of the next player can be countered."""
    state = powered("R1 G1", "SKIP.R G2", "CTR G3", powers=("anti_counter",))
    state = after(charged(state, "R1"), play(1, "SKIP.R"), fr.Target(1, 2))
    assert "react counterattack" == asked(state)


# Open Hands.


@pytest.mark.rule("FR-POWER-OPEN_HANDS-1", "FR-INFO-10")
def test_open_hands_shows_all_hands_but_the_activators() -> None:
    """Until P0's next turn begins."""
    state = charged(powered("R1 G1 Y1", "R2 G2", "R3 G3", powers=("open_hands",)), "R1")
    for turn in (1, 2):
        assert turn == public(state).turn
        for seat in (0, 1, 2, None):
            seen = [seen_hand(state, owner, by=seat) for owner in range(3)]
            assert [in_hand(state, 1), in_hand(state, 2)] == seen[1:]
            assert (in_hand(state, 0) if seat == 0 else None) == seen[0]
        state = after(state, play(turn, f"R{turn + 1}"))
    assert 0 == public(state).turn
    assert seen_hand(state, 1, by=0) is None


@pytest.mark.rule("FR-POWER-OPEN_HANDS-1", "FR-POWER-OPEN_HANDS-2")
def test_every_change_of_an_open_hand_is_shown() -> None:
    """P1 draws: everybody sees the hand. P0's hand stays hidden."""
    result = step(powered("R1 G1", "B2", "B3", powers=("open_hands",), draw="Y7"), charge(0, 0, "R1"))
    assert [fr.OpenHandShown(1, cards("B2")), fr.OpenHandShown(2, cards("B3"))] == of(fr.OpenHandShown, result)
    result = step(result.state, fr.Draw(1))
    assert [fr.OpenHandShown(1, cards("Y7 B2"))] == of(fr.OpenHandShown, result)
    assert fr.OpenHandShown(1, cards("Y7 B2")) in fr.events_for(result.events, None)
    assert fr.CardsDrawn(1, 1, None) in fr.events_for(result.events, 2)


@pytest.mark.rule("FR-POWER-OPEN_HANDS-2", "FR-POWER-OPEN_HANDS-1")
def test_hands_that_close_at_once_have_been_seen() -> None:
    """P1 is skipped, so that P0's next turn follows immediately: P1's hand lay open all the same."""
    state = powered("R1 R2 G1", "B2 B3", powers=("open_hands",), skipped=[1])
    result = step(state, charge(0, 0, "R1"))
    shown, over = fr.OpenHandShown(1, cards("B2 B3")), fr.InForceEnded(0, "open_hands", None, (1,))
    assert [shown] == of(fr.OpenHandShown, result)
    assert result.events.index(shown) < result.events.index(over)
    assert seen_hand(result.state, 1, by=0) is None


@pytest.mark.rule("FR-POWER-OPEN_HANDS-2")
def test_the_last_change_of_a_hand_before_it_closes_is_seen() -> None:
    """P2's All Draw One lets P1 draw openly; P0's turn, which ends the Open Hands, begins in the same step."""
    state = powered(
        "R1 G1",
        "B2",
        "R3 G3",
        turn=2,
        powers=("", "", "all_draw"),
        spans=[fr.InForce("open_hands", owner=0)],
        draw="B8 Y7",
    )
    result = step(state, charge(2, 0, "R3"))
    assert [fr.OpenHandShown(1, cards("Y7 B2")), fr.OpenHandShown(2, cards("G3"))] == of(fr.OpenHandShown, result)


@pytest.mark.rule("FR-POWER-OPEN_HANDS-1", "FR-SKIP-4", "FR-TURN-2")
def test_a_skipped_turn_ends_open_hands() -> None:
    state = powered(
        "R1 G1", "R2 G2", "R3 G3", turn=2, skipped=[0], spans=[fr.InForce("open_hands", owner=0)], demand="red 5"
    )
    result = step(state, play(2, "R3"))
    assert (fr.InForceEnded(0, "open_hands", None, (1, 2)), fr.TurnSkipped(0)) == result.events[-3:-1]
    assert () == spans(result.state)


@pytest.mark.rule("FR-POWER-OPEN_HANDS-1")
def test_two_open_hands_open_all() -> None:
    """P0's and P1's: P0's opens everybody else, P1's opens P0."""
    state = powered("R1", "R2", "R3", spans=[fr.InForce("open_hands", owner=1), fr.InForce("open_hands", owner=2)])
    assert [cards("R1"), cards("R2"), cards("R3")] == [seen_hand(state, seat, by=None) for seat in range(3)]


# Special Charge.


@pytest.mark.rule("FR-POWER-SPECIAL_CHARGE-1")
def test_special_charge_lets_a_player_draw_for_every_special_card() -> None:
    """P1 holds FAN, SKIP.B and two numbers: two cards, and everybody hears the number."""
    state = charged(powered("R1 G1", "FAN SKIP.B B1 K4", 3, powers=("special_charge",)), "R1")
    assert {fr.Target(0, 1), fr.Target(0, 2)} == legal(state, 0)
    result = step(state, fr.Target(0, 1))
    assert fr.HandCounted(1, 2, "special_charge") in result.events
    assert (1, 6, 3) == sizes(result.state)
    assert "red 1" == public(result.state).demand


@pytest.mark.rule("FR-POWER-SPECIAL_CHARGE-1")
def test_special_charge_needs_another_player() -> None:
    state = charged(powered("R1 G1", 3, 3, powers=("special_charge",)), "R1")
    refused(state, fr.Target(0, 0), "FR-POWER-SPECIAL_CHARGE-1")
    refused(state, fr.Pass(0), "FR-POWER-SPECIAL_CHARGE-1")
    refused(state, fr.Target(0, 3), "FR-ACT-2")


@pytest.mark.rule("FR-POWER-SPECIAL_CHARGE-2")
def test_special_charge_without_special_cards() -> None:
    state = charged(powered("R1 G1", "B1 K4", 3, powers=("special_charge",)), "R1")
    result = step(state, fr.Target(0, 1))
    assert fr.HandCounted(1, 0, "special_charge") in result.events
    assert not of(fr.CardsDrawn, result)


# Special Seal.

SEAL = [fr.InForce("special_seal", owner=0)]


@pytest.mark.rule("FR-POWER-SPECIAL_SEAL-1")
def test_nobody_plays_special_cards_under_a_seal() -> None:
    """P1 may play R1, not FAN."""
    state = charged(powered("R9 G1", "FAN R1 NICE", 3, powers=("special_seal",)), "R9")
    assert {"R1"} == playable(state, 1)
    refused(state, play(1, "FAN"), "FR-POWER-SPECIAL_SEAL-1")


@pytest.mark.rule("FR-POWER-SPECIAL_SEAL-1")
def test_the_seal_ends_when_the_activators_next_turn_begins() -> None:
    state = charged(powered("R9 FAN G1", "R1 G2", powers=("special_seal",)), "R9")
    state = after(state, play(1, "R1"))
    assert () == spans(state)
    assert "FAN" in playable(state, 0)


@pytest.mark.rule("FR-POWER-SPECIAL_SEAL-1", "FR-SKIP-4")
def test_a_skipped_turn_ends_the_seal() -> None:
    state = powered("R9 G1", "FAN R1", "R3 G3", turn=2, skipped=[0], spans=SEAL)
    state = after(state, play(2, "R3"))
    assert {"FAN", "R1"} == playable(state, 1)


@pytest.mark.rule("FR-POWER-SPECIAL_SEAL-1")
def test_the_seal_binds_its_activator_too() -> None:
    """P0's own turn goes on under the seal of P0 and of P1: only P0's ends when the turn begins."""
    spans_before = [fr.InForce("special_seal", owner=0), fr.InForce("special_seal", owner=1)]
    state = powered("R9 FAN G1", "R1 G2", "R3 G3", turn=2, spans=spans_before)
    state = after(state, play(2, "R3"))
    assert (fr.InForce("special_seal", owner=1),) == spans(state)
    assert {"R9"} == playable(state, 0)


@pytest.mark.rule("FR-POWER-SPECIAL_SEAL-2")
def test_the_seal_cannot_go_with_a_special_card() -> None:
    state = powered("SKIP.R R1 G1", 3, 3, powers=("special_seal",))
    refused(state, charge(0, 0, "SKIP.R"), "FR-POWER-SPECIAL_SEAL-2")
    assert {play(0, "SKIP.R"), play(0, "R1"), charge(0, 0, "R1"), fr.Draw(0)} == legal(state, 0)


@pytest.mark.rule("FR-POWER-SPECIAL_SEAL-2", "FR-POWER-GEN-11")
def test_the_seal_can_go_with_a_black_card() -> None:
    state = charged(powered("K5 G1", 3, 3, powers=("special_seal",), events=["friday_13"]), "K5")
    assert (fr.InForce("special_seal", owner=0),) == spans(state)


@pytest.mark.rule("FR-POWER-SPECIAL_SEAL-3", "FR-REACT-5")
def test_no_nice_try_under_a_seal() -> None:
    """P2 plays the last card; P1 holds Nice Try, but no window opens and the round ends."""
    state = powered("R8 G1", "R1 NICE B1", "R9", turn=1, spans=SEAL)
    state = after(state, play(1, "R1"))
    result = step(state, play(2, "R9"))
    assert fr.RoundEnded("hand_empty", (2,)) in result.events


@pytest.mark.rule("FR-REACT-5")
def test_a_throw_under_a_seal_is_refused() -> None:
    state = powered("R8 G1", "R1 NICE CTR B1", "R9", turn=2, spans=SEAL)
    refused(state, throw(1, "CTR"), "FR-REACT-5")
    refused(state, throw(1, "NICE"), "FR-REACT-5")


@pytest.mark.rule("FR-POWER-SPECIAL_SEAL-1")
def test_a_chain_cannot_go_on_under_a_seal_with_special_cards() -> None:
    """All that P1 could play is special: nothing is playable, so a card is drawn."""
    state = passing(powered("R8 G1", "SKIP.R FAN", 3, turn=1, spans=SEAL))
    assert {fr.Draw(1)} == legal(state, 1)
