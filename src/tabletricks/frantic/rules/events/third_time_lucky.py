"""
Third Time Lucky: everybody draws three cards (FR-EVENT-THIRD_TIME_LUCKY-1).
"""

from __future__ import annotations

from ..executing_events import Execution, event_card
from ..state import Draft


@event_card("third_time_lucky")
def third_time_lucky(draft: Draft, execution: Execution) -> None:
    """In the order of the event."""
    for seat in execution.order(draft):
        draft.draw(seat, 3)
