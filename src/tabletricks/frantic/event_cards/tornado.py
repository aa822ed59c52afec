"""
Tornado: all hands are shuffled together and dealt again (FR-EVENT-TORNADO-1).
"""

from __future__ import annotations

from ..cards import sort_cards
from ..events import CardsDealt, HandsGathered
from ..occasions import event_card
from ..state import Draft


@event_card("tornado")
def tornado(draft: Draft, author: int) -> None:
    """One card at a time, in the order of the event."""
    cards = draft.shuffle([card for hand in draft.hands for card in hand])
    draft.emit(HandsGathered(len(cards)))
    order = draft.order_after(author)
    for place, seat in enumerate(order):
        draft.hands[seat] = sort_cards(cards[place :: len(order)])
        draft.emit(CardsDealt(seat, len(draft.hands[seat]), draft.hands[seat]))
