"""
Repeat: an event that was revealed before is executed again (FR-EVENT-REPEAT-1 to FR-EVENT-REPEAT-3).
"""

from __future__ import annotations

from ..executing_events import EventChoice, event_card, running
from ..state import Draft


@event_card("repeat")
def repeat(draft: Draft) -> None:
    """The author chooses; events that are being executed, Repeat itself among them, cannot be chosen."""
    inside = running(draft)
    events = tuple(event for event in draft.revealed if event not in inside)
    if events:
        draft.then(EventChoice(draft.event.author, events, draft.event.protected))
