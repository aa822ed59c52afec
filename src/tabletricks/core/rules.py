"""
What a game provides, and the loop that carries it out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Generic, Self, get_args, get_origin

from typing_extensions import TypeForm

from .agenda import Asks, Runs
from .chance import Chance
from .errors import InvalidArgument, InvalidOptions, TabletricksError
from .forms import element_of, family_members, field_forms
from .kinds import ActionT, Asked, EventT, MemoryT, OptionsT, QuestionT, StateT, ViewT
from .position import DraftLike, Workshop
from .printed import Printed
from .printing import shown_kind
from .refusals import IllegalAction
from .rng import Rng
from .shapes import Shape, fits, plain_seats, strange_seat
from .values import changed
from .vocabulary import MemoryBase
from .words import Catalogue, speaks


_KINDS = ("options", "state", "action", "event", "question", "view", "memory")
"""The type arguments of a game, in order."""


class Rules(ABC, Generic[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT]):
    """
    What a game provides, and the loop that carries out its items; :class:`~tabletricks.core.game.Game` adds the verbs.

    Attributes:
        name: the key of the game in :func:`tabletricks.game` and in logs.
        title: the name of the game for people.
        rules_version: raised whenever the same options, seed and actions lead to another game than before.
        draft_type: the class of its drafts.
        words: its catalogues of sentences by language; English must be among them.
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
    words: Mapping[str, Catalogue]
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
            origin = get_origin(base)
            if isinstance(origin, type) and issubclass(origin, Rules) and origin is not Rules:
                arguments = (*get_args(base), MemoryBase)
                for kind, argument in zip(_KINDS, arguments, strict=False):
                    setattr(cls, f"{kind}_type", argument)

    def __init__(self) -> None:
        speaks(self.name, self.words)
        self._workshop: Workshop[StateT, EventT] = Workshop(self.state_type, self.draft_type)
        classes: tuple[type, ...] = get_args(self.action_type) or (self.action_type,)
        self._action_shapes: dict[type, tuple[Shape, tuple[str, ...] | None]] = {
            cls: (fits(cls), plain_seats(cls)) for cls in classes
        }
        fields = field_forms(self.state_type)
        self._fact_names = tuple([name for name in fields if name not in ("options", "rng", "agenda")])
        self._read_facts = attrgetter(*self._fact_names)
        self._trusted: tuple[ViewT | None, MemoryT | None] = (None, None)
        self._viewed: tuple[StateT | None, int | None, ViewT | None] = (None, None, None)
        # What was listed last: whoever lists actions takes one of them next, most of the time.
        self._listed: tuple[StateT | None, int, tuple[ActionT, ...]] = (None, -1, ())

    def __reduce__(self) -> tuple[type[Self], tuple[()]]:
        """A game has no data of its own; its verbs can be sent to another process."""
        return type(self), ()

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.rules_version}>"

    @property
    def _package(self) -> str:
        """The package of the game, whose text of the rules is beside its vocabulary."""
        return type(self).__module__.partition(".rules")[0]

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

    def _printed(self) -> Sequence[Printed]:
        """Everything printed that a client may show; nothing, unless the game says otherwise."""
        return ()

    def _memory(self, options: OptionsT, seat: int | None) -> MemoryT:
        """The memory of a seat before the start of a game."""
        del options
        return self.memory_type(seat)

    # The loop.

    def _carried_out(self, state: StateT, action: ActionT, script: Sequence[int] = ()) -> DraftLike[EventT]:
        """The draft of a state after an action and all that follows from it, with chance given by a script."""
        problem = self._refusal(state, action)
        if problem is not None:
            raise problem
        if script:
            state = changed(state, rng=state.rng.scripted(script))
        draft = self._workshop.draft(state)
        item = draft.pop()
        assert isinstance(item, Asks)
        try:
            item.take(draft, action)
            self._settle(draft)
        except TabletricksError:
            raise
        except Exception as error:
            raise self._stuck(error) from error
        return draft

    def _stuck(self, error: Exception) -> InvalidArgument:
        """What is said when the rules break on a state that somebody has made up."""
        problem = f"{type(error).__name__}: {error}"
        return InvalidArgument(f"the rules cannot go on from this state, to which they do not lead ({problem})")

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

    def _refusal(self, state: StateT, action: ActionT) -> IllegalAction | None:
        """Why an action is refused, or ``None`` if it is legal."""
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
            return IllegalAction(self.rule_game_over, "game_over", game=self.name)
        try:
            return None if item.accepts(state, action) else item.refusal(state, action)
        except TabletricksError:
            raise
        except Exception as error:
            raise self._stuck(error) from error

    def _malformed(self, state: StateT, action: ActionT) -> IllegalAction | None:
        """What is wrong about the shape of an action made in Python: no decoder has looked at it."""
        known = self._action_shapes.get(type(action))
        if known is None:
            return self._misshapen("no_action", thing=shown_kind(action), game=self.title)
        shape, plain = known
        if not shape(action):
            return self._misshapen("wrong_type", thing=shown_kind(action))
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
            return self._misshapen("no_seat", number=strange)
        return None

    def _misshapen(self, reason: str, **values: object) -> IllegalAction:
        return IllegalAction(self.rule_malformed, reason, values, self.name)

    def _listed_by(
        self, item: Asks[StateT, DraftLike[EventT], ActionT, QuestionT], state: StateT, seat: int
    ) -> tuple[ActionT, ...]:
        try:
            return tuple(item.actions(state, seat))
        except TabletricksError:
            raise
        except Exception as error:
            raise self._stuck(error) from error

    def _question(
        self, item: Asks[StateT, DraftLike[EventT], ActionT, QuestionT], state: StateT, seat: int
    ) -> QuestionT | None:
        try:
            if seat in item.awaits(state):
                return item.question(state, seat, required=True)
            return item.question(state, seat, required=False) if item.actions(state, seat) else None
        except TabletricksError:
            raise
        except Exception as error:
            raise self._stuck(error) from error

    def _asked(self, state: StateT, seat: int | None) -> Asked[QuestionT]:
        """Who is asked what, as a seat knows it."""
        item = self._asking(state)
        if item is None:
            return Asked()
        own = None if seat is None else self._question(item, state, seat)
        awaiting = item.awaits(state)
        questions = [self._question(item, state, other) for other in awaiting]
        return Asked(awaiting, own, tuple([asked.public() for asked in questions if asked is not None]))

    def _seen(self, state: StateT, seat: int | None) -> ViewT:
        try:
            return self._view(state, seat, self._asked(state, seat))
        except TabletricksError:
            raise
        except Exception as error:
            raise self._stuck(error) from error

    # What comes from outside.

    def _plain_problem(self, state: StateT) -> str | None:
        """A seat that does not exist, or a card that is lost or doubled."""
        strange = strange_seat(self.state_type, state, state.options.players)
        return self._audit(state) if strange is None else f"there is no seat {strange}"

    def _problem_of_agenda(self, state: StateT) -> str | None:
        """Why the game cannot go on from a state."""
        item = self._asking(state)
        if (item is None) != (state.outcome is not None):
            return "a game is over, or it has something on its agenda"
        if item is not None:
            awaiting = item.awaits(state)
            if not awaiting or any(not item.actions(state, seat) for seat in awaiting):
                return "somebody is awaited, and can do something"
        return None

    def _check_used_up(self, script: Sequence[int], state: StateT) -> None:
        """Refuses a script of which a step has left something over: it does not tell what happened."""
        left = len(state.rng.script)
        if script and left:
            msg = f"the script has {len(script)} numbers, of which {left} were not drawn"
            raise InvalidArgument(msg)

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
