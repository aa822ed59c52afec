"""
Princess and patient (C12-CHAR-PRINCESS-1 to -6, C12-CHAR-PATIENT-1 to -6).
"""

from __future__ import annotations

from typing import TypedDict

import pytest

from tabletricks import council_of_12 as c12

from .builders import (
    after,
    asked,
    choices,
    discard,
    hand,
    legal,
    of,
    oracle_play,
    play,
    position,
    refused,
    step,
    verdicts,
)


class Court(TypedDict):
    in_play: str
    supplicant: str


COURT: Court = {"in_play": "princess worker warlock machine druid", "supplicant": "golem"}
"""A cast with the princess, who is not the supplicant."""


# Princess.


@pytest.mark.rule("C12-CHAR-PRINCESS-1", "C12-CHAR-PRINCESS-3")
def test_w28a_negated_cards_before_the_princess_do_not_matter() -> None:
    """P1 and P2 cancel each other; the princess is the first executed card and turns the die to 11: passed."""
    state = position(phase="reveal", **COURT, laid={0: "princess", 1: "warlock", 2: "warlock"}, challenge=5, die=2)
    state = after(state, c12.Reveal(1), c12.Reveal(0))
    assert [9, 10, 11] == choices(state, 0)
    result = step(state, c12.Resolve(0, 11))
    assert c12.DieTurned((11,)) in result.events
    assert (5, "Tower Collapsed", True, 11) in verdicts(result)
    assert (11, "princess") == (result.state.die, discard(result.state, 0))


@pytest.mark.rule("C12-CHAR-PRINCESS-1")
@pytest.mark.parametrize(("challenge", "values"), [(21, [3, 10]), (28, [2, 4, 9, 11]), (10, [1, 2, 3, 10, 11, 12])])
def test_with_two_goals_she_may_turn_the_die_to_a_value_of_either(challenge: int, values: list[int]) -> None:
    state = position(phase="reveal", **COURT, laid={0: "princess", 1: "druid"}, challenge=challenge, die=5)
    state = after(state, c12.Reveal(0))
    assert values == choices(state, 0)
    for value in values:
        turned = after(state, c12.Resolve(0, value))
        assert (value, (5, value)) == (turned.die, turned.shown)


@pytest.mark.rule("C12-CHAR-PRINCESS-1")
def test_with_a_single_wanted_value_she_needs_no_decision() -> None:
    """Challenge 8 wants 3 and nothing else."""
    state = position(phase="reveal", **COURT, laid={0: "princess", 1: "druid"}, challenge=8, die=7)
    result = step(state, c12.Reveal(0))
    assert (3, (1,), [c12.Executed(0, "princess", 3)]) == (
        result.state.die,
        c12.awaiting(result.state),
        of(c12.Executed, result),
    )


@pytest.mark.rule("C12-CHAR-PRINCESS-2")
def test_w28b_after_an_executed_card_the_princess_does_nothing() -> None:
    """P1's druid comes first: die 3; the princess is put on the pile, and P2 is next."""
    state = position(phase="reveal", **COURT, laid={0: "princess", 1: "druid", 2: "worker"}, challenge=5, die=2)
    state = after(state, c12.Reveal(1), c12.Resolve(1, 1))
    result = step(state, c12.Reveal(0))
    assert (c12.CardRevealed(0, "princess"), c12.NoEffect(0, "princess", "late")) == result.events
    assert (3, (2, 3)) == (result.state.die, result.state.shown)
    assert ("princess", (2,)) == (discard(result.state, 0), c12.awaiting(result.state))


@pytest.mark.rule("C12-CHAR-PRINCESS-2")
@pytest.mark.parametrize("first", ["golem", "patient"])
def test_an_executed_card_that_turns_no_die_counts_all_the_same(first: str) -> None:
    state = position(
        phase="reveal",
        in_play="princess worker druid golem patient",
        supplicant="knight",
        laid={0: "princess", 1: first, 2: "worker"},
        challenge=5,
        die=2,
    )
    result = step(after(state, c12.Reveal(1)), c12.Reveal(0))
    assert c12.NoEffect(0, "princess", "late") == result.events[-1]
    assert 2 == result.state.die


