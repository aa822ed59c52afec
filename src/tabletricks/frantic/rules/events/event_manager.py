"""
Event Manager: the author chooses one of three events (FR-EVENT-EVENT_MANAGER-1 to FR-EVENT-EVENT_MANAGER-3).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...decks import EventCard
from ...events import EventsRevealed
from ..executing_events import EventChoice, event_card, turn_up
from ..special_cards.lucky_bastard import BeforeEvent
from ..state import Draft


OFFERED = 3


@frozen
class RevealThree(BeforeEvent):
    """The top three event cards are turned up for a choice; before that Lucky Bastard may be thrown in, once."""

    tag: ClassVar[str] = "reveal_three"

    def reveal(self, draft: Draft) -> None:
        """Turns up what there is (FR-EVENT-EVENT_MANAGER-3)."""
        events: list[EventCard] = []
        for _ in range(OFFERED):
            event = turn_up(draft, events)
            if event is not None:
                events.append(event)
        draft.emit(EventsRevealed(self.author, tuple(events)))
        if events:
            draft.then(EventChoice(self.author, tuple(events), self.protected))


@event_card("event_manager")
def event_manager(draft: Draft) -> None:
    """The protection by Lucky Bastard goes on (FR-CARD-LUCKY-3)."""
    draft.then(RevealThree(draft.event.author, draft.event.protected))
