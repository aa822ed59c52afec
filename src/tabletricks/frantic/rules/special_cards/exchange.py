"""
Exchange: two chosen cards against two blind ones (FR-CARD-EXCH-1 to FR-CARD-EXCH-6).
"""

from __future__ import annotations

from typing import ClassVar

from ..attacks import SingleTarget, use_effect
from ..card_effects import AIMED, Attack, effect_of
from ..state import Draft


TAKEN = 2


class Exchange(SingleTarget):
    """The author gives two cards and takes two random ones."""

    gives: ClassVar[int] = 2

    def hit(self, draft: Draft, attack: Attack) -> None:
        """The random cards come from the target's hand as it was before (FR-CARD-EXCH-4)."""
        taken = draft.blind(draft.hands[attack.target], TAKEN)
        if attack.cards:
            draft.move(attack.author, attack.target, attack.cards)
        if taken:
            draft.move(attack.target, attack.author, taken)


AIMED["exchange"] = Exchange()


@effect_of("exchange")
def exchange(draft: Draft, author: int) -> None:
    """Asks for target and cards."""
    use_effect(draft, author, "exchange", "effect")