@pytest.mark.rule("C12-CHAR-PRINCESS-4")
def test_w28c_a_card_that_lies_face_up_does_not_matter() -> None:
    """P1 lays the machine face up by permit; the princess is revealed first and works, then the machine: 11, passed."""
    state = position(players=2, **COURT, challenge=5, die=2, this_round=c12.RoundEffects(permits=1))
    state = after(state, play(1, "machine", open=True), play(0, "princess"), c12.Ready(0), c12.Ready(1), c12.Reveal(0))
    state = after(state, c12.Resolve(0, 9))
    assert (9, ("princess",)) == (state.die, state.executed)
    result = step(state, c12.Reveal(1), c12.Resolve(1, 2))
    assert (5, "Tower Collapsed", True, 11) in verdicts(result)
    assert 4 == result.state.favour


@pytest.mark.rule("C12-CHAR-PRINCESS-5")
def test_after_the_oracle_the_princess_does_nothing() -> None:
    state = position(
        phase="reveal",
        in_play="princess worker oracle machine druid",
        supplicant="golem",
        laid={0: "oracle", 1: "druid", 2: "worker"},
        challenge=5,
        die=7,
        rolls=[2],
    )
    result = step(after(state, c12.Reveal(0)), oracle_play(0, "princess"))
    assert [c12.NoEffect(0, "princess", "late")] == of(c12.NoEffect, result)
    assert (2, (7, 2), "oracle princess") == (
        result.state.die,
        result.state.shown,
        discard(result.state, 0),
    )
    assert (1, 2) == c12.awaiting(result.state)


@pytest.mark.rule("C12-CHAR-PRINCESS-6")
def test_a_princess_without_effect_counts_as_executed() -> None:
    """So the oracle's princess is a character used up, and is not executed a second time."""
    state = position(
        phase="reveal",
        in_play="princess worker oracle machine druid",
        supplicant="golem",
        laid={0: "oracle", 1: "druid", 2: "princess"},
        challenge=5,
        die=7,
        rolls=[2],
    )
    state = after(state, c12.Reveal(1), c12.Resolve(1, 1), c12.Reveal(2))
    assert ("druid", "princess") == state.executed
    state = after(state, c12.Reveal(0))
    result = step(state, oracle_play(0, "princess"))
    assert (c12.CardRevealed(0, "princess", further=True), c12.NoEffect(0, "princess", "used_up")) == result.events[:2]
    assert [] == of(c12.Executed, result)
    assert (5, "Tower Collapsed", False, 2) in verdicts(result)


# Patient.


class Ward(TypedDict):
    in_play: str
    supplicant: str
    challenge: int


WARD: Ward = {"in_play": "patient worker machine druid warlock", "supplicant": "princess", "challenge": 5}


def patient_acts(pile: str) -> c12.State:
    """P0's patient is revealed, and P1 still has a card to reveal."""
    state = position(phase="reveal", **WARD, laid={0: "patient", 1: "druid"}, discards={0: pile})
    return after(state, c12.Reveal(0))


@pytest.mark.rule("C12-CHAR-PATIENT-1", "C12-CHAR-PATIENT-2", "C12-CHAR-PATIENT-5")
def test_w29a_the_patient_takes_a_covered_card() -> None:
    """The order of the others stays; they learn that a covered card was taken, but not which."""
    state = patient_acts("worker machine druid")
    assert ["worker", "machine", "druid"] == choices(state, 0)
    result = step(state, c12.Resolve(0, "worker"))
    assert ("worker warlock", "machine druid patient") == (hand(result.state, 0), discard(result.state, 0))
    own, other = c12.events_for(result.events, 0), c12.events_for(result.events, 1)
    assert (c12.Executed(0, "patient", "worker", covered=True), c12.CardTakenBack(0, False, "worker")) == own[:2]
    assert (c12.Executed(0, "patient", None, covered=True), c12.CardTakenBack(0, False, None)) == other[:2]
    assert other == c12.events_for(result.events, None)
    seen = c12.view(result.state, 1).players[0]
    assert (None, 2, (None, None, "patient")) == (seen.hand, seen.hand_size, seen.discard)


