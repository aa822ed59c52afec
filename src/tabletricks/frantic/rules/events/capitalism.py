"""
Capitalism: everybody doubles the hand (FR-EVENT-CAPITALISM-1).
"""

from __future__ import annotations

from ...events import NoEffect
from ..executing_events import event_card
from ..state import Draft


@event_card("capitalism")
def capitalism(draft: Draft) -> None:
    """In the order of the event."""
    if not draft.holders():
        draft.emit(NoEffect("capitalism", "nobody_has_cards"))
    for seat in draft.concerned():
        draft.draw(seat, len(draft.hands[seat]))
