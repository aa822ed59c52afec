"""
The alchemist doubles or halves the value (C12-CHAR-ALCHEMIST-1 to C12-CHAR-ALCHEMIST-3).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...actions import Choice
from ..state import Draft, Position
from .base import Power


class AlchemistPower(Power):
    """Doubles, up to 12, or halves, rounding down."""

    character = "alchemist"
    rule = "C12-CHAR-ALCHEMIST-3"

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """At 1 only doubling, at 12 only halving."""
        del seat
        if position.die == 1:
            return ("double",)
        return ("halve",) if position.die == 12 else ("double", "halve")

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Turns the die."""
        del seat
        draft.turn(min(12, 2 * draft.die) if choice == "double" else draft.die // 2)
