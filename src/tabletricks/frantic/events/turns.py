"""
A turn: cards played, thrown in, drawn and moved, wishes and attacks.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core.seats import Seat
from ...core.vocabulary import EventBase, OwnerEvent
from ..cards import Card, SpecialKind


__all__ = ["Attacked", "CardPlayed", "CardThrown", "CardsDrawn", "CardsMoved", "Countered", "DrawPileExhausted"]
__all__ += ["Imitated", "NoTarget", "Passed", "SkipFlagged", "TurnSkipped", "TurnStarted", "WishMade"]


Reaction = Literal["counterattack", "nice_try", "lucky_bastard"]


@frozen
class Countered(EventBase):
    """
    An attack is annulled by Counterattack (FR-CARD-COUNTER-4).

    Attributes:
        seat: who counters.
        author: whose attack it was.
        kind: the card whose effect it was.
    """

    tag: ClassVar[str] = "countered"

    seat: Seat
    author: Seat
    kind: SpecialKind


@frozen
class Passed(EventBase):
    """A player lets a reaction window go by, whatever is in the hand (FR-REACT-2, FR-INFO-13)."""

    tag: ClassVar[str] = "passed"

    seat: Seat
    reaction: Reaction


@frozen
class SkipFlagged(EventBase):
    """A player will miss the next turn (FR-SKIP-1)."""

    tag: ClassVar[str] = "skip_flagged"

    seat: Seat


@frozen
class CardsMoved(OwnerEvent):
    """
    Cards go from one hand to another; only the two see which (FR-INFO-5, FR-INFO-6).

    Attributes:
        seat: from whose hand.
        to: into whose hand.
        count: how many.
        cards: which.
    """

    tag: ClassVar[str] = "cards_moved"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    to: Seat
    count: int
    cards: tuple[Card, ...] | None

    def insiders(self) -> tuple[int, ...]:
        return self.seat, self.to


Happening = (
    TurnStarted
    | TurnSkipped
    | CardPlayed
    | CardThrown
    | Imitated
    | CardsDrawn
    | DrawPileExhausted
    | WishMade
    | NoTarget
    | Attacked
    | Countered
    | Passed
    | SkipFlagged
    | CardsMoved
)
