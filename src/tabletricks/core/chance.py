"""
A random source that moves on by itself: for guesses, playouts and tests. The rules draw from their draft.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .errors import InvalidArgument
from .rng import Rng


T = TypeVar("T")


class Chance:
    """
    Chance that moves on with every use.

    Attributes:
        rng: the random source as it is now.
    """

    __slots__ = ("rng",)

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @classmethod
    def from_seed(cls, seed: int) -> Chance:
        """The chance of a seed."""
        return cls(Rng.from_seed(seed))

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``."""
        number, self.rng = self.rng.below(limit)
        return number

    def choose(self, things: Sequence[T]) -> T:
        """One of some things; a view that leaves nothing to choose from is nonsense."""
        if not things:
            raise nonsense("something was chosen where there was no choice")
        return things[0] if len(things) == 1 else things[self.below(len(things))]

    def shuffle(self, things: Sequence[T]) -> list[T]:
        """The things in random order."""
        shuffled, self.rng = self.rng.shuffle(things)
        return shuffled


def nonsense(why: str) -> InvalidArgument:
    """The error for a view that no state agrees with."""
    return InvalidArgument(f"no state agrees with this view: {why}")
