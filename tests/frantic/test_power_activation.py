"""
Power cards in general: when they can be activated, and in which order things happen.
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, card, passing, play, position, refused, step, throw
from .power_builders import charge, charged, front, powered
from .reading import asked, hand, in_hand, legal, of, playable, power_cards, power_pile, public, sizes, skips, spans


@pytest.mark.rule("FR-SETUP-6", "FR-SETUP-7", "FR-COMP-8")
def test_everybody_gets_two_power_cards_before_a_round() -> None:
    """24 power cards, two for each of four players, face down; the rest is the pile."""
    for seed in range(5):
        state = fr.setup(fr.Options(players=4, supercharge=True), seed)
        slots, pile = power_cards(state), power_pile(state)
        assert ([2] * 4, 16) == ([len(own) for own in slots], len(pile))
        assert {"down"} == {slot.face for own in slots for slot in own}
        dealt = [slot.card for own in slots for slot in own]
        assert sorted([*fr.POWERS] * 2) == sorted([*pile, *(power for power in dealt if power)])


@pytest.mark.rule("FR-SETUP-6", "FR-SETUP-8")
def test_power_cards_are_collected_and_dealt_anew_for_the_next_round() -> None:
    """Used ones come back, and no power outlasts the round."""
    state = powered(
        "R1",
        "B1",
        "K4",
        powers=("looping^ recycling", "black_wish^"),
        spans=[fr.InForce("looping", owner=0, armed=True)],
        direction=-1,
    )
    state = passing(after(state, play(0, "R1")))
    assert 2 == public(state).round
    assert ((), 1) == (spans(state), public(state).direction)
    assert [2, 2, 2] == [len(own) for own in power_cards(state)]
    assert {"down"} == {slot.face for own in power_cards(state) for slot in own}


@pytest.mark.rule("FR-SETUP-6")
def test_without_supercharge_there_are_no_power_cards() -> None:
    for seed in range(3):
        state = fr.setup(fr.Options(players=3), seed)
        assert ((), ((), (), ()), 0) == (power_pile(state), power_cards(state), public(state).power_pile_size)


@pytest.mark.rule("FR-TURN-10", "FR-POWER-GEN-1", "FR-PLAY-2")
def test_a_power_card_is_turned_up_with_the_card_played() -> None:
    """It is named with the card, and turned up when that lies on the pile."""
    state = powered("R1 B1", 3, 3, powers=("looping black_wish",))
    assert {play(0, "R1"), charge(0, 0, "R1"), charge(0, 1, "R1"), fr.Draw(0)} == legal(state, 0)
    result = step(state, charge(0, 0, "R1"))
    assert [fr.CardPlayed(0, card("R1")), fr.PowerActivated(0, 0, "looping")] == list(result.events[:2])
    assert "looping^ black_wish" == front(result.state, 0)


@pytest.mark.rule("FR-POWER-GEN-1")
def test_a_card_that_cannot_be_played_carries_no_power() -> None:
    state = powered("R1 B1", 3, 3, powers=("looping",))
    refused(state, charge(0, 0, "B1"), "FR-MATCH-1")
    refused(state, charge(0, 0, "R2"), "FR-PLAY-1")


@pytest.mark.rule("FR-POWER-GEN-1")
def test_no_power_card_in_another_players_turn() -> None:
    state = powered("R1 B1", "R2 G1", 3, powers=("looping", "looping"))
    refused(state, charge(1, 0, "R2"), "FR-POWER-GEN-1")


@pytest.mark.rule("FR-POWER-GEN-1")
def test_no_power_card_without_the_expansion() -> None:
    refused(position("R1 B1", 3), charge(0, 0, "R1"), "FR-POWER-GEN-1")


@pytest.mark.rule("FR-POWER-GEN-1")
def test_a_power_card_can_be_activated_after_drawing() -> None:
    state = powered("B1", 3, 3, powers=("looping",), draw="R9")
    state = after(state, fr.Draw(0))
    assert {play(0, "R9"), charge(0, 0, "R9"), fr.EndTurn(0)} == legal(state, 0)
    assert "looping^" == front(charged(state, "R9"), 0)


@pytest.mark.rule("FR-POWER-GEN-2")
def test_one_power_card_in_a_turn() -> None:
    """Not a second one with the card that follows a 2nd Chance."""
    state = charged(powered("2ND.R R1 B1", 3, 3, powers=("all_draw looping",)), "2ND.R")
    assert "play second_chance" == asked(state)
    refused(state, charge(0, 1, "R1"), "FR-POWER-GEN-2")
    assert {play(0, "R1")} == legal(state, 0)


@pytest.mark.rule("FR-POWER-GEN-2")
def test_another_one_in_the_next_turn() -> None:
    state = powered("R1 R2 B1", "R3 G1", powers=("looping looping",))
    state = charged(state, "R1")
    state = after(state, play(1, "R3"))
    assert charge(0, 1, "R2") in legal(state, 0)


@pytest.mark.rule("FR-POWER-GEN-3", "FR-POWER-GEN-9")
def test_only_own_power_cards_that_lie_face_down() -> None:
    """A used one stays face up; places that do not exist, or are another player's, are no places."""
    state = powered("R1 B1", 3, 3, powers=("looping^ recycling", "looping all_draw anti_counter"))
    refused(state, charge(0, 0, "R1"), "FR-POWER-GEN-3")
    refused(state, charge(0, 2, "R1"), "FR-POWER-GEN-3")
    refused(state, charge(0, -1, "R1"), "FR-POWER-GEN-3")
    assert {play(0, "R1"), charge(0, 1, "R1"), fr.Draw(0)} == legal(state, 0)


