"""
The shapeshifter turns the die over (C12-CHAR-SHAPESHIFTER-1).
"""

from __future__ import annotations

from ...actions import Choice
from ...die import opposite
from ..state import Draft
from .base import FixedPower


class ShapeshifterPower(FixedPower):
    """To the opposite face."""

    character = "shapeshifter"

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Turns the die."""
        del seat, choice
        draft.turn(opposite(draft.die))
