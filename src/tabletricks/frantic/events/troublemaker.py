"""
What the cards and events of Troublemaker bring about.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name, OwnerEvent
from ..cards import Card, Colour, listed, plural
from ..decks import EVENT_TITLES, EventCard


__all__ = ["AccountChanged", "AccountsSwapped", "CardPutIn", "CardsOnPile", "ColourSwapped", "EventChosen"]
__all__ += ["EventsRevealed", "GiverChosen", "HandAssigned", "HandShown", "PlacesSwapped"]


@frozen
class ColourSwapped(EventBase):
    """After a Colour Swap play goes on with a colour (FR-CARD-SWAP-1, FR-CARD-SWAP-2)."""

    tag: ClassVar[str] = "colour_swapped"

    seat: Seat
    colour: Colour

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} lets play go on with {self.colour}."


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

    def sentence(self, name: Name) -> str:
        cards = f": {listed(self.cards)}" if self.cards else ""
        return f"{name(self.seat)} looks at the hand of {name(self.owner)}, {plural(self.count, 'card')}{cards}."


@frozen
class EventsRevealed(EventBase):
    """Several event cards are turned up, of which one will be carried out (FR-EVENT-EVENT_MANAGER-1)."""

    tag: ClassVar[str] = "events_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"events"})

    author: Seat
    events: tuple[EventCard, ...]

    def sentence(self, name: Name) -> str:
        titles = ", ".join(EVENT_TITLES[event] for event in self.events) or "nothing"
        return f"{name(self.author)} has the choice between {titles}."


@frozen
class EventChosen(EventBase):
    """An event that lies face up is to be carried out (FR-EVENT-EVENT_MANAGER-1, FR-EVENT-REPEAT-1)."""

    tag: ClassVar[str] = "event_chosen"

    author: Seat
    event: EventCard

    def sentence(self, name: Name) -> str:
        return f"{name(self.author)} chooses the event {EVENT_TITLES[self.event]}."


@frozen
class HandAssigned(EventBase):
    """A hand is to go to a player (FR-EVENT-DISTRIBUTOR-1)."""

    tag: ClassVar[str] = "hand_assigned"

    owner: Seat
    to: Seat

    def sentence(self, name: Name) -> str:
        return f"The hand of {name(self.owner)} is for {name(self.to)}."


@frozen
class GiverChosen(EventBase):
    """A player has chosen who must give them cards (FR-EVENT-TRUST_FALL-1)."""

    tag: ClassVar[str] = "giver_chosen"

    seat: Seat
    giver: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} wants cards from {name(self.giver)}."


@frozen
class CardPutIn(OwnerEvent):
    """A player has put in a card for Russian Roulette, unseen by others (FR-EVENT-RUSSIAN_ROULETTE-1, FR-INFO-12)."""

    tag: ClassVar[str] = "card_put_in"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    card: Card | None

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has put in {'a card' if self.card is None else self.card.label}."


@frozen
class CardsOnPile(EventBase):
    """Cards are shuffled and laid on top of the draw pile (FR-EVENT-RUSSIAN_ROULETTE-1)."""

    tag: ClassVar[str] = "cards_on_pile"

    count: int

    def sentence(self, name: Name) -> str:
        del name
        return f"On top of the draw pile {'goes' if self.count == 1 else 'go'} {plural(self.count, 'card')}."


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

    def sentence(self, name: Name) -> str:
        return f"The account of {name(self.seat)} changes by {self.change:+} to {self.account}."


@frozen
class AccountsSwapped(EventBase):
    """The highest and the lowest account change owners (FR-EVENT-IDENTITY_THEFT-1)."""

    tag: ClassVar[str] = "accounts_swapped"

    highest: Seat
    lowest: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.highest)} and {name(self.lowest)} swap their accounts."


@frozen
class PlacesSwapped(EventBase):
    """Two players swap their places at the table, and with them their cards (FR-EVENT-IDENTITY_THEFT-3)."""

    tag: ClassVar[str] = "places_swapped"

    seat: Seat
    other: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} and {name(self.other)} swap their places."


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
