"""
Third Time Lucky: everybody draws three cards (FR-EVENT-THIRD_TIME_LUCKY-1).
"""

from __future__ import annotations

from ..draft import Draft
from ..occasions import Occasion, event_card


@event_card("third_time_lucky")
def third_time_lucky(draft: Draft, occasion: Occasion) -> None:
    """In the order of the event."""
    for seat in occasion.order(draft):
        draft.draw(seat, 3)
