"""
Chance for guesses: what a hidden choice may have been.
"""

from __future__ import annotations

from ..core.guess import HandsGuess
from ..core.rng import Rng
from .cards import Card


class Guess(HandsGuess[Card]):
    """
    The work on one guess.

    Attributes:
        attackers: the attackers of the round.
    """

    def __init__(self, observer: int | None, rng: Rng, attackers: tuple[int, ...]) -> None:
        super().__init__(observer, rng)
        self.attackers = attackers
