"""
What several events have in common.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ...core import Change, EventBase, Message, OwnerEvent, Seat
from ..cards import Card


def texts(cards: Sequence[Card] | None) -> tuple[str, ...] | None:
    """Cards as they are written, if they are seen."""
    return None if cards is None else tuple(map(str, cards))


@frozen
class SeatEvent(EventBase):
    """An event that is about one player."""

    seat: Seat


@frozen
class TotalEvent(SeatEvent):
    """
    An event that changes the victory points of a player.

    Attributes:
        total: the free victory points of the player now.
    """

    total: int

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, score=self.total),)


@frozen
class PowerEvent(OwnerEvent):
    """An event that changes the power of a player: all see by how much, only the player sees the total (CH-INFO-4)."""

    secret: ClassVar[tuple[str, ...]] = ("power_total",)

    def reveals_to(self, seat: int | None) -> frozenset[str]:
        """What such an event reveals, it reveals to all; the player has known the total anyway."""
        del seat
        return self.reveals


@frozen
class TradeEvent(PowerEvent):
    """
    An event that changes the victory points of a player, and may change the power.

    Attributes:
        total: the free victory points of the player now.
    """

    total: int

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, score=self.total),)

    def totals(self, power: int | None) -> tuple[Message, ...]:
        """What the player has now, as far as the reader sees it."""
        parts = {"vp": self.total, "power": power}
        return tuple([Message(f"word.{part}_total", {part: n}) for part, n in parts.items() if n is not None])
