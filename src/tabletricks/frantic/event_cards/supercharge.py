"""
Supercharge: everybody gets another power card (FR-EVENT-SUPERCHARGE-1).
"""

from __future__ import annotations

from ..draft import Draft
from ..occasions import Occasion, event_card
from ..power_dealing import deal_powers


@event_card("supercharge")
def supercharge(draft: Draft, occasion: Occasion) -> None:
    """In the order of the event, as long as the power pile lasts."""
    for seat in occasion.order(draft):
        deal_powers(draft, seat, 1)
