"""
Earthquake: all hands move one player to the right (FR-EVENT-EARTHQUAKE-1).
"""

from __future__ import annotations

from ..occasions import Occasion, event_card
from ..state import Draft


@event_card("earthquake")
def earthquake(draft: Draft, occasion: Occasion) -> None:
    """Right is a place at the table, whatever the direction of play (FR-SEAT-2)."""
    seats = occasion.to_the_right(draft)
    if len(seats) < 2:
        return  # nobody to pass the hand to (FR-EVENT-GEN-16)
    hands = [draft.hands[seat] for seat in seats]
    for giver, taker, hand in zip(seats, seats[1:] + seats[:1], hands, strict=True):
        draft.hand_over(giver, taker, hand)
