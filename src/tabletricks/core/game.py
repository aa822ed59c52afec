"""
The verbs that every game has, and the loop behind them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, Protocol, Self, TypeVar, get_args

import attrs
from attrs import frozen
from typing_extensions import TypeForm

from .agenda import Asks, Item, Runs
from .codec import check_decoded
from .errors import IllegalAction, InvalidArgument, InvalidOptions
from .guess import nonsense
from .rng import Rng
from .seats import check_seat
from .shapes import Shape, fits, shown
from .vocabulary import ActionBase, EventBase


@frozen
class Outcome:
    """
    How a game has ended.

    Attributes:
        winners: the seats that have won, ascending; none in a lost cooperative game.
        scores: the final score of every seat.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class StateLike(Protocol):
    """What the kernel needs of a state."""

    @property
    def agenda(self) -> tuple[Item, ...]:
        """The stack of things that still have to happen, the next one last."""

    @property
    def rng(self) -> Rng:
        """The random source."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, or ``None`` while it runs."""


class ViewLike(Protocol):
    """What the kernel needs of a view."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; ``None`` for a spectator."""


OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT", bound=StateLike)
ActionT = TypeVar("ActionT", bound=ActionBase)
EventT = TypeVar("EventT", bound=EventBase)
ViewT = TypeVar("ViewT", bound=ViewLike)
StateT_co = TypeVar("StateT_co", covariant=True)
EventT_co = TypeVar("EventT_co", covariant=True)


@frozen
class Step(Generic[StateT_co, EventT_co]):
    """
    What an action has led to.

    Attributes:
        state: the state after it.
        events: what has happened, in order, with every secret; :meth:`Game.events_for` gives what a seat may see.
    """

    state: StateT_co
    events: tuple[EventT_co, ...]


class DraftLike(Protocol[StateT_co, EventT_co]):
    """What the kernel needs of a draft; :class:`~tabletricks.core.agenda.Draft` has it."""

    @property
    def agenda(self) -> Sequence[Item]:
        """The stack."""

    @property
    def events(self) -> Iterable[EventT_co]:
        """What has happened in this step."""

    def pop(self) -> Item:
        """Takes the next item off the agenda."""

    def freeze(self) -> StateT_co:
        """The state that this step leads to."""


