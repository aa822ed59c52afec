"""
What happens in a trick, and with power.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core import Change, EventBase, Message, OwnerEvent, Seat
from ..cards import Card
from ..catalogue import title_of
from .common import PowerEvent, SeatEvent, TotalEvent, TradeEvent, texts


__all__ = ["CapPending", "CapResolved", "Direction", "DirectionFlipped", "Passed", "PowerGained", "PowerPaid"]
__all__ += ["PowerTraded", "SetPlayed", "Sleeved", "SpectorScored", "TrickAbandoned", "TrickStarted"]
__all__ += ["TrickWon", "TurnSkipped"]

Direction = Literal[1, -1]


@frozen
class TrickStarted(EventBase):
    """A new trick begins, ascending (CH-TRICK-10)."""

    tag: ClassVar[str] = "trick_started"

    leader: Seat


@frozen
class Sleeved(OwnerEvent):
    """An advancement was sleeved (CH-SLEEVE-3)."""

    tag: ClassVar[str] = "sleeved"
    secret: ClassVar[tuple[str, ...]] = ("advancement", "card")

    advancement: str | None
    card: Card | None

    def changes(self) -> tuple[Change, ...]:
        if self.advancement is None or self.card is None:
            return (Change(self.seat, gains=1, loses=1),)
        better = Card(f"{self.card}+{self.advancement}")
        return (Change(self.seat, gains=1, loses=1, gained=(str(better),), lost=(str(self.card),)),)

    def message(self) -> Message:
        if self.advancement is None or self.card is None:
            return self.says("hidden")
        return self.says(advancement=title_of(self.advancement))


@frozen
class PowerTraded(TradeEvent):
    """
    4 power became 1 victory point (CH-POWER-5).

    Attributes:
        power_total: the power that is left, seen by the player only.
    """

    tag: ClassVar[str] = "power_traded"

    power_total: int | None

    def message(self) -> Message:
        return self.says(totals=self.totals(self.power_total))


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

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, loses=len(self.cards), lost=texts(self.cards)),)

    def message(self) -> Message:
        if self.value is None:
            return self.says("ascended")
        if self.activated:
            return self.says("activating")
        if all(card.base == self.value for card in self.cards):
            return self.says("plain")
        return self.says("one" if self.count == 1 else "")


@frozen
class PowerPaid(PowerEvent):
    """
    Power was paid for abilities (CH-POWER-1).

    Attributes:
        amount: how much.
        power_total: the power that is left, seen by the player only.
    """

    tag: ClassVar[str] = "power_paid"

    amount: int
    power_total: int | None


@frozen
class PowerGained(PowerEvent):
    """
    Power was gained for abilities that were not activated (CH-POWER-4).

    Attributes:
        amount: how much.
        power_total: the power of the player now, seen by the player only.
    """

    tag: ClassVar[str] = "power_gained"

    amount: int
    power_total: int | None


@frozen
class DirectionFlipped(EventBase):
    """A Charmy reversed the trick (CH-ADV-CHARMY-1)."""

    tag: ClassVar[str] = "direction_flipped"

    direction: Direction

    def message(self) -> Message:
        return self.says("up" if self.direction == 1 else "down")


@frozen
class Passed(SeatEvent):
    """A player passed (CH-PLAY-12)."""

    tag: ClassVar[str] = "passed"


@frozen
class TurnSkipped(SeatEvent):
    """
    An equal value took a player's turn (CH-TRICK-3).

    Attributes:
        by: who played the equal set.
        value: the value of both sets; ``None`` for an Ascended Form on another one (CH-ADV-ASCENDED-5).
    """

    tag: ClassVar[str] = "turn_skipped"

    by: Seat
    value: int | None

    def message(self) -> Message:
        return self.says("ascended" if self.value is None else "")


@frozen
class TrickWon(SeatEvent):
    """
    Nobody beat the last set (CH-TRICK-7).

    Attributes:
        leader: who leads the next trick: the winner, or the next player who has cards left (CH-TRICK-9).
    """

    tag: ClassVar[str] = "trick_won"

    leader: Seat

    def message(self) -> Message:
        return self.says("" if self.leader == self.seat else "out")


@frozen
class SpectorScored(TotalEvent):
    """
    The winner's Spectors pay (CH-ADV-SPECTOR-1).

    Attributes:
        vp: the victory points.
    """

    tag: ClassVar[str] = "spector_scored"

    vp: int


@frozen
class TrickAbandoned(EventBase):
    """
    The hand ended in the middle of a trick; nobody wins it (CH-TRICK-13).

    Attributes:
        left: the only player who still has cards.
    """

    tag: ClassVar[str] = "trick_abandoned"

    left: Seat


@frozen
class CapPending(SeatEvent):
    """A player holds more power than allowed (CH-POWER-6)."""

    tag: ClassVar[str] = "cap_pending"
    reveals: ClassVar[frozenset[str]] = frozenset({"occurrence"})


@frozen
class CapResolved(TradeEvent):
    """
    A player is down to the cap (CH-POWER-9).

    Attributes:
        trades: how often 4 power became 1 victory point.
        discarded: how much power was discarded.
        power_total: the power that is left, seen by the player only.
    """

    tag: ClassVar[str] = "cap_resolved"
    reveals: ClassVar[frozenset[str]] = frozenset({"discarded"})

    trades: int
    discarded: int
    power_total: int | None

    def message(self) -> Message:
        variant = "discards" if not self.trades else "both" if self.discarded else "trades"
        return self.says(variant, totals=self.totals(self.power_total))


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
