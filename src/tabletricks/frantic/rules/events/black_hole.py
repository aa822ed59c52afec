"""
Black Hole: the author gets all black cards (FR-EVENT-BLACK_HOLE-1, FR-EVENT-BLACK_HOLE-2).
"""

from __future__ import annotations

from ...events import NoEffect
from ..executing_events import event_card
from ..state import Draft


@event_card("black_hole")
def black_hole(draft: Draft) -> None:
    """Everybody learns how many cards there are, and only giver and receiver which (FR-INFO-5)."""
    author = draft.event.author
    if author in draft.event.protected:
        draft.emit(NoEffect("black_hole", "protected", author))
        return
    draft.give_at_once(
        "black_hole",
        [
            (seat, author, tuple(card for card in draft.hands[seat] if card.black))
            for seat in draft.concerned()
            if seat != author
        ],
    )
