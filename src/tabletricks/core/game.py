"""
The verbs that every game has, and the loop behind them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, Protocol, Self, get_args, get_origin

from attrs import frozen
from typing_extensions import TypeForm, TypeVar

from .agenda import Asks, Runs
from .chance import Chance, nonsense
from .codec import check_decoded
from .errors import IllegalAction, InvalidArgument, InvalidOptions, TabletricksError
from .forms import element_of, family_members, field_forms
from .item import Item
from .outcome import Outcome
from .position import DraftLike, OptionsLike, Position, Workshop
from .printing import shown, shown_kind
from .rng import Rng
from .seats import check_seat
from .shapes import Shape, fits, plain_seats, strange_seat
from .values import changed
from .vocabulary import ActionBase, EventBase, MemoryBase, Name, QuestionBase


OptionsT = TypeVar("OptionsT", bound=OptionsLike)
StateT = TypeVar("StateT", bound=Position)
ActionT = TypeVar("ActionT", bound=ActionBase)
EventT = TypeVar("EventT", bound=EventBase)
QuestionT = TypeVar("QuestionT", bound=QuestionBase)
StateT_co = TypeVar("StateT_co", covariant=True)
EventT_co = TypeVar("EventT_co", covariant=True)
QuestionT_co = TypeVar("QuestionT_co", covariant=True)


class PlayerLike(Protocol):
    """What the view of a player has in every game."""

    @property
    def hand(self) -> Sequence[object] | None:
        """The hand cards; ``None`` if they are hidden."""

    @property
    def hand_size(self) -> int:
        """How many hand cards there are."""

    @property
    def score(self) -> int:
        """The points so far."""


class ViewLike(Protocol):
    """What a view has in every game: enough to draw seats, hands, scores and whose turn it is."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; ``None`` for a spectator."""

    @property
    def options(self) -> OptionsLike:
        """The options of the game."""

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that block the game."""

    @property
    def question(self) -> QuestionBase | None:
        """What the seat is asked."""

    @property
    def asked(self) -> tuple[QuestionBase, ...]:
        """What everybody knows of the questions to the seats that are awaited."""

    @property
    def players(self) -> Sequence[PlayerLike]:
        """The players, by seat."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended."""

    @property
    def pending(self) -> Sequence[Item]:
        """What ``determinize`` needs besides; no promise is made about it."""


ViewT = TypeVar("ViewT", bound=ViewLike)
MemoryT = TypeVar("MemoryT", bound=MemoryBase, default=MemoryBase)


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


@frozen
class Asked(Generic[QuestionT_co]):
    """
    Who is asked what, as one seat knows it: a part of every view.

    Attributes:
        awaiting: the seats that block the game, ascending.
        question: what the seat itself is asked, awaited or not.
        everybody: the public part of the questions to those who are awaited, by seat.
    """

    awaiting: tuple[int, ...] = ()
    question: QuestionT_co | None = None
    everybody: tuple[QuestionT_co, ...] = ()


_KINDS = ("options", "state", "action", "event", "question", "view", "memory")
"""The type arguments of a game, in order."""


