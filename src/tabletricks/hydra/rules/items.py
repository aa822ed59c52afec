"""
What the items of an agenda have in common: who may answer, and what is said to everybody else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

import attrs
from attrs import frozen

from ...core.agenda import Asks, Item, Runs
from ...core.errors import IllegalAction
from ..actions import Action, Play, PlayLeap, PlayStorm, PlayTrickster, PlayWitch
from ..cards import LEAP, STORM, TRICKSTER, WITCH, Card, sort_deck, the
from ..events import ChoiceMade
from .state import Draft, State


if TYPE_CHECKING:
    from .guess import Guess

EFFECT_CARDS: dict[type, Card] = {PlayStorm: STORM, PlayWitch: WITCH, PlayLeap: LEAP, PlayTrickster: TRICKSTER}
"""The card that each effect is played with."""


class HydraItem(Item):
    """What can be asked of every item of an agenda."""

    __slots__ = ()

    def guessed(self, guess: Guess) -> Self:
        """The item with a random choice in place of every hidden one."""
        del guess
        return self


class Task(HydraItem, Runs[Draft]):
    """Something that happens by itself."""

    __slots__ = ()


class Question(HydraItem, Asks[State, Draft, Action]):
    """
    A question to which only those who are asked have an answer ("Phases" of the rules page).

    Attributes:
        answers: the classes of its answers.
        topic: what must be decided, in a sentence.
        before_play: whether the cards of the middle are not taken yet (HY-BID-14).
    """

    __slots__ = ()

    answers: ClassVar[tuple[type[Action], ...]]
    topic: ClassVar[str]
    before_play: ClassVar[bool] = False

    @abstractmethod
    def offers(self, state: State, seat: int) -> Sequence[Action]:
        """Every legal answer of a seat that is asked, in a fixed order."""
        raise NotImplementedError

    @abstractmethod
    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Why an answer of a seat that is asked is refused, or ``None`` if it is legal."""
        raise NotImplementedError

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """Every legal action of a seat: only those who are asked have any."""
        return self.offers(state, seat) if seat in self.awaits(state) else ()

    def problem(self, state: State, action: Action) -> IllegalAction | None:
        """Why an action is refused, or ``None`` if it is legal."""
        if isinstance(action, self.answers) and action.seat in self.awaits(state):
            return self.refusal(state, action)
        if self.before_play and isinstance(action, Play | PlayStorm | PlayWitch | PlayLeap | PlayTrickster):
            return IllegalAction("HY-BID-14", "no card can be played before the middle cards were taken")
        asked = ", ".join(f"seat {seat}" for seat in self.awaits(state))
        if isinstance(action, PlayLeap | PlayTrickster):
            card = the(EFFECT_CARDS[type(action)])
            return IllegalAction("HY-TURN-11", f"{card} has to wait: {asked} must decide about {self.topic} first")
        return IllegalAction("HY-TURN-15", f"{asked} must decide about {self.topic} now, and nothing else can be done")


@frozen
class SeatQuestion(Question):
    """
    A question to one seat.

    Attributes:
        seat: the seat.
    """

    seat: int

    def awaits(self, state: State) -> tuple[int, ...]:
        """The seat."""
        del state
        return (self.seat,)


@frozen
class Commitment:
    """
    A card that somebody has put face down to give it away; it still counts as a hand card.

    Attributes:
        seat: who gives it.
        card: the card.
    """

    seat: int
    card: Card


@frozen
class GivingQuestion(Question):
    """
    Several seats choose a hand card to give, at the same time and unseen (HY-WITCH-3, HY-WITCH-4, HY-6P-10).

    Attributes:
        waiting: the seats that have not chosen, ascending.
        given: what the others have chosen, by seat; each choice is known to its author alone.
    """

    waiting: tuple[int, ...]
    given: tuple[Commitment, ...] = ()

    @abstractmethod
    def answer(self, seat: int, card: Card) -> Action:
        """The action that gives a card."""
        raise NotImplementedError

    @abstractmethod
    def chosen(self, action: Action) -> Card:
        """The card of such an action."""
        raise NotImplementedError

    @abstractmethod
    def asked(self, players: int, attackers: tuple[int, ...]) -> tuple[int, ...]:
        """All seats that give a card, ascending."""
        raise NotImplementedError

    @abstractmethod
    def wait(self, draft: Draft, waiting: tuple[int, ...], given: tuple[Commitment, ...]) -> None:
        """Not all have chosen: the question stays."""
        raise NotImplementedError

    @abstractmethod
    def resolve(self, draft: Draft, given: dict[int, Card]) -> None:
        """All have chosen: the cards change hands."""
        raise NotImplementedError

    def awaits(self, state: State) -> tuple[int, ...]:
        """Everybody who has not chosen."""
        del state
        return self.waiting

    def problem(self, state: State, action: Action) -> IllegalAction | None:
        """Besides, whoever has chosen is told that the choice is final (HY-WITCH-4)."""
        if isinstance(action, self.answers) and any(choice.seat == action.seat for choice in self.given):
            return IllegalAction(
                "HY-TURN-15", f"seat {action.seat} has put a card face down already, and that is final"
            )
        return super().problem(state, action)

    def offers(self, state: State, seat: int) -> list[Action]:
        """Every hand card, in deck order."""
        return [self.answer(seat, card) for card in sort_deck(state.hands[seat])]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Any hand card may be given (HY-WITCH-5, HY-6P-11)."""
        card = self.chosen(action)
        if card in state.hands[action.seat]:
            return None
        return IllegalAction("HY-TURN-9", f"you do not hold {the(card)}")

    def take(self, draft: Draft, action: Action) -> None:
        """Keeps the choice; the last one lets all cards change hands at once."""
        given = sorted((*self.given, Commitment(action.seat, self.chosen(action))), key=lambda choice: choice.seat)
        waiting = tuple(seat for seat in self.waiting if seat != action.seat)
        draft.emit(ChoiceMade(action.seat))
        if waiting:
            self.wait(draft, waiting, tuple(given))
        else:
            self.resolve(draft, {choice.seat: choice.card for choice in given})

    def seen_by(self, seat: int | None) -> Self:
        """The question with the own choice only."""
        return attrs.evolve(self, given=tuple(choice for choice in self.given if choice.seat == seat))

    def guessed(self, guess: Guess) -> Self:
        """Chooses at random for everybody else who has chosen."""
        known = {choice.seat: choice for choice in self.given}
        for seat in self.asked(len(guess.hands), guess.attackers):
            if seat not in known and seat not in self.waiting:
                known[seat] = Commitment(seat, guess.choose(guess.hand(seat)))
        return attrs.evolve(self, given=tuple(known[seat] for seat in sorted(known)))
