"""
Skip: a player misses the next turn (FR-CARD-SKIP-1, FR-CARD-SKIP-2, FR-SKIP-1).
"""

from __future__ import annotations

from ....core.refusals import IllegalAction
from ....core.words import Who
from ...events import SkipFlagged
from ...words import refuse
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
            return refuse("FR-SKIP-3", "skipped_already", player=Who(target))
        return problem

    def hit(self, draft: Draft, attack: Attack) -> None:
        """Flags the target."""
        draft.skipped[attack.target] = True
        draft.emit(SkipFlagged(attack.target))
