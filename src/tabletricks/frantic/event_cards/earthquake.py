"""
Earthquake: all hands move one player to the right (FR-EVENT-EARTHQUAKE-1).
"""

from __future__ import annotations

from ..occasions import Occasion, event_card
from ..state import Draft


@event_card("earthquake")
def earthquake(draft: Draft, occasion: Occasion) -> None:
    """Right is a place at the table, whatever the direction of play (FR-SEAT-2)."""
    seats = occasion.seats(draft)
    hands = [draft.hands[seat] for seat in seats]
    for giver, taker, hand in zip(seats, seats[1:] + seats[:1], hands, strict=True):
        draft.hand_over(giver, taker, hand)
