"""
Events in general: what triggers one, how it is revealed and when it is over (FR-EVENT-GEN-1 to FR-EVENT-GEN-18).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from attrs import frozen

from .decks import EventCard
from .events import EventDeckShuffled, EventResolved, EventRevealed
from .questions import Task
from .state import Draft, State


@frozen
class Occasion:
    """
    An event that is executed.

    Attributes:
        author: who has triggered it (FR-EVENT-GEN-3).
    """

    author: int

    def order(self, draft: Draft) -> list[int]:
        """The players concerned, in the order in which they are affected: the author last (FR-SEAT-4)."""
        return draft.order_after(self.author)

    def seats(self, draft: Draft) -> list[int]:
        """The players concerned by seat: each sits to the right of the one before him (FR-SEAT-2)."""
        return sorted(self.order(draft))

    def holders(self, draft: Draft) -> tuple[int, ...]:
        """The players concerned who have hand cards, by seat."""
        return tuple(seat for seat in self.seats(draft) if draft.hands[seat])


EventEffect = Callable[[Draft, Occasion], None]
"""Begins an event."""

EVENT_EFFECTS: dict[EventCard, EventEffect] = {}
"""What each event does; the rooms in ``event_cards`` fill it."""


def event_card(event: EventCard) -> Callable[[EventEffect], EventEffect]:
    """Makes a function what an event card does."""

    def enter(effect: EventEffect) -> EventEffect:
        EVENT_EFFECTS[event] = effect
        return effect

    return enter


def trigger_event(draft: Draft, author: int) -> None:
    """An event is to be revealed and executed (FR-EVENT-GEN-1)."""
    draft.then(Reveal(author))


@frozen
class Reveal(Task):
    """
    The top event card is turned up and executed (FR-EVENT-GEN-2).

    Attributes:
        author: who triggers it.
    """

    tag: ClassVar[str] = "reveal"

    author: int

    def run(self, draft: Draft) -> None:
        """Turns up the card; an empty deck is made anew of the spent events (FR-EVENT-GEN-9, FR-EVENT-GEN-10)."""
        if not draft.event_deck:
            _renew_deck(draft)
        if not draft.event_deck:
            return
        event, *rest = draft.event_deck
        draft.event_deck = tuple(rest)
        draft.spent_events = (*draft.spent_events, event)
        if event not in draft.revealed:
            draft.revealed = (*draft.revealed, event)
        draft.emit(EventRevealed(self.author, event))
        draft.then(EventOver(event))
        EVENT_EFFECTS[event](draft, Occasion(self.author))

    def audit(self, state: State) -> str | None:
        """It never waits for an answer."""
        del state
        return "an event is revealed as soon as it is triggered"


def _renew_deck(draft: Draft) -> None:
    running = {item.event for item in draft.agenda if isinstance(item, EventOver)}
    draft.event_deck = draft.shuffle([event for event in draft.spent_events if event not in running])
    draft.spent_events = tuple(event for event in draft.spent_events if event in running)
    if draft.event_deck:
        draft.emit(EventDeckShuffled(len(draft.event_deck)))


@frozen
class EventOver(Task):
    """
    An event is complete; while this is on the agenda it is being executed.

    Attributes:
        event: the event.
    """

    tag: ClassVar[str] = "event_over"

    event: EventCard

    def part_of(self) -> EventCard:
        """The event."""
        return self.event

    def run(self, draft: Draft) -> None:
        """Says so; the finish check comes at the end of the turn (FR-EVENT-GEN-11)."""
        draft.emit(EventResolved(self.event))

    def audit(self, state: State) -> str | None:
        """An event that is executed lies face up."""
        return None if self.event in state.piles.spent_events else f"{self.event} is executed and was not revealed"
