"""
The patient leaves the challenge to others and takes a card back (C12-CHAR-PATIENT-1 to C12-CHAR-PATIENT-6).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...actions import Choice
from ..state import Draft, Position
from .base import Power


class PatientPower(Power):
    """Takes a card of the own discard pile to hand; the patient itself is not in it yet."""

    character = "patient"
    rule = "C12-CHAR-PATIENT-1"

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """The cards of the pile, from the bottom to the top."""
        return position.players[seat].discard

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Takes the card."""
        pile = draft.players[seat].discard
        draft.take_back(seat, pile.index(next(card for card in pile if card == choice)))

    def is_secret(self, position: Position, seat: int, choice: Choice | None) -> bool:
        """Which covered card is taken, is (C12-CHAR-PATIENT-5)."""
        return choice != position.players[seat].discard[-1]
