"""
The warlock tilts the die once (C12-CHAR-WARLOCK-1).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...actions import Choice
from ..state import Position
from .base import FacePower


class WarlockPower(FacePower):
    """One tilt."""

    character = "warlock"
    rule = "C12-CHAR-WARLOCK-1"

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """The five neighbours, ascending."""
        del seat
        return position.options.rulebook.die.tilts[position.die]
