"""
A turn: cards played, thrown in, drawn and moved, wishes and attacks.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name, OwnerEvent
from ..cards import SPECIALS, Card, SpecialKind, listed, numbered, plural
from ..demands import Demand


__all__ = ["Attacked", "CardPlayed", "CardThrown", "CardsDrawn", "CardsMoved", "Countered", "DrawPileExhausted"]
__all__ += ["Imitated", "NoTarget", "Passed", "SkipFlagged", "TurnSkipped", "TurnStarted", "WishMade"]


Reaction = Literal["counterattack", "nice_try", "lucky_bastard"]

_REACTIONS: dict[Reaction, str] = {
    "counterattack": "does not counter",
    "nice_try": "throws in no Nice Try",
    "lucky_bastard": "throws in no Lucky Bastard",
}
_COUNTED: frozenset[SpecialKind] = frozenset({"gift", "exchange", "fantastic_four"})
"""The cards by which a target is to get or draw a certain number of cards."""


@frozen
class TurnStarted(EventBase):
    """A player's turn begins (FR-TURN-1)."""

    tag: ClassVar[str] = "turn_started"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"It is {name(self.seat)}'s turn."


@frozen
class TurnSkipped(EventBase):
    """A skipped player's turn is over at once (FR-SKIP-2)."""

    tag: ClassVar[str] = "turn_skipped"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} misses a turn."


@frozen
class CardPlayed(EventBase):
    """A hand card is played (FR-PLAY-1)."""

    tag: ClassVar[str] = "card_played"

    seat: Seat
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays {self.card.label}."


@frozen
class CardThrown(EventBase):
    """A reaction card is thrown in (FR-REACT-7)."""

    tag: ClassVar[str] = "card_thrown"

    seat: Seat
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} throws in {self.card.label}."


@frozen
class Imitated(EventBase):
    """Mimicry counts as another card from now on (FR-CARD-MIM-1)."""

    tag: ClassVar[str] = "imitated"

    seat: Seat
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} lets Mimicry be {self.card.label}."


@frozen
class CardsDrawn(OwnerEvent):
    """A player draws from the draw pile (FR-DRAW-1)."""

    tag: ClassVar[str] = "cards_drawn"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None

    def sentence(self, name: Name) -> str:
        cards = f": {listed(self.cards)}" if self.cards else ""
        return f"{name(self.seat)} draws {plural(self.count, 'card')}{cards}."


@frozen
class DrawPileExhausted(EventBase):
    """
    The draw pile cannot supply what a player must draw (FR-DRAW-4, FR-END-2).

    Attributes:
        missing: how many cards too few there were.
    """

    tag: ClassVar[str] = "draw_pile_exhausted"

    missing: int

    def sentence(self, name: Name) -> str:
        del name
        return f"The draw pile is empty: {plural(self.missing, 'card')} cannot be drawn."


@frozen
class WishMade(EventBase):
    """A colour or a number is wished (FR-MATCH-13)."""

    tag: ClassVar[str] = "wish_made"

    seat: Seat
    demand: Demand

    def sentence(self, name: Name) -> str:
        number = numbered(self.demand.number) if self.demand.number else "black"
        wanted = self.demand.colour or number
        return f"{name(self.seat)} wishes {wanted}."


@frozen
class NoTarget(EventBase):
    """A special card has no player to act upon (FR-TARGET-4)."""

    tag: ClassVar[str] = "no_target"

    seat: Seat
    kind: SpecialKind

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has nobody to use {SPECIALS[self.kind].title} on."


@frozen
class Attacked(EventBase):
    """
    A card's effect is used against a player, who may counter it (FR-CARD-COUNTER-1).

    Attributes:
        seat: who uses it.
        target: the player concerned.
        kind: the card.
        count: the cards that the target shall get: those chosen for Gift and Exchange, the share of Fantastic Four.
    """

    tag: ClassVar[str] = "attacked"
    # Whoever offers less than two cards has no more that may be given (FR-CARD-GIFT-2, FR-CARD-EXCH-6).
    reveals: ClassVar[frozenset[str]] = frozenset({"count", "occurrence"})

    seat: Seat
    target: Seat
    kind: SpecialKind
    count: int

    def sentence(self, name: Name) -> str:
        counted = f" ({plural(self.count, 'card')})" if self.kind in _COUNTED else ""
        return f"{name(self.seat)} uses {SPECIALS[self.kind].title}{counted} against {name(self.target)}."


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

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} counters the {SPECIALS[self.kind].title} of {name(self.author)}."


@frozen
class Passed(EventBase):
    """A player lets a reaction window go by, whatever is in the hand (FR-REACT-2, FR-INFO-13)."""

    tag: ClassVar[str] = "passed"

    seat: Seat
    reaction: Reaction

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} {_REACTIONS[self.reaction]}."


@frozen
class SkipFlagged(EventBase):
    """A player will miss the next turn (FR-SKIP-1)."""

    tag: ClassVar[str] = "skip_flagged"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} will miss the next turn."


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

    def sentence(self, name: Name) -> str:
        cards = f": {listed(self.cards)}" if self.cards else ""
        verb = "goes" if self.count == 1 else "go"
        return f"From {name(self.seat)} to {name(self.to)} {verb} {plural(self.count, 'card')}{cards}."


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
