"""
Supercharge: everybody gets another power card (FR-EVENT-SUPERCHARGE-1).
"""

from __future__ import annotations

from ..executing_events import event_card
from ..state import Draft


@event_card("supercharge")
def supercharge(draft: Draft) -> None:
    """In the order of the event, as long as the power pile lasts."""
    for seat in draft.concerned():
        draft.deal_powers(seat, 1)
