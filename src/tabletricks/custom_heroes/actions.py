"""
What a seat can do.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..core import ActionBase, Message, Seat
from .cards import Card
from .catalogue import title_of


__all__ = ["Action", "Bet", "DeclareKodora", "Pass", "Play", "ResolveCap", "Sleeve", "Trade"]


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

    def message(self) -> Message:
        """The card, and where the Kodora comes from."""
        return Message(f"action.declare_kodora.{'sleeved' if self.sleeve else 'carried'}", {"card": self.card})


@frozen
class DeclareKodora(ActionBase):
    """Bets on being the first out, or, with no bets, declines to (CH-UPKEEP-4 to CH-UPKEEP-7)."""

    tag: ClassVar[str] = "declare_kodora"

    seat: Seat
    bets: tuple[Bet, ...] = ()

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat

    def cards_used(self) -> tuple[Card, ...]:
        return tuple([bet.card for bet in self.bets])

    def message(self) -> Message:
        return self.says("" if self.bets else "none")


@frozen
class Sleeve(ActionBase):
    """Slides an advancement from the screen into the sleeve of a hand card (CH-SLEEVE-3)."""

    tag: ClassVar[str] = "sleeve"

    seat: Seat
    advancement: str
    card: Card

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat

    def cards_used(self) -> tuple[str, ...]:
        return self.advancement, self.card

    def message(self) -> Message:
        return self.says(advancement=title_of(self.advancement))


@frozen
class Trade(ActionBase):
    """Trades 4 power for 1 victory point (CH-POWER-5)."""

    tag: ClassVar[str] = "trade"

    seat: Seat


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

    def cards_used(self) -> tuple[Card, ...]:
        return self.cards

    def message(self) -> Message:
        return self.says("activating" if self.activate else "")


@frozen
class Pass(ActionBase):
    """Lets the trick go by for now (CH-PLAY-12)."""

    tag: ClassVar[str] = "pass"

    seat: Seat


@frozen
class ResolveCap(ActionBase):
    """Gets down to 6 power: some trades first, then the rest is discarded (CH-POWER-9)."""

    tag: ClassVar[str] = "resolve_cap"

    seat: Seat
    trades: int

    def message(self) -> Message:
        return self.says("" if self.trades else "none")


Action = DeclareKodora | Sleeve | Trade | Play | Pass | ResolveCap
