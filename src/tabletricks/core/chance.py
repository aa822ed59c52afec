"""
A random source that moves on by itself: for guesses, playouts and tests. The rules draw from their draft.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .errors import InvalidArgument
from .rng import Rng, RunningRng


T = TypeVar("T")


class Chance(RunningRng):
    """Chance that moves on with every use."""

    __slots__ = ()

    @classmethod
    def from_seed(cls, seed: int) -> Chance:
        """The chance of a seed."""
        return cls(Rng.from_seed(seed))

    def choose(self, things: Sequence[T]) -> T:
        """One of some things; a view that leaves nothing to choose from is nonsense."""
        if not things:
            raise nonsense("something was chosen where there was no choice")
        return things[0] if len(things) == 1 else things[self.below(len(things))]


def nonsense(why: str) -> InvalidArgument:
    """The error for a view that no state agrees with."""
    return InvalidArgument(f"no state agrees with this view: {why}")
