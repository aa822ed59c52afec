"""
Robin Hood: the smallest and the largest hand change places (FR-EVENT-ROBIN_HOOD-1, FR-EVENT-ROBIN_HOOD-2).
"""

from __future__ import annotations

from ..draft import Draft
from ..occasions import Occasion, event_card


@event_card("robin_hood")
def robin_hood(draft: Draft, occasion: Occasion) -> None:
    """Of several the first in the order of the event (FR-SEAT-5)."""
    order = occasion.order(draft)
    if not order:
        return
    poor = min(order, key=lambda seat: len(draft.hands[seat]))
    rich = max(order, key=lambda seat: len(draft.hands[seat]))
    few, many = draft.hands[poor], draft.hands[rich]
    if len(few) < len(many):
        draft.hand_over(poor, rich, few)
        draft.hand_over(rich, poor, many)
