"""
The worker tilts the die twice (C12-CHAR-WORKER-1 to C12-CHAR-WORKER-3).
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.errors import IllegalAction
from ...actions import Choice
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

    def hint(self, position: Position, seat: int) -> str:
        """Two tilts."""
        del position, seat
        return "the worker tilts the die twice: name two faces"

    def refuse(self, position: Position, seat: int, choice: Choice) -> IllegalAction:
        """Not two tilts, no neighbour, or back to the start."""
        if not isinstance(choice, tuple) or len(choice) != 2:
            return super().refuse(position, seat, choice)
        die, tilts, (first, second) = position.die, position.options.rulebook.die.tilts, choice
        if first not in tilts[die]:
            return IllegalAction("C12-CHAR-WORKER-1", f"{first} is no neighbour of {die}")
        if second not in tilts[first]:
            return IllegalAction("C12-CHAR-WORKER-1", f"{second} is no neighbour of {first}")
        return IllegalAction("C12-CHAR-WORKER-2", f"the worker may not tilt the die back to {die}")
