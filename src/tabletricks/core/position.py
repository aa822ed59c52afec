"""
Positions: one way to read a state and the draft of a step.

A game names the fields of its table once, in a class derived from :class:`Position`. Its state is that class frozen,
its draft the same class with lists where a step changes single entries. Rules that only read take a position and do not
care which of the two they get; rules that change something take a draft. Nothing mutable ever leaves a step: the
:class:`Workshop` makes drafts of states and states of drafts, and what a step has not changed is shared by both states.

::

    @attrs.define(eq=False)
    class Position(core.Position):
        options: Options
        rng: Rng
        agenda: Sequence[Pending]
        hands: Sequence[tuple[Card, ...]]  # one entry for every seat
        outcome: Outcome | None = None

    @attrs.frozen
    class State(Position):
        ...

    class Draft(core.Draft[Pending, Event], Position):
        agenda: list[Pending]
        hands: list[tuple[Card, ...]]  # a step changes single hands
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import ClassVar, Generic, Protocol, TypeVar

import attrs

from .forms import field_forms
from .item import Item
from .outcome import Outcome
from .rng import Rng


T = TypeVar("T")
ItemT = TypeVar("ItemT")
EventT = TypeVar("EventT")


class OptionsLike(Protocol):
    """What the kernel needs of options."""

    @property
    def players(self) -> int:
        """The number of seats."""


class Position:
    """
    What the kernel reads of a state or a draft; what it is made of is promised to nobody.

    Attributes:
        options: the options of the game.
        rng: the random source.
        agenda: what still has to happen, the next item last.
        outcome: how the game has ended, or ``None`` while it runs.
    """

    __slots__ = ()

    opaque: ClassVar[bool] = True

    options: OptionsLike
    rng: Rng
    agenda: Sequence[Item]
    outcome: Outcome | None

    @property
    def seats(self) -> range:
        """All seats, ascending."""
        return range(self.options.players)


class Draft(Generic[ItemT, EventT]):
    """
    The private working copy of a state during a step; it collects what changes and what happens.

    The :class:`Workshop` of the kernel makes it. A game's draft is a plain class, not an attrs class: its fields are
    those of the position.

    Attributes:
        agenda: the stack, the next item last.
        rng: the random source.
        events: what has happened in this step.
    """

    agenda: list[ItemT]
    rng: Rng
    events: list[EventT]
    _current: ItemT
    _stack: list[Item]

    def begin(self, state: Position) -> None:
        """Prepares a fresh draft for a step that begins in a state."""
        self.events = []
        self.__dict__["before"] = state
        self.__dict__["_stack"] = self.agenda

    def pop(self) -> ItemT:
        """Takes the next item off the agenda."""
        self._current = item = self.agenda.pop()
        return item

    def then(self, *items: ItemT) -> None:
        """Lets these items happen next, in the order given."""
        if len(items) == 1:
            self.agenda.append(items[0])
        else:
            self.agenda += items[::-1]

    def again(self) -> None:
        """Puts the item that is being carried out back as it is: the same question is asked again."""
        self.agenda.append(self._current)

    def put_back(self, item: Item) -> None:
        """What :meth:`then` does, for the patterns of the kernel, which do not know the items of a game by type."""
        self._stack.append(item)

    def emit(self, event: EventT) -> None:
        """Records what has happened."""
        self.events.append(event)

    def below(self, limit: int) -> int:
        """Draws a number from 0 to ``limit - 1``."""
        number, self.rng = self.rng.below(limit)
        return number

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order."""
        shuffled, self.rng = self.rng.shuffle(items)
        return tuple(shuffled)

    def close(self) -> None:
        """
        Tells what the end of a step shows; nothing, unless a game says otherwise.

        It may emit events and change nothing: a playout, which nobody watches, leaves it out. The state before the step
        is the attribute ``before``, which a game that needs it names in its draft: ``before: State``.
        """


def _lists_of(draft: type) -> tuple[str, ...]:
    """The fields that are lists in a draft: the agenda, and those that its class names again."""
    again = [
        name
        for cls in draft.__mro__
        if cls.__module__ != __name__
        for name, form in vars(cls).get("__annotations__", {}).items()
        if str(form).startswith("list[")
    ]
    return tuple(dict.fromkeys(("agenda", *again)))


StateT = TypeVar("StateT", bound=Position)


class Stacked(Protocol):
    """What the patterns of the kernel do with a draft."""

    def put_back(self, item: Item) -> None:
        """Lets an item happen next."""


class DraftLike(Stacked, Protocol[EventT]):
    """What the kernel needs of a draft; :class:`Draft` has it."""

    @property
    def agenda(self) -> Sequence[Item]:
        """The stack."""

    @property
    def events(self) -> list[EventT]:
        """What has happened in this step."""

    def begin(self, state: Position) -> None:
        """Prepares a fresh draft for a step that begins in a state."""

    def pop(self) -> Item:
        """Takes the next item off the agenda."""

    def close(self) -> None:
        """Tells what the end of a step shows."""


class Workshop(Generic[StateT, EventT]):
    """Makes drafts of states, and states of drafts; both know the same fields."""

    def __init__(self, state_type: type[StateT], draft_type: type[DraftLike[EventT]]) -> None:
        names = list(field_forms(state_type))
        self._make_draft: Callable[..., DraftLike[EventT]] = draft_type
        self._read = attrgetter(*names)
        lists = _lists_of(draft_type)
        drafted = [field.name for field in attrs.fields(draft_type) if field.init] if attrs.has(draft_type) else []
        if drafted != names or not set(lists) <= set(names):
            msg = f"a draft of {state_type.__qualname__} has other fields in {draft_type.__qualname__}"
            raise TypeError(msg)
        self._columns = [(names.index(name), name) for name in lists]
        self._state_type = state_type
        # A frozen class sets every field through object.__setattr__. The class above it, which names the fields, is
        # the same but for that: an instance is filled there in half the time, and frozen by changing its class.
        above = state_type.__mro__[1]
        self._has_twin = attrs.has(above) and vars(state_type).get("__slots__") == ()
        self._make_state: type = above if self._has_twin else state_type

    def draft(self, state: StateT) -> DraftLike[EventT]:
        """A working copy of a state."""
        values = list(self._read(state))
        for place, _ in self._columns:
            values[place] = list(values[place])
        draft = self._make_draft(*values)
        draft.begin(state)
        return draft

    def freeze(self, draft: DraftLike[EventT], before: StateT) -> StateT:
        """The state that a draft has become; columns that are as they were before are shared with that state."""
        values = list(self._read(draft))
        for place, name in self._columns:
            column = tuple(values[place])
            # The agenda is another one after almost every step; to compare it would cost more than it saves.
            old = column if name == "agenda" else getattr(before, name)
            values[place] = old if column == old else column
        state = self._make_state(*values)
        if self._has_twin:
            state.__class__ = self._state_type
        frozen: StateT = state
        return frozen
