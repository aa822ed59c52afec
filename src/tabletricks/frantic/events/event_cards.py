"""
What event cards bring about.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name
from ..cards import Card, Colour, listed, plural
from ..decks import EVENT_TITLES, TITLES, CardName, EventCard
from ..table import Lasting


__all__ = ["Acknowledged", "CardLaid", "CardTurned", "CardsDiscarded", "CardsGathered", "CardsTaken"]
__all__ += ["ChoiceMade", "EventDeckShuffled", "EventResolved", "EventRevealed", "GiftsShown", "HandCounted"]
__all__ += ["HandsRevealed", "InForceEnded", "InForceStarted", "MarketOpened", "Protected"]


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
    """A player has thrown in Lucky Bastard: the event to come does not concern them (FR-CARD-LUCKY-2)."""

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
        counts: how many cards every seat gets from them.
    """

    tag: ClassVar[str] = "gifts_shown"
    reveals: ClassVar[frozenset[str]] = frozenset({"counts"})

    seat: Seat
    counts: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        gifts = [f"{plural(count, 'card')} to {name(to)}" for to, count in enumerate(self.counts) if count]
        return f"{name(self.seat)} gives {', '.join(gifts) or 'nothing'}."


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


@frozen
class InForceStarted(EventBase):
    """
    An event stays in force for the rest of the round (FR-EVENT-TIME_BOMB-1), or a power for some time.

    Attributes:
        seat: who has activated the power; ``None`` for an event.
        name: the event or the power.
        colour: the colour that a Colour Blockade blocks.
    """

    tag: ClassVar[str] = "in_force_started"

    seat: Seat | None
    name: Lasting
    colour: Colour | None = None

    def sentence(self, name: Name) -> str:
        return f"{_in_force(self.seat, self.name, self.colour, name)} is in force from now on."


@frozen
class InForceEnded(EventBase):
    """A power is no longer in force; the fields are those of :class:`InForceStarted`."""

    tag: ClassVar[str] = "in_force_ended"

    seat: Seat | None
    name: Lasting
    colour: Colour | None = None

    def sentence(self, name: Name) -> str:
        return f"{_in_force(self.seat, self.name, self.colour, name)} is over."


def _in_force(seat: int | None, what: Lasting, colour: Colour | None, name: Name) -> str:
    return f"{TITLES[what]}{f' ({colour})' if colour else ''}{'' if seat is None else f' of {name(seat)}'}"


@frozen
class CardLaid(EventBase):
    """
    A card of Gambling Man is turned up (FR-EVENT-GAMBLING_MAN-3), or one is laid in a Tsunami (FR-EVENT-TSUNAMI-1).

    Attributes:
        seat: whose card it is.
        card: the card; ``None`` for nothing.
        event: the event.
    """

    tag: ClassVar[str] = "card_laid"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    seat: Seat
    card: Card | None
    event: EventCard

    def sentence(self, name: Name) -> str:
        if self.event == "tsunami" and self.card is not None:
            return f"{name(self.seat)} lays {self.card.label}, worth {self.card.points}."
        return f"{name(self.seat)} has laid {'nothing' if self.card is None else self.card.label}."


_TAKING: dict[EventCard, str] = {
    "gambling_man": "laid the highest number and takes {}",
    "black_jack": "is over 21 and takes {}",
    "tsunami": "has nothing to lay and takes {}",
    "rewind": "takes {} from the discard pile",
}


@frozen
class CardsTaken(EventBase):
    """
    A player takes cards that everybody has seen, by an event.

    FR-EVENT-GAMBLING_MAN-3, FR-EVENT-MARKET-2, FR-EVENT-BLACK_JACK-2, FR-EVENT-TSUNAMI-2, FR-EVENT-REWIND-1.

    Attributes:
        seat: who takes them.
        cards: which.
        event: the event.
    """

    tag: ClassVar[str] = "cards_taken"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards", "occurrence"})

    seat: Seat
    cards: tuple[Card, ...]
    event: EventCard

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} {_TAKING.get(self.event, 'takes {}').format(listed(self.cards))}."


@frozen
class CardTurned(EventBase):
    """
    The top card of the draw pile is turned up by an event.

    FR-EVENT-SEPPUKU-2, FR-EVENT-BLACK_JACK-1, FR-EVENT-REWIND-3.

    Attributes:
        seat: who turns it up.
        card: the card.
        event: the event.
        total: the points of all cards so far, in Black Jack.
    """

    tag: ClassVar[str] = "card_turned"
    reveals: ClassVar[frozenset[str]] = frozenset({"card", "total", "occurrence"})

    seat: Seat
    card: Card
    event: EventCard
    total: int | None = None

    def sentence(self, name: Name) -> str:
        if self.event == "rewind":
            use = "" if self.card.kind in ("number", "fuck_you") else f"; {name(self.seat)} may use it"
            return f"Play goes on with {self.card.label}{use}."
        total = "" if self.total is None else f": {plural(self.total, 'point')}"
        return f"{name(self.seat)} turns up {self.card.label}{total}."


@frozen
class HandCounted(EventBase):
    """
    Something of a hand is counted: the highest cards (FR-EVENT-DOUBLE_TAXATION-1), or the special cards.

    FR-POWER-SPECIAL_CHARGE-1.

    Attributes:
        seat: whose hand.
        number: how many points, or cards.
        card: the event or the power.
    """

    tag: ClassVar[str] = "hand_counted"
    reveals: ClassVar[frozenset[str]] = frozenset({"number"})

    seat: Seat
    number: int
    card: CardName

    def sentence(self, name: Name) -> str:
        if self.card == "double_taxation":
            return f"The highest cards of {name(self.seat)} count {plural(self.number, 'point')}."
        return f"{name(self.seat)} holds {plural(self.number, 'special card')}."


@frozen
class CardsGathered(EventBase):
    """
    Hands are put together and shuffled (FR-EVENT-TORNADO-1), or power cards into their pile (FR-EVENT-CHARGENADO-1).

    Attributes:
        count: how many cards.
        event: the event.
    """

    tag: ClassVar[str] = "cards_gathered"

    count: int
    event: EventCard

    def sentence(self, name: Name) -> str:
        del name
        if self.event == "tornado":
            return f"All hands are put together to be dealt again: {plural(self.count, 'card')}."
        verb = "is" if self.count == 1 else "are"
        return f"{plural(self.count, 'power card')} {verb} shuffled into the power pile."


Happening = (
    EventDeckShuffled
    | Protected
    | EventRevealed
    | EventResolved
    | CardsDiscarded
    | ChoiceMade
    | GiftsShown
    | MarketOpened
    | HandsRevealed
    | Acknowledged
    | InForceStarted
    | InForceEnded
    | CardLaid
    | CardsTaken
    | CardTurned
    | HandCounted
    | CardsGathered
)