class Game(ABC, Generic[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT]):
    """
    The rules of one game as pure functions over immutable values.

    A game derives from this class, with its own classes in place of the type variables, fills in the other attributes
    and the methods that begin with an underscore, and gets the verbs. All of them leave their arguments untouched; bad
    input raises a :class:`TabletricksError`.

    Attributes:
        name: the key of the game in :func:`tabletricks.game` and in logs.
        title: the name of the game for people.
        rules_version: raised whenever the same options, seed and actions lead to another game than before.
        draft_type: the class of its drafts.
        rule_malformed: the rule that refuses an action of a wrong shape.
        rule_game_over: the rule that refuses every action after the end.
        options_type: the class of its options.
        state_type: the class of its states.
        action_type: the union of its actions, or the class of the only one.
        event_type: the union of its events, or the class of the only one.
        question_type: the union of its questions, or the class of the only one.
        view_type: the class of its views.
        memory_type: the class of its memories.
    """

    name: str
    title: str
    rules_version: int
    draft_type: type[DraftLike[EventT]]
    rule_malformed: str
    rule_game_over: str

    options_type: type[OptionsT]
    state_type: type[StateT]
    action_type: TypeForm[ActionT]
    event_type: TypeForm[EventT]
    question_type: TypeForm[QuestionT]
    view_type: type[ViewT]
    memory_type: type[MemoryT]

    def __init_subclass__(cls) -> None:
        """Reads the classes of a game off its type arguments, so that they need not be named twice."""
        super().__init_subclass__()
        for base in vars(cls).get("__orig_bases__", ()):
            if get_origin(base) is Game:
                arguments = (*get_args(base), MemoryBase)
                for kind, argument in zip(_KINDS, arguments, strict=False):
                    setattr(cls, f"{kind}_type", argument)

    def __init__(self) -> None:
        self._workshop: Workshop[StateT, EventT] = Workshop(self.state_type, self.draft_type)
        classes: tuple[type, ...] = get_args(self.action_type) or (self.action_type,)
        self._action_shapes: dict[type, tuple[Shape, tuple[str, ...] | None]] = {
            cls: (fits(cls), plain_seats(cls)) for cls in classes
        }
        fields = field_forms(self.state_type)
        self._fact_names = tuple([name for name in fields if name not in ("options", "rng", "agenda")])
        # What was listed last: whoever lists actions takes one of them next, most of the time.
        self._listed: tuple[StateT | None, int, tuple[ActionT, ...]] = (None, -1, ())
        check_decoded(self.state_type, self.audit)

    def __reduce__(self) -> tuple[type[Self], tuple[()]]:
        """A game has no data of its own; its verbs can be sent to another process."""
        return type(self), ()

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.rules_version}>"

    def item_types(self) -> tuple[type, ...]:
        """The classes of everything that can stand on an agenda: the inside of the engine, for tests of games."""
        return tuple(family_members(element_of(field_forms(self.state_type)["agenda"])).values())

    # What a game provides.

    @abstractmethod
    def variants(self) -> Mapping[str, OptionsT]:
        """Short names of ready-made options that together cover every player count, edition and mode."""

    @abstractmethod
    def _opening(self, options: OptionsT, rng: Rng) -> StateT:
        """The table before anything has happened, its agenda ready to run."""

    @abstractmethod
    def _view(self, state: StateT, seat: int | None, asked: Asked[QuestionT]) -> ViewT:
        """What a seat that exists, or a spectator, may know."""

    @abstractmethod
    def _guess(self, view: ViewT, chance: Chance, memory: MemoryT | None) -> StateT:
        """
        A random state that agrees with a view, and with a memory of the same seat if there is one.

        Its agenda may be what is pending in the view: items guess what is hidden in them when the rest stands.

        Raises:
            InvalidArgument: there is none (:func:`~tabletricks.core.chance.nonsense`).
        """

    @abstractmethod
    def _reseed(self, state: StateT, chance: Chance) -> StateT:
        """The state with everything shuffled whose order nobody knows."""

    @abstractmethod
    def _audit(self, state: StateT) -> str | None:
        """Which card is lost or doubled, or what else would break the rules; ``None`` if nothing."""

    def _memory(self, options: OptionsT, seat: int | None) -> MemoryT:
        """The memory of a seat before the start of a game."""
        del options
        return self.memory_type(seat)

    # The verbs about a table.

    def players(self, state: StateT) -> int:
        """The number of seats."""
        self._check_state(state)
        return state.options.players

    def outcome(self, state: StateT) -> Outcome | None:
        """How the game has ended, or ``None`` while it runs."""
        self._check_state(state)
        return state.outcome

    def awaiting(self, state: StateT) -> tuple[int, ...]:
        """The seats that block the game, ascending; none when it is over."""
        item = self._asking(state)
        return () if item is None else item.awaits(state)

    def question(self, state: StateT, seat: int) -> QuestionT | None:
        """
        What a seat is asked, or ``None`` if it has nothing to decide.

        A seat that is awaited has a question with ``required``; one that may act out of turn has one without.
        """
        item = self._asking(state)
        check_seat(seat, state.options.players)
        return None if item is None else self._question(item, state, seat)

    def legal_actions(self, state: StateT, seat: int) -> tuple[ActionT, ...]:
        """
        Every legal action of a seat, awaited or not, in a fixed order.

        Where actions differ only in something no rule can tell apart, one of them is listed (see :meth:`canonical`).
        """
        last, whose, listed = self._listed
        if last is state and whose == seat and type(seat) is int:
            return listed
        item = self._asking(state)
        check_seat(seat, state.options.players)
        if item is None:
            return ()
        actions = tuple(item.actions(state, seat))
        self._listed = state, seat, actions
        return actions

    def canonical(self, state: StateT, action: ActionT) -> ActionT:
        """
        The form in which ``legal_actions`` lists a legal action: no rule can tell the two apart.

        Raises:
            IllegalAction: it is not legal.
        """
        problem = self.check(state, action)
        if problem is not None:
            raise problem
        item = self._asking(state)
        assert item is not None
        return item.canonical(state, action)

    def check(self, state: StateT, action: ActionT) -> IllegalAction | None:
        """The error that :meth:`apply` would raise, or ``None`` if the action is legal."""
        last, _, listed = self._listed
        if last is state:
            for known in listed:
                if known is action:
                    return None
        item = self._asking(state)
        problem = self._malformed(state, action)
        if problem is not None:
            return problem
        if item is None:
            return IllegalAction(self.rule_game_over, "the game is over")
        return None if item.accepts(state, action) else item.refusal(state, action)

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What a seat may know; ``None`` is a spectator."""
        self._check_state(state)
        if seat is not None:
            check_seat(seat, state.options.players)
        return self._view(state, seat, self._asked(state, seat))

    def audit(self, state: StateT) -> str | None:
        """
        What is impossible about a state (a lost card, a seat that does not exist, nobody who could go on), or ``None``.

        No state that the game itself gives fails this; one that was put together by hand or changed in a document may.
        It does not ask whether the rules can lead to a state, only whether they can go on from it.
        """
        self._check_state(state)
        try:
            return self._plain_problem(state) or self._problem_of_agenda(state)
        except TabletricksError as error:
            return str(error)
        except Exception as error:  # a state of unknown origin may break any rule that reads it
            return f"it cannot be read ({type(error).__name__}: {error})"

    def facts(self, state: StateT) -> dict[str, object]:
        """
        What the rules define of a state: where every card lies, scores, who is asked what.

        Digests are made of it. It says nothing of the options, which do not change, of the random source, and of how
        the engine books what is still to happen.
        """
        self._check_state(state)
        facts: dict[str, object] = {name: getattr(state, name) for name in self._fact_names}
        facts["asked"] = self._asked(state, None).everybody
        return facts

    # The verbs that lead from state to state.

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
        self._check_options(options)
        opening = self._opening(options, Rng.from_seed(seed))
        draft = self._workshop.draft(opening)
        self._settle(draft)
        return Step(self._workshop.freeze(draft, opening), tuple(draft.events))

    def setup(self, options: OptionsT, seed: int) -> StateT:
        """Like :meth:`start`, without the events."""
        return self.start(options, seed).state

    def step(self, state: StateT, action: ActionT) -> Step[StateT, EventT]:
        """
        Applies an action.

        Raises:
            IllegalAction: the rules refuse it; the state is as it was.
        """
        draft = self._carried_out(state, action)
        return Step(self._workshop.freeze(draft, state), tuple(draft.events))

    def apply(self, state: StateT, action: ActionT) -> StateT:
        """Like :meth:`step`, without the events."""
        return self._workshop.freeze(self._carried_out(state, action), state)

    def reseed(self, state: StateT, seed: int) -> StateT:
        """
        The same state with another future: a new random source, and every pile whose order nobody knows shuffled anew.

        A planner that holds a full state can so avoid foreseeing its draws.
        """
        self._check_state(state)
        chance = Chance.from_seed(seed)
        state = self._reseed(state, chance)
        return changed(state, rng=chance.rng)

    # The verbs about what somebody knows.

    def events_for(self, events: Iterable[EventT], seat: int | None) -> tuple[EventT, ...]:
        """The events as a seat may see them; ``None`` is a spectator."""
        if seat is not None and (type(seat) is not int or seat < 0):
            msg = f"there is no seat {shown(seat)}"
            raise InvalidArgument(msg)
        if not isinstance(events, Iterable):
            msg = f"{shown_kind(events)} are no events"
            raise InvalidArgument(msg)
        visible: list[EventT] = []
        for event in events:
            if not isinstance(event, EventBase):
                msg = f"{shown_kind(event)} is no event"
                raise InvalidArgument(msg)
            seen = event.seen_by(seat)
            if seen is not None:
                visible.append(seen)
        return tuple(visible)

    def fresh_memory(self, options: OptionsT, seat: int | None) -> MemoryT:
        """What a seat (``None``: a spectator) remembers before the start of a game: nothing."""
        self._check_options(options)
        if seat is not None:
            check_seat(seat, options.players)
        return self._memory(options, seat)

    def remember(self, memory: MemoryT, events: Iterable[EventT]) -> MemoryT:
        """
        A memory after some events; those of the start of the game come first.

        What the seat of the memory may not see of them is not remembered either.
        """
        self._check_memory(memory)
        for event in self.events_for(events, memory.seat):
            memory = memory.after(event)
        return memory

    def determinize(self, view: ViewT, seed: int, memory: MemoryT | None = None) -> StateT:
        """
        A full state that agrees with everything in a view, and in a memory, and is random in the rest.

        It takes a *view*, so a bot that searches with it cannot cheat.
        """
        chance = Chance.from_seed(seed)
        if type(view) is not self.view_type:
            msg = f"{self.title} determinizes its own views, not {type(view).__name__}"
            raise InvalidArgument(msg)
        if not fits(self.view_type)(view):
            msg = "a field of the view has a wrong type"
            raise InvalidArgument(msg)
        players = view.options.players
        strange = strange_seat(self.view_type, view, players)
        if strange is not None or len(view.players) != players:
            raise nonsense("not everybody in it sits at the table")
        if memory is not None:
            self._check_memory(memory)
            if memory.seat != view.seat or strange_seat(self.memory_type, memory, players) is not None:
                msg = "this is the memory of another seat or table"
                raise InvalidArgument(msg)
        try:
            state = self._guess(view, chance, memory)
            agenda = [
                item.guessed(state, chance, view.seat) if isinstance(item, Asks) else item for item in state.agenda
            ]
            state = changed(state, agenda=tuple(agenda), rng=chance.rng)
            problem = self._plain_problem(state)
            if problem is None and self._view(state, view.seat, self._asked(state, view.seat)) != view:
                problem = "its parts contradict each other"
        except TabletricksError:
            raise
        except Exception as error:  # a view of unknown origin may break any rule that reads it
            raise nonsense(f"{type(error).__name__}: {error}") from error
        if problem is not None:
            raise nonsense(problem)
        return state

    def describe(self, thing: ActionT | EventT | QuestionT | IllegalAction, names: Sequence[str] | None = None) -> str:
        """
        One plain English sentence for an event, an action, a question or a refusal.

        Args:
            thing: an event, redacted or not, an action, a question, or why an action was refused.
            names: the names of the seats; without them a seat is called "Seat 0".
        """
        known = () if names is None else names
        if not isinstance(known, Sequence) or not all(isinstance(name, str) for name in known):
            msg = "the names of the seats are a list of texts"
            raise InvalidArgument(msg)
        name: Name = lambda seat: known[seat] if 0 <= seat < len(known) else f"Seat {seat}"  # noqa: E731
        if isinstance(thing, IllegalAction):
            return thing.sentence(name)
        if not isinstance(thing, ActionBase | EventBase | QuestionBase):
            msg = f"{shown_kind(thing)} is no action, event, question or refusal"
            raise InvalidArgument(msg)
        if not fits(type(thing))(thing):
            msg = f"a field of {shown_kind(thing)} is not of its type"
            raise InvalidArgument(msg)
        return thing.sentence(name)

    # The loop.

    def _carried_out(self, state: StateT, action: ActionT) -> DraftLike[EventT]:
        """The draft of a state after an action and all that follows from it."""
        problem = self.check(state, action)
        if problem is not None:
            raise problem
        draft = self._workshop.draft(state)
        item = draft.pop()
        assert isinstance(item, Asks)
        try:
            item.take(draft, action)
            self._settle(draft)
        except TabletricksError:
            raise
        except Exception as error:
            msg = f"the rules cannot go on from this state, to which they do not lead: {type(error).__name__}: {error}"
            raise InvalidArgument(msg) from error
        return draft

    def _settle(self, draft: DraftLike[EventT]) -> None:
        """Runs items until one asks or the game is over."""
        agenda = draft.agenda
        while agenda and not isinstance(agenda[-1], Asks):
            item = draft.pop()
            assert isinstance(item, Runs)
            item.run(draft)
        draft.close()

    def _asking(self, state: StateT) -> Asks[StateT, DraftLike[EventT], ActionT, QuestionT] | None:
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

    def _malformed(self, state: StateT, action: ActionT) -> IllegalAction | None:
        """What is wrong about the shape of an action made in Python: no decoder has looked at it."""
        known = self._action_shapes.get(type(action))
        if known is None:
            return IllegalAction(self.rule_malformed, f"{shown_kind(action)} is no action of {self.title}")
        shape, plain = known
        if not shape(action):
            return IllegalAction(self.rule_malformed, f"a field of {shown_kind(action)} is not of its type")
        players = state.options.players
        if plain is None:
            strange = strange_seat(type(action), action, players)
        else:
            strange = None
            for name in plain:
                seat: int | None = getattr(action, name)
                if seat is not None and not 0 <= seat < players:
                    strange = seat
        if strange is not None:
            return IllegalAction(self.rule_malformed, f"there is no seat {strange}")
        return None

    def _question(
        self, item: Asks[StateT, DraftLike[EventT], ActionT, QuestionT], state: StateT, seat: int
    ) -> QuestionT | None:
        if seat in item.awaits(state):
            return item.question(state, seat, required=True)
        return item.question(state, seat, required=False) if item.actions(state, seat) else None

    def _asked(self, state: StateT, seat: int | None) -> Asked[QuestionT]:
        """Who is asked what, as a seat knows it."""
        item = self._asking(state)
        if item is None:
            return Asked()
        awaiting = item.awaits(state)
        return Asked(
            awaiting,
            None if seat is None else self._question(item, state, seat),
            tuple([item.question(state, other, required=True).public() for other in awaiting]),
        )

    # What comes from outside.

    def _plain_problem(self, state: StateT) -> str | None:
        """A seat that does not exist, or a card that is lost or doubled."""
        strange = strange_seat(self.state_type, state, state.options.players)
        return self._audit(state) if strange is None else f"there is no seat {strange}"

    def _problem_of_agenda(self, state: StateT) -> str | None:
        """Why the game cannot go on from a state, or why somebody cannot look at it."""
        seats = range(state.options.players)
        item = self._asking(state)
        if (item is None) != (state.outcome is not None):
            return "a game is over, or it has something on its agenda"
        if item is not None:
            awaiting = item.awaits(state)
            if not awaiting or any(seat not in seats or not item.actions(state, seat) for seat in awaiting):
                return "somebody is awaited, and can do something"
        for seat in (*seats, None):
            self.view(state, seat)
        return None

    def _check_state(self, state: StateT) -> None:
        if type(state) is not self.state_type:
            msg = f"{shown_kind(state)} is no state of {self.title}"
            raise InvalidArgument(msg)

    def _check_options(self, options: OptionsT) -> None:
        if type(options) is not self.options_type:
            msg = f"{self.title} takes {self.options_type.__module__}.Options, not {type(options).__name__}"
            raise InvalidOptions(msg)

    def _check_memory(self, memory: MemoryT) -> None:
        if type(memory) is not self.memory_type or not fits(self.memory_type)(memory):
            msg = f"{shown_kind(memory)} is no memory of {self.title}"
            raise InvalidArgument(msg)
