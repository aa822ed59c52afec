"""
Skip: a player misses the next turn (FR-CARD-SKIP-1, FR-CARD-SKIP-2, FR-SKIP-1).
"""

from __future__ import annotations

from ...core.errors import IllegalAction
from ..attack import SingleTarget, use_effect
from ..draft import Draft
from ..effects import AIMED, Attack, Holders, effect_of
from ..events import SkipFlagged


class Skip(SingleTarget):
    """A player gets a skip flag."""

    def refused_target(self, table: Holders, author: int, target: int) -> IllegalAction | None:
        """Nobody is skipped twice at a time (FR-SKIP-3)."""
        problem = super().refused_target(table, author, target)
        if problem is None and table.is_skipped(target):
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
