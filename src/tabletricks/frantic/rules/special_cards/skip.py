"""
Skip: a player misses the next turn (FR-CARD-SKIP-1, FR-CARD-SKIP-2, FR-SKIP-1).
"""

from __future__ import annotations

from ....core.errors import IllegalAction
from ...events import SkipFlagged
from ..attacks import SingleTarget, aimed
from ..card_effects import Attack
from ..state import Draft, Position


@aimed("skip")
class Skip(SingleTarget):
    """A player gets a skip flag."""

    def refused_target(self, position: Position, author: int, target: int) -> IllegalAction | None:
        """Nobody is skipped twice at a time (FR-SKIP-3)."""
        problem = super().refused_target(position, author, target)
        if problem is None and position.skipped[target]:
            return IllegalAction("FR-SKIP-3", f"seat {target} misses the next turn already")
        return problem

    def hit(self, draft: Draft, attack: Attack) -> None:
        """Flags the target."""
        draft.skipped[attack.target] = True
        draft.emit(SkipFlagged(attack.target))
