"""
What can be discarded without effect (FR-CARD-CURSE-1, FR-CARD-CURSE-3).
"""

from __future__ import annotations

from .cards import Card
from .matching import CURSE


def discardable(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be discarded: all but Curse, which is ignored."""
    return tuple(card for card in hand if card is not CURSE) if CURSE in hand else hand
