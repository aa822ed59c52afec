"""
A card of the draw pile is turned up and play goes on with it: the start card, and the card of Rewind.
"""

from __future__ import annotations

from .cards import Card
from .draft import Draft
from .events import StartCardRefused
from .matching import CURSE, THE_END


REFUSED = frozenset({CURSE, THE_END})
"""Cards that cannot be turned up: Curse can never be played, The End only as a last hand card (FR-START-13)."""


def turn_card(draft: Draft) -> Card | None:
    """
    Turns up the top card of the draw pile; ``None`` if there is none that can be.

    Curse and The End are shuffled back, and another card is turned up (FR-START-13, FR-EVENT-REWIND-6); if the pile has
    nothing else, it is as good as empty (FR-EVENT-REWIND-8).
    """
    while draft.draw_pile:
        card = draft.draw_pile[0]
        if card not in REFUSED:
            draft.draw_pile = draft.draw_pile[1:]
            draft.discard = (*draft.discard, card)
            return card
        draft.emit(StartCardRefused(card))
        if REFUSED.issuperset(draft.draw_pile):
            return None
        draft.draw_pile = draft.shuffle((*draft.draw_pile[1:], card))
    return None
