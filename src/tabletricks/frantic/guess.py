"""
Chance for guesses: what a hidden choice may have been.
"""

from __future__ import annotations

from ..core.guess import HandsGuess
from .cards import Card


Guess = HandsGuess[Card]
"""The work on one guess."""
