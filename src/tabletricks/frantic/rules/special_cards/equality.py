"""
Equality: a player with fewer cards draws up to the author's hand (FR-CARD-EQ-1 to FR-CARD-EQ-3).
"""

from __future__ import annotations

from ....core.errors import IllegalAction
from ..attacks import SingleTarget, use_effect, wish_terms
from ..card_effects import AIMED, Attack, effect_of
from ..state import Draft, Position


class Equality(SingleTarget):
    """A player with fewer cards draws."""

    def refused_target(self, table: Position, author: int, target: int) -> IllegalAction | None:
        """Only a player with fewer cards than the author (FR-CARD-EQ-1)."""
        problem = super().refused_target(table, author, target)
        if problem is not None:
            return problem
        own, other = len(table.hand(author)), len(table.hand(target))
        if other < own:
            return None
        return IllegalAction("FR-CARD-EQ-1", f"seat {target} holds {other} cards, which is not less than your {own}")

    def hit(self, draft: Draft, attack: Attack) -> None:
        """The target draws what is missing now (FR-CARD-EQ-2, FR-CARD-EQ-3)."""
        missing = len(draft.hands[attack.author]) - len(draft.hands[attack.target])
        if missing > 0:
            draft.draw(attack.target, missing)


AIMED["equality"] = Equality()


@effect_of("equality")
def equality(draft: Draft, author: int) -> None:
    """
    Asks for the target, the wish, or both (FR-WISH-5).

    As a start card it finds nobody with fewer cards, so that the wish is mandatory (FR-START-10).
    """
    use_effect(draft, author, "equality", wish_terms(draft))
