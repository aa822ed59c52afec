"""
Expansion: the first player draws one card, the second two, and so on (FR-EVENT-EXPANSION-1).
"""

from __future__ import annotations

from ..occasions import event_card
from ..state import Draft


@event_card("expansion")
def expansion(draft: Draft, author: int) -> None:
    """In the order of the event."""
    for number, seat in enumerate(draft.order_after(author), start=1):
        draft.draw(seat, number)
