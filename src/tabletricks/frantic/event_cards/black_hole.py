"""
Black Hole: the author gets all black cards (FR-EVENT-BLACK_HOLE-1, FR-EVENT-BLACK_HOLE-2).
"""

from __future__ import annotations

from ..draft import Draft
from ..giving import Handover, give_at_once
from ..occasions import Occasion, event_card


@event_card("black_hole")
def black_hole(draft: Draft, occasion: Occasion) -> None:
    """Everybody learns how many cards there are, and only giver and receiver which (FR-INFO-5)."""
    author = occasion.author
    if author in occasion.protected:
        return
    give_at_once(
        draft,
        [
            Handover(seat, author, tuple(card for card in draft.hands[seat] if card.black))
            for seat in occasion.order(draft)
            if seat != author
        ],
    )
