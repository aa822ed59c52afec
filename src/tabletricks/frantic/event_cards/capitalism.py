"""
Capitalism: everybody doubles the hand (FR-EVENT-CAPITALISM-1).
"""

from __future__ import annotations

from ..draft import Draft
from ..occasions import Occasion, event_card


@event_card("capitalism")
def capitalism(draft: Draft, occasion: Occasion) -> None:
    """In the order of the event."""
    for seat in occasion.order(draft):
        draft.draw(seat, len(draft.hands[seat]))
