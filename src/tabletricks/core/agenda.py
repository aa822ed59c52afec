"""
The agenda: the stack of things that still have to happen in a game, the next one last.

An item is a small frozen value of one of two kinds. One that *asks* waits for one or more seats, knows their legal
actions and takes an answer. One that *runs* does its part by itself. A step takes the top item off the stack, gives it
the action, and then runs items until one asks again or the stack is empty, which ends the game. An item that wants to
go on asking (a turn after a preparation, a vote that lacks answers) puts itself, or its successor, back.

Items are the inside of the engine. A view carries them, redacted, in one field without a promise, ``pending``; what a
player is asked is said by a :class:`~tabletricks.core.vocabulary.QuestionBase`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from .chance import Chance
from .clicks import attempts, uses
from .item import Item
from .position import Position, Stacked
from .refusals import IllegalAction
from .vocabulary import ActionBase, QuestionBase


PositionT_contra = TypeVar("PositionT_contra", bound=Position, contravariant=True)
DraftT_contra = TypeVar("DraftT_contra", bound=Stacked, contravariant=True)
ActionT = TypeVar("ActionT", bound=ActionBase)
QuestionT_co = TypeVar("QuestionT_co", bound=QuestionBase, covariant=True)


class Asks(Item, Generic[PositionT_contra, DraftT_contra, ActionT, QuestionT_co]):
    """
    An item that waits for an answer.

    Listing is legality: an action is legal if it, or its canonical form, is among :meth:`actions`.
    """

    __slots__ = ()

    @abstractmethod
    def awaits(self, position: PositionT_contra) -> tuple[int, ...]:
        """The seats that block the game, ascending."""
        raise NotImplementedError

    @abstractmethod
    def actions(self, position: PositionT_contra, seat: int) -> Sequence[ActionT]:
        """Every legal action of a seat, awaited or not, in a fixed order; one form of those no rule can tell apart."""
        raise NotImplementedError

    def canonical(self, position: PositionT_contra, action: ActionT) -> ActionT:
        """The form in which an action is listed, if it is legal; any form if it is not."""
        del position
        return action

    def accepts(self, position: PositionT_contra, action: ActionT) -> bool:
        """Whether an action is legal. An item whose lists are long may know a faster way, tested against the list."""
        return self.canonical(position, action) in self.actions(position, action.seat)

    @abstractmethod
    def refusal(self, position: PositionT_contra, action: ActionT) -> IllegalAction:
        """Why an action that is not legal is refused: it only explains."""
        raise NotImplementedError

    def with_cards(self, position: PositionT_contra, seat: int, cards: Sequence[object]) -> Sequence[ActionT]:
        """
        The legal actions of a seat that use some cards, these very ones.

        Where the list has one action for several that no rule can tell apart, an item says here which ones it stands
        for.
        """
        return [action for action in self.actions(position, seat) if uses(action, cards, ())]

    def meant(
        self, position: PositionT_contra, seat: int, cards: Sequence[object], seats: Sequence[int]
    ) -> Sequence[ActionT]:
        """What a seat may have meant that has touched cards and seats of no legal action: why not is told of these."""
        return attempts(self.actions(position, seat), cards, seats)

    def modest(self, position: PositionT_contra, seat: int) -> ActionT:
        """What a seat does whose time is up: it passes, declines, draws or plays its cheapest, and never gambles."""
        return self.actions(position, seat)[0]

    @abstractmethod
    def question(self, position: PositionT_contra, seat: int, *, required: bool) -> QuestionT_co:
        """
        What a seat is asked that is awaited (``required``) or may act out of turn.

        It may tell whatever the seat knows; its :meth:`~tabletricks.core.vocabulary.QuestionBase.public` part only what
        everybody knows.
        """
        raise NotImplementedError

    def guessed(self, position: PositionT_contra, chance: Chance, observer: int | None) -> Self:
        """
        The item with a random choice in place of everything hidden in it.

        Args:
            position: the guess so far; all hands are guessed already.
            chance: chance.
            observer: whose view it was.
        """
        del position, chance, observer
        return self

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
