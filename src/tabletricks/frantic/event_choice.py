"""
Choosing an event that lies face up: what Event Manager and Repeat have in common.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ..core.errors import IllegalAction
from .actions import Action, ChooseEvent
from .decks import EVENT_TITLES, EventCard
from .draft import Draft
from .events import EventChosen
from .occasions import Occasion, execute, running
from .questions import SeatQuestion, misplaced
from .state import State


@frozen
class EventChoice(SeatQuestion):
    """
    The author of an event chooses another one to be carried out, also if he is protected (FR-CARD-LUCKY-5).

    Attributes:
        by: the event that leads to it.
        events: the events to choose from.
        protected: the players whom it will not concern.
    """

    tag: ClassVar[str] = "event_choice"

    by: Literal["event_manager", "repeat"]
    events: tuple[EventCard, ...]
    protected: tuple[int, ...]

    def part_of(self) -> EventCard:
        """The event that leads to it."""
        return self.by

    def offers(self, state: State, seat: int) -> list[Action]:
        """Each of them."""
        del state
        return [ChooseEvent(seat, event) for event in self.events]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """No other event."""
        if not isinstance(action, ChooseEvent):
            return misplaced(state, action)
        event = action.event
        if event in self.events:
            return None
        title = EVENT_TITLES[event]
        if self.by == "event_manager":
            return IllegalAction("FR-EVENT-EVENT_MANAGER-1", f"{title} is not among the events that were turned up")
        if event in running(state.agenda):
            return IllegalAction("FR-EVENT-REPEAT-3", f"{title} is being carried out")
        return IllegalAction("FR-EVENT-REPEAT-1", f"{title} was not revealed before")

    def take(self, draft: Draft, action: Action) -> None:
        """Carries out the event with the same author."""
        assert isinstance(action, ChooseEvent)
        draft.emit(EventChosen(self.seat, action.event))
        execute(draft, action.event, Occasion(self.seat, self.protected))

    def audit(self, state: State) -> str | None:
        """There is a choice of events that lie face up."""
        problem = super().audit(state) or Occasion(self.seat, self.protected).audit(state)
        if problem is not None:
            return problem
        possible = set(state.piles.revealed) - set(running(state.agenda))
        if not self.events or len(set(self.events)) < len(self.events) or not set(self.events) <= possible:
            return "events are offered that cannot be chosen"
        return None
