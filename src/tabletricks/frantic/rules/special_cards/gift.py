"""
Gift: two cards for another player (FR-CARD-GIFT-1 to FR-CARD-GIFT-6).
"""

from __future__ import annotations

from typing import ClassVar

from ...events import NoEffect
from ..attacks import SingleTarget, aimed
from ..card_effects import Attack
from ..state import Draft, Position


@aimed("gift")
class Gift(SingleTarget):
    """A player gets two chosen cards of the author."""

    gives: ClassVar[int] = 2

    def rule_mandatory(self, position: Position, author: int) -> str:
        """Also with nothing to give a target must be named (FR-CARD-GIFT-3)."""
        return super().rule_mandatory(position, author) if position.hands[author] else "FR-CARD-GIFT-3"

    def hit(self, draft: Draft, attack: Attack) -> None:
        """Moves the cards."""
        if attack.cards:
            draft.move(attack.author, attack.target, attack.gifts)
        else:
            draft.emit(NoEffect("gift", "nothing_to_give", attack.author))
