"""
Mating Season: everybody discards the numbers that he holds more than once (FR-EVENT-MATING_SEASON-1).
"""

from __future__ import annotations

from collections import Counter

from ..draft import Draft
from ..occasions import Occasion, event_card


@event_card("mating_season")
def mating_season(draft: Draft, occasion: Occasion) -> None:
    """Colours do not matter, and black counts too."""
    for seat in occasion.order(draft):
        hand = draft.hands[seat]
        numbers = Counter(card.number for card in hand)
        draft.discard_cards(seat, [card for card in hand if card.number and numbers[card.number] > 1])
