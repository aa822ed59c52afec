"""
The warlock tilts the die once (C12-CHAR-WARLOCK-1).
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.errors import IllegalAction
from ...actions import Choice
from ..state import Draft, Position
from .base import Power


class WarlockPower(Power):
    """One tilt."""

    character = "warlock"

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """The five neighbours, ascending."""
        del seat
        return position.options.rulebook.die.tilts[position.die]

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Turns the die."""
        del seat
        assert isinstance(choice, int)
        draft.turn(choice)

    def refuse(self, position: Position, seat: int, choice: Choice) -> IllegalAction:
        """No neighbour, or the same face."""
        del seat, choice
        die = position.die
        near = ", ".join(map(str, position.options.rulebook.die.tilts[die]))
        return IllegalAction("C12-CHAR-WARLOCK-1", f"the warlock tilts the die from {die} to a neighbour: {near}")
