"""
What the values that a game hands out have in common, and the type variables of its verbs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeAlias

from attrs import frozen
from typing_extensions import TypeVar

from .chance import Chance
from .item import Item
from .outcome import Outcome
from .position import OptionsLike, Position
from .vocabulary import ActionBase, EventBase, MemoryBase, QuestionBase


OptionsT = TypeVar("OptionsT", bound=OptionsLike)
StateT = TypeVar("StateT", bound=Position)
ActionT = TypeVar("ActionT", bound=ActionBase)
EventT = TypeVar("EventT", bound=EventBase)
QuestionT = TypeVar("QuestionT", bound=QuestionBase)
StateT_co = TypeVar("StateT_co", covariant=True)
EventT_co = TypeVar("EventT_co", covariant=True)
QuestionT_co = TypeVar("QuestionT_co", covariant=True)

Policy: TypeAlias = Callable[[Position, Sequence[ActionT], Chance], ActionT]
"""Chooses an action in a playout."""


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
