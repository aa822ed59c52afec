"""
The worker tilts the die twice (C12-CHAR-WORKER-1 to C12-CHAR-WORKER-3).
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core import IllegalAction
from ...actions import Choice
from ...words import any_of, refuse
from ..state import Position
from .base import FacePower


class WorkerPower(FacePower):
    """Two tilts that do not come back to the first face."""

    character = "worker"
    rule = "C12-CHAR-WORKER-3"

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """All paths of two tilts, by their first face and then their second."""
        del seat
        return position.options.rulebook.die.paths[position.die]

    def refuse(self, position: Position, seat: int, choice: Choice) -> IllegalAction:
        """Not two tilts, no neighbour, or back to the start."""
        if not isinstance(choice, tuple) or len(choice) != 2:
            return super().refuse(position, seat, choice)
        die, tilts, (first, second) = position.die, position.options.rulebook.die.tilts, choice
        if first not in tilts[die]:
            return refuse("C12-CHAR-WORKER-1", "no_neighbour", face=first, die=die, offered=any_of(tilts[die]))
        if second not in tilts[first]:
            return refuse("C12-CHAR-WORKER-1", "no_neighbour", face=second, die=first, offered=any_of(tilts[first]))
        return refuse("C12-CHAR-WORKER-2", "tilt_back", die=die)
