"""
Mating Season: everybody discards the numbers they hold more than once (FR-EVENT-MATING_SEASON-1).
"""

from __future__ import annotations

from collections import Counter

from ..executing_events import event_card
from ..state import Draft


@event_card("mating_season")
def mating_season(draft: Draft) -> None:
    """Colours do not matter, and black counts too."""
    for seat in draft.concerned():
        hand = draft.hands[seat]
        numbers = Counter(card.number for card in hand)
        draft.discard_cards(seat, [card for card in hand if card.number and numbers[card.number] > 1])
