"""
The oracle (C12-CHAR-ORACLE-1 to -11).
"""

from __future__ import annotations

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


CAST = "worker warlock machine oracle shapeshifter"


def council(laid: dict[int, str], *, roll: int = 8, **more: str) -> c12.State:
    """Three players in step 4, with challenge 5 (9/10/11), favour 3 and die 7."""
    return position(
        phase="reveal",
        in_play=more.get("in_play", CAST),
        supplicant=more.get("supplicant", "princess"),
        laid=laid,
        discards={0: more.get("pile", "")},
        challenge=5,
        die=7,
        rolls=[roll],
    )


def last_card() -> c12.State:
    """P0 has laid the oracle, and the worker is the last hand card."""
    return position(
        phase="reveal",
        in_play="oracle worker machine alchemist shapeshifter",
        supplicant="princess",
        laid={0: "oracle", 1: "machine", 2: "alchemist"},
        discards={0: "machine alchemist shapeshifter"},
        challenge=5,
        rolls=[4],
    )


@pytest.mark.rule("C12-CHAR-ORACLE-1", "C12-CHAR-ORACLE-3", "C12-CHAR-ORACLE-4")
def test_the_oracle_rolls_and_asks_for_a_card() -> None:
    """Nobody else can do anything meanwhile; the roll is public and counts as shown. The oracle lies there openly."""
    result = step(council({0: "oracle", 1: "machine", 2: "warlock"}), c12.Reveal(0))
    assert (c12.CardRevealed(0, "oracle"), c12.Executed(0, "oracle", None), c12.DieRolled(8)) == result.events
    state = result.state
    assert (8, (7, 8)) == (state.die, state.shown)
    assert [True, True] == [c12.view(state, seat).players[0].oracle for seat in (0, 1)]
    assert ("", "worker warlock machine shapeshifter") == (discard(state, 0), hand(state, 0))
    assert ("oracle_playing", (0,)) == (asked(state), c12.awaiting(state))
    further = {oracle_play(0, card) for card in ("worker", "warlock", "machine", "shapeshifter")}
    assert (further, set(), set()) == (legal(state, 0), legal(state, 1), legal(state, 2))


@pytest.mark.rule("C12-CHAR-ORACLE-1")
@pytest.mark.parametrize("roll", [1, 7, 12])
def test_any_value_may_be_rolled(roll: int) -> None:
    """Also the one that the die shows."""
    state = after(council({0: "oracle", 1: "machine"}, roll=roll), c12.Reveal(0))
    assert (roll, (7, roll)) == (state.die, state.shown)


@pytest.mark.rule("C12-CHAR-ORACLE-2")
def test_with_one_card_left_the_hand_is_renewed_with_the_oracle() -> None:
    """The example of the book: nothing is renewed when the oracle is laid, but when it asks for a card."""
    state = position(
        in_play="oracle worker machine alchemist shapeshifter",
        supplicant="princess",
        discards={0: "machine alchemist shapeshifter"},
        rolls=[4],
    )
    state = after(state, play(0, "oracle"))
    assert ("worker", "machine alchemist shapeshifter") == (hand(state, 0), discard(state, 0))
    state = after(state, play(1, "worker"), play(2, "worker"), c12.Ready(0), c12.Ready(1), c12.Ready(2))
    result = step(state, c12.Reveal(0))
    assert [c12.HandRenewed(0, ("worker",))] == of(c12.HandRenewed, result)
    state = result.state
    assert (4, "worker", "alchemist machine oracle shapeshifter") == (
        state.die,
        discard(state, 0),
        hand(state, 0),
    )
    assert None is state.players[0].laid
    assert {oracle_play(0, card) for card in ("machine", "alchemist", "shapeshifter", "oracle")} == legal(state, 0)


@pytest.mark.rule("C12-CHAR-ORACLE-2")
def test_without_a_playable_card_the_hand_is_renewed_as_well() -> None:
    """Machine and warlock are left, one banned, one the supplicant: both become the new pile, in canonical order."""
    state = position(
        phase="reveal",
        in_play=CAST,
        supplicant="warlock",
        this_round=c12.RoundEffects(banned=("machine",)),
        laid={0: "oracle", 1: "worker"},
        discards={0: "shapeshifter worker"},
        rolls=[4],
    )
    state = after(state, c12.Reveal(0))
    assert ("warlock machine", "worker oracle shapeshifter") == (discard(state, 0), hand(state, 0))
    assert {oracle_play(0, card) for card in ("worker", "oracle", "shapeshifter")} == legal(state, 0)


