"""
A turn: cards played, thrown in, drawn and moved, wishes and attacks.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core.changes import Change
from ...core.seats import Seat
from ...core.vocabulary import EventBase, OwnerEvent
from ...core.words import Message
from ..cards import Card, SpecialKind
from ..decks import CardName
from ..demands import Demand
from .wording import variant, written


__all__ = ["Attacked", "CardPlayed", "CardThrown", "CardsDrawn", "CardsMoved", "Countered", "DrawPileExhausted"]
__all__ += [
    "Imitated",
    "NoEffect",
    "NoTarget",
    "NothingToGive",
    "Passed",
    "SkipFlagged",
    "TurnSkipped",
    "TurnStarted",
    "WishMade",
]


Reaction = Literal["counterattack", "nice_try", "lucky_bastard"]
Manner = Literal["given", "blind", "stolen", "hand"]
"""How cards come from one hand into another."""


@frozen
class TurnStarted(EventBase):
    """
    A player's turn begins (FR-TURN-1).

    Attributes:
        seat: the player.
        demand: what must be matched, where the card on top does not say it: after a wish, Fuck You, Recycling ...
        turns_left: how many more turns the player has after this one, while a Time Bomb ticks.
    """

    tag: ClassVar[str] = "turn_started"

    seat: Seat
    demand: Demand | None = None
    turns_left: int | None = None

    def message(self) -> Message:
        last = self.turns_left == 0
        bomb = self.turns_left is not None and not last
        return self.says(variant(demand=self.demand is not None, bomb=bomb, last=last))


@frozen
class TurnSkipped(EventBase):
    """
    A skipped player's turn is over at once (FR-SKIP-2).

    Attributes:
        seat: the player.
        turns_left: how many more turns the player has after this one, while a Time Bomb ticks.
    """

    tag: ClassVar[str] = "turn_skipped"

    seat: Seat
    turns_left: int | None = None

    def message(self) -> Message:
        last = self.turns_left == 0
        return self.says(variant(bomb=self.turns_left is not None and not last, last=last))


@frozen
class CardPlayed(EventBase):
    """
    A hand card is played (FR-PLAY-1).

    Attributes:
        seat: the player.
        card: the card.
        demand: what must still be matched after Fuck You (FR-CARD-FU-2).
    """

    tag: ClassVar[str] = "card_played"

    seat: Seat
    card: Card
    demand: Demand | None = None

    def message(self) -> Message:
        return self.says(variant(demand=self.demand is not None))

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, loses=1, lost=(str(self.card),)),)


@frozen
class CardThrown(EventBase):
    """A reaction card is thrown in (FR-REACT-7)."""

    tag: ClassVar[str] = "card_thrown"

    seat: Seat
    card: Card

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, loses=1, lost=(str(self.card),)),)


@frozen
class Imitated(EventBase):
    """Mimicry counts as another card from now on (FR-CARD-MIM-1)."""

    tag: ClassVar[str] = "imitated"

    seat: Seat
    card: Card


@frozen
class CardsDrawn(OwnerEvent):
    """A player draws from the draw pile (FR-DRAW-1)."""

    tag: ClassVar[str] = "cards_drawn"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None

    def changes(self) -> tuple[Change, ...]:
        return (Change(self.seat, gains=self.count, gained=written(self.cards), hidden=self.cards is None),)


@frozen
class DrawPileExhausted(EventBase):
    """
    The draw pile cannot supply what a player must draw (FR-DRAW-4, FR-END-2).

    Attributes:
        missing: how many cards too few there were.
        seat: who was to draw; ``None`` if the cards were for the table.
    """

    tag: ClassVar[str] = "draw_pile_exhausted"

    missing: int
    seat: Seat | None = None

    def message(self) -> Message:
        return self.says(variant(table=self.seat is None))


@frozen
class WishMade(EventBase):
    """A colour or a number is wished (FR-MATCH-13)."""

    tag: ClassVar[str] = "wish_made"

    seat: Seat
    demand: Demand


@frozen
class NoTarget(EventBase):
    """A special card has no player to act upon (FR-TARGET-4)."""

    tag: ClassVar[str] = "no_target"

    seat: Seat
    card: SpecialKind


NoEffectReason = Literal[
    "declined",
    "all_equal",
    "protected",
    "all_protected",
    "no_cards",
    "nobody_has_cards",
    "no_colour",
    "nobody_else",
    "nothing_revealed",
    "nothing_happens",
    "in_force",
    "round_ends",
    "enough_cards",
    "too_many_cards",
    "nothing_to_take",
    "nothing_to_give",
    "no_used_power",
    "no_new_power",
    "not_playable",
    "card_gone",
]
"""Why a card, an event or a power does nothing."""


@frozen
class NoEffect(EventBase):
    """
    A card, an event or a power does nothing, or its effect is left out.

    Attributes:
        card: which one.
        reason: why.
        seat: the player concerned, if there is one.
    """

    tag: ClassVar[str] = "no_effect"
    # Whether there is anything to take or to play is known by rule, once somebody says so.
    reveals: ClassVar[frozenset[str]] = frozenset({"occurrence"})

    card: CardName
    reason: NoEffectReason
    seat: Seat | None = None

    def message(self) -> Message:
        return self.says(self.reason)


@frozen
class Attacked(EventBase):
    """
    A card's effect is used against a player, who may counter it (FR-CARD-COUNTER-1).

    Attributes:
        seat: who uses it.
        target: the player concerned.
        card: the card.
        count: the cards that the target shall get: those chosen for Gift and Exchange, the share of Fantastic Four.
    """

    tag: ClassVar[str] = "attacked"
    # Whoever offers less than two cards has no more that may be given (FR-CARD-GIFT-2, FR-CARD-EXCH-6).
    reveals: ClassVar[frozenset[str]] = frozenset({"count", "occurrence"})

    seat: Seat
    target: Seat
    card: SpecialKind
    count: int

    def message(self) -> Message:
        if self.card in ("gift", "exchange"):
            return self.says("gives" if self.count else "gives_nothing")
        return self.says("draws" if self.card == "fantastic_four" else "")


@frozen
class Countered(EventBase):
    """
    An attack is annulled by Counterattack (FR-CARD-COUNTER-4).

    Attributes:
        seat: who counters.
        author: whose attack it was.
        card: the card whose effect it was.
    """

    tag: ClassVar[str] = "countered"

    seat: Seat
    author: Seat
    card: SpecialKind


@frozen
class Passed(EventBase):
    """A player lets a reaction window go by, whatever is in the hand (FR-REACT-2, FR-INFO-13)."""

    tag: ClassVar[str] = "passed"

    seat: Seat
    reaction: Reaction

    def message(self) -> Message:
        return self.says(self.reaction)


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
        manner: whether they are given, drawn blind, taken by somebody who sees them, or are a whole hand.
    """

    tag: ClassVar[str] = "cards_moved"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    to: Seat
    count: int
    cards: tuple[Card, ...] | None
    manner: Manner = "given"

    def insiders(self) -> tuple[int, ...]:
        return self.seat, self.to

    def reveals_to(self, seat: int | None) -> frozenset[str]:
        """Of what is given everybody learns to whom it goes, and how much; only those two know which (FR-INFO-5)."""
        if self.manner != "given":
            return super().reveals_to(seat)
        to_others = frozenset({"cards"}) if self.cards is None else frozenset[str]()
        return super().reveals_to(seat) | to_others | {"to", "count", "occurrence"}

    def message(self) -> Message:
        return self.says(f"{self.manner}{'.hidden' if self.cards is None else ''}")

    def changes(self) -> tuple[Change, ...]:
        cards, hidden = written(self.cards), self.cards is None
        return (
            Change(self.seat, loses=self.count, lost=cards, hidden=hidden),
            Change(self.to, gains=self.count, gained=cards, hidden=hidden),
        )


@frozen
class NothingToGive(EventBase):
    """
    A player has no cards of the kind that all must give (FR-INFO-5).

    Attributes:
        seat: the player.
        to: who would get them.
        card: the card or event.
    """

    tag: ClassVar[str] = "nothing_to_give"
    reveals: ClassVar[frozenset[str]] = frozenset({"occurrence"})

    seat: Seat
    to: Seat
    card: CardName

    def message(self) -> Message:
        return self.says("black" if self.card == "black_hole" else "")


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
    | NoEffect
    | Attacked
    | Countered
    | Passed
    | SkipFlagged
    | CardsMoved
    | NothingToGive
)
