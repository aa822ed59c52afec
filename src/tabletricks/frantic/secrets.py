"""
Simultaneous hidden choices: all concerned decide in any order, and nobody sees how (FR-EVENT-GEN-12, FR-INFO-11).
"""

from __future__ import annotations

from typing import ClassVar, Self

import attrs
from attrs import frozen

from ..core.errors import IllegalAction
from .actions import Action, Give, Pass
from .cards import Card, sort_cards, without
from .decks import EventCard
from .events import CardsMoved, Committed, GiftsShown
from .guess import Guess
from .occasions import Occasion
from .questions import Question, misplaced
from .state import Draft, State


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

    def awaits(self, state: State) -> tuple[int, ...]:
        """Those who have not decided yet."""
        del state
        return self.waiting

    def not_asked(self, state: State, action: Action) -> IllegalAction:
        """A choice cannot be changed or repeated (FR-EVENT-GEN-12)."""
        if action.seat in self.asked:
            return IllegalAction("FR-EVENT-GEN-12", "you have decided already")
        return super().not_asked(state, action)

    def _still_waiting(self, draft: Draft, seat: int) -> tuple[int, ...]:
        """A seat has decided; those who are left."""
        draft.emit(Committed(seat))
        return tuple(other for other in self.waiting if other != seat)

    def audit(self, state: State) -> str | None:
        """Whoever is asked holds cards, and somebody has not decided."""
        if any(seat not in state.seats or not state.hand(seat) for seat in self.asked):
            return "only players with cards choose in secret"
        ascending = all(list(seats) == sorted(set(seats)) for seats in (self.asked, self.waiting))
        if not ascending or not self.waiting or not set(self.waiting) <= set(self.asked):
            return "those who have not decided are among those who are asked"
        return None


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
class SecretGiving(SecretQuestion):
    """
    Everybody gives cards to others (FR-EVENT-GEN-13: what one gets cannot be given on).

    Attributes:
        everything: whether all cards must be given (Merry Christmas), or just one (Surprise Party).
        given: what is decided so far, in the order of the seats.
    """

    tag: ClassVar[str] = "secret_giving"

    everything: bool
    given: tuple[Assignment, ...] = ()

    def part_of(self) -> EventCard:
        """The event."""
        return "merry_christmas" if self.everything else "surprise_party"

    def required(self, hand: tuple[Card, ...]) -> int:
        """How many cards of a hand must be given."""
        return len(hand) if self.everything else min(1, len(hand))

    def rule(self) -> str:
        """The rule by which nothing else is possible."""
        return "FR-EVENT-MERRY_CHRISTMAS-2" if self.everything else "FR-EVENT-SURPRISE_PARTY-1"

    def seen_by(self, seat: int | None) -> Self:
        """Everybody sees what he has decided himself."""
        return attrs.evolve(self, given=tuple(gift for gift in self.given if gift.seat == seat))

    def _left(self, hand: tuple[Card, ...], seat: int) -> tuple[Card, ...]:
        return without(hand, (gift.card for gift in self.given if gift.seat == seat))

    def offers(self, state: State, seat: int) -> list[Action]:
        """Every card that is not given yet, to everybody else."""
        cards = dict.fromkeys(self._left(state.hand(seat), seat))
        return [Give(seat, card, to) for card in cards for to in state.seats if to != seat]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """A card of the own hand, to somebody else."""
        if isinstance(action, Give):
            if action.card not in self._left(state.hand(action.seat), action.seat):
                return IllegalAction("FR-PLAY-1", f"you have no {action.card.label} to give")
            if action.to == action.seat:
                return IllegalAction(self.rule(), "nobody gives a card to himself")
            if action.to not in state.seats:
                return IllegalAction("FR-ACT-2", f"there is no seat {action.to}")
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
        if sum(gift.seat == seat for gift in given) == self.required(draft.hands[seat]):
            waiting = self._still_waiting(draft, seat)
        if waiting:
            draft.then(attrs.evolve(self, waiting=waiting, given=given))
        else:
            _hand_over(draft, given)

    def guessed(self, guess: Guess) -> Self:
        """Decides at random for everybody else; how far an unfinished choice is cannot be known either."""
        given = list(self.given)
        for seat in self.asked:
            if seat != guess.observer:
                number = self.required(guess.hand(seat))
                if seat in self.waiting and number:
                    number = guess.below(number)
                others = [other for other in range(len(guess.hands)) if other != seat]
                cards = guess.shuffle(guess.hand(seat))[:number]
                given += [Assignment(seat, card, guess.choose(others)) for card in cards]
        return attrs.evolve(self, given=tuple(sorted(given, key=_giver)))

    def audit(self, state: State) -> str | None:
        """Who has decided gives all that must be given, everybody else less."""
        problem = super().audit(state)
        if problem is not None:
            return problem
        if list(self.given) != sorted(self.given, key=_giver) or any(
            gift.seat not in self.asked for gift in self.given
        ):
            return "the gifts are not in the order of those who give"
        for seat in self.asked:
            hand, gifts = state.hand(seat), [gift for gift in self.given if gift.seat == seat]
            cards = [gift.card for gift in gifts]
            if any(cards.count(card) > hand.count(card) for card in cards):
                return f"seat {seat} gives what it does not hold"
            if any(gift.to == seat or gift.to not in state.seats for gift in gifts):
                return f"seat {seat} gives to nobody"
            if (len(gifts) == self.required(hand)) == (seat in self.waiting) or len(gifts) > self.required(hand):
                return f"seat {seat} has decided and is awaited, or neither"
        return None


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


def everybody_gives(draft: Draft, occasion: Occasion, *, everything: bool) -> None:
    """Asks everybody concerned who has a card."""
    givers = occasion.holders(draft)
    if givers:
        draft.then(SecretGiving(givers, givers, everything))
