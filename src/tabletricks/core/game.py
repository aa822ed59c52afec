"""
The verbs that every game has; those for words and for clicks are in ``telling`` and ``touching``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic

from .agenda import Asks, Runs
from .chance import Chance, nonsense
from .codec import check_decoded
from .errors import InvalidArgument, TabletricksError
from .kinds import (
    ActionT,
    EventT,
    MemoryT,
    OptionsT,
    Policy,
    QuestionT,
    StateT,
    Step,
    ViewT,
)
from .outcome import Outcome
from .position import Position
from .printing import shown, shown_kind
from .refusals import IllegalAction
from .rng import Rng
from .seats import check_seat
from .shapes import fits, strange_seat
from .touching import Touching
from .values import changed
from .vocabulary import EventBase


class Game(
    Touching[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT],
    Generic[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT],
):
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

    def __init__(self) -> None:
        super().__init__()
        check_decoded(self.state_type, self.audit)

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
        actions = self._listed_by(item, state, seat)
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
        return self._refusal(state, action)

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What a seat may know; ``None`` is a spectator."""
        self._check_state(state)
        if seat is not None:
            check_seat(seat, state.options.players)
        last, whose, seen = self._viewed
        if seen is None or last is not state or whose != seat:
            seen = self._seen(state, seat)
            self._viewed = state, seat, seen
        self._trusted = seen, None
        return seen

    def audit(self, state: StateT) -> str | None:
        """
        What is impossible about a state (a lost card, a seat that does not exist, nobody who could go on), or ``None``.

        No state that the game itself gives fails this; one that was put together by hand or changed in a document may.
        It does not ask whether the rules can lead to a state, only whether they can go on from it.
        """
        self._check_state(state)
        try:
            problem = self._plain_problem(state) or self._problem_of_agenda(state)
            for seat in (*range(state.options.players), None) if problem is None else ():
                self._seen(state, seat)
        except TabletricksError as error:
            return str(error)
        except Exception as error:  # a state of unknown origin may break any rule that reads it
            return f"it cannot be read ({type(error).__name__}: {error})"
        return problem

    def facts(self, state: StateT) -> dict[str, object]:
        """
        What the rules define of a state: where every card lies, scores, who is asked what.

        Digests are made of it. It says nothing of the options, which do not change, of the random source, and of how
        the engine books what is still to happen.
        """
        self._check_state(state)
        facts: dict[str, object] = dict(zip(self._fact_names, self._read_facts(state), strict=True))
        facts["asked"] = self._asked(state, None).everybody
        return facts

    # The verbs that lead from state to state.

    def start(self, options: OptionsT, seed: int, script: Sequence[int] = ()) -> Step[StateT, EventT]:
        """
        Sets up a game.

        Args:
            options: the options of the game.
            seed: a whole number from 0 to ``2**256 - 1``; the same seed gives the same game.
            script: what chance says first, one number for each draw, before anything is drawn from the seed: the
                shuffle of a real table, for example (:func:`tabletricks.core.shuffle_script`). All of it must be used.

        Returns:
            the first state that waits for somebody, and what has happened until then; in some games chance can end the
            game before anybody is asked.
        """
        self._check_options(options)
        opening = self._opening(options, Rng.from_seed(seed).scripted(script))
        draft = self._workshop.draft(opening)
        self._settle(draft)
        started = self._workshop.freeze(draft, opening)
        self._check_used_up(script, started)
        return Step(started, tuple(draft.events))

    def setup(self, options: OptionsT, seed: int) -> StateT:
        """Like :meth:`start`, without the events."""
        return self.start(options, seed).state

    def step(self, state: StateT, action: ActionT, script: Sequence[int] = ()) -> Step[StateT, EventT]:
        """
        Applies an action.

        Args:
            state: the state before it.
            action: the action.
            script: what chance says first, as in :meth:`start`.

        Raises:
            IllegalAction: the rules refuse it; the state is as it was.
        """
        draft = self._carried_out(state, action, script)
        after = self._workshop.freeze(draft, state)
        self._check_used_up(script, after)
        return Step(after, tuple(draft.events))

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

    def playout(self, state: StateT, seed: int, policy: Policy[ActionT] | None = None) -> StateT:
        """
        Plays a game to its end, by chance or by a policy, without anybody watching.

        It leads to the state to which :meth:`apply` leads with the same actions, and is faster: everything happens on
        one draft. At each decision the seat is chosen among those awaited, then an action among its legal ones, both
        evenly unless a policy chooses the action; where there is only one, chance is not asked. Whoever may act out of
        turn does not.

        Args:
            state: where to begin; it stays as it is.
            seed: the seed of the choices. The game draws from the state's own random source (:meth:`reseed`).
            policy: chooses an action; given the position (a state, or the draft of one, as the rules of its game read
                it), the actions to choose from, and chance.
        """
        self._check_state(state)
        chance = Chance.from_seed(seed)
        draft = self._workshop.draft(state)
        agenda, pop, below = draft.agenda, draft.pop, chance.below
        assert isinstance(draft, Position)
        deciding = False
        try:
            while agenda:
                item = agenda[-1]
                assert isinstance(item, Asks)
                seats = item.awaits(draft)
                seat = seats[0] if len(seats) == 1 else seats[below(len(seats))]
                actions = item.actions(draft, seat)
                if len(actions) == 1:
                    action = actions[0]
                elif policy is None:
                    action = actions[below(len(actions))]
                else:
                    deciding = True
                    action = policy(draft, actions, chance)
                    deciding = False
                pop()
                item.take(draft, action)
                while agenda and not isinstance(agenda[-1], Asks):
                    running = pop()
                    assert isinstance(running, Runs)
                    running.run(draft)
                draft.events.clear()
        except TabletricksError:
            raise
        except Exception as error:
            if deciding:  # what goes wrong in a policy is the caller's own business
                raise
            raise self._stuck(error) from error
        return self._workshop.freeze(draft, state)

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
        try:
            for event in self.events_for(events, memory.seat):
                memory = memory.after(event)
        except TabletricksError:
            raise
        except Exception as error:  # events of unknown origin may tell of anything
            msg = f"these events do not follow what is remembered ({type(error).__name__}: {error})"
            raise InvalidArgument(msg) from error
        return memory

    def determinize(self, view: ViewT, seed: int, memory: MemoryT | None = None) -> StateT:
        """
        A full state that agrees with everything in a view, and in a memory, and is random in the rest.

        It takes a *view*, so a bot that searches with it cannot cheat. Many guesses from one view object are cheaper
        than as many from equal ones: it is checked once.
        """
        chance = Chance.from_seed(seed)
        # A view that was made here, or was guessed from before with this memory, need not be looked at again: it is
        # frozen. Nor need its guesses: the conformance suite looks at them.
        trusted = view is self._trusted[0] and memory is self._trusted[1]
        if view is not self._trusted[0]:
            self._check_view(view)
        players = view.options.players
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
            if trusted:
                return state
            problem = self._plain_problem(state) or self._problem_of_agenda(state)
            if problem is None and self._seen(state, view.seat) != view:
                problem = "its parts contradict each other"
        except TabletricksError:
            raise
        except Exception as error:  # a view of unknown origin may break any rule that reads it
            raise nonsense(f"{type(error).__name__}: {error}") from error
        if problem is not None:
            raise nonsense(problem)
        self._trusted = view, memory
        return state

    def _check_view(self, view: ViewT) -> None:
        """Refuses a view that is malformed."""
        if type(view) is not self.view_type:
            msg = f"{self.title} determinizes its own views, not {type(view).__name__}"
            raise InvalidArgument(msg)
        if not fits(self.view_type)(view):
            msg = "a field of the view has a wrong type"
            raise InvalidArgument(msg)
        players = view.options.players
        if strange_seat(self.view_type, view, players) is not None or len(view.players) != players:
            raise nonsense("not everybody in it sits at the table")
