"""
Communism: everybody draws up to the largest hand (FR-EVENT-COMMUNISM-1).
"""

from __future__ import annotations

from ...events import NoEffect
from ..executing_events import event_card
from ..state import Draft


@event_card("communism")
def communism(draft: Draft) -> None:
    """The largest hand is that at the start of the event (FR-EVENT-GEN-14)."""
    order = draft.concerned()
    most = max((len(draft.hands[seat]) for seat in order), default=0)
    if all(len(draft.hands[seat]) == most for seat in order):
        draft.emit(NoEffect("communism", "all_equal"))
    for seat in order:
        draft.draw(seat, most - len(draft.hands[seat]))
