"""
Chance for guesses: what a hidden choice may have been.
"""

from __future__ import annotations

from ..core import guess as core
from ..core.rng import Rng
from ..core.seats import check_seat
from .cards import Card


class Guess(core.Guess):
    """
    The work on one guess: hands that agree with a view, and chance for the rest.

    Attributes:
        observer: whose view it is; ``None`` for a spectator.
        hands: the hand of every seat, guessed where it is hidden.
        attackers: the attackers of the round.
    """

    def __init__(self, observer: int | None, rng: Rng, attackers: tuple[int, ...]) -> None:
        super().__init__(rng)
        self.observer = observer
        self.attackers = attackers
        self.hands: list[tuple[Card, ...]] = []

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The hand of a seat; a view may name one that does not exist."""
        check_seat(seat, len(self.hands))
        return self.hands[seat]
