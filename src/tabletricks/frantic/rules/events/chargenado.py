"""
Chargenado: all power cards go back into their pile, and everybody gets two new ones.

FR-EVENT-CHARGENADO-1, FR-EVENT-CHARGENADO-2.
"""

from __future__ import annotations

from ...events import CardsGathered
from ..executing_events import event_card
from ..setup import POWERS_DEALT
from ..state import Draft


@event_card("chargenado")
def chargenado(draft: Draft) -> None:
    """Used ones too; what they have brought about stays (FR-POWER-GEN-12)."""
    seats, order = sorted(draft.concerned()), draft.concerned()
    gathered = [slot.card for seat in seats for slot in draft.powers[seat] if slot.card]
    for seat in seats:
        draft.powers[seat] = ()
    draft.power_pile = draft.shuffle((*draft.power_pile, *gathered))
    draft.emit(CardsGathered(len(gathered), "chargenado"))
    for seat in order:
        draft.deal_powers(seat, POWERS_DEALT)
