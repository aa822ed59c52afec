"""
Earthquake: all hands move one player to the right (FR-EVENT-EARTHQUAKE-1).
"""

from __future__ import annotations

from ...events import NoEffect
from ..executing_events import event_card
from ..state import Draft


@event_card("earthquake")
def earthquake(draft: Draft) -> None:
    """Right is a place at the table (FR-SEAT-2); who has nobody to pass the hand to keeps it (FR-EVENT-GEN-16)."""
    if not draft.right_neighbours():
        draft.emit(NoEffect("earthquake", "nobody_else"))
    hands = tuple(draft.hands)
    for giver, taker in draft.right_neighbours().items():
        draft.hand_over(giver, taker, hands[giver])
