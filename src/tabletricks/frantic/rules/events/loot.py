"""
Loot: everybody takes three cards blind from the player to the right (FR-EVENT-LOOT-1).
"""

from __future__ import annotations

from ...cards import Card, sort_cards, without
from ...events import CardsMoved
from ..executing_events import Execution, event_card, right_neighbours
from ..state import Draft


TAKEN = 3


@event_card("loot")
def loot(draft: Draft, execution: Execution) -> None:
    """One after the other; what is taken joins the hand only when everybody has taken."""
    right = right_neighbours(draft, execution)
    taken: dict[int, tuple[Card, ...]] = {}
    for taker in execution.order(draft):
        giver = right.get(taker)
        if giver is None:
            continue
        taken[taker] = draft.blind(draft.hands[giver], TAKEN)
        draft.hands[giver] = without(draft.hands[giver], taken[taker])
        if taken[taker]:
            draft.emit(CardsMoved(giver, taker, len(taken[taker]), sort_cards(taken[taker])))
    for taker, cards in taken.items():
        draft.receive(taker, cards)
