"""
What happens in a trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ...core.changes import Change
from ...core.seats import Seat
from ...core.vocabulary import EventBase
from ...core.words import Message, Who
from ..cards import LEAP, STORM, TRICKSTER, WITCH, Card
from ..combinations import Combination, Top, played_as


__all__ = ["Checked", "CompanionNamed", "CompanionRevealed", "LeapPlayed", "Played", "StormPlayed", "TrickWon"]
__all__ += ["TricksterPlayed", "WitchPlayed"]


def _laid(seat: int, cards: Sequence[Card]) -> tuple[Change, ...]:
    """Cards leave a hand."""
    return (Change(seat, loses=len(cards), lost=tuple(map(str, cards))),)


@frozen
class Played(EventBase):
    """
    A single card or a combination is played (HY-TRICK-1).

    Attributes:
        cards: the cards.
        made: what they are.
        pegasus_as: the rank that Pegasus stands for.
        beaten: the play that it beats; ``None`` for a lead.
        drawn: those of the cards that were drawn just now and come from no hand (HY-3P-12).
    """

    tag: ClassVar[str] = "played"

    seat: Seat
    cards: tuple[Card, ...]
    made: Combination
    pegasus_as: int | None
    beaten: Top | None
    drawn: tuple[Card, ...] = ()

    def changes(self) -> tuple[Change, ...]:
        return _laid(self.seat, [card for card in self.cards if card not in self.drawn])

    def message(self) -> Message:
        what = played_as(self.made, self.cards, self.pegasus_as)
        beaten = self.beaten
        if beaten is None:
            return self.says("lead", what=what)
        # On a play of the same kind a rank that is not higher can only be stronger in the Storm.
        turned = self.made.kind == beaten.kind and self.made.rank <= beaten.rank
        return self.says("in_storm" if turned else "", what=what, over=beaten.of_owner(self.seat))


@frozen
class Checked(EventBase):
    """A player declines to play (HY-TURN-5)."""

    tag: ClassVar[str] = "checked"

    seat: Seat


@frozen
class StormPlayed(EventBase):
    """
    The Storm is played: it becomes the top, and the order is reversed (HY-STORM-4, HY-STORM-5).

    Attributes:
        beaten: the single that it lies on.
        last: whether it was the last hand card: then the round is over (HY-END-4).
        drawn: whether it was drawn just now and comes from no hand (HY-3P-12).
    """

    tag: ClassVar[str] = "storm_played"

    seat: Seat
    beaten: Top
    last: bool = False
    drawn: bool = False

    def changes(self) -> tuple[Change, ...]:
        return _laid(self.seat, () if self.drawn else (STORM,))

    def message(self) -> Message:
        return self.says("last" if self.last else "", over=self.beaten.of_owner(self.seat))


@frozen
class LeapPlayed(EventBase):
    """
    Time Leap is played: the turn goes back to the owner of the top (HY-LEAP-2, HY-LEAP-5).

    Attributes:
        top: the play that it lies on.
        void: whose checks are taken back, ascending.
        last: whether it was the last hand card: then the round is over (HY-END-4).
        drawn: whether it was drawn just now and comes from no hand (HY-3P-12).
    """

    tag: ClassVar[str] = "leap_played"

    seat: Seat
    top: Top
    void: tuple[Seat, ...] = ()
    last: bool = False
    drawn: bool = False

    def changes(self) -> tuple[Change, ...]:
        return _laid(self.seat, () if self.drawn else (LEAP,))

    def message(self) -> Message:
        variant = "last" if self.last else "void" if self.void else ""
        owner = Who(self.top.owner)
        return self.says(variant, over=self.top.of_owner(self.seat), owner=owner, number=len(self.void))


@frozen
class TricksterPlayed(EventBase):
    """
    The Trickster is played: a single becomes a pair, a pair a single (HY-TRICKSTER-2).

    Attributes:
        before: the play that it lies on, as it was.
        top: the same play as it is now.
        last: whether it was the last hand card: then the round is over (HY-END-4).
        drawn: whether it was drawn just now and comes from no hand (HY-3P-12).
    """

    tag: ClassVar[str] = "trickster_played"

    seat: Seat
    before: Top
    top: Top
    last: bool = False
    drawn: bool = False

    def changes(self) -> tuple[Change, ...]:
        return _laid(self.seat, () if self.drawn else (TRICKSTER,))

    def message(self) -> Message:
        into = Message(f"into.{self.top.kind}") if self.top.kind in ("single", "pair") else self.top
        over = self.before.of_owner(self.seat)
        return self.says("last" if self.last else "", over=over, into=into)


@frozen
class WitchPlayed(EventBase):
    """
    The Witch is played: everybody passes on a card (HY-WITCH-2).

    Attributes:
        last: whether it was the last hand card: then nothing is passed (HY-WITCH-9).
        drawn: whether it was drawn just now and comes from no hand (HY-3P-12).
    """

    tag: ClassVar[str] = "witch_played"

    seat: Seat
    last: bool = False
    drawn: bool = False

    def changes(self) -> tuple[Change, ...]:
        return _laid(self.seat, () if self.drawn else (WITCH,))

    def message(self) -> Message:
        return self.says("last" if self.last else "")


@frozen
class CompanionRevealed(EventBase):
    """
    A defender has played the Companion and is on the attacker's side (HY-COMPANION-4).

    Attributes:
        attackers: with whom the seat has played all along.
    """

    tag: ClassVar[str] = "companion_revealed"

    seat: Seat
    attackers: tuple[Seat, ...]


@frozen
class CompanionNamed(EventBase):
    """
    Whoever has played the Companion names somebody or nobody (HY-COMPANION-9, HY-3P-17).

    Attributes:
        target: the seat; ``None`` is nobody.
    """

    tag: ClassVar[str] = "companion_named"

    seat: Seat
    target: Seat | None

    def message(self) -> Message:
        return self.says("nobody" if self.target is None else "")


@frozen
class TrickWon(EventBase):
    """
    The cards of a trick are captured (HY-TRICK-4, HY-END-3).

    Attributes:
        cards: all of them.
    """

    tag: ClassVar[str] = "trick_won"

    seat: Seat
    cards: tuple[Card, ...]


TrickEvent = (
    Played
    | Checked
    | StormPlayed
    | LeapPlayed
    | TricksterPlayed
    | WitchPlayed
    | CompanionRevealed
    | CompanionNamed
    | TrickWon
)
