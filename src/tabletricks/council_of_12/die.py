"""
The shared twelve-sided die (C12-DIE-1 to C12-DIE-7).

Which faces are neighbours on the game's own die is unknown: the default layout is reconstructed, and
``Options(die_layout=...)`` replaces it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from attrs import frozen

from ..core.errors import InvalidOptions


__all__ = ["OPPOSITE13", "DieLayout", "DieTable"]

DieLayout = tuple[tuple[int, ...], ...]
"""The five neighbours of each face, the neighbours of face 1 first."""

BuiltInLayout = Literal["opposite13"]

OPPOSITE13: DieLayout = (
    (5, 11, 9, 10, 6),
    (4, 6, 10, 8, 12),
    (4, 12, 7, 11, 5),
    (2, 12, 3, 5, 6),
    (1, 6, 4, 3, 11),
    (1, 10, 2, 4, 5),
    (3, 12, 8, 9, 11),
    (2, 10, 9, 7, 12),
    (1, 11, 7, 8, 10),
    (1, 9, 8, 2, 6),
    (1, 5, 3, 7, 9),
    (2, 8, 7, 3, 4),
)
"""The default layout, reconstructed (C12-DIE-4): the rings are clockwise, seen from outside."""

FACES = range(1, 13)


def opposite(face: int) -> int:
    """The face on the other side (C12-DIE-1)."""
    return 13 - face


@frozen
class DieTable:
    """
    What can be done with a die of some layout.

    Attributes:
        tilts: from each face the faces one tilt away, ascending (C12-DIE-2).
        paths: from each face the two-tilt paths that do not come back to it (C12-CHAR-WORKER-1, C12-CHAR-WORKER-2).
    """

    tilts: Mapping[int, tuple[int, ...]]
    paths: Mapping[int, tuple[tuple[int, ...], ...]]


@lru_cache(maxsize=64)
def die_table(layout: DieLayout) -> DieTable:
    """The table of a layout that has passed :func:`check_layout`."""
    tilts = {face: tuple(sorted(layout[face - 1])) for face in FACES}
    paths: dict[int, tuple[tuple[int, ...], ...]] = {
        face: tuple((first, second) for first in tilts[face] for second in tilts[first] if second != face)
        for face in FACES
    }
    return DieTable(MappingProxyType(tilts), MappingProxyType(paths))


def check_layout(layout: DieLayout) -> None:
    """Refuses what is no dodecahedron with opposite faces that sum to 13 (C12-DIE-5)."""
    problem = _problem(layout)
    if problem is not None:
        msg = f"the die layout is impossible: {problem} [C12-DIE-5]"
        raise InvalidOptions(msg)


def _problem(layout: DieLayout) -> str | None:
    if len(layout) != len(FACES):
        return f"a die has 12 faces, not {len(layout)}"
    near = {face: set(ring) for face, ring in zip(FACES, layout, strict=True)}
    for face, ring in zip(FACES, layout, strict=True):
        if len(ring) != 5 or len(near[face]) != 5 or not near[face] <= set(FACES) - {face}:
            return f"face {face} needs five different neighbours from 1 to 12"
    for face in FACES:
        for other in sorted(near[face]):
            if face not in near[other]:
                return f"{other} is a neighbour of {face}, but {face} is none of {other}"
        if not _is_ring(near, near[face]):
            return f"the neighbours of face {face} do not lie around it in one ring"
        across = opposite(face)
        if across in near[face] or near[face] & near[across]:
            return f"{face} and {across} must lie on opposite sides"
    # Faces whose neighbours lie in rings of five are those of whole dodecahedra, and twelve are enough for one only.
    return None


def _is_ring(near: dict[int, set[int]], faces: set[int]) -> bool:
    """Whether five faces lie in one closed ring: two neighbours each, and no smaller ring."""
    if any(len(near[face] & faces) != 2 for face in faces):
        return False
    start = min(faces)
    seen, waiting = {start}, [start]
    while waiting:
        for face in near[waiting.pop()] & faces - seen:
            seen.add(face)
            waiting.append(face)
    return seen == faces
