"""
Earthquake: all hands move one player to the right (FR-EVENT-EARTHQUAKE-1).
"""

from __future__ import annotations

from ..draft import Draft
from ..occasions import Occasion, event_card, right_neighbours


@event_card("earthquake")
def earthquake(draft: Draft, occasion: Occasion) -> None:
    """Right is a place at the table (FR-SEAT-2); who has nobody to pass the hand to keeps it (FR-EVENT-GEN-16)."""
    hands = tuple(draft.hands)
    for giver, taker in right_neighbours(draft, occasion).items():
        draft.hand_over(giver, taker, hands[giver])
