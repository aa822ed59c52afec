"""
Events in general: what triggers one, how it is revealed and carried out (FR-EVENT-GEN-1 to FR-EVENT-GEN-18).

What may be thrown in before is a matter of :mod:`~tabletricks.frantic.rules.special_cards.lucky_bastard`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from attrs import frozen

from ...core.refusals import IllegalAction
from ...core.seats import Seat
from ..actions import Action, ChooseEvent
from ..decks import EventCard
from ..events import EventChosen, EventDeckShuffled, EventResolved, EventRevealed, NoEffect
from ..questions import EventQuestion, Question
from ..table import Execution
from ..words import refuse
from .items import SeatDecision, Task
from .special_cards.lucky_bastard import BeforeEvent
from .state import Draft, Position


EventEffect = Callable[[Draft], None]
"""Begins an event; ``draft.event`` tells its author and who is protected."""

ROUND_ENDERS: tuple[EventCard, ...] = ("doomsday", "finish_line")
"""The events that end the round."""

EVENT_EFFECTS: dict[EventCard, EventEffect] = {}
"""What each event does; the modules in ``events`` fill it."""


_WITHOUT_PLAYERS: frozenset[EventCard] = frozenset(
    {"doomsday", "event_manager", "finish_line", "friday_13", "plague", "repeat", "rewind"}
)
"""The events that do something even if everybody is protected."""


def event_card(event: EventCard) -> Callable[[EventEffect], EventEffect]:
    """Makes a function what an event card does."""

    def enter(effect: EventEffect) -> EventEffect:
        EVENT_EFFECTS[event] = effect
        return effect

    return enter


def trigger_event(draft: Draft, author: int) -> None:
    """An event is to be revealed and executed (FR-EVENT-GEN-1); one inside another keeps its protected players."""
    draft.then(Reveal(author, draft.event.protected if draft.executing else ()))


def execute(draft: Draft, event: EventCard, author: int, protected: tuple[int, ...]) -> None:
    """Carries out an event that has been revealed, now or before."""
    draft.executing = (*draft.executing, Execution(event, author, protected))
    draft.then(EventOver())
    if not draft.concerned() and event not in _WITHOUT_PLAYERS:
        draft.emit(NoEffect(event, "all_protected"))
    EVENT_EFFECTS[event](draft)


@frozen
class EventOver(Task):
    """The innermost event is complete."""

    tag: ClassVar[str] = "event_over"

    def run(self, draft: Draft) -> None:
        """Says so; the finish check comes at the end of the turn (FR-EVENT-GEN-11)."""
        *outer, event = draft.executing
        draft.executing = tuple(outer)
        draft.emit(EventResolved(event.event))


def running(position: Position) -> set[EventCard]:
    """The events that are being executed."""
    return {execution.event for execution in position.executing}


def turn_up(draft: Draft, offered: Sequence[EventCard] = ()) -> EventCard | None:
    """
    Turns up the top event card.

    An empty deck is made anew of the spent events, without those that are being executed or offered (FR-EVENT-GEN-9);
    ``None`` if there are none (FR-EVENT-GEN-10).
    """
    if not draft.event_deck:
        kept = {*running(draft), *offered}
        draft.event_deck = draft.shuffle([event for event in draft.spent_events if event not in kept])
        draft.spent_events = tuple(event for event in draft.spent_events if event in kept)
        if not draft.event_deck:
            return None
        draft.emit(EventDeckShuffled(len(draft.event_deck)))
    event, *rest = draft.event_deck
    draft.event_deck = tuple(rest)
    draft.spent_events = (*draft.spent_events, event)
    if event not in draft.revealed:
        draft.revealed = (*draft.revealed, event)
    return event


@frozen
class Reveal(BeforeEvent):
    """The top event card is turned up and executed (FR-EVENT-GEN-2)."""

    tag: ClassVar[str] = "reveal"

    def reveal(self, draft: Draft) -> None:
        """Turns up the card; without one nothing happens."""
        event = turn_up(draft)
        if event is not None:
            draft.emit(EventRevealed(self.author, event))
            execute(draft, event, self.author, self.protected)


@frozen
class EventChoice(SeatDecision):
    """
    The author of Event Manager or Repeat chooses another event, also if protected (FR-CARD-LUCKY-5).

    Attributes:
        events: the events to choose from.
        protected: the players whom it will not concern.
    """

    tag: ClassVar[str] = "event_choice"
    counter_refused: ClassVar[str] = "counter_event"

    events: tuple[EventCard, ...]
    protected: tuple[Seat, ...]

    def offers(self, position: Position) -> list[Action]:
        """Each of them."""
        del position
        return [ChooseEvent(self.seat, event) for event in self.events]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """No other event."""
        if not isinstance(action, ChooseEvent):
            return None
        if position.event.event == "event_manager":
            return refuse("FR-EVENT-EVENT_MANAGER-1", "event_not_offered", event=action.event)
        if action.event == "repeat":
            return refuse("FR-EVENT-REPEAT-3", "not_itself", event=action.event)
        return refuse("FR-EVENT-REPEAT-1", "event_not_revealed", event=action.event)

    def modest(self, position: Position, seat: int) -> Action:
        """Friday the 13th, and nothing that ends the round if there is something else."""
        del position
        return ChooseEvent(seat, min(self.events, key=lambda event: (event != "friday_13", event in ROUND_ENDERS)))

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which event."""
        by = position.event.event
        return EventQuestion(seat, required, f"FR-EVENT-{by.upper()}-1", by, self.events)

    def take(self, draft: Draft, action: Action) -> None:
        """Carries out the event with the same author."""
        assert isinstance(action, ChooseEvent)
        draft.emit(EventChosen(self.seat, action.event))
        execute(draft, action.event, self.seat, self.protected)
