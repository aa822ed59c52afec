"""
Expansion: the first player draws one card, the second two, and so on (FR-EVENT-EXPANSION-1).
"""

from __future__ import annotations

from ..executing_events import event_card
from ..state import Draft


@event_card("expansion")
def expansion(draft: Draft) -> None:
    """In the order of the event."""
    for number, seat in enumerate(draft.concerned(), start=1):
        draft.draw(seat, number)
