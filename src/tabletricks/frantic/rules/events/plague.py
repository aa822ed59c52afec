"""
Plague: two more events, one after the other (FR-EVENT-PLAGUE-1, FR-EVENT-PLAGUE-2).
"""

from __future__ import annotations

from ..executing_events import event_card, trigger_event
from ..state import Draft


EVENTS = 2


@event_card("plague")
def plague(draft: Draft) -> None:
    """The second one comes even if the first one ends the round; before each Lucky Bastard may be thrown in."""
    for _ in range(EVENTS):
        trigger_event(draft, draft.event.author)
