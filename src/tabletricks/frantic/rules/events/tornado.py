"""
Tornado: all hands are shuffled together and dealt again (FR-EVENT-TORNADO-1).
"""

from __future__ import annotations

from ...events import CardsDealt, CardsGathered
from ..executing_events import event_card
from ..state import Draft


@event_card("tornado")
def tornado(draft: Draft) -> None:
    """One card at a time, in the order of the event."""
    cards = draft.shuffle([card for seat in sorted(draft.concerned()) for card in draft.hands[seat]])
    draft.emit(CardsGathered(len(cards), "tornado"))
    order = draft.concerned()
    for place, seat in enumerate(order):
        old, draft.hands[seat] = draft.hands[seat], ()
        draft.receive(seat, cards[place :: len(order)])
        draft.emit(CardsDealt(seat, len(draft.hands[seat]), draft.hands[seat], len(old), old))
