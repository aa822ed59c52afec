"""
Exchange: two chosen cards against two blind ones (FR-CARD-EXCH-1 to FR-CARD-EXCH-6).
"""

from __future__ import annotations

from typing import ClassVar

from ...events import NoEffect
from ..attacks import SingleTarget, aimed
from ..card_effects import Attack
from ..state import Draft


TAKEN = 2


@aimed("exchange")
class Exchange(SingleTarget):
    """The author gives two cards and takes two random ones."""

    gives: ClassVar[int] = 2

    def hit(self, draft: Draft, attack: Attack) -> None:
        """The random cards come from the target's hand as it was before (FR-CARD-EXCH-4)."""
        taken = draft.blind(draft.hands[attack.target], TAKEN)
        if attack.cards:
            draft.move(attack.author, attack.target, attack.gifts)
        if taken:
            draft.move(attack.target, attack.author, taken, "blind")
        else:
            draft.emit(NoEffect("exchange", "nothing_to_take", attack.target))
