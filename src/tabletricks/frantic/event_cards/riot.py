"""
Riot: all special cards move one player to the right (FR-EVENT-RIOT-1).
"""

from __future__ import annotations

from ..events import GiftsShown
from ..occasions import Occasion, event_card, right_neighbours
from ..state import Draft


@event_card("riot")
def riot(draft: Draft, occasion: Occasion) -> None:
    """All at once, Fuck You, Curse and The End too."""
    right = right_neighbours(draft, occasion)
    given = {seat: tuple(card for card in draft.hands[seat] if card.kind != "number") for seat in right}
    for giver, taker in right.items():
        draft.emit(GiftsShown(giver, tuple(len(given[giver]) if seat == taker else 0 for seat in draft.seats)))
    for giver, taker in right.items():
        if given[giver]:
            draft.move(giver, taker, given[giver])
