"""
Chance for guesses: what a hidden choice may have been.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..core.errors import InvalidArgument
from ..core.rng import Rng
from ..core.seats import check_seat
from .cards import Card


T = TypeVar("T")


class Guess:
    """
    The work on one guess: hands that agree with a view, and dice for the rest.

    Attributes:
        observer: whose view it is; ``None`` for a spectator.
        rng: the random source; it moves on with every use.
        hands: the hand of every seat, guessed where it is hidden.
        attackers: the attackers of the round.
    """

    def __init__(self, observer: int | None, rng: Rng, attackers: tuple[int, ...]) -> None:
        self.observer = observer
        self.rng = rng
        self.attackers = attackers
        self.hands: list[tuple[Card, ...]] = []

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The hand of a seat; a view may name one that does not exist."""
        check_seat(seat, len(self.hands))
        return self.hands[seat]

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``."""
        number, self.rng = self.rng.below(limit)
        return number

    def choose(self, things: Sequence[T]) -> T:
        """One of some things."""
        if not things:
            raise nonsense("somebody without cards has chosen one")
        return things[self.below(len(things))]

    def shuffle(self, things: Sequence[T]) -> list[T]:
        """The things in random order."""
        shuffled, self.rng = self.rng.shuffle(things)
        return shuffled


def nonsense(why: str) -> InvalidArgument:
    """The error for a view that no state agrees with."""
    return InvalidArgument(f"no state agrees with this view: {why}")