@pytest.mark.rule("FR-POWER-GEN-4", "FR-REACT-6")
def test_no_power_card_with_a_card_thrown_in() -> None:
    """P1 counters in P0's turn."""
    state = powered("SKIP.R G1", "CTR G2", 3, powers=("", "looping"))
    state = after(state, play(0, "SKIP.R"), fr.Target(0, 1))
    refused(state, charge(1, 0, "CTR"), "FR-REACT-6")
    assert {fr.Pass(1), throw(1, "CTR")} == legal(state, 1)


@pytest.mark.rule("FR-REACT-6")
def test_no_power_card_with_a_card_thrown_in_in_the_own_turn() -> None:
    """P1 turns the Skip against P0, who counters in turn."""
    state = powered("SKIP.R CTR G1", "CTR G2", 3, powers=("looping",))
    state = after(state, play(0, "SKIP.R"), fr.Target(0, 1), throw(1, "CTR"), fr.Target(1, 0), fr.Pass(1))
    refused(state, charge(0, 0, "CTR"), "FR-REACT-6")


@pytest.mark.rule("FR-POWER-GEN-4", "FR-CARD-END-4")
def test_no_power_card_with_the_end() -> None:
    state = powered("END", 3, 3, powers=("looping",))
    refused(state, charge(0, 0, "END"), "FR-CARD-END-4")
    assert {play(0, "END"), fr.Draw(0)} == legal(state, 0)


@pytest.mark.rule("FR-POWER-GEN-5")
@pytest.mark.parametrize("at", [0, 1, 2])
def test_in_a_chain_of_second_chances_any_card_can_carry_the_power(at: int) -> None:
    texts = ["2ND.R", "2ND.Y", "Y1"]
    state = powered("2ND.R 2ND.Y Y1 B1", 3, 3, powers=("looping",))
    for place, text in enumerate(texts):
        state = charged(state, text) if place == at else after(state, play(0, text))
    assert "looping^" == front(state, 0)
    assert (fr.InForce("looping", owner=0, armed=True),) == spans(state)


