"""
Inequality: a player draws cards of the author blind until he holds more (FR-CARD-INEQ-1 to FR-CARD-INEQ-5).
"""

from __future__ import annotations

from ....core.errors import IllegalAction
from ..attacks import SingleTarget, use_effect, wish_terms
from ..card_effects import AIMED, Attack, effect_of
from ..state import Draft, Position


class Inequality(SingleTarget):
    """A player takes random cards of the author."""

    def refused_target(self, table: Position, author: int, target: int) -> IllegalAction | None:
        """Only a player with at most as many cards as the author, who needs one himself (FR-CARD-INEQ-2)."""
        problem = super().refused_target(table, author, target)
        if problem is not None:
            return problem
        own, other = len(table.hand(author)), len(table.hand(target))
        if not own:
            return IllegalAction("FR-CARD-INEQ-2", "you have no card that could be taken")
        if other <= own:
            return None
        return IllegalAction("FR-CARD-INEQ-2", f"seat {target} holds {other} cards, which is more than your {own}")

    def hit(self, draft: Draft, attack: Attack) -> None:
        """As many cards move as it takes to hold more than the author (FR-CARD-INEQ-3)."""
        own, other = draft.hands[attack.author], draft.hands[attack.target]
        taken = draft.blind(own, (len(own) - len(other)) // 2 + 1)
        if taken:
            draft.move(attack.author, attack.target, taken)


AIMED["inequality"] = Inequality()


@effect_of("inequality")
def inequality(draft: Draft, author: int) -> None:
    """Asks for the target, the wish, or both (FR-WISH-5)."""
    use_effect(draft, author, "inequality", wish_terms(draft))
