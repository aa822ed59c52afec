"""
What a seat can do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from attrs import frozen

from ..core import ActionBase, Name, Seat
from .cards import Card


__all__ = ["Action", "Bet", "DeclareKodora", "Pass", "Play", "ResolveCap", "Sleeve", "Trade"]


def listed(cards: Iterable[Card]) -> str:
    """Cards for a sentence."""
    return ", ".join(cards)


def plural(number: int, noun: str) -> str:
    """A number of things for a sentence."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


@frozen
class Bet:
    """
    One card of a Kodora declaration (CH-ADV-KODORA-1).

    Attributes:
        card: a card of the own hand.
        sleeve: whether a Kodora from the screen is sleeved on it; otherwise the card already carries one.
    """

    card: Card
    sleeve: bool


@frozen
class DeclareKodora(ActionBase):
    """Bets on being the first out, or, with no bets, declines to (CH-UPKEEP-4 to CH-UPKEEP-7)."""

    tag: ClassVar[str] = "declare_kodora"

    seat: Seat
    bets: tuple[Bet, ...] = ()

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat

    def sentence(self, name: Name) -> str:
        if not self.bets:
            return f"{name(self.seat)} declares no Kodora."
        return f"{name(self.seat)} declares Kodora on {listed(bet.card for bet in self.bets)}."


@frozen
class Sleeve(ActionBase):
    """Slides an advancement from the screen into the sleeve of a hand card (CH-SLEEVE-3)."""

    tag: ClassVar[str] = "sleeve"

    seat: Seat
    advancement: str
    card: Card

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} sleeves {self.advancement} on {self.card}."


@frozen
class Trade(ActionBase):
    """Trades 4 power for 1 victory point (CH-POWER-5)."""

    tag: ClassVar[str] = "trade"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} trades 4 power for 1 VP."


@frozen
class Play(ActionBase):
    """
    Plays a set (CH-PLAY-1 to CH-PLAY-17).

    Attributes:
        cards: the set; the order carries no meaning.
        activate: those of its cards whose ability is activated.
    """

    tag: ClassVar[str] = "play"

    seat: Seat
    cards: tuple[Card, ...]
    activate: tuple[Card, ...] = ()

    def sentence(self, name: Name) -> str:
        activated = f", activating {listed(self.activate)}" if self.activate else ""
        return f"{name(self.seat)} plays {listed(self.cards)}{activated}."


@frozen
class Pass(ActionBase):
    """Lets the trick go by for now (CH-PLAY-12)."""

    tag: ClassVar[str] = "pass"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} passes."


@frozen
class ResolveCap(ActionBase):
    """Gets down to 6 power: some trades first, then the rest is discarded (CH-POWER-9)."""

    tag: ClassVar[str] = "resolve_cap"

    seat: Seat
    trades: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} comes down to the power cap with {plural(self.trades, 'trade')}."


Action = DeclareKodora | Sleeve | Trade | Play | Pass | ResolveCap
