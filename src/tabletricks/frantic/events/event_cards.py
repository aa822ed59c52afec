"""
What event cards bring about.
"""

from __future__ import annotations

from typing import ClassVar, get_args

from attrs import frozen

from ...core.changes import Change
from ...core.seats import Seat
from ...core.vocabulary import EventBase
from ...core.words import Message, Who
from ..cards import Card, Colour
from ..decks import CardName, EventCard
from ..table import Lasting, LastingEvent
from .wording import in_rows, variant, written


__all__ = ["Acknowledged", "CardLaid", "CardTurned", "CardsDiscarded", "CardsGathered", "CardsTaken"]
__all__ += [
    "ChoiceMade",
    "ColourConcerned",
    "EventDeckShuffled",
    "EventResolved",
    "EventRevealed",
    "HandCounted",
    "HandsRevealed",
]
__all__ += ["InForceEnded", "InForceStarted", "LookEnded", "MarketOpened", "Protected"]


@frozen
class EventDeckShuffled(EventBase):
    """The event deck was used up; the revealed events become a new one (FR-EVENT-GEN-9)."""

    tag: ClassVar[str] = "event_deck_shuffled"

    count: int


@frozen
class Protected(EventBase):
    """A player has thrown in Lucky Bastard: the event to come does not concern them (FR-CARD-LUCKY-2)."""

    tag: ClassVar[str] = "protected"

    seat: Seat


@frozen
class EventRevealed(EventBase):
    """An event card is turned up (FR-EVENT-GEN-2)."""

    tag: ClassVar[str] = "event_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"event"})

    author: Seat
    event: EventCard


@frozen
class EventResolved(EventBase):
    """An event is over (FR-EVENT-GEN-11)."""

    tag: ClassVar[str] = "event_resolved"

    event: EventCard

    def message(self) -> Message:
        if self.event in ("doomsday", "finish_line"):
            return self.says("ends_round")
        return self.says("lasting" if self.event in get_args(LastingEvent) else "")


@frozen
class ColourConcerned(EventBase):
    """An event concerns the cards of the last colour (FR-EVENT-GAMBLING_MAN-1, FR-EVENT-VANDALISM-1)."""

    tag: ClassVar[str] = "colour_concerned"

    event: EventCard
    colour: Colour

    def message(self) -> Message:
        return self.says(self.event)


@frozen
class CardsDiscarded(EventBase):
    """A player discards cards, openly and without effect (FR-EVENT-GEN-6); perhaps none."""

    tag: ClassVar[str] = "cards_discarded"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    seat: Seat
    cards: tuple[Card, ...]

    def message(self) -> Message:
        return self.says(variant(nothing=not self.cards))

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, loses=len(self.cards), lost=written(self.cards)),) if self.cards else ()


@frozen
class ChoiceMade(EventBase):
    """A player has made a hidden choice (FR-EVENT-GEN-12, FR-INFO-11)."""

    tag: ClassVar[str] = "choice_made"
    # With several cards to choose nobody knows before how far the choice is (FR-EVENT-GEN-18).
    reveals: ClassVar[frozenset[str]] = frozenset({"occurrence"})

    seat: Seat


@frozen
class MarketOpened(EventBase):
    """Cards of the draw pile lie open on the Market (FR-EVENT-MARKET-1)."""

    tag: ClassVar[str] = "market_opened"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    cards: tuple[Card, ...]


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

    def message(self) -> Message:
        rows = [
            Message("event.hands_revealed.row", {"seat": Who(seat), "cards": hand})
            for seat, hand in enumerate(self.hands)
            if hand is not None
        ]
        return self.says(rows=in_rows(rows))

    def changes(self) -> tuple[Change, ...]:
        hands = enumerate(self.hands)
        return tuple([Change(seat, shown=written(hand)) for seat, hand in hands if hand is not None])


@frozen
class Acknowledged(EventBase):
    """
    A player has seen enough of the open hands.

    Attributes:
        seat: the player.
        closed: the players whose hands are hidden again by this.
    """

    tag: ClassVar[str] = "acknowledged"

    seat: Seat
    closed: tuple[Seat, ...] = ()

    def message(self) -> Message:
        return self.says(variant(closed=bool(self.closed)))

    def changes(self) -> tuple[Change, ...]:
        return tuple([Change(seat, hidden=True) for seat in self.closed])


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

    def message(self) -> Message:
        return self.says(self.name)


@frozen
class InForceEnded(EventBase):
    """
    A power is no longer in force.

    Attributes:
        seat: who has activated it.
        name: the power.
        colour: the colour that a Colour Blockade has blocked.
        closed: the players whose hands are hidden again by this.
    """

    tag: ClassVar[str] = "in_force_ended"

    seat: Seat | None
    name: Lasting
    colour: Colour | None = None
    closed: tuple[Seat, ...] = ()

    def message(self) -> Message:
        return self.says(variant(colour=self.colour is not None))

    def changes(self) -> tuple[Change, ...]:
        return tuple([Change(seat, hidden=True) for seat in self.closed])


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

    def message(self) -> Message:
        if self.card is None:
            return self.says("nothing")
        return self.says("worth" if self.event == "tsunami" else "", points=self.card.points)

    def changes(self) -> tuple[Change, ...]:
        return () if self.card is None else (Change(self.seat, loses=1, lost=(str(self.card),)),)


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

    def message(self) -> Message:
        return self.says(self.event if self.event in ("gambling_man", "black_jack", "tsunami", "rewind") else "")

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, gains=len(self.cards), gained=written(self.cards)),)


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

    def message(self) -> Message:
        if self.event == "rewind":
            return self.says("rewind" if self.card.kind in ("number", "fuck_you") else "rewind_use")
        return self.says(variant(total=self.total is not None))


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

    def message(self) -> Message:
        return self.says(self.card if self.number or self.card != "special_charge" else "nothing")


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

    def message(self) -> Message:
        return self.says(self.event)


@frozen
class LookEnded(EventBase):
    """
    A player no longer sees hands of others that were shown (FR-INFO-7, FR-INFO-8).

    Attributes:
        seat: who has looked.
        owners: whose hands are hidden again.
    """

    tag: ClassVar[str] = "look_ended"

    seat: Seat
    owners: tuple[Seat, ...]

    def changes(self) -> tuple[Change, ...]:
        return tuple([Change(owner, hidden=True) for owner in self.owners])


Happening = (
    EventDeckShuffled
    | Protected
    | EventRevealed
    | EventResolved
    | ColourConcerned
    | CardsDiscarded
    | ChoiceMade
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
    | LookEnded
)
