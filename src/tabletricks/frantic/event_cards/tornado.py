"""
Tornado: all hands are shuffled together and dealt again (FR-EVENT-TORNADO-1).
"""

from __future__ import annotations

from ..draft import Draft
from ..events import CardsDealt, HandsGathered
from ..occasions import Occasion, event_card


@event_card("tornado")
def tornado(draft: Draft, occasion: Occasion) -> None:
    """One card at a time, in the order of the event."""
    cards = draft.shuffle([card for seat in occasion.seats(draft) for card in draft.hands[seat]])
    draft.emit(HandsGathered(len(cards)))
    order = occasion.order(draft)
    for place, seat in enumerate(order):
        draft.hands[seat] = ()
        draft.receive(seat, cards[place :: len(order)])
        draft.emit(CardsDealt(seat, len(draft.hands[seat]), draft.hands[seat]))
