"""
Earthquake: all hands move one player to the right (FR-EVENT-EARTHQUAKE-1).
"""

from __future__ import annotations

from ..occasions import event_card
from ..state import Draft


@event_card("earthquake")
def earthquake(draft: Draft, author: int) -> None:
    """Right is a place at the table, whatever the direction of play (FR-SEAT-2)."""
    count = len(draft.hands)
    for seat in draft.order_after(author):
        draft.announce_hand(seat, (seat + 1) % count)
    draft.hands = draft.hands[-1:] + draft.hands[:-1]
