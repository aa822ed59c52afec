"""
The princess, if she comes first, turns the die to a wanted value (C12-CHAR-PRINCESS-1 to C12-CHAR-PRINCESS-6).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...actions import Choice
from ..state import Position
from .base import FacePower


class PrincessPower(FacePower):
    """Works only as the first executed card; negated cards and cards that lie face up do not matter."""

    character = "princess"
    rule = "C12-CHAR-PRINCESS-1"

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """The values of all goals, ascending, if she is the first."""
        del seat
        if position.executed[0] != "princess":
            return ()
        return sorted({value for goal in position.goals for value in goal})
