"""
Mexican Standoff: everybody discards the hand and draws three cards (FR-EVENT-MEXICAN_STANDOFF-1).
"""

from __future__ import annotations

from ..executing_events import event_card
from ..special_cards.curse import discardable
from ..state import Draft


@event_card("mexican_standoff")
def mexican_standoff(draft: Draft) -> None:
    """All hands are gone before the first one draws; only Curse stays (FR-EVENT-MEXICAN_STANDOFF-2)."""
    order = draft.concerned()
    for seat in order:
        draft.discard_cards(seat, discardable(draft.hands[seat]))
    for seat in order:
        draft.draw(seat, 3)
