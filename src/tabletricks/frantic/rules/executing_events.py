"""
Events in general: what triggers one, Lucky Bastard, how it is revealed and when it is over.

FR-EVENT-GEN-1 to FR-EVENT-GEN-18; for Lucky Bastard, which is thrown in before an event is revealed, FR-CARD-LUCKY-1 to
FR-CARD-LUCKY-8.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from attrs import frozen

from ...core.errors import IllegalAction
from ...core.forms import added
from ..actions import Action, ChooseEvent
from ..cards import Card
from ..decks import EVENT_TITLES, EventCard
from ..events import EventChosen, EventDeckShuffled, EventResolved, EventRevealed, Protected, Reaction
from .items import SeatQuestion, Task, misplaced
from .lasting_effects import reactions_forbidden
from .reactions import ReactionWindow
from .state import Draft, Position
from .wishes import MakeWish


if TYPE_CHECKING:
    from .agenda import AgendaItem


@frozen
class Execution:
    """
    An event that is executed.

    Attributes:
        author: who has triggered it (FR-EVENT-GEN-3).
        protected: the players whom it does not concern, in the order in which they threw in Lucky Bastard.
    """

    author: int
    protected: tuple[int, ...] = added(())

    def order(self, draft: Draft) -> list[int]:
        """The players concerned, in the order in which they are affected: the author last (FR-SEAT-4)."""
        return [seat for seat in draft.order_after(self.author) if seat not in self.protected]

    def seats(self, draft: Draft) -> list[int]:
        """The players concerned, ascending."""
        return sorted(self.order(draft))

    def to_the_right(self, draft: Draft) -> list[int]:
        """The players concerned as they sit, each to the right of the one before (FR-SEAT-2, FR-EVENT-GEN-5)."""
        return [seat for seat in draft.to_the_right() if seat not in self.protected]

    def holders(self, draft: Draft) -> tuple[int, ...]:
        """The players concerned who have hand cards, ascending."""
        return tuple(seat for seat in self.seats(draft) if draft.hands[seat])

    def protecting(self, seat: int) -> Execution:
        """The same with one more player protected."""
        return self if seat in self.protected else Execution(self.author, (*self.protected, seat))


EventEffect = Callable[[Draft, Execution], None]
"""Begins an event."""

EVENT_EFFECTS: dict[EventCard, EventEffect] = {}
"""What each event does; the rooms in ``event_cards`` fill it."""


def right_neighbours(draft: Draft, execution: Execution) -> dict[int, int]:
    """The player to the right of everybody concerned; nobody's, if only one is (FR-EVENT-GEN-5, FR-EVENT-GEN-16)."""
    seats = execution.to_the_right(draft)
    return dict(zip(seats, seats[1:] + seats[:1], strict=True)) if len(seats) > 1 else {}


def event_card(event: EventCard) -> Callable[[EventEffect], EventEffect]:
    """Makes a function what an event card does."""

    def enter(effect: EventEffect) -> EventEffect:
        EVENT_EFFECTS[event] = effect
        return effect

    return enter


def trigger_event(draft: Draft, author: int) -> None:
    """An event is to be revealed and executed (FR-EVENT-GEN-1); one inside another keeps its protected players."""
    draft.then(Reveal(Execution(author, protected_in(draft.agenda))))


def execute(draft: Draft, event: EventCard, execution: Execution) -> None:
    """Carries out an event that has been revealed, now or before."""
    draft.then(EventOver(event, execution.protected))
    EVENT_EFFECTS[event](draft, execution)


def turn_up(draft: Draft, offered: Sequence[EventCard] = ()) -> EventCard | None:
    """
    Turns up the top event card.

    An empty deck is made anew of the spent events, without those that are being executed or offered (FR-EVENT-GEN-9);
    ``None`` if there are none (FR-EVENT-GEN-10).
    """
    if not draft.event_deck:
        _renew_deck(draft, {*running(draft.agenda), *offered})
    if not draft.event_deck:
        return None
    event, *rest = draft.event_deck
    draft.event_deck = tuple(rest)
    draft.spent_events = (*draft.spent_events, event)
    if event not in draft.revealed:
        draft.revealed = (*draft.revealed, event)
    return event


def running(agenda: Sequence[AgendaItem]) -> list[EventCard]:
    """The events that are being executed, each inside the one before."""
    return [item.event for item in agenda if isinstance(item, EventOver)]


def protected_in(agenda: Sequence[AgendaItem]) -> tuple[int, ...]:
    """The players protected from the innermost event that is being executed."""
    return next((item.protected for item in reversed(agenda) if isinstance(item, EventOver)), ())


def protection_problem(state: Position, protected: tuple[int, ...]) -> str | None:
    """Only Lucky Bastard protects, and a player once."""
    possible = set(protected) <= set(state.seats) and len(set(protected)) == len(protected)
    if protected and not (possible and state.options.troublemaker):
        return "players are protected who cannot be"
    return None


