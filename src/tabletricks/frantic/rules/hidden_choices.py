"""
Simultaneous hidden choices: all concerned decide in any order, and nobody sees how (FR-EVENT-GEN-12, FR-INFO-11).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Self

import attrs
from attrs import frozen

from ...core.errors import IllegalAction
from ...core.forms import added
from ..actions import Action, Give, Pass, Pick
from ..cards import Card, sort_cards, without
from ..decks import EventCard
from ..events import CardsMoved, ChoiceMade, GiftsShown
from .executing_events import Execution, protected_in
from .items import Guess, Question, misplaced
from .state import Draft, Position


@frozen
class SecretQuestion(Question):
    """
    A question to several seats at once.

    Attributes:
        asked: the seats concerned, ascending.
        waiting: those of them that have not decided yet, ascending.
    """

    asked: tuple[int, ...]
    waiting: tuple[int, ...]

    def awaits(self, state: Position) -> tuple[int, ...]:
        """Those who have not decided yet."""
        del state
        return self.waiting

    def not_asked(self, state: Position, action: Action) -> IllegalAction:
        """A choice cannot be changed or repeated (FR-EVENT-GEN-12)."""
        if action.seat in self.asked:
            return IllegalAction("FR-EVENT-GEN-12", "you have decided already")
        return super().not_asked(state, action)

    def _still_waiting(self, draft: Draft, seat: int) -> tuple[int, ...]:
        """A seat has decided; those who are left."""
        draft.emit(ChoiceMade(seat))
        return tuple(other for other in self.waiting if other != seat)


@frozen
class Laid:
    """
    What somebody has laid face down; the card is still in his hand.

    Attributes:
        seat: who.
        card: the card; ``None`` if he has none to lay.
    """

    seat: int
    card: Card | None


@frozen
class SecretLaying(SecretQuestion):
    """
    Everybody with cards lays one face down.

    Attributes:
        laid: what is decided so far, in the order of the seats.
    """

    laid: tuple[Laid, ...] = ()

    @abstractmethod
    def fitting(self, hand: Sequence[Card]) -> tuple[Card, ...]:
        """The cards of a hand that may be laid, each once; with none of them nothing is laid."""
        raise NotImplementedError

    @abstractmethod
    def refused(self, card: Card | None) -> IllegalAction:
        """What is said about a card that may not be laid, or about laying none."""
        raise NotImplementedError

    @abstractmethod
    def resolve(self, draft: Draft, laid: tuple[Laid, ...]) -> None:
        """Everybody has decided."""
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> Self:
        """Everybody sees what he has laid himself."""
        return attrs.evolve(self, laid=tuple(one for one in self.laid if one.seat == seat))

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Every card that fits; without one there is nothing to lay."""
        return [Pick(seat, card) for card in self.fitting(state.hand(seat)) or (None,)]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """A card that fits must be laid, if there is one."""
        if not isinstance(action, Pick):
            return misplaced(state, action)
        hand = state.hand(action.seat)
        if action.card in (self.fitting(hand) or (None,)):
            return None
        if action.card is not None and action.card not in hand:
            return IllegalAction("FR-PLAY-1", f"you do not hold the {action.card.label}")
        return self.refused(action.card)

    def take(self, draft: Draft, action: Action) -> None:
        """Keeps the decision until everybody has decided."""
        assert isinstance(action, Pick)
        laid = tuple(sorted((*self.laid, Laid(action.seat, action.card)), key=_layer))
        waiting = self._still_waiting(draft, action.seat)
        if waiting:
            self.ask_on(draft, waiting, laid)
        else:
            self.resolve(draft, laid)

    @abstractmethod
    def ask_on(self, draft: Draft, waiting: tuple[int, ...], laid: tuple[Laid, ...]) -> None:
        """Goes on asking those who have not decided."""
        raise NotImplementedError

    def guessed(self, guess: Guess) -> Self:
        """Lays something at random for those whose card is hidden."""
        known = {one.seat: one for one in self.laid}
        for seat in self.asked:
            if seat not in self.waiting and seat not in known:
                fitting = self.fitting(guess.hand(seat))
                known[seat] = Laid(seat, guess.choose(fitting) if fitting else None)
        return attrs.evolve(self, laid=tuple(sorted(known.values(), key=_layer)))


def _layer(one: Laid) -> int:
    return one.seat


@frozen
class Assignment:
    """
    A card that somebody has decided to give away; it is still in his hand.

    Attributes:
        seat: who gives it.
        card: the card.
        to: who shall get it.
    """

    seat: int
    card: Card
    to: int


