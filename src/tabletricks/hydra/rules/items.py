"""
What the items of an agenda have in common: who may answer, and what is said to everybody else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ... import core
from ...core.refusals import IllegalAction
from ...core.seats import Seat
from ...core.words import Message, Who
from ..actions import Action, Play, PlayLeap, PlayStorm, PlayTrickster, PlayWitch
from ..cards import LEAP, STORM, TRICKSTER, WITCH, Card, sort_deck
from ..events.moves import ChoiceMade
from ..questions import Question
from ..view import Pending
from ..words import refuse
from .state import Draft, Position


EFFECT_CARDS: dict[type, Card] = {PlayStorm: STORM, PlayWitch: WITCH, PlayLeap: LEAP, PlayTrickster: TRICKSTER}
"""The card that each effect is played with."""


class Task(Pending, core.Runs[Draft]):
    """Something that happens by itself."""

    __slots__ = ()


class Asking(Pending, core.Asks[Position, Draft, Action, Question]):
    """An item that asks."""

    __slots__ = ()

    def meant(self, position: Position, seat: int, cards: Sequence[object], seats: Sequence[int]) -> Sequence[Action]:
        """Cards that lead nowhere were meant to be played, if nothing else."""
        tried = list(super().meant(position, seat, cards, seats))
        played = tuple([card for card in cards if isinstance(card, Card)])
        return [*tried, Play(seat, played)] if cards and not seats and len(played) == len(cards) else tried


class Decision(Asking):
    """
    A question to which only those who are asked have an answer ("Phases" of the rules page).

    Attributes:
        kinds: the classes of its answers.
        topic: what must be decided, as the catalogues know it.
        before_play: whether the cards of the middle are not taken yet (HY-BID-14).
    """

    __slots__ = ()

    kinds: ClassVar[tuple[type[Action], ...]]
    topic: ClassVar[str]
    before_play: ClassVar[bool] = False

    @abstractmethod
    def objection(self, position: Position, action: Action) -> IllegalAction:
        """Why an answer of the right kind, by a seat that is asked, is refused."""
        raise NotImplementedError

    def refusal(self, position: Position, action: Action) -> IllegalAction:
        """What is asked comes first."""
        awaited = self.awaits(position)
        if isinstance(action, self.kinds) and action.seat in awaited:
            return self.objection(position, action)
        if self.before_play and isinstance(action, Play | PlayStorm | PlayWitch | PlayLeap | PlayTrickster):
            return refuse("HY-BID-14", "before_middle", seats=tuple(map(Who, awaited)))
        topic = Message(f"topic.{self.topic}")
        if action.seat in awaited and not isinstance(action, PlayLeap | PlayTrickster):
            return refuse("HY-TURN-15", "you_first", topic=topic)
        asked: dict[str, object] = {"seats": tuple(map(Who, awaited)), "number": len(awaited), "topic": topic}
        if isinstance(action, PlayLeap | PlayTrickster):
            return refuse("HY-TURN-11", "card_waits", card=EFFECT_CARDS[type(action)].named(), **asked)
        return refuse("HY-TURN-15", "first", **asked)


@frozen
class SeatDecision(Decision, core.OneSeat[Position, Draft, Action, Question]):
    """
    A question to one seat.

    Attributes:
        seat: the seat.
    """

    seat: Seat


@frozen
class Giving(Decision, core.HiddenChoices[Position, Draft, Action, Question]):
    """
    Several seats choose a hand card to give, at the same time and unseen (HY-WITCH-3, HY-WITCH-4, HY-6P-10).

    A card that is chosen still counts as a hand card.

    Attributes:
        asked: all seats that give a card, ascending.
        waiting: those of them that have not chosen, ascending.
        answers: what the others have chosen, by seat; each choice is known to its author alone.
    """

    asked: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    answers: tuple[Action, ...] = ()

    @abstractmethod
    def giving(self, seat: int, card: Card) -> Action:
        """The action that gives a card."""
        raise NotImplementedError

    @abstractmethod
    def given(self, action: Action) -> Card:
        """The card of such an action."""
        raise NotImplementedError

    @abstractmethod
    def exchanged(self, draft: Draft, moves: Sequence[tuple[int, int, Card]]) -> None:
        """The cards have changed hands: giver, receiver and card of each."""
        raise NotImplementedError

    @abstractmethod
    def receiver(self, position: Position, seat: int) -> int:
        """Who gets the card of a seat."""
        raise NotImplementedError

    def offers(self, position: Position, seat: int, made: Sequence[Action]) -> list[Action]:
        """Every hand card, in deck order."""
        del made
        return [self.giving(seat, card) for card in sort_deck(position.hands[seat])]

    def modest(self, position: Position, seat: int) -> Action:
        """The lowest card."""
        return self.giving(seat, position.hands[seat][0])

    def objection(self, position: Position, action: Action) -> IllegalAction:
        """Any hand card may be given (HY-WITCH-5, HY-6P-11)."""
        del position
        return refuse("HY-TURN-9", "not_held", card=self.given(action).named())

    def refusal(self, position: Position, action: Action) -> IllegalAction:
        """Besides, whoever has chosen is told that the choice is final (HY-WITCH-4)."""
        if isinstance(action, self.kinds) and self.made_by(action.seat):
            return refuse("HY-TURN-15", "chosen")
        return super().refusal(position, action)

    def committed(self, draft: Draft, action: Action, *, finished: bool) -> None:
        """Everybody sees that a card was chosen."""
        del finished
        draft.emit(ChoiceMade(action.seat))

    def resolve(self, draft: Draft, answers: tuple[Action, ...]) -> None:
        """All cards change hands at the same moment (HY-WITCH-3)."""
        moves = [(answer.seat, self.receiver(draft, answer.seat), self.given(answer)) for answer in answers]
        for giver, _, card in moves:
            draft.release(giver, (card,))
        for _, receiver, card in moves:
            draft.receive(receiver, (card,))
        self.exchanged(draft, moves)
