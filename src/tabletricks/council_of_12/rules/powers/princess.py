"""
The princess, if she comes first, turns the die to a wanted value (C12-CHAR-PRINCESS-1 to C12-CHAR-PRINCESS-6).
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.errors import IllegalAction
from ...actions import Choice
from ..state import Draft, Position
from .base import Power


class PrincessPower(Power):
    """Works only as the first executed card; negated cards and cards that lie face up do not matter."""

    character = "princess"

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """The values of all goals, ascending, if she is the first."""
        del seat
        if position.executed[0] != "princess":
            return ()
        return sorted({value for goal in position.goals for value in goal})

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Turns the die."""
        del seat
        assert isinstance(choice, int)
        draft.turn(choice)

    def refuse(self, position: Position, seat: int, choice: Choice) -> IllegalAction:
        """No wanted value."""
        values = ", ".join(map(str, self.choices(position, seat)))
        del choice
        return IllegalAction("C12-CHAR-PRINCESS-1", f"the princess turns the die to a wanted value: {values}")
