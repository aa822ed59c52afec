"""
Supercharge: everybody gets another power card (FR-EVENT-SUPERCHARGE-1).
"""

from __future__ import annotations

from ..executing_events import Execution, event_card
from ..state import Draft


@event_card("supercharge")
def supercharge(draft: Draft, execution: Execution) -> None:
    """In the order of the event, as long as the power pile lasts."""
    for seat in execution.order(draft):
        draft.deal_powers(seat, 1)
