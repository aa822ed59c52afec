"""
Step 3: laying cards and speaking.
"""

from __future__ import annotations

from typing import ClassVar, Self

import attrs
from attrs import frozen

from ...core import EventBase, Message, Seat
from ..actions import Sentence
from ..characters import Character
from ..words import quoted


__all__ = ["CardChanged", "CardLaid", "HandRenewed", "SeatReady", "SentenceSaid"]


@frozen
class HandRenewed(EventBase):
    """
    What a player holds becomes the new discard pile, and the old pile goes to hand (C12-HAND-2, C12-HAND-9).

    Attributes:
        seat: whose hand.
        discarded: the new discard pile, the top card last; covered cards are ``None`` for others (C12-HAND-10).
    """

    tag: ClassVar[str] = "hand_renewed"
    # Who holds a single card, or none that may be played, shows it by this (C12-HAND-1, C12-HAND-5).
    reveals: ClassVar[frozenset[str]] = frozenset({"discarded", "occurrence"})

    seat: Seat
    discarded: tuple[Character | None, ...]

    def seen_by(self, seat: int | None) -> Self:
        """Of a pile of several cards others see the top one only."""
        if seat == self.seat or len(self.discarded) < 2:
            return self
        return attrs.evolve(self, discarded=(*(None,) * (len(self.discarded) - 1), self.discarded[-1]))

    def message(self) -> Message:
        """Why the hand is renewed: one card is left, or none may be played."""
        seen = tuple([card for card in self.discarded if card is not None])
        covered = len(self.discarded) - len(seen)
        variant = "hidden" if covered else "several" if len(seen) > 1 else ""
        return self.says(variant, cards=seen, covered=covered)


@frozen
class _Laid(EventBase):
    """A card is laid; face down only its owner sees it (C12-INFO-6)."""

    seat: Seat
    open: bool
    card: Character | None

    def seen_by(self, seat: int | None) -> Self:
        """The card is hidden from others while it lies face down."""
        return self if self.open or seat == self.seat else attrs.evolve(self, card=None)

    def message(self) -> Message:
        """The card is named to those who see it."""
        return self.says("hidden" if self.card is None else "")


@frozen
class CardLaid(_Laid):
    """
    A player has laid a card (C12-PLAY-1).

    Attributes:
        seat: who.
        open: whether it lies face up.
        card: the card; ``None`` for others if it lies face down.
    """

    tag: ClassVar[str] = "card_laid"


@frozen
class CardChanged(_Laid):
    """
    A player has taken the laid card back and laid another one (C12-PLAY-6).

    Attributes:
        seat: who.
        open: whether the new one lies face up.
        card: the new one; ``None`` for others if it lies face down.
    """

    tag: ClassVar[str] = "card_changed"


@frozen
class SentenceSaid(EventBase):
    """
    A player has said a sentence (C12-SAY-4).

    Attributes:
        seat: who.
        words: which sentence.
        breaks: whether that breaks the silence of the round (C12-SILENT-4).
    """

    tag: ClassVar[str] = "sentence_said"

    seat: Seat
    words: Sentence
    breaks: bool = False

    def message(self) -> Message:
        """A broken silence is mentioned."""
        return self.says("breaks" if self.breaks else "", words=quoted(self.words))


@frozen
class SeatReady(EventBase):
    """A player is content with the laid card (C12-PLAY-14)."""

    tag: ClassVar[str] = "seat_ready"

    seat: Seat