@pytest.mark.rule("C12-CHAR-PATIENT-1", "C12-CHAR-PATIENT-5")
def test_w29a_a_card_in_the_middle_is_covered_too() -> None:
    result = step(patient_acts("worker machine druid"), c12.Resolve(0, "machine"))
    assert ("warlock machine", "worker druid patient") == (hand(result.state, 0), discard(result.state, 0))
    assert [c12.CardTakenBack(0, False, None)] == of(c12.CardTakenBack, c12.events_for(result.events, 2))


@pytest.mark.rule("C12-CHAR-PATIENT-1", "C12-CHAR-PATIENT-5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_w29b_the_top_card_is_taken_for_all_to_see(seat: int | None) -> None:
    """Then the machine lay on top for a moment, and that was seen as well."""
    result = step(patient_acts("worker machine druid"), c12.Resolve(0, "druid"))
    assert ("druid warlock", "worker machine patient") == (hand(result.state, 0), discard(result.state, 0))
    assert (c12.Executed(0, "patient", "druid"), c12.CardTakenBack(0, True, "druid", "machine")) == c12.events_for(
        result.events, seat
    )[:2]


@pytest.mark.rule("C12-CHAR-PATIENT-3")
def test_with_an_empty_pile_the_patient_takes_nothing() -> None:
    state = position(phase="reveal", **WARD, laid={0: "patient", 1: "druid"})
    result = step(state, c12.Reveal(0))
    assert (c12.CardRevealed(0, "patient"), c12.NoEffect(0, "patient", "no_pile")) == result.events
    assert ("worker druid warlock machine", "patient") == (hand(result.state, 0), discard(result.state, 0))
    assert (("patient",), (1,)) == (result.state.executed, c12.awaiting(result.state))


@pytest.mark.rule("C12-CHAR-PATIENT-2", "C12-CHAR-PATIENT-4")
def test_a_single_card_is_taken_without_a_question() -> None:
    """The patient himself is no second choice."""
    state = position(phase="reveal", **WARD, laid={0: "patient", 1: "druid"}, discards={0: "worker"})
    result = step(state, c12.Reveal(0))
    assert ("worker druid warlock machine", "patient") == (hand(result.state, 0), discard(result.state, 0))
    assert [c12.CardTakenBack(0, True, "worker", None)] == of(c12.CardTakenBack, c12.events_for(result.events, 1))
    assert (1,) == c12.awaiting(result.state)


@pytest.mark.rule("C12-CHAR-PATIENT-4")
def test_the_patient_cannot_decline() -> None:
    """All that P0 can do is to take one of the cards; an empty decision is refused as for any card."""
    state = patient_acts("worker machine")
    assert {c12.Resolve(0, "worker"), c12.Resolve(0, "machine")} == legal(state, 0)
    assert ("resolving", (0,), set()) == (asked(state), c12.awaiting(state), legal(state, 1))
    refused(state, c12.Resolve(0, ()), "C12-REVEAL-5")


@pytest.mark.rule("C12-CHAR-PATIENT-6")
def test_a_negated_patient_takes_nothing() -> None:
    state = position(
        phase="reveal",
        **WARD,
        laid={0: "patient", 1: "druid", 2: "patient"},
        discards={0: "worker machine", 2: "worker"},
    )
    result = step(state, c12.Reveal(0))
    assert [] == of(c12.CardTakenBack, result)
    assert ("worker machine patient", "worker patient") == (discard(result.state, 0), discard(result.state, 2))
    assert (1,) == c12.awaiting(result.state)


@pytest.mark.rule("C12-CHAR-PATIENT-1")
def test_the_taken_card_may_be_played_in_the_next_round() -> None:
    """Also the supplicant's card may be taken."""
    state = position(
        2,
        phase="reveal",
        in_play="patient worker machine druid warlock",
        supplicant="worker",
        coming="patient",
        laid={0: "patient", 1: "druid"},
        discards={0: "worker machine"},
        challenge=5,
        die=9,
    )
    state = after(
        state, c12.Reveal(1), c12.Resolve(1, 1), c12.Reveal(0), c12.Resolve(0, "worker"), c12.VoteBell(0, False)
    )
    assert (2, "worker druid warlock") == (state.round, hand(state, 0))
    assert play(0, "worker") in legal(state, 0)
