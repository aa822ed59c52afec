"""
The seven characters that only turn the die (C12-CHAR-ALCHEMIST, -WORKER, -DRUID, -WARLOCK, -MACHINE, -PARASITE and
-SHAPESHIFTER).
"""

from __future__ import annotations

import pytest

from tabletricks import council_of_12 as c12

from .builders import C12Step, after, asked, choices, discard, of, position, refused, step


# The table of the specification (1.4): the neighbours of every face.
NEIGHBOURS = {
    1: {5, 11, 9, 10, 6},
    2: {4, 6, 10, 8, 12},
    3: {4, 12, 7, 11, 5},
    4: {2, 12, 3, 5, 6},
    5: {1, 6, 4, 3, 11},
    6: {1, 10, 2, 4, 5},
    7: {3, 12, 8, 9, 11},
    8: {2, 10, 9, 7, 12},
    9: {1, 11, 7, 8, 10},
    10: {1, 9, 8, 2, 6},
    11: {1, 5, 3, 7, 9},
    12: {2, 8, 7, 3, 4},
}


def laid(card: str, die: int) -> c12.State:
    """P0 has laid the card; P1's golem, which turns no die, keeps step 4 going."""
    others = [one for one in ("worker", "warlock", "alchemist", "druid") if one != card][:3]
    return position(
        phase="reveal", in_play=" ".join((card, "golem", *others)), laid={0: card, 1: "golem"}, challenge=8, die=die
    )


def turned(card: str, die: int, choice: c12.Choice | None) -> C12Step:
    """P0 reveals the card and decides, if there is something to decide."""
    decided = [] if choice is None else [c12.Resolve(0, choice)]
    return step(laid(card, die), c12.Reveal(0), *decided)


def check_turn(result: C12Step, *faces: int) -> None:
    """The die has shown these faces one after the other, and the card is resolved."""
    assert (faces[-1], faces) == (result.state.die, result.state.shown)
    assert [c12.DieTurned(faces[1:], stays=faces[1:] == faces[:1])] == of(c12.DieTurned, result)
    assert (None, "revealing", (1,)) == (
        result.state.players[0].laid,
        asked(result.state),
        c12.awaiting(result.state),
    )


# Alchemist.


@pytest.mark.rule("C12-CHAR-ALCHEMIST-1")
@pytest.mark.parametrize(("die", "value"), [(2, 4), (5, 10), (6, 12), (7, 12), (11, 12)])
def test_the_alchemist_doubles_up_to_12(die: int, value: int) -> None:
    result = turned("alchemist", die, "double")
    check_turn(result, die, value)
    assert [c12.Executed(0, "alchemist", "double")] == of(c12.Executed, result)
    assert "alchemist" == discard(result.state, 0)


@pytest.mark.rule("C12-CHAR-ALCHEMIST-2")
@pytest.mark.parametrize(("die", "value"), [(2, 1), (3, 1), (5, 2), (6, 3), (7, 3), (10, 5), (11, 5)])
def test_the_alchemist_halves_and_rounds_down(die: int, value: int) -> None:
    check_turn(turned("alchemist", die, "halve"), die, value)


@pytest.mark.rule("C12-CHAR-ALCHEMIST-3")
@pytest.mark.parametrize(("die", "choice", "value"), [(1, "double", 2), (12, "halve", 6)])
def test_the_alchemist_has_no_choice_at_1_and_at_12(die: int, choice: c12.Transmutation, value: int) -> None:
    """There is one choice, so it is taken without a question."""
    result = turned("alchemist", die, None)
    check_turn(result, die, value)
    assert [c12.Executed(0, "alchemist", choice)] == of(c12.Executed, result)


@pytest.mark.rule("C12-CHAR-ALCHEMIST-3")
@pytest.mark.parametrize("die", range(2, 12))
def test_elsewhere_the_alchemist_has_both(die: int) -> None:
    assert ["double", "halve"] == choices(after(laid("alchemist", die), c12.Reveal(0)), 0)


# Worker.


@pytest.mark.rule("C12-CHAR-WORKER-1", "C12-CHAR-WORKER-2")
@pytest.mark.parametrize("die", range(1, 13))
def test_the_worker_takes_every_path_of_two_tilts_but_those_back(die: int) -> None:
    """Five first tilts with four second ones each; all faces are reached but the first and its opposite."""
    paths = choices(after(laid("worker", die), c12.Reveal(0)), 0)
    wanted = {(first, second) for first in NEIGHBOURS[die] for second in NEIGHBOURS[first] if second != die}
    assert (20, wanted) == (len(paths), set(paths))
    reached = {path[1] for path in paths if isinstance(path, tuple)}
    assert set(range(1, 13)) - {die, 13 - die} == reached


@pytest.mark.rule("C12-CHAR-WORKER-1", "C12-CHAR-WORKER-3")
@pytest.mark.parametrize(("first", "second"), [(12, 3), (3, 12), (9, 1)])
def test_both_faces_of_the_worker_are_shown(first: int, second: int) -> None:
    check_turn(turned("worker", 7, (first, second)), 7, first, second)


