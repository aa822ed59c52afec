"""
Repeat: an event that was revealed before is executed again (FR-EVENT-REPEAT-1 to FR-EVENT-REPEAT-3).
"""

from __future__ import annotations

from ...events import NoEffect
from ..executing_events import EventChoice, event_card
from ..state import Draft


@event_card("repeat")
def repeat(draft: Draft) -> None:
    """The author chooses among all that were revealed, also those that are being executed; only not Repeat itself."""
    events = tuple(event for event in draft.revealed if event != "repeat")
    if events:
        draft.then(EventChoice(draft.event.author, events, draft.event.protected))
    else:
        draft.emit(NoEffect("repeat", "nothing_revealed"))
