"""
Communism: everybody draws up to the largest hand (FR-EVENT-COMMUNISM-1).
"""

from __future__ import annotations

from ..executing_events import event_card
from ..state import Draft


@event_card("communism")
def communism(draft: Draft) -> None:
    """The largest hand is that at the start of the event (FR-EVENT-GEN-14)."""
    order = draft.concerned()
    most = max((len(draft.hands[seat]) for seat in order), default=0)
    for seat in order:
        draft.draw(seat, most - len(draft.hands[seat]))