@pytest.mark.rule("C12-CHAR-WORKER-3")
@pytest.mark.parametrize("choice", [(12,), (12, 3, 4), 12])
def test_the_worker_tilts_exactly_twice(choice: c12.Choice) -> None:
    state = after(laid("worker", 7), c12.Reveal(0))
    assert "twice" in refused(state, c12.Resolve(0, choice), "C12-CHAR-WORKER-3").message


# Warlock.


@pytest.mark.rule("C12-CHAR-WARLOCK-1")
@pytest.mark.parametrize("die", range(1, 13))
def test_the_warlock_tilts_to_one_of_the_five_neighbours(die: int) -> None:
    """From 1 to 5, 6, 9, 10 or 11 only."""
    faces = choices(after(laid("warlock", die), c12.Reveal(0)), 0)
    assert (5, NEIGHBOURS[die]) == (len(faces), set(faces))


@pytest.mark.rule("C12-CHAR-WARLOCK-1")
def test_the_warlock_turns_the_die_once() -> None:
    check_turn(turned("warlock", 1, 11), 1, 11)


# Druid, machine and parasite.


@pytest.mark.rule("C12-CHAR-DRUID-1")
@pytest.mark.parametrize(
    ("die", "choice", "value"), [(12, 1, 12), (12, -1, 11), (1, -1, 1), (1, 1, 2), (5, 1, 6), (5, -1, 4)]
)
def test_the_druid_goes_one_up_or_down_and_stops_at_the_limits(die: int, choice: int, value: int) -> None:
    assert {1, -1} == set(choices(after(laid("druid", die), c12.Reveal(0)), 0))
    check_turn(turned("druid", die, choice), die, value)


@pytest.mark.rule("C12-CHAR-MACHINE-1")
@pytest.mark.parametrize(
    ("die", "choice", "value"), [(11, 2, 12), (11, 3, 12), (4, 3, 7), (4, 2, 6), (9, 3, 12), (12, 2, 12), (1, 3, 4)]
)
def test_the_machine_adds_2_or_3_up_to_12(die: int, choice: int, value: int) -> None:
    assert {2, 3} == set(choices(after(laid("machine", die), c12.Reveal(0)), 0))
    check_turn(turned("machine", die, choice), die, value)


@pytest.mark.rule("C12-CHAR-PARASITE-1")
@pytest.mark.parametrize(
    ("die", "choice", "value"), [(2, -3, 1), (2, -2, 1), (9, -2, 7), (9, -3, 6), (4, -3, 1), (1, -2, 1), (12, -3, 9)]
)
def test_the_parasite_takes_2_or_3_down_to_1(die: int, choice: int, value: int) -> None:
    assert {-2, -3} == set(choices(after(laid("parasite", die), c12.Reveal(0)), 0))
    check_turn(turned("parasite", die, choice), die, value)


# Shapeshifter.


@pytest.mark.rule("C12-CHAR-SHAPESHIFTER-1")
@pytest.mark.parametrize(
    ("die", "value"),
    [(1, 12), (2, 11), (3, 10), (4, 9), (5, 8), (6, 7), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)],
)
def test_the_shapeshifter_turns_the_die_over_without_a_question(die: int, value: int) -> None:
    """The book: 12 becomes 1, 5 becomes 8."""
    result = turned("shapeshifter", die, None)
    check_turn(result, die, value)
    assert [c12.Executed(0, "shapeshifter", None)] == of(c12.Executed, result)


# All of them.


@pytest.mark.rule(
    "C12-CHAR-ALCHEMIST-1",
    "C12-CHAR-WORKER-1",
    "C12-CHAR-DRUID-1",
    "C12-CHAR-WARLOCK-1",
    "C12-CHAR-MACHINE-1",
    "C12-CHAR-PARASITE-1",
    "C12-CHAR-SHAPESHIFTER-1",
)
@pytest.mark.parametrize(
    "card", ["alchemist", "worker", "druid", "warlock", "machine", "parasite", "shapeshifter"], ids=str
)
def test_negated_they_turn_nothing(card: str) -> None:
    """P0 and P2 have laid the same card: nobody is asked, and the die stays."""
    others = [one for one in ("worker", "warlock", "alchemist", "druid") if one != card][:3]
    state = position(
        phase="reveal",
        in_play=" ".join((card, "golem", *others)),
        laid={0: card, 1: "golem", 2: card},
        challenge=8,
        die=7,
    )
    result = step(state, c12.Reveal(2))
    assert (7, (7,), ()) == (
        result.state.die,
        result.state.shown,
        tuple(of(c12.DieTurned, result)),
    )
    assert ((card,), (), (1,)) == (
        result.state.negated,
        result.state.executed,
        c12.awaiting(result.state),
    )
    assert (card, card) == (discard(result.state, 0), discard(result.state, 2))
