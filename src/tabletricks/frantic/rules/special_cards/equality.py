"""
Equality: a player with fewer cards draws up to the author's hand (FR-CARD-EQ-1 to FR-CARD-EQ-3).
"""

from __future__ import annotations

from ....core.refusals import IllegalAction
from ....core.words import Who
from ...events import NoEffect
from ...words import refuse
from ..attacks import SingleTarget, aimed
from ..card_effects import Attack
from ..state import Draft, Position


@aimed("equality")
class Equality(SingleTarget):
    """A player with fewer cards draws; as a start card it finds nobody, so that a wish is a must (FR-START-10)."""

    def refused_target(self, position: Position, author: int, target: int) -> IllegalAction | None:
        """Only a player with fewer cards than the author (FR-CARD-EQ-1)."""
        problem = super().refused_target(position, author, target)
        own, other = len(position.hands[author]), len(position.hands[target])
        if problem is not None or other < own:
            return problem
        return refuse("FR-CARD-EQ-1", "holds_enough", player=Who(target), other=other, own=own)

    def hit(self, draft: Draft, attack: Attack) -> None:
        """The target draws what is missing now (FR-CARD-EQ-2, FR-CARD-EQ-3)."""
        missing = len(draft.hands[attack.author]) - len(draft.hands[attack.target])
        if missing > 0:
            draft.draw(attack.target, missing)
        else:
            draft.emit(NoEffect("equality", "enough_cards", attack.target))
