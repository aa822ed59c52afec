"""
What event cards bring about.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name
from ..cards import Card, listed, plural
from ..decks import EVENT_TITLES, TITLES, EventCard
from ..table import Lasting


__all__ = [
    "Acknowledged",
    "CardTaken",
    "CardsDiscarded",
    "ChoiceMade",
    "EventDeckShuffled",
    "EventInForce",
    "EventResolved",
    "EventRevealed",
    "GambleShown",
    "GambleTaken",
    "GiftsShown",
    "HandsGathered",
    "HandsRevealed",
    "MarketOpened",
    "Protected",
]


@frozen
class EventDeckShuffled(EventBase):
    """The event deck was used up; the revealed events become a new one (FR-EVENT-GEN-9)."""

    tag: ClassVar[str] = "event_deck_shuffled"

    count: int

    def sentence(self, name: Name) -> str:
        del name
        return f"The event deck is used up and made anew: {plural(self.count, 'event')}."


@frozen
class Protected(EventBase):
    """A player has thrown in Lucky Bastard: the event to come does not concern him (FR-CARD-LUCKY-2)."""

    tag: ClassVar[str] = "protected"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is protected from the event to come."


@frozen
class EventRevealed(EventBase):
    """An event card is turned up (FR-EVENT-GEN-2)."""

    tag: ClassVar[str] = "event_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"event"})

    author: Seat
    event: EventCard

    def sentence(self, name: Name) -> str:
        return f"{name(self.author)} triggers an event: {EVENT_TITLES[self.event]}."


@frozen
class EventResolved(EventBase):
    """An event is over (FR-EVENT-GEN-11)."""

    tag: ClassVar[str] = "event_resolved"

    event: EventCard

    def sentence(self, name: Name) -> str:
        del name
        return f"{EVENT_TITLES[self.event]} has been carried out."


@frozen
class EventInForce(EventBase):
    """An event stays in force for the rest of the round (FR-EVENT-TIME_BOMB-1)."""

    tag: ClassVar[str] = "event_in_force"

    event: Lasting

    def sentence(self, name: Name) -> str:
        del name
        return f"{TITLES[self.event]} is in force from now on."


@frozen
class CardsDiscarded(EventBase):
    """A player discards cards, openly and without effect (FR-EVENT-GEN-6); perhaps none."""

    tag: ClassVar[str] = "cards_discarded"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    seat: Seat
    cards: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} discards {listed(self.cards)}."


@frozen
class ChoiceMade(EventBase):
    """A player has made a hidden choice (FR-EVENT-GEN-12, FR-INFO-11)."""

    tag: ClassVar[str] = "choice_made"
    # With several cards to choose nobody knows before how far the choice is (FR-EVENT-GEN-18).
    reveals: ClassVar[frozenset[str]] = frozenset({"occurrence"})

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has chosen in secret."


@frozen
class GiftsShown(EventBase):
    """
    The hidden gifts of a player become known as far as others see them (FR-EVENT-GEN-12, FR-INFO-5).

    Attributes:
        seat: who gives.
        counts: how many cards every seat gets from him.
    """

    tag: ClassVar[str] = "gifts_shown"
    reveals: ClassVar[frozenset[str]] = frozenset({"counts"})

    seat: Seat
    counts: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        gifts = [f"{plural(count, 'card')} to {name(to)}" for to, count in enumerate(self.counts) if count]
        return f"{name(self.seat)} gives {', '.join(gifts) or 'nothing'}."


@frozen
class GambleShown(EventBase):
    """The cards of Gambling Man are turned up (FR-EVENT-GAMBLING_MAN-3)."""

    tag: ClassVar[str] = "gamble_shown"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    seat: Seat
    card: Card | None

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has laid {'nothing' if self.card is None else self.card.label}."


@frozen
class GambleTaken(EventBase):
    """The highest card of Gambling Man takes them all (FR-EVENT-GAMBLING_MAN-3)."""

    tag: ClassVar[str] = "gamble_taken"

    seat: Seat
    cards: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} laid the highest number and takes {listed(self.cards)}."


@frozen
class MarketOpened(EventBase):
    """Cards of the draw pile lie open on the Market (FR-EVENT-MARKET-1)."""

    tag: ClassVar[str] = "market_opened"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    cards: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        del name
        return f"On the Market: {listed(self.cards)}."


@frozen
class CardTaken(EventBase):
    """A player takes an open card (FR-EVENT-MARKET-2)."""

    tag: ClassVar[str] = "card_taken"

    seat: Seat
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} takes {self.card.label}."


@frozen
class HandsGathered(EventBase):
    """All hands are put together and shuffled (FR-EVENT-TORNADO-1)."""

    tag: ClassVar[str] = "hands_gathered"

    count: int

    def sentence(self, name: Name) -> str:
        del name
        return f"All hands are put together to be dealt again: {plural(self.count, 'card')}."


@frozen
class HandsRevealed(EventBase):
    """
    All hands lie open until everybody has seen enough (FR-EVENT-ALL_SEEING_EYE-1).

    Attributes:
        hands: the hand of every seat; ``None`` where it stays hidden.
    """

    tag: ClassVar[str] = "hands_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"hands"})

    hands: tuple[tuple[Card, ...] | None, ...]

    def sentence(self, name: Name) -> str:
        hands = [f"{name(seat)}: {listed(hand)}" for seat, hand in enumerate(self.hands) if hand is not None]
        return f"Open hands: {'; '.join(hands)}."


@frozen
class Acknowledged(EventBase):
    """A player has seen enough of the open hands."""

    tag: ClassVar[str] = "acknowledged"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has seen enough."


Happening = (
    EventDeckShuffled
    | Protected
    | EventRevealed
    | EventResolved
    | EventInForce
    | CardsDiscarded
    | ChoiceMade
    | GiftsShown
    | GambleShown
    | GambleTaken
    | MarketOpened
    | CardTaken
    | HandsGathered
    | HandsRevealed
    | Acknowledged
)
