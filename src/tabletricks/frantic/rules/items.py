"""
What the items of an agenda have in common: who may answer, and what is said to everybody else.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ... import core
from ...core.errors import IllegalAction
from ...core.seats import Seat
from ..actions import Action, Draw, EndTurn, Pick, Play, Target, Throw, pick
from ..cards import Card
from ..decks import CardName
from ..events import ChoiceMade
from ..questions import CardQuestion, Question
from ..view import Pending
from .lasting_effects import counter_forbidden, reactions_forbidden
from .state import Draft, Position


class Task(Pending, core.Runs[Draft]):
    """Something that happens by itself."""

    __slots__ = ()


class Decision(Pending, core.Asks[Position, Draft, Action, Question]):
    """
    A question to one or more seats.

    Attributes:
        belongs_to: what it belongs to if that cannot be countered: "an event", "a power card" or "a wish".
        is_window: whether it is a moment to throw in a card.
    """

    __slots__ = ()

    belongs_to: ClassVar[str] = ""
    is_window: ClassVar[bool] = False

    def shows_hand(self, position: Position, owner: int, viewer: int | None) -> bool:
        """Whether somebody sees the hand of another while this is asked (FR-INFO-7 to FR-INFO-9)."""
        del position, owner, viewer
        return False

    def refusal(self, position: Position, action: Action) -> IllegalAction:
        """Why an action is refused that is not listed."""
        if action.seat not in self.awaits(position):
            return self.not_asked(position, action)
        return self.explain(position, action) or misplaced(position, action)

    def not_asked(self, position: Position, action: Action) -> IllegalAction:
        """What is said to a seat that is not asked (FR-ACT-1)."""
        if isinstance(action, Throw):
            return _no_window(position, action)
        if isinstance(action, Play) and action.power is not None:
            return IllegalAction("FR-POWER-GEN-1", "a power card can only be activated in the own turn")
        asked = ", ".join(f"seat {seat}" for seat in self.awaits(position))
        return IllegalAction("FR-ACT-1", f"{asked} must decide, not seat {action.seat}")

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """Why an answer of a seat that is asked is refused, unless it is no answer to this question at all."""
        del position, action
        return None

    def wait(self, draft: Draft, item: Pending) -> None:
        """The patterns of the kernel go on with this."""
        draft.then(item)


@frozen
class SeatDecision(Decision, core.OneSeat[Position, Draft, Action, Question]):
    """
    A question to one seat.

    Attributes:
        seat: the seat.
    """

    seat: Seat


class PlayerChoice(SeatDecision, core.ChooseSeat[Position, Draft, Action, Question]):
    """A seat chooses a player."""

    __slots__ = ()

    def choosing(self, target: int) -> Action:
        """It is an action of its own."""
        return Target(self.seat, target)


class CardChoice(SeatDecision, core.PickCards[Position, Draft, Action, Question, Card]):
    """A seat picks cards one by one, unseen by others."""

    __slots__ = ()

    def picking(self, card: Card) -> Action:
        """It is an action of its own."""
        return pick(self.seat, card)

    def card_of(self, action: Action) -> Card:
        """The card of such an action."""
        assert isinstance(action, Pick)
        assert action.card is not None
        return action.card

    def asking(
        self, position: Position, rule: str, card: CardName, owner: int, to: int, *, required: bool
    ) -> CardQuestion:
        """The question for the next card."""
        left = self.number(position) - len(self.chosen)
        chosen = tuple(card for card in self.chosen if card is not None)
        return CardQuestion(self.seat, required, rule, card, left, owner=owner, to=to, chosen=chosen)


class Reserves:
    """An item that holds cards somebody has chosen to give or to take; Fuck You cannot be among them."""

    __slots__ = ()

    def allows(self, seat: int, number: int) -> bool:
        """Whether a seat can have just so many cards that may be given away."""
        raise NotImplementedError


@frozen
class SecretChoice(Decision, core.HiddenChoices[Position, Draft, Action, Question]):
    """
    Everybody concerned chooses at the same time and unseen (FR-EVENT-GEN-12, FR-INFO-11).

    Attributes:
        asked: the seats that choose, ascending.
        waiting: those of them that have not finished.
        answers: what was chosen so far; the cards are still in the hands.
    """

    belongs_to: ClassVar[str] = "an event"

    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    answers: tuple[Action, ...] = ()

    def committed(self, draft: Draft, action: Action, *, finished: bool) -> None:
        """Everybody sees who has finished; how far others are nobody knows (FR-EVENT-GEN-18)."""
        if finished:
            draft.emit(ChoiceMade(action.seat))

    def not_asked(self, position: Position, action: Action) -> IllegalAction:
        """A choice cannot be changed or repeated."""
        if action.seat in self.asked:
            return IllegalAction("FR-EVENT-GEN-12", "you have decided already")
        return super().not_asked(position, action)


@frozen
class InTurn(Task, core.EachInTurn[Draft]):
    """
    Something that happens with one player after the other.

    Attributes:
        seats: those who are still to come.
    """

    seats: tuple[Seat, ...]

    def wait(self, draft: Draft, item: Pending) -> None:
        """The pattern of the kernel goes on with this."""
        draft.then(item)


# Explanations.


def misplaced(position: Position, action: Action) -> IllegalAction:
    """Why an action is no answer to the question that is asked; the most telling reason."""
    if isinstance(action, Throw):
        return _no_window(position, action)
    item = position.agenda[-1]
    if isinstance(action, Play) and action.power is not None and isinstance(item, Decision) and item.is_window:
        return IllegalAction("FR-REACT-6", "no power card can be activated with a card that is thrown in")
    if isinstance(action, Play):
        return IllegalAction("FR-TURN-9", "no card can be played before this is decided")
    if isinstance(action, Draw | EndTurn):
        return IllegalAction("FR-ACT-2", "something else must be decided before the turn goes on")
    return IllegalAction("FR-ACT-2", "that is not what is asked")


def protected(seat: int) -> IllegalAction:
    """What is said about a player whom the event does not concern."""
    return IllegalAction("FR-EVENT-GEN-5", f"seat {seat} is protected from this event")


_THROWN: dict[str, tuple[str, str]] = {
    "counterattack": ("FR-CARD-COUNTER-1", "nobody uses a special card against you now"),
    "nice_try": ("FR-CARD-NICE-1", "Nice Try is for the moment when somebody has got rid of all cards"),
    "lucky_bastard": ("FR-CARD-LUCKY-1", "Lucky Bastard is for the moment before an event card is revealed"),
}


def _no_window(position: Position, action: Throw) -> IllegalAction:
    """Why nothing can be thrown in now (FR-REACT-1)."""
    kind, item = action.card.kind, position.agenda[-1]
    forbidden = counter_forbidden(position)
    if forbidden is not None and (kind == "counterattack" or reactions_forbidden(position)):
        return forbidden
    if kind == "counterattack" and isinstance(item, Decision) and item.belongs_to:
        return IllegalAction("FR-CARD-COUNTER-3", f"{item.belongs_to} cannot be countered")
    return IllegalAction(*_THROWN.get(kind, ("FR-REACT-1", f"{action.card.label} cannot be thrown in now")))
