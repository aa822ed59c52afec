"""
What the items of an agenda have in common: who may answer, and what is said to everybody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ... import core
from ...core.refusals import IllegalAction
from ...core.seats import Seat
from ...core.words import Message, Who
from ..actions import Action, Draw, EndTurn, Pass, Pick, Play, Target, Throw, pick
from ..cards import Card, Colour
from ..decks import CardName
from ..events import ChoiceMade
from ..questions import CardQuestion, Question
from ..view import Pending
from ..words import refuse
from .lasting_effects import counter_forbidden, reactions_forbidden
from .state import Draft, Position


class Task(Pending, core.Runs[Draft]):
    """Something that happens by itself."""

    __slots__ = ()


class Decision(Pending, core.Asks[Position, Draft, Action, Question]):
    """
    A question to one or more seats.

    Attributes:
        counter_refused: the ID of what is said to somebody who would counter what cannot be countered: an event, a
            power card or a wish.
        is_window: whether it is a moment to throw in a card.
    """

    __slots__ = ()

    counter_refused: ClassVar[str] = ""
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
            return refuse("FR-POWER-GEN-1", "power_in_own_turn")
        asked = self.awaits(position)
        pending = _pending(self, position, asked[0])
        return refuse("FR-ACT-1", "not_asked", players=_named(asked), several=len(asked) > 1, pending=pending)

    def meant(self, position: Position, seat: int, cards: Sequence[object], seats: Sequence[int]) -> Sequence[Action]:
        """Also of a single card that is touched while no card can be used at all."""
        found = list(super().meant(position, seat, cards, seats))
        if not found and not seats and len(cards) == 1 and isinstance(cards[0], Card):
            action = self.meant_by(seat, cards[0])
            found += [] if action is None else [action]
        return found

    def meant_by(self, seat: int, card: Card) -> Action | None:
        """What a seat means that touches a card while no card can be used; ``None`` if no card is wanted at all."""
        del seat, card
        return None

    def modest(self, position: Position, seat: int) -> Action:
        """Declining, drawing or ending the turn, if that is possible; otherwise whatever costs the fewest points."""
        found = self.actions(position, seat)
        declining = next((action for action in found if isinstance(action, Pass | Draw | EndTurn)), None)
        return min(found, key=_cost) if declining is None else declining

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """Why an answer of a seat that is asked is refused, unless it is no answer to this question at all."""
        del position, action
        return None


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

    def modest(self, position: Position, seat: int) -> Action:
        """Declining, if that is possible; otherwise the next one in the direction of play."""
        found = self.actions(position, seat)
        candidates = self.candidates(position)
        if not isinstance(found[0], Target):
            return found[0]
        return self.choosing(next(other for other in position.order_after(seat) if other in candidates))


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

    def missing(self, position: Position) -> int:
        """How many cards are still to be picked."""
        return self.number(position) - len(self.chosen)

    def asking(
        self, position: Position, rule: str, card: CardName, owner: int, to: int, *, required: bool
    ) -> CardQuestion:
        """The question for the next card."""
        left = self.missing(position)
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

    counter_refused: ClassVar[str] = "counter_event"

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
            return refuse("FR-EVENT-GEN-12", "decided", players=_named(self.waiting), several=len(self.waiting) > 1)
        return super().not_asked(position, action)


@frozen
class InTurn(Task, core.EachInTurn[Draft]):
    """
    Something that happens with one player after the other.

    Attributes:
        seats: those who are still to come.
    """

    seats: tuple[Seat, ...]


# Explanations.


def misplaced(position: Position, action: Action) -> IllegalAction:
    """Why an action is no answer to the question that is asked; the most telling reason."""
    if isinstance(action, Throw):
        return _no_window(position, action)
    item = position.agenda[-1]
    if isinstance(action, Play) and action.power is not None and isinstance(item, Decision) and item.is_window:
        return refuse("FR-REACT-6", "power_with_reaction")
    assert isinstance(item, Decision)
    pending = _pending(item, position, action.seat)
    if isinstance(action, Play):
        return refuse("FR-TURN-9", "play_later", pending=pending)
    if isinstance(action, Draw | EndTurn):
        return refuse("FR-ACT-2", "turn_later", pending=pending)
    return refuse("FR-ACT-2", "no_answer", pending=pending)


def _pending(item: Decision, position: Position, seat: int) -> Message:
    """What is to be decided first, as far as everybody knows it."""
    question = item.question(position, seat, required=True).public()
    return Message(f"refusal.pending.{question.tag}", question.says().values)


def _named(seats: Sequence[int]) -> tuple[Who, ...]:
    return tuple(map(Who, seats))


def _cost(action: Action) -> tuple[bool, int]:
    """How much an action costs: a power card is not activated, and the card should count little."""
    points = max((card.points for card in action.cards_used() if isinstance(card, Card)), default=0)
    return isinstance(action, Play) and action.power is not None, points


def most_held(position: Position, seat: int, colours: Sequence[Colour]) -> Colour:
    """The colour of which a hand has most cards, the first of several."""
    held = [colour for card in position.hands[seat] for colour in card.colours]
    return max(colours, key=held.count)


def protected(seat: int) -> IllegalAction:
    """What is said about a player whom the event does not concern."""
    return refuse("FR-EVENT-GEN-5", "protected", player=Who(seat))


_THROWN: dict[str, tuple[str, str]] = {
    "counterattack": ("FR-CARD-COUNTER-1", "counter_unprovoked"),
    "nice_try": ("FR-CARD-NICE-1", "nice_try_later"),
    "lucky_bastard": ("FR-CARD-LUCKY-1", "lucky_bastard_later"),
}


def _no_window(position: Position, action: Throw) -> IllegalAction:
    """Why nothing can be thrown in now (FR-REACT-1)."""
    kind, item = action.card.kind, position.agenda[-1]
    forbidden = counter_forbidden(position)
    if forbidden is not None and (kind == "counterattack" or reactions_forbidden(position)):
        return forbidden
    if kind == "counterattack" and isinstance(item, Decision) and item.counter_refused:
        return refuse("FR-CARD-COUNTER-3", item.counter_refused)
    return refuse(*_THROWN.get(kind, ("FR-REACT-1", "never_thrown_in")), card=action.card)
