"""
What happens in a trick, and with power.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core import EventBase, Name, OwnerEvent, Seat
from ..actions import listed, plural
from ..cards import Card
from .hands import SeatEvent


__all__ = ["CapPending", "CapResolved", "Direction", "DirectionFlipped", "Passed", "PowerGained", "PowerPaid"]
__all__ += ["PowerTraded", "SetPlayed", "Sleeved", "SpectorScored", "TrickAbandoned", "TrickStarted"]
__all__ += ["TrickWon", "TurnSkipped"]

Direction = Literal[1, -1]

_DIRECTIONS: dict[Direction, str] = {1: "ascending", -1: "descending"}


@frozen
class TrickStarted(EventBase):
    """A new trick begins, ascending (CH-TRICK-10)."""

    tag: ClassVar[str] = "trick_started"

    leader: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.leader)} leads a new trick."


@frozen
class Sleeved(OwnerEvent):
    """An advancement was sleeved (CH-SLEEVE-3)."""

    tag: ClassVar[str] = "sleeved"
    secret: ClassVar[tuple[str, ...]] = ("advancement", "card")

    advancement: str | None
    card: Card | None

    def sentence(self, name: Name) -> str:
        if self.advancement is None or self.card is None:
            return f"{name(self.seat)} sleeves an advancement."
        return f"{name(self.seat)} sleeves {self.advancement} on {self.card}."


@frozen
class PowerTraded(SeatEvent):
    """4 power became 1 victory point (CH-POWER-5)."""

    tag: ClassVar[str] = "power_traded"

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} trades 4 power for 1 VP."


@frozen
class SetPlayed(SeatEvent):
    """
    A set was played.

    Attributes:
        cards: its cards, with their sleeves.
        activated: those of them whose ability was activated.
        count: the effective count (CH-PLAY-4).
        value: its value; ``None`` for an activated Ascended Form (CH-ADV-ASCENDED-3).
    """

    tag: ClassVar[str] = "set_played"

    cards: tuple[Card, ...]
    activated: tuple[Card, ...]
    count: int
    value: int | None

    def sentence(self, name: Name) -> str:
        activated = f", activating {listed(self.activated)}" if self.activated else ""
        worth = "an Ascended Form" if self.value is None else f"{self.count} x {self.value}"
        return f"{name(self.seat)} plays {listed(self.cards)}{activated}: {worth}."


@frozen
class PowerPaid(SeatEvent):
    """Power was paid for abilities (CH-POWER-1)."""

    tag: ClassVar[str] = "power_paid"

    amount: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} pays {self.amount} power."


@frozen
class PowerGained(SeatEvent):
    """Power was gained for abilities that were not activated (CH-POWER-4)."""

    tag: ClassVar[str] = "power_gained"

    amount: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} gains {self.amount} power for abilities not used."


@frozen
class DirectionFlipped(EventBase):
    """A Charmy reversed the trick (CH-ADV-CHARMY-1)."""

    tag: ClassVar[str] = "direction_flipped"

    direction: Direction

    def sentence(self, name: Name) -> str:
        del name
        return f"The trick is {_DIRECTIONS[self.direction]} now."


@frozen
class Passed(SeatEvent):
    """A player passed (CH-PLAY-12)."""

    tag: ClassVar[str] = "passed"

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} passes."


@frozen
class TurnSkipped(SeatEvent):
    """An equal value took a player's turn (CH-TRICK-3)."""

    tag: ClassVar[str] = "turn_skipped"

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is skipped."


@frozen
class TrickWon(SeatEvent):
    """Nobody beat the last set (CH-TRICK-7)."""

    tag: ClassVar[str] = "trick_won"

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} wins the trick."


@frozen
class SpectorScored(SeatEvent):
    """The winner's Spectors pay (CH-ADV-SPECTOR-1)."""

    tag: ClassVar[str] = "spector_scored"

    vp: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} scores {self.vp} VP with Spector."


@frozen
class TrickAbandoned(EventBase):
    """The hand ended in the middle of a trick; nobody wins it (CH-TRICK-13)."""

    tag: ClassVar[str] = "trick_abandoned"

    def sentence(self, name: Name) -> str:
        del name
        return "The trick is abandoned."


@frozen
class CapPending(SeatEvent):
    """A player holds more power than allowed (CH-POWER-6)."""

    tag: ClassVar[str] = "cap_pending"
    reveals: ClassVar[frozenset[str]] = frozenset({"occurrence"})

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} holds more than 6 power."


@frozen
class CapResolved(SeatEvent):
    """A player is down to the cap (CH-POWER-9)."""

    tag: ClassVar[str] = "cap_resolved"
    reveals: ClassVar[frozenset[str]] = frozenset({"discarded"})

    trades: int
    discarded: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} trades {plural(self.trades, 'time')} and discards {self.discarded} power."


TrickEvent = (
    TrickStarted
    | Sleeved
    | PowerTraded
    | SetPlayed
    | PowerPaid
    | PowerGained
    | DirectionFlipped
    | Passed
    | TurnSkipped
    | TrickWon
    | SpectorScored
    | TrickAbandoned
    | CapPending
    | CapResolved
)
