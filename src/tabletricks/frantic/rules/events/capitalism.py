"""
Capitalism: everybody doubles the hand (FR-EVENT-CAPITALISM-1).
"""

from __future__ import annotations

from ..executing_events import Execution, event_card
from ..state import Draft


@event_card("capitalism")
def capitalism(draft: Draft, execution: Execution) -> None:
    """In the order of the event."""
    for seat in execution.order(draft):
        draft.draw(seat, len(draft.hands[seat]))
