"""
Cards that change hands all at once: how many is seen by everybody, which by giver and taker only (FR-INFO-5).
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from .cards import Card
from .draft import Draft
from .events import GiftsShown


@frozen
class Handover:
    """
    What one player gives to another.

    Attributes:
        giver: from whose hand.
        taker: into whose hand.
        cards: which cards, perhaps none.
    """

    giver: int
    taker: int
    cards: tuple[Card, ...]


def give_at_once(draft: Draft, handovers: Sequence[Handover]) -> None:
    """Everybody learns how many cards each gives, also if there are none; then they move."""
    for one in handovers:
        counts = [0] * len(draft.hands)
        counts[one.taker] = len(one.cards)
        draft.emit(GiftsShown(one.giver, tuple(counts)))
    for one in handovers:
        if one.cards:
            draft.move(one.giver, one.taker, one.cards)
