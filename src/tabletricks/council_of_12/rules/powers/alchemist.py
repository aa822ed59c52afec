"""
The alchemist doubles or halves the value (C12-CHAR-ALCHEMIST-1 to C12-CHAR-ALCHEMIST-3).
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.errors import IllegalAction
from ...actions import Choice
from ..state import Draft, Position
from .base import Power


class AlchemistPower(Power):
    """Doubles, up to 12, or halves, rounding down."""

    character = "alchemist"

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """At 1 only doubling, at 12 only halving."""
        del seat
        die = position.die
        if die == 1:
            return ("double",)
        return ("halve",) if die == 12 else ("double", "halve")

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Turns the die."""
        del seat
        die = draft.die
        draft.turn(min(12, 2 * die) if choice == "double" else die // 2)

    def refuse(self, position: Position, seat: int, choice: Choice) -> IllegalAction:
        """Neither doubling nor halving, or the one that this face does not allow."""
        del position, seat, choice
        return IllegalAction("C12-CHAR-ALCHEMIST-3", "the alchemist doubles or halves the value of the die")
