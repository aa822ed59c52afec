"""
What the cards and events of Troublemaker bring about.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.changes import Change
from ...core.seats import Seat
from ...core.vocabulary import EventBase, OwnerEvent
from ...core.words import Message
from ..cards import Card, Colour
from ..decks import EventCard
from .wording import variant, written


__all__ = ["AccountChanged", "AccountsSwapped", "CardPutIn", "CardsOnPile", "ColourSwapped", "EventChosen"]
__all__ += ["EventsRevealed", "GiverChosen", "HandAssigned", "HandShown", "PlacesSwapped"]


@frozen
class ColourSwapped(EventBase):
    """After a Colour Swap play goes on with a colour (FR-CARD-SWAP-1, FR-CARD-SWAP-2)."""

    tag: ClassVar[str] = "colour_swapped"

    seat: Seat
    colour: Colour


@frozen
class HandShown(OwnerEvent):
    """
    A player looks at the hand of another (FR-INFO-7, FR-INFO-8).

    Attributes:
        seat: who looks.
        owner: whose hand it is.
        count: how many cards.
        cards: which.
    """

    tag: ClassVar[str] = "hand_shown"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    owner: Seat
    count: int
    cards: tuple[Card, ...] | None

    def insiders(self) -> tuple[int, ...]:
        return self.seat, self.owner

    def message(self) -> Message:
        return super().message() if self.count else self.says("nothing")

    def changes(self) -> tuple[Change, ...]:
        return () if self.cards is None else (Change(self.owner, shown=written(self.cards)),)


@frozen
class EventsRevealed(EventBase):
    """Several event cards are turned up, of which one will be carried out (FR-EVENT-EVENT_MANAGER-1)."""

    tag: ClassVar[str] = "events_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"events"})

    author: Seat
    events: tuple[EventCard, ...]

    def message(self) -> Message:
        return self.says(variant(nothing=not self.events))


@frozen
class EventChosen(EventBase):
    """An event that lies face up is to be carried out (FR-EVENT-EVENT_MANAGER-1, FR-EVENT-REPEAT-1)."""

    tag: ClassVar[str] = "event_chosen"

    author: Seat
    event: EventCard


@frozen
class HandAssigned(EventBase):
    """A hand is to go to a player (FR-EVENT-DISTRIBUTOR-1)."""

    tag: ClassVar[str] = "hand_assigned"

    owner: Seat
    to: Seat

    def message(self) -> Message:
        return self.says(variant(own=self.owner == self.to))


@frozen
class GiverChosen(EventBase):
    """A player has chosen who must give them cards (FR-EVENT-TRUST_FALL-1)."""

    tag: ClassVar[str] = "giver_chosen"

    seat: Seat
    giver: Seat


@frozen
class CardPutIn(OwnerEvent):
    """A player has put in a card for Russian Roulette, unseen by others (FR-EVENT-RUSSIAN_ROULETTE-1, FR-INFO-12)."""

    tag: ClassVar[str] = "card_put_in"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    card: Card | None

    def changes(self) -> tuple[Change, ...]:
        cards, hidden = None if self.card is None else (str(self.card),), self.card is None
        return (Change(self.seat, loses=1, lost=cards, hidden=hidden),)


@frozen
class CardsOnPile(EventBase):
    """Cards are shuffled and laid on top of the draw pile (FR-EVENT-RUSSIAN_ROULETTE-1)."""

    tag: ClassVar[str] = "cards_on_pile"

    count: int


@frozen
class AccountChanged(EventBase):
    """
    An account changes during a round.

    Attributes:
        seat: whose account.
        change: by how much.
        account: the account with that.
    """

    tag: ClassVar[str] = "account_changed"

    seat: Seat
    change: int
    account: int

    def message(self) -> Message:
        return self.says(variant(less=self.change < 0), points=abs(self.change))

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, score=self.account),)


@frozen
class AccountsSwapped(EventBase):
    """
    The highest and the lowest account change owners (FR-EVENT-IDENTITY_THEFT-1).

    Attributes:
        highest: who has had the highest account.
        lowest: who has had the lowest account.
        most: the highest account.
        fewest: the lowest account.
    """

    tag: ClassVar[str] = "accounts_swapped"

    highest: Seat
    lowest: Seat
    most: int
    fewest: int

    def changes(self) -> tuple[Change, ...]:
        return Change(self.highest, score=self.fewest), Change(self.lowest, score=self.most)


@frozen
class PlacesSwapped(EventBase):
    """Two players swap their places at the table, and with them their cards (FR-EVENT-IDENTITY_THEFT-3)."""

    tag: ClassVar[str] = "places_swapped"

    seat: Seat
    other: Seat


Happening = (
    ColourSwapped
    | HandShown
    | EventsRevealed
    | EventChosen
    | HandAssigned
    | GiverChosen
    | CardPutIn
    | CardsOnPile
    | AccountChanged
    | AccountsSwapped
    | PlacesSwapped
)