class Game(ABC, Generic[OptionsT, StateT, ActionT, EventT, ViewT]):
    """
    The rules of one game as pure functions over immutable values.

    A game derives from this class, fills in the attributes and the methods that begin with an underscore, and gets the
    verbs. All of them leave their arguments untouched; bad input raises a :class:`TabletricksError`.

    Attributes:
        name: the key of the game in :func:`tabletricks.game` and in logs.
        title: the name of the game for people.
        rules_version: raised whenever the same options, seed and actions lead to another game than before.
        options_type: the class of its options.
        state_type: the class of its states.
        view_type: the class of its views.
        action_type: the union of its actions, or the class of the only one.
        event_type: the union of its events, or the class of the only one.
        rule_malformed: the rule that refuses an action of a wrong shape.
        rule_game_over: the rule that refuses every action after the end.
    """

    name: str
    title: str
    rules_version: int
    options_type: type[OptionsT]
    state_type: type[StateT]
    view_type: type[ViewT]
    action_type: TypeForm[ActionT]
    event_type: TypeForm[EventT]
    rule_malformed: str
    rule_game_over: str

    def __init__(self) -> None:
        classes: tuple[type, ...] = get_args(self.action_type) or (self.action_type,)
        self._action_shapes: dict[type, Shape] = {cls: fits(cls) for cls in classes}
        check_decoded(self.state_type, self._audit)

    def __reduce__(self) -> tuple[type[Self], tuple[()]]:
        """A game has no data of its own; its verbs can be sent to another process."""
        return type(self), ()

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.rules_version}>"

    # What a game provides.

    @abstractmethod
    def variants(self) -> Mapping[str, OptionsT]:
        """Short names of ready-made options that together cover every player count, edition and mode."""

    @abstractmethod
    def _players(self, state: StateT) -> int:
        """The number of seats."""

    @abstractmethod
    def _audit(self, state: StateT) -> str | None:
        """What is impossible about a state whose fields are all well typed, or ``None``."""

    @abstractmethod
    def _canonical(self, state: StateT, action: ActionT) -> ActionT:
        """The listed form of a legal action."""

    @abstractmethod
    def _open(self, options: OptionsT, rng: Rng) -> DraftLike[StateT, EventT]:
        """The draft of a new game, its agenda ready to run."""

    @abstractmethod
    def _draft(self, state: StateT) -> DraftLike[StateT, EventT]:
        """A working copy of a state."""

    @abstractmethod
    def _view(self, state: StateT, seat: int | None) -> ViewT:
        """What a seat that exists, or a spectator, may know."""

    @abstractmethod
    def _determinize(self, view: ViewT, rng: Rng) -> StateT:
        """A random state that agrees with a view; raises :class:`InvalidArgument` if there is none."""

    @abstractmethod
    def _reseed(self, state: StateT, rng: Rng) -> StateT:
        """The state with another random source, and everything whose order nobody knows shuffled with it."""

    # The verbs.

    def players(self, state: StateT) -> int:
        """The number of seats."""
        self._check_state(state)
        return self._players(state)

    def audit(self, state: StateT) -> str | None:
        """
        What is impossible about a state (a lost card, a hand of a seat that does not exist), or ``None``.

        No state that the game itself gives fails this; one that was put together by hand may.
        """
        self._check_state(state)
        return self._audit(state)

    def canonical(self, state: StateT, action: ActionT) -> ActionT:
        """
        The form in which ``legal_actions`` lists a legal action: no rule can tell the two apart.

        Raises:
            IllegalAction: it is not legal.
        """
        problem = self.check(state, action)
        if problem is not None:
            raise problem
        return self._canonical(state, action)

    def start(self, options: OptionsT, seed: int) -> Step[StateT, EventT]:
        """
        Sets up a game.

        Args:
            options: the options of the game.
            seed: a whole number from 0 to ``2**256 - 1``; the same seed gives the same game.

        Returns:
            the first state that waits for somebody, and what has happened until then; in some games chance can end the
            game before anybody is asked.
        """
        if type(options) is not self.options_type:
            msg = f"{self.title} takes {self.options_type.__module__}.Options, not {type(options).__name__}"
            raise InvalidOptions(msg)
        return self._settle(self._open(options, Rng.from_seed(seed)))

    def setup(self, options: OptionsT, seed: int) -> StateT:
        """Like :meth:`start`, without the events."""
        return self.start(options, seed).state

    def awaiting(self, state: StateT) -> tuple[int, ...]:
        """The seats that block the game, ascending; none when it is over."""
        item = self._question(state)
        return () if item is None else item.awaits(state)

    def legal_actions(self, state: StateT, seat: int) -> tuple[ActionT, ...]:
        """
        Every legal action of a seat, awaited or not, in a fixed order.

        Where actions differ only in something no rule can tell apart, one of them is listed (see :meth:`canonical`).
        """
        item = self._question(state)
        check_seat(seat, self._players(state))
        return () if item is None else tuple(item.actions(state, seat))

    def check(self, state: StateT, action: ActionT) -> IllegalAction | None:
        """The error that :meth:`apply` would raise, or ``None`` if the action is legal."""
        item = self._question(state)
        problem = self._malformed(state, action)
        if problem is not None:
            return problem
        if item is None:
            return IllegalAction(self.rule_game_over, "the game is over")
        return item.problem(state, action)

    def step(self, state: StateT, action: ActionT) -> Step[StateT, EventT]:
        """
        Applies an action.

        Raises:
            IllegalAction: the rules refuse it; the state is as it was.
        """
        problem = self.check(state, action)
        if problem is not None:
            raise problem
        draft = self._draft(state)
        item = draft.pop()
        assert isinstance(item, Asks)
        item.take(draft, action)
        return self._settle(draft)

    def apply(self, state: StateT, action: ActionT) -> StateT:
        """Like :meth:`step`, without the events."""
        return self.step(state, action).state

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What a seat may know; ``None`` is a spectator."""
        self._check_state(state)
        if seat is not None:
            check_seat(seat, self._players(state))
        return self._view(state, seat)

    def events_for(self, events: Iterable[EventT], seat: int | None) -> tuple[EventT, ...]:
        """The events as a seat may see them; ``None`` is a spectator."""
        if seat is not None and (type(seat) is not int or seat < 0):
            msg = f"there is no seat {shown(seat)}"
            raise InvalidArgument(msg)
        if not isinstance(events, Iterable):
            msg = f"{_shown(events)} are no events"
            raise InvalidArgument(msg)
        visible: list[EventT] = []
        for event in events:
            if not isinstance(event, EventBase):
                msg = f"{_shown(event)} is no event"
                raise InvalidArgument(msg)
            seen = event.seen_by(seat)
            if seen is not None:
                visible.append(seen)
        return tuple(visible)

    def outcome(self, state: StateT) -> Outcome | None:
        """How the game has ended, or ``None`` while it runs."""
        self._check_state(state)
        return state.outcome

    def determinize(self, view: ViewT, seed: int) -> StateT:
        """
        A full state that agrees with everything in a view and is random in the rest.

        It takes a *view*, so a bot that searches with it cannot cheat.
        """
        if type(view) is not self.view_type:
            msg = f"{self.title} determinizes its own views, not {type(view).__name__}"
            raise InvalidArgument(msg)
        if not fits(self.view_type)(view):
            msg = "a field of the view has a wrong type"
            raise InvalidArgument(msg)
        state = self._determinize(view, Rng.from_seed(seed))
        seat = view.seat
        if seat is not None:
            check_seat(seat, self._players(state))
        if self._view(state, seat) != view:
            raise nonsense("its parts contradict each other")
        return state

    def reseed(self, state: StateT, seed: int) -> StateT:
        """
        The same state with another future: a new random source, and every pile whose order nobody knows shuffled anew.

        A planner that holds a full state can so avoid foreseeing its draws.
        """
        self._check_state(state)
        return self._reseed(state, Rng.from_seed(seed))

    def describe(self, thing: ActionT | EventT, names: Sequence[str] | None = None) -> str:
        """
        One plain English sentence for an event or an action.

        Args:
            thing: an event, redacted or not, or an action.
            names: the names of the seats; without them a seat is called "Seat 0".
        """
        if not isinstance(thing, ActionBase | EventBase):
            msg = f"{_shown(thing)} is neither an action nor an event"
            raise InvalidArgument(msg)
        if not fits(type(thing))(thing):
            msg = f"a field of {_shown(thing)} is not of its type"
            raise InvalidArgument(msg)
        known = () if names is None else names
        if not isinstance(known, Sequence) or not all(isinstance(name, str) for name in known):
            msg = "the names of the seats are a list of texts"
            raise InvalidArgument(msg)
        return thing.sentence(lambda seat: known[seat] if 0 <= seat < len(known) else f"Seat {seat}")

    # The loop.

    def _settle(self, draft: DraftLike[StateT, EventT]) -> Step[StateT, EventT]:
        """Runs items until one asks or the game is over."""
        agenda = draft.agenda
        while agenda and not isinstance(agenda[-1], Asks):
            item = draft.pop()
            assert isinstance(item, Runs)
            item.run(draft)
        return Step(draft.freeze(), tuple(draft.events))

    def _question(self, state: StateT) -> Asks[StateT, DraftLike[StateT, EventT], ActionT] | None:
        """The item that waits for an answer; every verb about the present begins here."""
        if type(state) is not self.state_type:
            self._check_state(state)
        if not state.agenda:
            return None
        item = state.agenda[-1]
        if not isinstance(item, Asks):
            msg = "this state is in the middle of a step: nobody is asked"
            raise InvalidArgument(msg)
        return item

    def _check_state(self, state: StateT) -> None:
        if type(state) is not self.state_type:
            msg = f"{_shown(state)} is no state of {self.title}"
            raise InvalidArgument(msg)

    def _malformed(self, state: StateT, action: ActionT) -> IllegalAction | None:
        """What is wrong about the shape of an action made in Python: no decoder has looked at it."""
        shape = self._action_shapes.get(type(action))
        if shape is None:
            return IllegalAction(self.rule_malformed, f"{_shown(action)} is no action of {self.title}")
        if not shape(action):
            return IllegalAction(self.rule_malformed, f"a field of {_shown(action)} is not of its type")
        if not 0 <= action.seat < self._players(state):
            return IllegalAction(self.rule_malformed, f"there is no seat {action.seat}")
        return None


def _shown(thing: object) -> str:
    """A value of unknown origin, short enough for a message."""
    return shown(thing) if attrs.has(type(thing)) else type(thing).__name__
