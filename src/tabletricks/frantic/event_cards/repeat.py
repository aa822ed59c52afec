"""
Repeat: an event that was revealed before is executed again (FR-EVENT-REPEAT-1 to FR-EVENT-REPEAT-3).
"""

from __future__ import annotations

from ..draft import Draft
from ..event_choice import EventChoice
from ..occasions import Occasion, event_card, running


@event_card("repeat")
def repeat(draft: Draft, occasion: Occasion) -> None:
    """The author chooses; events that are being executed, Repeat itself among them, cannot be chosen."""
    inside = running(draft.agenda)
    events = tuple(event for event in draft.revealed if event not in inside)
    if events:
        draft.then(EventChoice(occasion.author, "repeat", events, occasion.protected))
