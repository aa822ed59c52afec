"""
The die and its layouts (C12-DIE-1 to C12-DIE-7).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product

import attrs
import pytest

from tabletricks import InvalidArgument, InvalidOptions, Rng, from_json, to_json
from tabletricks import council_of_12 as c12

from .builders import after, choices, opening, position


RINGS = {
    1: (5, 11, 9, 10, 6),
    2: (4, 6, 10, 8, 12),
    3: (4, 12, 7, 11, 5),
    4: (2, 12, 3, 5, 6),
    5: (1, 6, 4, 3, 11),
    6: (1, 10, 2, 4, 5),
    7: (3, 12, 8, 9, 11),
    8: (2, 10, 9, 7, 12),
    9: (1, 11, 7, 8, 10),
    10: (1, 9, 8, 2, 6),
    11: (1, 5, 3, 7, 9),
    12: (2, 8, 7, 3, 4),
}
FACES = range(1, 13)
DEFAULT = tuple(RINGS.values())
every_face = pytest.mark.parametrize("face", FACES)


def revealing(card: str, die: int, layout: c12.DieLayout | None = None) -> c12.State:
    """P0 has revealed a card; P1 still has one."""
    state = position(phase="reveal", laid={0: card, 1: "machine"}, die=die, die_layout=layout, supplicant="princess")
    return after(state, c12.Reveal(0))


def renumbered(rename: Callable[[int], int]) -> c12.DieLayout:
    """The default die with other numbers on its faces."""
    rings = {rename(face): tuple(map(rename, ring)) for face, ring in RINGS.items()}
    return tuple(rings[face] for face in FACES)


def opposite_swap(face: int) -> int:
    """1 and 2 change places, and so do 12 and 11."""
    return {1: 2, 2: 1, 11: 12, 12: 11}.get(face, face)


OTHER = renumbered(opposite_swap)


def signed_layouts() -> Iterator[c12.DieLayout]:
    """
    All 1024 ways to join faces such that 13 - v neither touches v nor shares a neighbour with it, and 1 touches 2 to 6.

    Of two such pairs either a touches b (and so 13 - a touches 13 - b), or a touches 13 - b.
    """
    pairs = list(combinations(range(2, 7), 2))
    for signs in product((False, True), repeat=len(pairs)):
        near: dict[int, set[int]] = {face: set() for face in FACES}
        joined = [(1, face) for face in range(2, 7)]
        joined += [(a, 13 - b if crossed else b) for (a, b), crossed in zip(pairs, signs, strict=True)]
        for a, b in joined:
            for one, other in ((a, b), (13 - a, 13 - b)):
                near[one].add(other)
                near[other].add(one)
        yield tuple(tuple(sorted(near[face])) for face in FACES)


def has_edges(layout: c12.DieLayout) -> bool:
    """Whether each edge between two faces ends in two corners, where just one further face touches both."""
    near = {face: set(layout[face - 1]) for face in FACES}
    return all(len(near[face] & near[other]) == 2 for face in FACES for other in near[face])


@pytest.mark.rule("C12-DIE-1")
@every_face
def test_opposite_faces_sum_to_13(face: int) -> None:
    """The shapeshifter turns each face to its opposite."""
    assert 13 - face == revealing("shapeshifter", face).die


@pytest.mark.rule("C12-DIE-2")
@every_face
def test_a_tilt_leads_to_one_of_five_neighbours(face: int) -> None:
    """The warlock tilts once: to the five of the table, so neither to the face itself nor to its opposite."""
    offered = choices(revealing("warlock", face), 0)
    assert sorted(RINGS[face]) == offered
    assert face not in offered
    assert 13 - face not in offered


@pytest.mark.rule("C12-DIE-3")
def test_only_the_shown_face_counts() -> None:
    """From 7 to 3 over 11 or over 12: the die is the same, and so is what can be done with it."""
    ways = []
    for path in ((11, 3), (12, 3)):
        state = position(phase="reveal", laid={0: "worker", 1: "warlock", 2: "alchemist"}, die=7, supplicant="princess")
        state = after(state, c12.Reveal(0), c12.Resolve(0, path))
        ways.append((attrs.evolve(state, shown=()), choices(after(state, c12.Reveal(1)), 1)))
    assert ways[0] == ways[1]
    assert [4, 5, 7, 11, 12] == ways[0][1]


@pytest.mark.rule("C12-DIE-4")
def test_the_default_layout_is_the_table() -> None:
    assert DEFAULT == c12.OPPOSITE13
    for face in FACES:
        assert sorted(RINGS[face]) == list(c12.Options(3).rulebook.die.tilts[face])


@pytest.mark.rule("C12-DIE-5", "C12-OPT-12")
def test_another_layout_is_used_by_every_tilt() -> None:
    """On this die 2 is where 1 was: from 2 a tilt leads to 5, 12, 9, 10 or 6."""
    assert [5, 6, 9, 10, 12] == choices(revealing("warlock", 2, OTHER), 0)
    assert (9, 12) in choices(revealing("worker", 2, OTHER), 0)
    assert (9, 12) not in choices(revealing("worker", 2), 0)
    state = c12.setup(c12.Options(2, die_layout=OTHER), 1)
    assert state == from_json(c12.State, to_json(state))


@pytest.mark.rule("C12-DIE-5")
def test_just_the_dodecahedra_are_accepted() -> None:
    """
    With 1 between 2 to 6 these must lie around it in one of 4! / 2 = 12 rings; everything else is refused.

    What is accepted has edges like a solid body.
    """
    accepted = []
    for layout in signed_layouts():
        try:
            c12.Options(3, die_layout=layout)
        except InvalidOptions:
            continue
        accepted.append(layout)
    assert 12 == len(set(accepted))
    assert [layout for layout in signed_layouts() if has_edges(layout)] == accepted


def edited(face: int, ring: tuple[int, ...]) -> c12.DieLayout:
    return (*DEFAULT[: face - 1], ring, *DEFAULT[face:])


TWO_CLUSTERS: c12.DieLayout = next(signed_layouts())

DICE = [layout for layout in signed_layouts() if has_edges(layout)]

IMPOSSIBLE: dict[str, c12.DieLayout] = {
    "no face": (),
    "eleven faces": DEFAULT[:11],
    "thirteen faces": (*DEFAULT, (1, 2, 3, 4, 5)),
    "four neighbours": edited(1, (5, 11, 9, 10)),
    "six neighbours": edited(1, (5, 11, 9, 10, 6, 2)),
    "a neighbour twice": edited(1, (5, 11, 9, 10, 10)),
    "its own neighbour": edited(1, (1, 11, 9, 10, 6)),
    "a face 0": edited(1, (0, 11, 9, 10, 6)),
    "a face 13": edited(1, (13, 11, 9, 10, 6)),
    "a neighbour that knows nothing of it": edited(1, (2, 11, 9, 10, 6)),
    "two clusters of six": TWO_CLUSTERS,
    "opposites that do not sum to 13": renumbered(lambda face: {1: 2, 2: 1}.get(face, face)),
    "opposites that touch": renumbered(lambda face: {12: 5, 5: 12}.get(face, face)),
}


@pytest.mark.rule("C12-DIE-5")
@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_die_is_refused(name: str) -> None:
    with pytest.raises(InvalidOptions, match="C12-DIE-5"):
        c12.Options(3, die_layout=IMPOSSIBLE[name])


@pytest.mark.rule("C12-DIE-6", "C12-CHAR-WORKER-2")
@every_face
def test_two_tilts_reach_ten_faces(face: int) -> None:
    """All but the first one and its opposite, on every die: 5 * 5 ways there and on, less 5 ways back, is 20 ways."""
    for layout in (DEFAULT, OTHER, *DICE):
        paths = choices(revealing("worker", face, layout), 0)
        ends = {path[-1] for path in paths if isinstance(path, tuple)}
        assert set(FACES) - {face, 13 - face} == ends
        assert 20 == len(paths)


@pytest.mark.rule("C12-DIE-7", "C12-SETUP-16")
@every_face
def test_a_roll_gives_each_face_by_one_of_twelve_numbers(face: int) -> None:
    started = opening(
        c12.Options(3), fours=["druid golem machine alchemist"], hidden="princess knight",
        drawn=(5, 8, 9, 12, 21, 22, 30), die=face,
    )  # fmt: skip
    assert face == started.state.die


@pytest.mark.rule("C12-DIE-7")
def test_a_roll_knows_no_thirteenth_number() -> None:
    """The random source is asked for a number below 12, and the numbers of a seed are spread evenly."""
    state = position(phase="reveal", laid={0: "oracle"}, in_play="worker warlock oracle machine shapeshifter")
    with pytest.raises(InvalidArgument, match="not below 12"):
        c12.apply(attrs.evolve(state, rng=Rng.from_seed(1, [12])), c12.Reveal(0))
    rolls = [c12.apply(attrs.evolve(state, rng=Rng.from_seed(seed)), c12.Reveal(0)).die for seed in range(600)]
    assert all(25 <= rolls.count(face) <= 75 for face in FACES)
