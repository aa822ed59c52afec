"""
What every guess needs: chance that moves on, and the error for a view that no state agrees with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from .errors import InvalidArgument
from .rng import Rng
from .seats import check_seat


T = TypeVar("T")
CardT = TypeVar("CardT")


class Guess:
    """
    The work on one guess, a state that agrees with a view; a game may derive its own, with what it knows on the way.

    Attributes:
        rng: the random source; it moves on with every use.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``."""
        number, self.rng = self.rng.below(limit)
        return number

    def choose(self, things: Sequence[T]) -> T:
        """One of some things; without any the view is nonsense."""
        if not things:
            raise nonsense("something was chosen where there was no choice")
        return things[self.below(len(things))]

    def shuffle(self, things: Sequence[T]) -> list[T]:
        """The things in random order."""
        shuffled, self.rng = self.rng.shuffle(things)
        return shuffled


class HandsGuess(Guess, Generic[CardT]):
    """
    The work on a guess in a game of hidden hands, for items that guess what others have chosen from them.

    Attributes:
        observer: whose view it is; ``None`` for a spectator.
        hands: the hand of every seat, guessed where it is hidden.
    """

    def __init__(self, observer: int | None, rng: Rng) -> None:
        super().__init__(rng)
        self.observer = observer
        self.hands: list[tuple[CardT, ...]] = []

    def hand(self, seat: int) -> tuple[CardT, ...]:
        """The hand of a seat; a view may name one that does not exist."""
        check_seat(seat, len(self.hands))
        return self.hands[seat]


def nonsense(why: str) -> InvalidArgument:
    """The error for a view that no state agrees with."""
    return InvalidArgument(f"no state agrees with this view: {why}")
