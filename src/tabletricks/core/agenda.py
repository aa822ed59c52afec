"""
The agenda: the stack of things that still have to happen in a game, the next one last.

An item is a small frozen value of one of two kinds. One that *asks* waits for one or more seats, knows their legal
actions and takes an answer. One that *runs* does its part by itself. A step takes the top item off the stack, gives it
the action, and then runs items until one asks again or the stack is empty, which ends the game. An item that wants to
go on asking (a turn after a preparation, a vote that lacks answers) puts itself, or its successor, back.

Rules are carried out on a *draft*: a private, mutable working copy of the state that collects the changes and the
events of one step and is frozen once at its end. Nothing mutable ever leaves a step.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from .errors import IllegalAction
from .rng import Rng


StateT = TypeVar("StateT")
ItemT = TypeVar("ItemT")
EventT = TypeVar("EventT")
DraftT_contra = TypeVar("DraftT_contra", contravariant=True)
StateT_contra = TypeVar("StateT_contra", contravariant=True)
ActionT = TypeVar("ActionT")
T = TypeVar("T")


class Draft(Generic[StateT, ItemT, EventT]):
    """
    The working copy of a state during one step. A game derives its own, with its table and hands.

    Attributes:
        agenda: the stack, the next item last.
        events: what has happened in this step.
        rng: the random source.
    """

    __slots__ = ("_current", "agenda", "events", "rng")

    _current: ItemT

    def __init__(self, agenda: Sequence[ItemT], rng: Rng) -> None:
        self.agenda = list(agenda)
        self.events: list[EventT] = []
        self.rng = rng

    def pop(self) -> ItemT:
        """Takes the next item off the agenda."""
        self._current = item = self.agenda.pop()
        return item

    def then(self, *items: ItemT) -> None:
        """Lets these items happen next, in the order given."""
        self.agenda += items[::-1]

    def again(self) -> None:
        """Puts the item that is being carried out back as it is: the same question is asked again."""
        self.agenda.append(self._current)

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

    @abstractmethod
    def freeze(self) -> StateT:
        """The state that this step leads to."""
        raise NotImplementedError


class Item:
    """What all items of an agenda have in common: views show them."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> Self:
        """The item as a seat (``None``: a spectator) may see it; one that holds something secret shows less of it."""
        del seat
        return self


class Asks(Item, Generic[StateT_contra, DraftT_contra, ActionT]):
    """
    An item that waits for an answer.

    :meth:`problem` is the one predicate of legality: ``check`` and ``apply`` call it, and :meth:`actions` must list
    exactly the actions it accepts, one canonical form for those that no rule can tell apart.
    """

    __slots__ = ()

    @abstractmethod
    def awaits(self, state: StateT_contra) -> tuple[int, ...]:
        """The seats that block the game."""
        raise NotImplementedError

    @abstractmethod
    def actions(self, state: StateT_contra, seat: int) -> Sequence[ActionT]:
        """Every legal action of a seat, awaited or not, in a fixed order."""
        raise NotImplementedError

    @abstractmethod
    def problem(self, state: StateT_contra, action: ActionT) -> IllegalAction | None:
        """Why the action is refused, or ``None`` if it is legal."""
        raise NotImplementedError

    @abstractmethod
    def take(self, draft: DraftT_contra, action: ActionT) -> None:
        """Carries out a legal action; the item itself is already off the agenda."""
        raise NotImplementedError


class Runs(Item, Generic[DraftT_contra]):
    """An item that happens by itself."""

    __slots__ = ()

    @abstractmethod
    def run(self, draft: DraftT_contra) -> None:
        """Does its part; the item itself is already off the agenda."""
        raise NotImplementedError