@pytest.mark.rule("C12-CHAR-ORACLE-2", "C12-CHAR-ORACLE-3")
def test_with_two_cards_of_which_one_may_be_played_nothing_is_renewed() -> None:
    """Worker and warlock are left, and the warlock is the supplicant."""
    state = council({0: "oracle", 1: "machine"}, supplicant="warlock", in_play=CAST, pile="machine shapeshifter")
    state = after(state, c12.Reveal(0))
    assert ("worker warlock", "machine shapeshifter") == (hand(state, 0), discard(state, 0))
    assert {oracle_play(0, "worker")} == legal(state, 0)


@pytest.mark.rule("C12-CHAR-ORACLE-9", "C12-CHAR-ORACLE-6")
def test_the_oracle_may_be_the_further_card_and_then_does_nothing() -> None:
    """No second roll, no second further card."""
    result = step(after(last_card(), c12.Reveal(0)), oracle_play(0, "oracle"))
    assert (c12.CardRevealed(0, "oracle", further=True), c12.NoEffect(0, "oracle", "used_up")) == result.events
    state = result.state
    assert ("worker oracle", "alchemist machine shapeshifter") == (discard(state, 0), hand(state, 0))
    assert (4, ("oracle",), (1, 2)) == (state.die, state.executed, c12.awaiting(state))


@pytest.mark.rule("C12-CHAR-ORACLE-3", "C12-CHAR-ORACLE-7")
def test_the_further_card_cancels_a_laid_one() -> None:
    """P1's machine goes with it, P1 has finished; P2's warlock makes it 10: passed."""
    state = after(council({0: "oracle", 1: "machine", 2: "warlock"}), c12.Reveal(0))
    result = step(state, oracle_play(0, "machine"))
    assert (c12.CardRevealed(0, "machine", further=True), c12.Negated("machine", (0, 1))) == result.events
    state = result.state
    assert ("oracle machine", "machine", 8, (2,)) == (
        discard(state, 0),
        discard(state, 1),
        state.die,
        c12.awaiting(state),
    )
    refused(state, c12.Reveal(1), "C12-REVEAL-2")
    state = after(state, c12.Reveal(2))
    assert (7, 8) == state.shown
    result = step(state, c12.Resolve(2, 10))
    assert (5, "Tower Collapsed", True, 10) in verdicts(result)
    assert 4 == result.state.favour


@pytest.mark.rule("C12-CHAR-ORACLE-7")
@pytest.mark.parametrize("open", [(), (1,)])
def test_the_further_card_cancels_all_equal_ones_face_down_or_up(open: tuple[int, ...]) -> None:
    state = position(
        4,
        phase="reveal",
        round=4,
        in_play=CAST,
        supplicant="shapeshifter",
        laid={0: "oracle", 1: "machine", 2: "machine"},
        open=open,
        challenge=5,
        rolls=[8],
        recruit="on_pass",
    )
    result = step(after(state, c12.Reveal(0)), oracle_play(0, "machine"))
    assert [c12.Negated("machine", (0, 1, 2))] == of(c12.Negated, result)
    assert (5, "Tower Collapsed", False, 8) in verdicts(result)


@pytest.mark.rule("C12-CHAR-ORACLE-6")
def test_a_character_that_was_executed_does_nothing_as_further_card() -> None:
    """P1's machine has turned 7 to 9; then the roll of 2 stays as it is."""
    state = council({0: "oracle", 1: "machine", 2: "warlock"}, roll=2)
    state = after(state, c12.Reveal(1), c12.Resolve(1, 2))
    assert 9 == state.die
    result = step(after(state, c12.Reveal(0)), oracle_play(0, "machine"))
    assert (c12.CardRevealed(0, "machine", further=True), c12.NoEffect(0, "machine", "used_up")) == result.events
    assert (2, (7, 9, 2), "oracle machine", (2,)) == (
        result.state.die,
        result.state.shown,
        discard(result.state, 0),
        c12.awaiting(result.state),
    )


@pytest.mark.rule("C12-CHAR-ORACLE-6")
def test_a_character_that_was_negated_does_nothing_as_further_card() -> None:
    """P1's and P2's machines have cancelled each other."""
    state = after(council({0: "oracle", 1: "machine", 2: "machine"}, roll=2), c12.Reveal(1), c12.Reveal(0))
    result = step(state, oracle_play(0, "machine"))
    assert c12.NoEffect(0, "machine", "used_up") == result.events[1]
    assert (5, "Tower Collapsed", False, 2) in verdicts(result)


