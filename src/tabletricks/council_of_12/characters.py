"""
The twelve characters and the supplicant cards of the same names (C12-CAT-17 to C12-CAT-19).

Their names are those of the game. The crown values of the supplicants are reconstructed, except that the worker must
have 1; ``Options(crowns=...)`` replaces them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal, get_args

from ..core.errors import InvalidOptions


__all__ = ["CHARACTERS", "DEFAULT_CROWNS", "Character", "Crowns"]

Character = Literal[
    "alchemist",
    "worker",
    "druid",
    "princess",
    "patient",
    "golem",
    "warlock",
    "machine",
    "oracle",
    "parasite",
    "knight",
    "shapeshifter",
]

CHARACTERS: tuple[Character, ...] = get_args(Character)
"""All characters in canonical order, the order of hands and of lists of options (C12-GROUP-5)."""

ORDER: Mapping[Character, int] = MappingProxyType({character: place for place, character in enumerate(CHARACTERS)})

Crowns = tuple[int, ...]
"""The crown value of each supplicant, in canonical order."""

DEFAULT_CROWNS: Crowns = (2, 1, 1, 3, 3, 2, 1, 2, 3, 2, 2, 1)
"""Reconstructed: 1 worker, druid, warlock, shapeshifter; 3 princess, patient, oracle; 2 all others."""


MOST_CROWNS = 99


def sort_characters(characters: Iterable[Character]) -> tuple[Character, ...]:
    """Characters in canonical order."""
    return tuple(sorted(characters, key=ORDER.__getitem__))


def check_crowns(crowns: Crowns) -> None:
    """Refuses what are no crown values; which ones the real cards have is not known (C12-OPT-12)."""
    if len(crowns) != len(CHARACTERS):
        msg = f"crowns gives a value for each of the {len(CHARACTERS)} supplicants, not for {len(crowns)}"
        raise InvalidOptions(msg)
    if any(not 0 <= value <= MOST_CROWNS for value in crowns):
        msg = f"crown values are from 0 to {MOST_CROWNS} [C12-OPT-12]"
        raise InvalidOptions(msg)
