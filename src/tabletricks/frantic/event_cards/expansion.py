"""
Expansion: the first player draws one card, the second two, and so on (FR-EVENT-EXPANSION-1).
"""

from __future__ import annotations

from ..draft import Draft
from ..occasions import Occasion, event_card


@event_card("expansion")
def expansion(draft: Draft, occasion: Occasion) -> None:
    """In the order of the event."""
    for number, seat in enumerate(occasion.order(draft), start=1):
        draft.draw(seat, number)
