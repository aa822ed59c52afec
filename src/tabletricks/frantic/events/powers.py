"""
What power cards bring about, and the cards that deal with them.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name, OwnerEvent
from ..cards import Card, listed, plural
from ..decks import POWERS, PowerCard


__all__ = ["CardRecycled", "DirectionChanged", "OpenHandShown", "PowerActivated", "PowerMoved", "PowerReturned"]
__all__ += ["PowerTurnedDown", "PowersDealt", "SwapAnnounced"]


def _titles(powers: tuple[PowerCard, ...]) -> str:
    return ", ".join(POWERS[power].title for power in powers)


@frozen
class PowersDealt(OwnerEvent):
    """A player gets power cards face down, at the start of a round (FR-SETUP-6), by an event or by Update."""

    tag: ClassVar[str] = "powers_dealt"
    secret: ClassVar[tuple[str, ...]] = ("powers",)
    reveals: ClassVar[frozenset[str]] = frozenset({"powers"})

    count: int
    powers: tuple[PowerCard, ...] | None

    def sentence(self, name: Name) -> str:
        powers = f": {_titles(self.powers)}" if self.powers else ""
        return f"{name(self.seat)} gets {plural(self.count, 'power card')}{powers}."


@frozen
class PowerActivated(EventBase):
    """A power card is turned up with the card that was just played (FR-PLAY-2, FR-POWER-GEN-1)."""

    tag: ClassVar[str] = "power_activated"
    reveals: ClassVar[frozenset[str]] = frozenset({"power"})

    seat: Seat
    slot: int
    power: PowerCard

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} activates {POWERS[self.power].title}."


@frozen
class PowerTurnedDown(EventBase):
    """A used power card is turned face down and can be used again (FR-CARD-RECH-1)."""

    tag: ClassVar[str] = "power_turned_down"

    seat: Seat
    slot: int
    power: PowerCard

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} turns {POWERS[self.power].title} face down again."


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

    def sentence(self, name: Name) -> str:
        one, other = f"{name(self.owner)} (place {self.slot + 1})", f"{name(self.other)} (place {self.other_slot + 1})"
        return f"{name(self.seat)} wants to swap power cards of {one} and {other}."


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

    def sentence(self, name: Name) -> str:
        power = f": {POWERS[self.power].title}" if self.power else ""
        return f"A power card goes from {name(self.seat)} to {name(self.to)}{power}."


@frozen
class PowerReturned(OwnerEvent):
    """A power card is shuffled back into the power pile (FR-CARD-UPDATE-1)."""

    tag: ClassVar[str] = "power_returned"
    secret: ClassVar[tuple[str, ...]] = ("power",)
    reveals: ClassVar[frozenset[str]] = frozenset({"power"})

    slot: int
    power: PowerCard | None

    def sentence(self, name: Name) -> str:
        power = f": {POWERS[self.power].title}" if self.power else ""
        return f"{name(self.seat)} shuffles a power card into the pile{power}."


@frozen
class DirectionChanged(EventBase):
    """
    The direction of play turns (FR-POWER-LOOPING-1).

    Attributes:
        direction: 1 for the normal direction, -1 against it.
    """

    tag: ClassVar[str] = "direction_changed"

    direction: int

    def sentence(self, name: Name) -> str:
        del name
        return f"Play goes on {'in the normal' if self.direction == 1 else 'against the normal'} direction."


@frozen
class OpenHandShown(EventBase):
    """A hand lies open, or an open hand has changed (FR-POWER-OPEN_HANDS-1)."""

    tag: ClassVar[str] = "open_hand_shown"
    reveals: ClassVar[frozenset[str]] = frozenset({"hand", "occurrence"})

    seat: Seat
    hand: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} holds openly: {listed(self.hand)}."


@frozen
class CardRecycled(EventBase):
    """
    The card that was just played goes back into a hand (FR-POWER-RECYCLING-1).

    Attributes:
        seat: who has activated Recycling.
        card: the card.
        to: who takes it.
    """

    tag: ClassVar[str] = "card_recycled"

    seat: Seat
    card: Card
    to: Seat

    def sentence(self, name: Name) -> str:
        if self.to == self.seat:
            return f"{name(self.seat)} takes up {self.card.label} again."
        return f"{name(self.seat)} lets {name(self.to)} take up {self.card.label}."


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
