"""
Robin Hood: the smallest and the largest hand change places (FR-EVENT-ROBIN_HOOD-1, FR-EVENT-ROBIN_HOOD-2).
"""

from __future__ import annotations

from ..occasions import event_card
from ..state import Draft


@event_card("robin_hood")
def robin_hood(draft: Draft, author: int) -> None:
    """Of several the first in the order of the event (FR-SEAT-5)."""
    order = draft.order_after(author)
    poor = min(order, key=lambda seat: len(draft.hands[seat]))
    rich = max(order, key=lambda seat: len(draft.hands[seat]))
    if len(draft.hands[poor]) < len(draft.hands[rich]):
        draft.announce_hand(poor, rich)
        draft.announce_hand(rich, poor)
        draft.hands[poor], draft.hands[rich] = draft.hands[rich], draft.hands[poor]
