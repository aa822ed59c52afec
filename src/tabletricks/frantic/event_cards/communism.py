"""
Communism: everybody draws up to the largest hand (FR-EVENT-COMMUNISM-1).
"""

from __future__ import annotations

from ..occasions import event_card
from ..state import Draft


@event_card("communism")
def communism(draft: Draft, author: int) -> None:
    """The largest hand is that at the start of the event (FR-EVENT-GEN-14)."""
    most = max(map(len, draft.hands))
    for seat in draft.order_after(author):
        draft.draw(seat, most - len(draft.hands[seat]))
