"""
What happens in a trick.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name
from ..cards import NO_RANK, Card, listed, the
from ..combinations import Kind, Top, TopKind, label


__all__ = ["Checked", "CompanionNamed", "CompanionRevealed", "LeapPlayed", "Played", "StormPlayed", "TrickWon"]
__all__ += ["TricksterPlayed", "WitchPlayed"]


def _whose(owner: int, seat: int, name: Name) -> str:
    return "their own" if owner == seat else f"{name(owner)}'s"


@frozen
class Played(EventBase):
    """
    A single card or a combination is played (HY-TRICK-1).

    Attributes:
        cards: the cards.
        kind: what they are.
        length: the number of pairs, or the cards of a straight; otherwise 1.
        rank: what gives the value.
        pegasus_as: the rank that Pegasus stands for.
        beaten: the play that it beats; ``None`` for a lead.
    """

    tag: ClassVar[str] = "played"

    seat: Seat
    cards: tuple[Card, ...]
    kind: Kind
    length: int
    rank: int
    pegasus_as: int | None
    beaten: Top | None

    def sentence(self, name: Name) -> str:
        verb = "leads" if self.beaten is None else "plays"
        return f"{name(self.seat)} {verb} {self._what()}{self._over(name)}."

    def _what(self) -> str:
        if len(self.cards) == 1:
            powerless = ", which counts 0" if self.rank == NO_RANK else ""
            return f"{the(self.cards[0])}{powerless}"
        stands = "" if self.pegasus_as is None else f" as {self.pegasus_as}"
        return f"{label(self.kind, self.length, self.rank)} ({listed(self.cards)}{stands})"

    def _over(self, name: Name) -> str:
        if self.beaten is None:
            return ""
        return f" over {_whose(self.beaten.owner, self.seat, name)} {self.beaten.bare_label}"


@frozen
class Checked(EventBase):
    """A player declines to play (HY-TURN-5)."""

    tag: ClassVar[str] = "checked"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} checks."


@frozen
class StormPlayed(EventBase):
    """
    The Storm is played: it becomes the top, and the order is reversed (HY-STORM-4, HY-STORM-5).

    Attributes:
        rank: the rank that it lies on.
    """

    tag: ClassVar[str] = "storm_played"

    seat: Seat
    rank: int

    def sentence(self, name: Name) -> str:
        return (
            f"{name(self.seat)} plays the Storm on {label('single', 1, self.rank)}: "
            "from now on 1 is the highest card and a Hero the lowest."
        )


@frozen
class LeapPlayed(EventBase):
    """
    Time Leap is played: the turn goes back to the owner of the top (HY-LEAP-2).

    Attributes:
        owner: the owner.
    """

    tag: ClassVar[str] = "leap_played"

    seat: Seat
    owner: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays Time Leap on {_whose(self.owner, self.seat, name)} play."


@frozen
class TricksterPlayed(EventBase):
    """
    The Trickster is played: a single becomes a pair, a pair a single (HY-TRICKSTER-2).

    Attributes:
        kind: what the top is now.
    """

    tag: ClassVar[str] = "trickster_played"

    seat: Seat
    kind: TopKind

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays the Trickster: the play to beat is now a {self.kind}."


@frozen
class WitchPlayed(EventBase):
    """The Witch is played: everybody passes on a card (HY-WITCH-2)."""

    tag: ClassVar[str] = "witch_played"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays the Witch."


@frozen
class CompanionRevealed(EventBase):
    """A defender has played the Companion and is on the attacker's side (HY-COMPANION-4)."""

    tag: ClassVar[str] = "companion_revealed"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} turns out to be the companion."


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

    def sentence(self, name: Name) -> str:
        if self.target is None:
            return f"{name(self.seat)} stays without a companion."
        return f"{name(self.seat)} and {name(self.target)} play together from now on."


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

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} takes the trick: {listed(self.cards)}."


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
