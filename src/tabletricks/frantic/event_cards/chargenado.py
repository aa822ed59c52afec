"""
Chargenado: all power cards go back into their pile, and everybody gets two new ones.

FR-EVENT-CHARGENADO-1, FR-EVENT-CHARGENADO-2.
"""

from __future__ import annotations

from ..draft import Draft
from ..events import PowersGathered
from ..occasions import Occasion, event_card
from ..power_dealing import POWERS_DEALT, deal_powers
from ..power_state import Powers


@event_card("chargenado")
def chargenado(draft: Draft, occasion: Occasion) -> None:
    """Used ones too; what they have brought about stays (FR-POWER-GEN-12)."""
    powers = draft.powers
    assert powers is not None
    order = occasion.order(draft)
    gathered = [slot.card for seat in draft.seats if seat in order for slot in powers.slots[seat] if slot.card]
    slots = tuple(() if seat in order else powers.slots[seat] for seat in draft.seats)
    draft.powers = Powers(draft.shuffle((*powers.pile, *gathered)), slots, powers.table)
    draft.emit(PowersGathered(len(gathered)))
    for seat in order:
        deal_powers(draft, seat, POWERS_DEALT)
