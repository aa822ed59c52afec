"""
Gift: two cards for another player (FR-CARD-GIFT-1 to FR-CARD-GIFT-6).
"""

from __future__ import annotations

from typing import ClassVar

from ..attacks import SingleTarget, use_effect
from ..card_effects import AIMED, Attack, effect_of
from ..state import Draft, Position


class Gift(SingleTarget):
    """A player gets two chosen cards of the author."""

    gives: ClassVar[int] = 2

    def rule_mandatory(self, state: Position, author: int) -> str:
        """Also with nothing to give a target must be named (FR-CARD-GIFT-3)."""
        return super().rule_mandatory(state, author) if state.hand(author) else "FR-CARD-GIFT-3"

    def hit(self, draft: Draft, attack: Attack) -> None:
        """Moves the cards."""
        if attack.cards:
            draft.move(attack.author, attack.target, attack.cards)


AIMED["gift"] = Gift()


@effect_of("gift")
def gift(draft: Draft, author: int) -> None:
    """Asks for target and cards."""
    use_effect(draft, author, "gift", "effect")
