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
        """The places of the pile, 0 for the bottom."""
        return range(len(position.players[seat].discard))

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Takes the card."""
        assert isinstance(choice, int)
        draft.take_back(seat, choice)

    def hint(self, position: Position, seat: int) -> str:
        """The places."""
        last = len(position.players[seat].discard) - 1
        return f"name a card of your discard pile: 0, the lowest, to {last}, the top one"

    def is_secret(self, position: Position, seat: int, choice: Choice | None) -> bool:
        """Which covered card is taken, is (C12-CHAR-PATIENT-5)."""
        return choice != len(position.players[seat].discard) - 1
