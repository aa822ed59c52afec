"""
Anti Counter: the effect of the card cannot be countered (FR-POWER-ANTI_COUNTER-1, FR-POWER-ANTI_COUNTER-2).
"""

from __future__ import annotations

from typing import ClassVar

from ...table import InForce
from ..lasting_effects import LastingRule, lasting, replace
from ..playing import Charge, power_card
from ..state import Draft


@lasting("anti_counter")
class AntiCounter(LastingRule):
    """No window opens for Counterattack."""

    forbids_counter: ClassVar[tuple[str, str] | None] = (
        "FR-POWER-ANTI_COUNTER-1",
        "anti_counter",
    )

    def card_laid(self, draft: Draft, effect: InForce) -> None:
        """The next card can be countered, whatever was played before it in this turn (FR-POWER-ANTI_COUNTER-2)."""
        replace(draft, effect)

    def turn_ends(self, draft: Draft, effect: InForce, seat: int) -> None:
        """It is over with the turn at the latest."""
        del seat
        replace(draft, effect)


@power_card("anti_counter")
def anti_counter(draft: Draft, charge: Charge) -> None:
    """It is in force at once."""
    draft.in_force = (*draft.in_force, InForce("anti_counter", charge.seat))
