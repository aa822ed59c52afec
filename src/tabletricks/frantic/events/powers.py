"""
What power cards bring about, and the cards that deal with them.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.changes import Change
from ...core.seats import Seat
from ...core.vocabulary import EventBase, OwnerEvent
from ...core.words import Message
from ..cards import Card
from ..decks import PowerCard
from ..demands import Demand
from .wording import variant, written


__all__ = ["CardRecycled", "DirectionChanged", "OpenHandShown", "PowerActivated", "PowerMoved", "PowerReturned"]
__all__ += ["PowerTurnedDown", "PowersDealt", "SwapAnnounced"]


@frozen
class PowersDealt(OwnerEvent):
    """A player gets power cards face down, at the start of a round (FR-SETUP-6), by an event or by Update."""

    tag: ClassVar[str] = "powers_dealt"
    secret: ClassVar[tuple[str, ...]] = ("powers",)
    reveals: ClassVar[frozenset[str]] = frozenset({"powers"})

    count: int
    powers: tuple[PowerCard, ...] | None

    def message(self) -> Message:
        return super().message() if self.count else self.says("nothing")


@frozen
class PowerActivated(EventBase):
    """A power card is turned up with the card that was just played (FR-PLAY-2, FR-POWER-GEN-1)."""

    tag: ClassVar[str] = "power_activated"
    reveals: ClassVar[frozenset[str]] = frozenset({"power"})

    seat: Seat
    slot: int
    power: PowerCard


@frozen
class PowerTurnedDown(EventBase):
    """A used power card is turned face down and can be used again (FR-CARD-RECH-1)."""

    tag: ClassVar[str] = "power_turned_down"

    seat: Seat
    slot: int
    power: PowerCard


@frozen
class SwapAnnounced(EventBase):
    """
    Edison is to swap two power cards; their owners may counter it (FR-CARD-EDISON-5).

    Attributes:
        seat: who plays Edison.
        owner: in front of whom the one card lies.
        slot: where it lies, from 0.
        other: in front of whom the other card lies.
        other_slot: where that lies.
    """

    tag: ClassVar[str] = "swap_announced"

    seat: Seat
    owner: Seat
    slot: int
    other: Seat
    other_slot: int

    def message(self) -> Message:
        return self.says(place=self.slot + 1, other_place=self.other_slot + 1)


@frozen
class PowerMoved(OwnerEvent):
    """
    A power card goes face down from one player to another (FR-CARD-EDISON-3).

    Attributes:
        seat: from whom.
        to: to whom.
        slot: its new place.
        power: which one it is.
    """

    tag: ClassVar[str] = "power_moved"
    secret: ClassVar[tuple[str, ...]] = ("power",)
    reveals: ClassVar[frozenset[str]] = frozenset({"power"})

    to: Seat
    slot: int
    power: PowerCard | None

    def insiders(self) -> tuple[int, ...]:
        return self.seat, self.to


@frozen
class PowerReturned(OwnerEvent):
    """A power card is shuffled back into the power pile (FR-CARD-UPDATE-1)."""

    tag: ClassVar[str] = "power_returned"
    secret: ClassVar[tuple[str, ...]] = ("power",)
    reveals: ClassVar[frozenset[str]] = frozenset({"power"})

    slot: int
    power: PowerCard | None


@frozen
class DirectionChanged(EventBase):
    """
    The direction of play turns (FR-POWER-LOOPING-1).

    Attributes:
        direction: 1 for the normal direction, -1 against it.
    """

    tag: ClassVar[str] = "direction_changed"

    direction: int

    def message(self) -> Message:
        return self.says(right=self.direction == 1)


@frozen
class OpenHandShown(EventBase):
    """A hand lies open, or an open hand has changed (FR-POWER-OPEN_HANDS-1)."""

    tag: ClassVar[str] = "open_hand_shown"
    reveals: ClassVar[frozenset[str]] = frozenset({"hand", "occurrence"})

    seat: Seat
    hand: tuple[Card, ...]

    def message(self) -> Message:
        return self.says(variant(nothing=not self.hand))

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, shown=written(self.hand)),)


@frozen
class CardRecycled(EventBase):
    """
    The card that was just played goes back into a hand (FR-POWER-RECYCLING-1).

    Attributes:
        seat: who has activated Recycling.
        card: the card.
        to: who takes it.
        demand: what must be matched now.
    """

    tag: ClassVar[str] = "card_recycled"

    seat: Seat
    card: Card
    to: Seat
    demand: Demand

    def message(self) -> Message:
        return self.says(variant(own=self.to == self.seat))

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.to, gains=1, gained=(str(self.card),)),)


Happening = (
    PowersDealt
    | PowerActivated
    | PowerTurnedDown
    | SwapAnnounced
    | PowerMoved
    | PowerReturned
    | DirectionChanged
    | OpenHandShown
    | CardRecycled
)
