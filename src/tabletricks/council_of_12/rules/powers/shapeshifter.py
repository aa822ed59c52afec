"""
The shapeshifter turns the die over (C12-CHAR-SHAPESHIFTER-1).
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.errors import IllegalAction
from ...actions import Choice
from ...die import opposite
from ..state import Draft, Position
from .base import Power


class ShapeshifterPower(Power):
    """To the opposite face."""

    character = "shapeshifter"
    chooses = False

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """None."""
        del position, seat
        return ()

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Turns the die."""
        del seat, choice
        draft.turn(opposite(draft.die))

    def refuse(self, position: Position, seat: int, choice: Choice) -> IllegalAction:
        """There is nothing to decide."""
        del position, seat, choice
        return IllegalAction("C12-REVEAL-6", "the shapeshifter leaves nothing to decide")