@pytest.mark.rule("C12-CHAR-ORACLE-6")
def test_a_character_that_is_on_piles_only_is_not_used_up() -> None:
    """A machine that P1 discarded in an earlier round changes nothing: P0's is executed."""
    state = position(
        phase="reveal",
        in_play=CAST,
        laid={0: "oracle", 1: "warlock"},
        discards={1: "machine"},
        challenge=5,
        rolls=[8],
    )
    state = after(state, c12.Reveal(0), oracle_play(0, "machine"))
    assert ("resolving", [2, 3]) == (asked(state), choices(state, 0))


@pytest.mark.rule("C12-CHAR-ORACLE-8")
def test_otherwise_the_further_card_is_executed_as_usual() -> None:
    """The worker asks for two tilts from 8; then it is P1's turn to reveal."""
    state = after(council({0: "oracle", 1: "machine"}), c12.Reveal(0), oracle_play(0, "worker"))
    assert ("resolving", (0,)) == (asked(state), c12.awaiting(state))
    assert (10, 9) in choices(state, 0)
    state = after(state, c12.Resolve(0, (10, 9)))
    assert ((7, 8, 10, 9), ("oracle", "worker")) == (state.shown, state.executed)
    assert ("oracle worker", "warlock machine shapeshifter", (1,)) == (
        discard(state, 0),
        hand(state, 0),
        c12.awaiting(state),
    )


@pytest.mark.rule("C12-CHAR-ORACLE-8")
def test_an_automatic_further_card_happens_at_once() -> None:
    state = after(council({0: "oracle", 1: "machine"}), c12.Reveal(0), oracle_play(0, "shapeshifter"))
    assert (5, (7, 8, 5), "oracle shapeshifter") == (state.die, state.shown, discard(state, 0))


@pytest.mark.rule("C12-CHAR-ORACLE-3", "C12-CHAR-PATIENT-1")
def test_the_patient_as_further_card_cannot_take_the_oracle_back() -> None:
    """The oracle is still carried out while the patient acts, and goes to the pile just before it."""
    cast = "patient worker warlock machine oracle golem"
    state = position(
        phase="reveal",
        in_play=cast,
        round=2,
        laid={0: "oracle", 1: "machine"},
        discards={0: "warlock worker"},
        rolls=[8],
    )
    state = after(state, c12.Reveal(0), oracle_play(0, "patient"))
    assert ["warlock", "worker"] == choices(state, 0)
    refused(state, c12.Resolve(0, "oracle"), "C12-CHAR-PATIENT-1")
    result = step(state, c12.Resolve(0, "worker"))
    assert ("warlock oracle patient", "worker machine golem") == (
        discard(result.state, 0), " ".join(sorted(hand(result.state, 0).split(), reverse=True)),
    )  # fmt: skip
    assert c12.CardTakenBack(0, True, "worker", "warlock") in c12.events_for(result.events, 1)


@pytest.mark.rule("C12-CHAR-ORACLE-3", "C12-CHAR-PATIENT-3")
def test_the_patient_as_further_card_finds_no_pile_if_only_the_oracle_would_be_on_it() -> None:
    state = council({0: "oracle", 1: "machine"}, in_play="patient worker warlock machine oracle")
    result = step(after(state, c12.Reveal(0)), oracle_play(0, "patient"))
    assert c12.NoEffect(0, "patient", "no_pile") in result.events
    assert "oracle patient" == discard(result.state, 0)


@pytest.mark.rule("C12-CHAR-ORACLE-10")
@pytest.mark.parametrize("said", [None, "alone"])
def test_nothing_is_said_about_the_further_card(said: c12.Sentence | None) -> None:
    """Not even by an owner who has said nothing in step 3."""
    state = position(
        phase="reveal",
        in_play=CAST,
        laid={0: "oracle", 1: "machine"},
        said={} if said is None else {0: said},
        rolls=[8],
    )
    state = after(state, c12.Reveal(0))
    problem = refused(state, c12.Say(0, "contribute"), "C12-CHAR-ORACLE-10")
    assert "nothing is said" in problem.message


@pytest.mark.rule("C12-CHAR-ORACLE-11")
def test_a_negated_oracle_neither_rolls_nor_asks() -> None:
    """The script holds a roll, and it is not used."""
    result = step(council({0: "oracle", 1: "oracle", 2: "warlock"}), c12.Reveal(1))
    assert (c12.CardRevealed(1, "oracle"), c12.Negated("oracle", (0, 1))) == result.events
    state = result.state
    assert (7, (7,), "revealing", (2,)) == (state.die, state.shown, asked(state), c12.awaiting(state))
    assert ("oracle", "oracle", (7,)) == (discard(state, 0), discard(state, 1), state.rng.script)