@pytest.mark.rule("FR-POWER-GEN-7", "FR-PLAY-3", "FR-PLAY-4")
def test_a_first_power_acts_before_the_card() -> None:
    """All Draw One with a Skip: the others have drawn before the target is chosen, and the demand is the old one."""
    state = powered("SKIP.R G1", "G2", "G3", powers=("all_draw",), demand="red 5")
    result = step(state, charge(0, 0, "SKIP.R"))
    assert (1, 2, 2) == sizes(result.state)
    assert "choose_player skip" == asked(result.state)
    state = powered("SKIP.R G1", "FAN G2", "G3", powers=("special_charge",), demand="red 5")
    state = charged(state, "SKIP.R")
    assert ("choose_player special_charge", "red 5") == (asked(state), public(state).demand)
    state = after(state, fr.Target(0, 1))
    assert ("choose_player skip", "red/SKIP", 3) == (asked(state), public(state).demand, len(in_hand(state, 1)))


@pytest.mark.rule("FR-POWER-GEN-7", "FR-PLAY-3", "FR-CARD-2ND-6")
def test_a_second_power_acts_after_the_card() -> None:
    """Number Wish with a Skip asks for the number when the Skip is done; with a 2nd Chance after the card on it."""
    state = charged(powered("SKIP.R G1", "G2", "G3", powers=("number_wish",)), "SKIP.R")
    assert "choose_player skip" == asked(state)
    state = passing(after(state, fr.Target(0, 1)))
    assert ("wish number_wish", True) == (asked(state), skips(state)[1])
    state = charged(powered("2ND.R R1 G1", "G2", "G3", powers=("number_wish",)), "2ND.R")
    assert "play second_chance" == asked(state)
    state = after(state, play(0, "R1"))
    assert ("wish number_wish", "red 1") == (asked(state), public(state).demand)
    assert "wish 7" == public(after(state, fr.WishNumber(0, 7))).demand


@pytest.mark.rule("FR-PLAY-5", "FR-PLAY-3")
def test_the_event_of_a_black_card_is_its_effect() -> None:
    """A 1st power comes before the event, a 2nd one after it."""
    state = powered("K5 G1", "G2", "G3", powers=("all_draw",), events=["communism"], draw="G4 G6")
    result = step(state, charge(0, 0, "K5"))
    kinds = [type(event) for event in result.events]
    assert kinds.index(fr.CardsDrawn) < kinds.index(fr.EventRevealed)
    state = powered("K5 G1", "G2", "G3", powers=("number_wish",), events=["third_time_lucky"])
    state = charged(state, "K5")
    assert ("wish number_wish", (4, 4, 4)) == (asked(state), sizes(state))


@pytest.mark.rule("FR-PLAY-6", "FR-POWER-GEN-7")
def test_the_finish_check_comes_after_the_power() -> None:
    """P0 plays the last card: Number Wish is asked first, then the windows for Nice Try open."""
    state = charged(powered("R1", "G2", "G3", powers=("number_wish",)), "R1")
    assert "wish number_wish" == asked(state)
    assert "react nice_try" == asked(after(state, fr.WishNumber(0, 3)))


@pytest.mark.rule("FR-POWER-GEN-8", "FR-CARD-COUNTER-3")
def test_powers_cannot_be_countered() -> None:
    """P1 is to draw by Special Charge and by All Draw One: no window opens."""
    for power in ("special_charge", "all_draw"):
        state = powered("R1 G1", "CTR G2", "G3", powers=(power,))
        state = charged(state, "R1")
        if power == "special_charge":
            refused(state, throw(1, "CTR"), "FR-CARD-COUNTER-3")
            state = after(state, fr.Target(0, 1))
        assert ("play", 3) == (asked(state), len(in_hand(state, 1)))


