"""
Step 3: laying cards and speaking.
"""

from __future__ import annotations

from typing import ClassVar, Self

import attrs
from attrs import frozen

from ...core import Change, EventBase, Message, Seat
from ..actions import Sentence
from ..characters import Character
from ..words import quoted
from .changing import covered, seen


__all__ = ["CardChanged", "CardLaid", "HandRenewed", "SeatReady", "SentenceSaid"]


@frozen
class HandRenewed(EventBase):
    """
    What a player holds becomes the new discard pile, and the old pile goes to hand (C12-HAND-2, C12-HAND-9).

    Attributes:
        seat: whose hand.
        discarded: the new discard pile, the top card last; covered cards are ``None`` for others (C12-HAND-10).
        taken: the old pile, in the same way.
        oracle: whether the oracle that lay in front of the player goes to hand, too (C12-HAND-3).
    """

    tag: ClassVar[str] = "hand_renewed"
    # Who holds a single card, or none that may be played, shows it by this (C12-HAND-1, C12-HAND-5).
    reveals: ClassVar[frozenset[str]] = frozenset({"discarded", "occurrence"})

    seat: Seat
    discarded: tuple[Character | None, ...]
    taken: tuple[Character | None, ...] = ()
    oracle: bool = False

    def seen_by(self, seat: int | None) -> Self:
        """Of a pile of several cards others see the top one only."""
        if seat == self.seat:
            return self
        return attrs.evolve(self, discarded=covered(self.discarded), taken=covered(self.taken))

    def changes(self) -> tuple[Change, ...]:
        """Pile and hand are exchanged."""
        back: tuple[Character | None, ...] = (*self.taken, "oracle") if self.oracle else self.taken
        return (Change(self.seat, len(back), len(self.discarded), seen(back), seen(self.discarded)),)

    def message(self) -> Message:
        """Why the hand is renewed: one card is left, or none may be played."""
        cards = tuple([card for card in self.discarded if card is not None])
        hidden = len(self.discarded) - len(cards)
        variant = "hidden" if hidden else "several" if len(cards) > 1 else ""
        return self.says(variant, cards=cards, covered=hidden)


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

    def changes(self) -> tuple[Change, ...]:
        """The card leaves the hand."""
        return (Change(self.seat, loses=1, lost=seen((self.card,))),)


@frozen
class CardChanged(_Laid):
    """
    A player has taken the laid card back and laid another one (C12-PLAY-6).

    Attributes:
        seat: who.
        open: whether the new one lies face up.
        card: the new one; ``None`` for others if it lies face down.
        returned: the one that was taken back, which lay face down; ``None`` for others.
    """

    tag: ClassVar[str] = "card_changed"

    returned: Character | None = None

    def seen_by(self, seat: int | None) -> Self:
        """Which card is taken back is hidden from others, too."""
        return super().seen_by(seat) if seat == self.seat else attrs.evolve(super().seen_by(seat), returned=None)

    def changes(self) -> tuple[Change, ...]:
        """One card comes to the hand, another one leaves it."""
        return (Change(self.seat, 1, 1, seen((self.returned,)), seen((self.card,))),)


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
