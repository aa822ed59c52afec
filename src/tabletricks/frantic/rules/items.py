"""
What the items of an agenda have in common: who may answer, and what is said to everybody else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Self

import attrs

from ...core.agenda import Asks, Item, Runs
from ...core.errors import IllegalAction
from ...core.guess import HandsGuess
from ..actions import Action, Draw, EndTurn, Play, Throw
from ..cards import Card
from ..decks import EventCard
from .lasting_effects import counter_forbidden, reactions_forbidden
from .state import Draft, Position


Guess = HandsGuess[Card]
"""The work on one guess."""


class FranticItem(Item):
    """
    What can be asked of every item of an agenda.

    Attributes:
        is_wish: whether it asks for a wish.
        is_window: whether it is a moment to throw in a card.
        is_power: whether it belongs to a power card.
        encloses: whether another card can be played while it waits.
    """

    __slots__ = ()

    is_wish: ClassVar[bool] = False
    is_window: ClassVar[bool] = False
    is_power: ClassVar[bool] = False
    encloses: ClassVar[bool] = False

    def part_of(self) -> EventCard | None:
        """The event that is being executed while this is on the agenda (FR-END-4)."""
        return None

    def protects(self, seat: int) -> bool:
        """Whether a player is protected from what happens while this is on the agenda (FR-CARD-LUCKY-3)."""
        del seat
        return False

    def loose_cards(self) -> tuple[Card, ...]:
        """Cards that lie in no hand and no pile while this is on the agenda."""
        return ()

    def shows_hand(self, owner: int, viewer: int | None) -> bool:
        """Whether somebody sees the hand of another while this is on top of the agenda (FR-INFO-7 to FR-INFO-9)."""
        del owner, viewer
        return False

    def allows_fuck_you(self, seat: int, size: int, *, held: bool) -> bool:
        """Whether a seat with so many cards can hold, or not hold, Fuck You: it cannot be chosen to be given away."""
        del seat, size, held
        return True

    def guessed(self, guess: Guess) -> Self:
        """The item with a random choice in place of every hidden one."""
        del guess
        return self


class Task(FranticItem, Runs[Draft]):
    """Something that happens by itself."""

    __slots__ = ()


class Question(FranticItem, Asks[Position, Draft, Action]):
    """A question to one or more seats; :meth:`offers` and :meth:`refusal` know the answers of those who are asked."""

    __slots__ = ()

    @abstractmethod
    def offers(self, state: Position, seat: int) -> Sequence[Action]:
        """Every legal answer of a seat that is asked, in a fixed order."""
        raise NotImplementedError

    @abstractmethod
    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Why an answer of a seat that is asked is refused; only what is not listed is looked at."""
        raise NotImplementedError

    def actions(self, state: Position, seat: int) -> Sequence[Action]:
        """Every legal action of a seat: only those who are asked have any (FR-ACT-1)."""
        return self.offers(state, seat) if seat in self.awaits(state) else ()

    def problem(self, state: Position, action: Action) -> IllegalAction | None:
        """Why an action is refused, or ``None`` if it is legal."""
        if action.seat not in self.awaits(state):
            return self.not_asked(state, action)
        return None if action in self.offers(state, action.seat) else self.refusal(state, action)

    def not_asked(self, state: Position, action: Action) -> IllegalAction:
        """What is said to a seat that is not asked (FR-ACT-1)."""
        if isinstance(action, Throw):
            return _no_window(state, action)
        if isinstance(action, Play) and action.power is not None:
            return IllegalAction("FR-POWER-GEN-1", "a power card can only be activated in the own turn")
        asked = ", ".join(f"seat {seat}" for seat in self.awaits(state))
        return IllegalAction("FR-ACT-1", f"{asked} must decide, not seat {action.seat}")


@attrs.frozen
class SeatQuestion(Question):
    """
    A question to one seat.

    Attributes:
        seat: the seat.
    """

    seat: int

    def awaits(self, state: Position) -> tuple[int, ...]:
        """The seat."""
        del state
        return (self.seat,)

    def actions(self, state: Position, seat: int) -> Sequence[Action]:
        """Every legal action of the seat."""
        return self.offers(state, seat) if seat == self.seat else ()


def misplaced(state: Position, action: Action) -> IllegalAction:
    """Why an action is no answer to the question that is asked; the most telling reason."""
    if isinstance(action, Throw):
        return _no_window(state, action)
    if isinstance(action, Play) and action.power is not None and state.agenda[-1].is_window:
        return IllegalAction("FR-REACT-6", "no power card can be activated with a card that is thrown in")
    if isinstance(action, Play):
        return IllegalAction("FR-TURN-9", "no card can be played before this is decided")
    if isinstance(action, Draw | EndTurn):
        return IllegalAction("FR-ACT-2", "something else must be decided before the turn goes on")
    return IllegalAction("FR-ACT-2", "that is not what is asked")


def _no_window(state: Position, action: Throw) -> IllegalAction:
    """Why nothing can be thrown in now (FR-REACT-1)."""
    card = action.card
    forbidden = counter_forbidden(state)
    if forbidden is not None and reactions_forbidden(state):
        return forbidden
    if card.kind == "counterattack":
        if forbidden is not None:
            return forbidden
        if state.agenda[-1].is_power:
            return IllegalAction("FR-CARD-COUNTER-3", "a power card cannot be countered")
        if state.agenda[-1].part_of() is not None:
            return IllegalAction("FR-CARD-COUNTER-3", "an event cannot be countered")
        if state.agenda[-1].is_wish:
            return IllegalAction("FR-CARD-COUNTER-3", "a wish cannot be countered")
        return IllegalAction("FR-CARD-COUNTER-1", "nobody uses a special card against you now")
    if card.kind == "nice_try":
        return IllegalAction("FR-CARD-NICE-1", "Nice Try is for the moment when somebody has got rid of all cards")
    if card.kind == "lucky_bastard":
        return IllegalAction("FR-CARD-LUCKY-1", "Lucky Bastard is for the moment before an event card is revealed")
    return IllegalAction("FR-REACT-1", f"{card.label} cannot be thrown in now")
