"""
Third Time Lucky: everybody draws three cards (FR-EVENT-THIRD_TIME_LUCKY-1).
"""

from __future__ import annotations

from ..executing_events import event_card
from ..state import Draft


@event_card("third_time_lucky")
def third_time_lucky(draft: Draft) -> None:
    """In the order of the event."""
    for seat in draft.concerned():
        draft.draw(seat, 3)
