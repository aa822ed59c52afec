"""
Robin Hood: the smallest and the largest hand change places (FR-EVENT-ROBIN_HOOD-1, FR-EVENT-ROBIN_HOOD-2).
"""

from __future__ import annotations

from ...events import NoEffect
from ..executing_events import event_card
from ..state import Draft


@event_card("robin_hood")
def robin_hood(draft: Draft) -> None:
    """Of several the nearest to the author (FR-SEAT-5)."""
    order = draft.nearest_first()
    if not order:
        return
    poor = min(order, key=lambda seat: len(draft.hands[seat]))
    rich = max(order, key=lambda seat: len(draft.hands[seat]))
    few, many = draft.hands[poor], draft.hands[rich]
    if len(few) < len(many):
        draft.hand_over(poor, rich, few)
        draft.hand_over(rich, poor, many)
    else:
        draft.emit(NoEffect("robin_hood", "all_equal"))
