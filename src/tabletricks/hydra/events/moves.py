"""
Cards on their way: from hand to hand, and to and from the piles.
"""

from __future__ import annotations

from typing import ClassVar, Self

from attrs import frozen

from ...core.changes import Change
from ...core.seats import Seat
from ...core.vocabulary import EventBase, OwnerEvent
from ...core.words import Message
from ..cards import Card


__all__ = ["CardDrawn", "CardPassed", "CardsExchanged", "ChoiceMade", "LookDeclined", "PersonalDrawn", "PileCharged"]
__all__ += ["PileEmptied", "PileLooked", "PileTurned"]


@frozen
class ChoiceMade(EventBase):
    """A player has chosen the card to give; nobody else knows which (HY-WITCH-4, HY-6P-10)."""

    tag: ClassVar[str] = "choice_made"

    seat: Seat


@frozen
class CardsExchanged(OwnerEvent):
    """
    The attackers exchange a card (HY-6P-10).

    Attributes:
        seat: attacker 1.
        partner: attacker 2.
        given: what attacker 1 gives.
        received: what attacker 1 gets.
    """

    tag: ClassVar[str] = "cards_exchanged"
    secret: ClassVar[tuple[str, ...]] = ("given", "received")
    reveals: ClassVar[frozenset[str]] = frozenset({"given", "received"})

    partner: Seat
    given: Card | None
    received: Card | None

    def insiders(self) -> tuple[int, ...]:
        return self.seat, self.partner

    def changes(self) -> tuple[Change, ...]:
        out = None if self.given is None else (str(self.given),)
        back = None if self.received is None else (str(self.received),)
        return Change(self.seat, 1, 1, back, out), Change(self.partner, 1, 1, out, back)

    def message(self) -> Message:
        if self.given is None or self.received is None:
            return self.says("hidden")
        return self.says(out=self.given.named(), back=self.received.named())


@frozen
class CardPassed(OwnerEvent):
    """
    A card goes to the next seat because of the Witch (HY-WITCH-3, HY-WITCH-10).

    Attributes:
        seat: who gives it.
        to: who gets it.
        card: the card, seen by these two only.
    """

    tag: ClassVar[str] = "card_passed"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    to: Seat
    card: Card | None

    def insiders(self) -> tuple[int, ...]:
        return self.seat, self.to

    def changes(self) -> tuple[Change, ...]:
        card = None if self.card is None else (str(self.card),)
        return Change(self.seat, loses=1, lost=card), Change(self.to, gains=1, gained=card)

    def message(self) -> Message:
        return self.says("hidden") if self.card is None else self.says(what=self.card.named())


@frozen
class PileTurned(EventBase):
    """The top card of the shared pile is turned up (HY-3P-2, HY-3P-3)."""

    tag: ClassVar[str] = "pile_turned"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    card: Card

    def message(self) -> Message:
        return self.says(what=self.card.named())


@frozen
class PileEmptied(EventBase):
    """The last card of the shared pile is gone; nobody can draw any more (HY-3P-14)."""

    tag: ClassVar[str] = "pile_emptied"


@frozen
class CardDrawn(EventBase):
    """A player draws the open card of the shared pile (HY-3P-4)."""

    tag: ClassVar[str] = "card_drawn"

    seat: Seat
    card: Card

    def message(self) -> Message:
        return self.says(what=self.card.named())


@frozen
class PileLooked(OwnerEvent):
    """
    A player looks through the own personal pile (HY-2P-11, HY-2P-15).

    Attributes:
        count: the number of its cards.
        cards: the cards from bottom to top.
    """

    tag: ClassVar[str] = "pile_looked"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None

    def message(self) -> Message:
        return self.says("hidden") if self.cards is None else self.says(from_top=self.cards[::-1])


@frozen
class LookDeclined(EventBase):
    """Whoever has played the Companion does not look through the own personal pile (HY-2P-11)."""

    tag: ClassVar[str] = "look_declined"

    seat: Seat


@frozen
class PileCharged(EventBase):
    """
    The open card and the one below it go face down on a personal pile (HY-2P-12 to HY-2P-14).

    Attributes:
        card: the card that lay open; the other one is seen by nobody.
    """

    tag: ClassVar[str] = "pile_charged"

    seat: Seat
    card: Card

    def message(self) -> Message:
        return self.says(what=self.card.named())


@frozen
class PersonalDrawn(OwnerEvent):
    """
    The winner of a trick draws from the own personal pile (HY-2P-5, HY-2P-7).

    Attributes:
        card: the card, seen by its new owner, and by everybody if it is ``open``.
        open: whether both players knew the card in the pile (HY-2P-18).
        left: how many cards the pile still has.
    """

    tag: ClassVar[str] = "personal_drawn"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    card: Card | None
    open: bool
    left: int

    def seen_by(self, seat: int | None) -> Self:
        return self if self.open else super().seen_by(seat)

    def reveals_to(self, seat: int | None) -> frozenset[str]:
        return self.reveals if self.open else super().reveals_to(seat)

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, gains=1, gained=None if self.card is None else (str(self.card),)),)

    def message(self) -> Message:
        if self.card is None:
            return self.says("hidden" if self.left else "hidden_last")
        return self.says("" if self.left else "last", what=self.card.named())


MoveEvent = (
    ChoiceMade
    | CardsExchanged
    | CardPassed
    | PileTurned
    | PileEmptied
    | CardDrawn
    | PileLooked
    | LookDeclined
    | PileCharged
    | PersonalDrawn
)