@frozen
class GivingQuestion(SecretQuestion):
    """
    Several players give cards to others (FR-EVENT-GEN-13: what one gets cannot be given on).

    Attributes:
        given: what is decided so far, in the order of the seats.
    """

    given: tuple[Assignment, ...] = ()

    @abstractmethod
    def required(self, size: int) -> int:
        """How many cards must be given of a hand of some size."""
        raise NotImplementedError

    @abstractmethod
    def takers(self, seats: Sequence[int], seat: int, size: int) -> Sequence[int]:
        """Who can get a card of a seat with a hand of some size, before anything is given."""
        raise NotImplementedError

    @abstractmethod
    def rule(self) -> str:
        """The rule by which nothing else is possible."""
        raise NotImplementedError

    @abstractmethod
    def ask_on(self, draft: Draft, waiting: tuple[int, ...], given: tuple[Assignment, ...]) -> None:
        """Goes on asking those who have not decided."""
        raise NotImplementedError

    def left_takers(self, seats: Sequence[int], seat: int, size: int, given: Sequence[Assignment]) -> Sequence[int]:
        """Who can still get a card of a seat."""
        del given
        return self.takers(seats, seat, size)

    def seen_by(self, seat: int | None) -> Self:
        """Everybody sees what he has decided himself."""
        return attrs.evolve(self, given=tuple(gift for gift in self.given if gift.seat == seat))

    def _by(self, seat: int) -> list[Assignment]:
        return [gift for gift in self.given if gift.seat == seat]

    def _left(self, hand: tuple[Card, ...], seat: int) -> tuple[Card, ...]:
        return without(hand, (gift.card for gift in self._by(seat)))

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Every card that is not given yet, to everybody who can get it."""
        hand = state.hand(seat)
        takers = self.left_takers(state.seats, seat, len(hand), self._by(seat))
        return [Give(seat, card, to) for card in dict.fromkeys(self._left(hand, seat)) for to in takers]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """A card of the own hand, to somebody who can get it."""
        if isinstance(action, Give):
            seat, hand = action.seat, state.hand(action.seat)
            if action.card not in self._left(hand, seat):
                return IllegalAction("FR-PLAY-1", f"you have no {action.card.label} to give")
            if action.to == seat:
                return IllegalAction(self.rule(), "nobody gives a card to himself")
            if action.to not in state.seats:
                return IllegalAction("FR-ACT-2", f"there is no seat {action.to}")
            if action.to in protected_in(state.agenda):
                return IllegalAction("FR-EVENT-GEN-5", f"seat {action.to} is protected from this event")
            if action.to not in self.left_takers(state.seats, seat, len(hand), self._by(seat)):
                return IllegalAction(self.rule(), f"seat {action.to} gets no card from you, or no second one")
            return None
        if isinstance(action, Pass):
            return IllegalAction(self.rule(), "everybody must give")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Keeps the decision; when everybody has decided, all cards change hands at once."""
        assert isinstance(action, Give)
        seat = action.seat
        given = tuple(sorted((*self.given, Assignment(seat, action.card, action.to)), key=_giver))
        waiting = self.waiting
        if sum(gift.seat == seat for gift in given) == self.required(len(draft.hands[seat])):
            waiting = self._still_waiting(draft, seat)
        if waiting:
            self.ask_on(draft, waiting, given)
        else:
            _hand_over(draft, given)

    def guessed(self, guess: Guess) -> Self:
        """Decides at random for everybody else; how far an unfinished choice is cannot be known either."""
        given = list(self.given)
        for seat in self.asked:
            if seat != guess.observer:
                hand = guess.hand(seat)
                number = self.required(len(hand))
                if seat in self.waiting and number:
                    number = guess.below(number)
                made: list[Assignment] = []
                for card in guess.shuffle(hand)[:number]:
                    takers = self.left_takers(range(len(guess.hands)), seat, len(hand), made)
                    made.append(Assignment(seat, card, guess.choose(takers)))
                given += made
        return attrs.evolve(self, given=tuple(sorted(given, key=_giver)))


@frozen
class SecretGiving(GivingQuestion):
    """
    Everybody gives cards to others.

    Attributes:
        everything: whether all cards must be given (Merry Christmas), or just one (Surprise Party).
        given: what is decided so far, in the order of the seats.
        protected: the players who take no part.
    """

    tag: ClassVar[str] = "secret_giving"

    everything: bool
    given: tuple[Assignment, ...] = ()
    protected: tuple[int, ...] = added(())

    def part_of(self) -> EventCard:
        """The event."""
        return "merry_christmas" if self.everything else "surprise_party"

    def required(self, size: int) -> int:
        """All cards, or one."""
        return size if self.everything else min(1, size)

    def takers(self, seats: Sequence[int], seat: int, size: int) -> Sequence[int]:
        """Everybody else who takes part."""
        del size
        return [to for to in seats if to != seat and to not in self.protected]

    def rule(self) -> str:
        """The rule by which nothing else is possible."""
        return "FR-EVENT-MERRY_CHRISTMAS-2" if self.everything else "FR-EVENT-SURPRISE_PARTY-1"

    def ask_on(self, draft: Draft, waiting: tuple[int, ...], given: tuple[Assignment, ...]) -> None:
        """Goes on asking those who have not decided."""
        draft.then(attrs.evolve(self, waiting=waiting, given=given))


def _giver(gift: Assignment) -> tuple[int, int, int]:
    """The order carries no meaning: equal decisions are equal states."""
    return gift.seat, gift.card.order, gift.to


def _hand_over(draft: Draft, given: tuple[Assignment, ...]) -> None:
    """All gifts change hands at once (FR-EVENT-GEN-13)."""
    for giver in dict.fromkeys(gift.seat for gift in given):
        gifts = [gift for gift in given if gift.seat == giver]
        draft.hands[giver] = without(draft.hands[giver], [gift.card for gift in gifts])
        draft.emit(GiftsShown(giver, tuple(sum(gift.to == seat for gift in gifts) for seat in draft.seats)))
    for giver in draft.seats:
        for taker in draft.seats:
            cards = tuple(gift.card for gift in given if gift.seat == giver and gift.to == taker)
            if cards:
                draft.receive(taker, cards)
                draft.emit(CardsMoved(giver, taker, len(cards), sort_cards(cards)))


def everybody_gives(draft: Draft, execution: Execution, *, everything: bool) -> None:
    """Asks everybody concerned who has a card, if there is somebody to give to (FR-EVENT-GEN-16)."""
    givers = execution.holders(draft)
    if givers and len(execution.order(draft)) > 1:
        draft.then(SecretGiving(givers, givers, everything, protected=execution.protected))
