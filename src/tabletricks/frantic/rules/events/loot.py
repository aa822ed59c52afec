"""
Loot: everybody takes three cards blind from the player to the right (FR-EVENT-LOOT-1).
"""

from __future__ import annotations

from ...cards import Card, sort_cards, without
from ...events import CardsMoved, NoEffect
from ..executing_events import event_card
from ..state import Draft


TAKEN = 3


@event_card("loot")
def loot(draft: Draft) -> None:
    """One after the other; what is taken joins the hand only when everybody has taken."""
    right = draft.right_neighbours()
    if not right:
        draft.emit(NoEffect("loot", "nobody_else"))
    taken: dict[int, tuple[Card, ...]] = {}
    for taker in draft.concerned():
        giver = right.get(taker)
        if giver is None:
            continue
        taken[taker] = draft.blind(draft.hands[giver], TAKEN)
        draft.hands[giver] = without(draft.hands[giver], taken[taker])
        if taken[taker]:
            draft.emit(CardsMoved(giver, taker, len(taken[taker]), sort_cards(taken[taker]), "blind"))
    for taker, cards in taken.items():
        draft.receive(taker, cards)