def _renew_deck(draft: Draft, kept: set[EventCard]) -> None:
    draft.event_deck = draft.shuffle([event for event in draft.spent_events if event not in kept])
    draft.spent_events = tuple(event for event in draft.spent_events if event in kept)
    if draft.event_deck:
        draft.emit(EventDeckShuffled(len(draft.event_deck)))


@frozen
class BeforeEvent(Task):
    """
    Event cards are to be revealed; before that everybody may throw in Lucky Bastard (FR-CARD-LUCKY-8).

    Attributes:
        execution: the event to come.
        unasked: those who still have to be asked, in the order of the event (FR-REACT-3); ``None`` before it begins:
            an event before this one may let players change places.
    """

    encloses: ClassVar[bool] = True

    execution: Execution
    unasked: tuple[int, ...] | None = None

    def run(self, draft: Draft) -> None:
        """Asks the next player who has cards (FR-REACT-9); after the last one the cards are revealed."""
        unasked = self._everybody(draft) if self.unasked is None else self.unasked
        for place, seat in enumerate(unasked):
            if draft.hands[seat]:
                draft.then(LuckyWindow(seat), self.with_changes(self.execution, unasked[place + 1 :]))
                return
        self.reveal(draft)

    def _everybody(self, draft: Draft) -> tuple[int, ...]:
        """
        Who may throw in Lucky Bastard: all players, if the card is in play at all (FR-REACT-8).

        Nobody, while special cards are sealed (FR-REACT-5).
        """
        open_to_all = draft.options.troublemaker and not reactions_forbidden(draft)
        return tuple(draft.order_after(self.execution.author)) if open_to_all else ()

    @abstractmethod
    def with_changes(self, execution: Execution, unasked: tuple[int, ...] | None) -> AgendaItem:
        """The same with other players protected, or to be asked."""
        raise NotImplementedError

    @abstractmethod
    def reveal(self, draft: Draft) -> None:
        """Turns up what is to be turned up."""
        raise NotImplementedError


@frozen
class Reveal(BeforeEvent):
    """The top event card is turned up and executed (FR-EVENT-GEN-2)."""

    tag: ClassVar[str] = "reveal"

    def with_changes(self, execution: Execution, unasked: tuple[int, ...] | None) -> Reveal:
        """The same with other players protected, or to be asked."""
        return Reveal(execution, unasked)

    def reveal(self, draft: Draft) -> None:
        """Turns up the card; without one nothing happens."""
        event = turn_up(draft)
        if event is not None:
            draft.emit(EventRevealed(self.execution.author, event))
            execute(draft, event, self.execution)


@frozen
class LuckyWindow(ReactionWindow):
    """
    Before event cards are revealed, a player may throw in Lucky Bastard (FR-CARD-LUCKY-1).

    Attributes:
        seat: who is asked.
    """

    tag: ClassVar[str] = "lucky_window"
    reaction: ClassVar[Reaction] = "lucky_bastard"
    card: ClassVar[Card] = Card("LUCKY")

    seat: int

    def awaits(self, state: Position) -> tuple[int, ...]:
        """One player at a time."""
        del state
        return (self.seat,)

    def will_be_asked(self, state: Position, seat: int) -> bool:
        """Those who come later."""
        return any(isinstance(item, BeforeEvent) and seat in (item.unasked or ()) for item in state.agenda[-2:])

    def thrown(self, draft: Draft, seat: int) -> None:
        """The player is protected from the event to come, and may wish a colour (FR-CARD-LUCKY-6)."""
        before = draft.pop()
        assert isinstance(before, BeforeEvent)
        draft.emit(Protected(seat))
        wish = MakeWish(seat, "lucky_bastard", optional=True)
        draft.then(wish, before.with_changes(before.execution.protecting(seat), before.unasked))

    def passed(self, draft: Draft) -> None:
        """What is to be revealed is next on the agenda."""


@frozen
class EventOver(Task):
    """
    An event is complete; while this is on the agenda it is being executed.

    Attributes:
        event: the event.
        protected: the players whom it does not concern.
    """

    tag: ClassVar[str] = "event_over"
    encloses: ClassVar[bool] = True

    event: EventCard
    protected: tuple[int, ...] = added(())

    def part_of(self) -> EventCard:
        """The event."""
        return self.event

    def protects(self, seat: int) -> bool:
        """Those who have thrown in Lucky Bastard."""
        return seat in self.protected

    def run(self, draft: Draft) -> None:
        """Says so; the finish check comes at the end of the turn (FR-EVENT-GEN-11)."""
        draft.emit(EventResolved(self.event))


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

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Each of them."""
        del state
        return [ChooseEvent(seat, event) for event in self.events]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
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
        execute(draft, action.event, Execution(self.seat, self.protected))
