"""
Epic Fail: the player with the fewest cards gets Fuck You (FR-EVENT-EPIC_FAIL-1 to FR-EVENT-EPIC_FAIL-5).
"""

from __future__ import annotations

from ...cards import without
from ...events import FuckYouFound
from ..executing_events import event_card
from ..special_cards.fuck_you import FUCK_YOU
from ..state import Draft


@event_card("epic_fail")
def epic_fail(draft: Draft) -> None:
    """Of several players with the fewest cards the nearest to the author (FR-SEAT-5)."""
    order = draft.nearest_first()
    if not order:
        return
    seat = min(order, key=lambda seat: len(draft.hands[seat]))
    holder = next((other for other in draft.seats if FUCK_YOU in draft.hands[other]), None)
    if holder is not None and holder not in order:
        draft.emit(FuckYouFound(seat, "safe", None))
        return
    if holder is not None:
        draft.emit(FuckYouFound(seat, "hand", holder))
        draft.hands[holder] = without(draft.hands[holder], (FUCK_YOU,))
    elif FUCK_YOU in draft.draw_pile:
        draft.emit(FuckYouFound(seat, "draw_pile", None))
        draft.draw_pile = draft.shuffle(without(draft.draw_pile, (FUCK_YOU,)))
    else:
        # What it left behind, perhaps an open demand, stays (FR-EVENT-EPIC_FAIL-5).
        draft.emit(FuckYouFound(seat, "discard_pile", None))
        draft.discard = without(draft.discard, (FUCK_YOU,))
    draft.receive(seat, (FUCK_YOU,))
