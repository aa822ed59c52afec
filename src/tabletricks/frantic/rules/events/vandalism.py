"""
Vandalism: everybody discards the last colour that was played (FR-EVENT-VANDALISM-1, FR-EVENT-VANDALISM-2).
"""

from __future__ import annotations

from ...events import ColourConcerned, NoEffect
from ..executing_events import event_card
from ..state import Draft


@event_card("vandalism")
def vandalism(draft: Draft) -> None:
    """Numbers and special cards alike, also of two colours (FR-CARD-SWAP-3); nothing, if no colour was played yet."""
    colour = draft.last_colour
    if colour is None:
        draft.emit(NoEffect("vandalism", "no_colour"))
        return
    draft.emit(ColourConcerned("vandalism", colour))
    for seat in draft.concerned():
        draft.discard_cards(seat, [card for card in draft.hands[seat] if colour in card.colours])