@pytest.mark.rule("FR-POWER-GEN-10")
def test_events_that_do_not_name_power_cards_leave_them_alone() -> None:
    """A Tornado and an Earthquake move hands, not power cards."""
    events: list[fr.EventCard] = ["earthquake", "tornado", "robin_hood", "mexican_standoff"]
    for event in events:
        state = powered("K5 G1", "G2 G3", "Y1", powers=("looping^", "recycling", "all_draw"), events=[event])
        state = after(state, play(0, "K5"))
        assert ["looping^", "recycling", "all_draw"] == [front(state, seat) for seat in range(3)]


@pytest.mark.rule("FR-POWER-GEN-11")
@pytest.mark.parametrize("text", ["R1", "K5", "2ND.R", "FAN", "CTR", "RECH.R"])
def test_a_power_may_go_with_any_card(text: str) -> None:
    """Even if it has no effect, as Anti Counter with a number."""
    state = powered(f"{text} G1 R2", 3, 3, powers=("anti_counter",), events=["friday_13"])
    assert charge(0, 0, text) in legal(state, 0)
    assert fr.PowerActivated(0, 0, "anti_counter") in step(state, charge(0, 0, text)).events


@pytest.mark.rule("FR-POWER-GEN-12")
def test_a_power_acts_wherever_its_card_is_by_then() -> None:
    """Chargenado shuffles away the Looping with which the black card was played; the direction turns all the same."""
    state = powered("K5 G1", 3, 3, 3, powers=("looping",), events=["chargenado"])
    state = charged(state, "K5")
    assert (-1, 3) == (public(state).direction, public(state).turn)
    assert (fr.InForce("looping", owner=0, armed=True),) == spans(state)


@pytest.mark.rule("FR-POWER-GEN-13")
def test_a_power_is_dropped_when_the_round_is_over() -> None:
    """Doomsday comes with the black card: Number Wish is not asked, and the round ends."""
    state = powered("K5 G1", 3, 3, powers=("number_wish",), events=["doomsday"])
    result = step(state, charge(0, 0, "K5"))
    assert fr.RoundEnded("doomsday", ()) in result.events
    assert not of(fr.WishMade, result)


@pytest.mark.rule("FR-PLAY-7", "FR-POWER-ALL_DRAW-1")
def test_an_exhausted_pile_drops_the_card() -> None:
    """One card is left: P1 draws it, P2 cannot, and the Skip has no effect any more."""
    state = powered("SKIP.R G1", "G2", "G3", powers=("all_draw",), draw="G4", draw_size=1)
    result = step(state, charge(0, 0, "SKIP.R"))
    assert fr.RoundEnded("exhausted", ()) in result.events
    assert not of(fr.SkipFlagged, result)


@pytest.mark.rule("FR-SCORE-3")
def test_power_cards_count_nothing() -> None:
    state = powered("R1", "B1", "K4", powers=("looping", "black_wish all_draw", "recycling^"))
    state = after(state, play(0, "R1"), fr.Pass(1))
    result = step(state, fr.Pass(2))
    assert fr.Scored((0, 1, 4), (0, 1, 4)) in result.events


@pytest.mark.rule("FR-START-4", "FR-POWER-GEN-4")
def test_no_power_card_in_the_start_step() -> None:
    """The dealer must lay a card on the 2nd Chance that was turned up, and cannot charge it."""
    for seed in range(400):
        state = fr.setup(fr.Options(players=3, supercharge=True, first_dealer=0), seed)
        if asked(state) == "play second_chance" and playable(state, 0):
            break
    else:
        pytest.fail("no start card was a 2nd Chance")
    assert not [action for action in legal(state, 0) if isinstance(action, fr.Play) and action.power is not None]
    refused(state, charge(0, 0, playable(state, 0).pop()), "FR-POWER-GEN-4")


def test_a_power_card_is_no_hand_card() -> None:
    """It is not in the hand and does not keep a player in the round."""
    state = powered("R1", "G2", "G3", powers=("looping",))
    assert "R1" == hand(state, 0)
    assert "react nice_try" == asked(after(state, play(0, "R1")))
