"""
Open Hands: everybody else plays with an open hand until the activator's next turn begins (FR-POWER-OPEN_HANDS-1).

Views show the open hands (FR-INFO-10), and every step ends with those that have changed.
"""

from __future__ import annotations

from ...table import InForce
from ..lasting_effects import UntilTurnBegins, lasting, start_power
from ..playing import Charge, power_card
from ..state import Draft


@lasting("open_hands")
class OpenHands(UntilTurnBegins):
    """Hands lie open."""

    def opens(self, effect: InForce, seat: int) -> bool:
        """All but the activator's own."""
        return effect.owner != seat

    def turn_begins(self, draft: Draft, effect: InForce, seat: int) -> None:
        """Everybody has seen how the hands looked in the end, also if nobody was asked since they were opened."""
        if effect.owner == seat:
            others = [other for other in draft.in_force if other.name == "open_hands" and other != effect]
            draft.show_open_hands(
                [owner for owner in draft.seats if not any(self.opens(other, owner) for other in others)]
            )
        super().turn_begins(draft, effect, seat)


@power_card("open_hands")
def open_hands(draft: Draft, charge: Charge) -> None:
    """It only has to be remembered."""
    start_power(draft, InForce("open_hands", charge.seat))
