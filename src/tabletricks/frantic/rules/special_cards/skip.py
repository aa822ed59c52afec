"""
Skip: a player misses the next turn (FR-CARD-SKIP-1, FR-CARD-SKIP-2, FR-SKIP-1).
"""

from __future__ import annotations

from ....core.errors import IllegalAction
from ...events import SkipFlagged
from ..attacks import SingleTarget, use_effect
from ..card_effects import AIMED, Attack, effect_of
from ..state import Draft, Position


class Skip(SingleTarget):
    """A player gets a skip flag."""

    def refused_target(self, table: Position, author: int, target: int) -> IllegalAction | None:
        """Nobody is skipped twice at a time (FR-SKIP-3)."""
        problem = super().refused_target(table, author, target)
        if problem is None and table.skipped[target]:
            return IllegalAction("FR-SKIP-3", f"seat {target} misses the next turn already")
        return problem

    def hit(self, draft: Draft, attack: Attack) -> None:
        """Flags the target."""
        draft.skipped[attack.target] = True
        draft.emit(SkipFlagged(attack.target))


AIMED["skip"] = Skip()


@effect_of("skip")
def skip(draft: Draft, author: int) -> None:
    """Asks whom to skip."""
    use_effect(draft, author, "skip", "effect")
