"""
What a seat can do ("Actions" of the rules page).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..core.seats import Seat
from ..core.vocabulary import ActionBase, Name
from .cards import Card, listed, plural, the


__all__ = ["Action", "Check", "Draw", "Exchange", "Look", "NameCompanion", "NamePartner", "PassCard", "Play"]
__all__ += ["PlayLeap", "PlayStorm", "PlayTrickster", "PlayWitch", "Reduce", "Take"]


@frozen
class NamePartner(ActionBase):
    """Attacker 1 was dealt the open card and names attacker 2 (HY-6P-5)."""

    tag: ClassVar[str] = "name_partner"

    seat: Seat
    target: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} names {name(self.target)} as the other attacker."


@frozen
class Reduce(ActionBase):
    """Lowers the stake; a middle card is turned up (HY-BID-3, HY-BID-7)."""

    tag: ClassVar[str] = "reduce"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} reduces the stake."


@frozen
class Take(ActionBase):
    """
    Takes middle cards and so settles the stake (HY-BID-2, HY-BID-6, HY-BID-8).

    Attributes:
        positions: which ones, ascending, from 0 to 2.
    """

    tag: ClassVar[str] = "take"

    seat: Seat
    positions: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} takes {plural(len(self.positions), 'card')} from the middle."


@frozen
class Exchange(ActionBase):
    """An attacker gives the other one a hand card face down (HY-6P-10)."""

    tag: ClassVar[str] = "exchange"

    seat: Seat
    card: Card

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} gives the other attacker {the(self.card)}."


@frozen
class Play(ActionBase):
    """
    Plays a single card or a combination (HY-TURN-3, HY-TURN-5, HY-TURN-6).

    Attributes:
        cards: the cards; their order has no meaning.
        pegasus_as: the rank from 1 to 13 that Pegasus stands for in a combination (HY-PEGASUS-6, HY-PEGASUS-7).
    """

    tag: ClassVar[str] = "play"

    seat: Seat
    cards: tuple[Card, ...]
    pegasus_as: int | None = None

    def sentence(self, name: Name) -> str:
        stands = "" if self.pegasus_as is None else f", Pegasus as {self.pegasus_as}"
        return f"{name(self.seat)} plays {listed(self.cards)}{stands}."


@frozen
class Check(ActionBase):
    """Declines to play (HY-TURN-5)."""

    tag: ClassVar[str] = "check"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} checks."


@frozen
class PlayStorm(ActionBase):
    """Plays the Storm on a single (HY-STORM-1)."""

    tag: ClassVar[str] = "play_storm"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays the Storm."


@frozen
class PlayWitch(ActionBase):
    """Plays the Witch instead of a lead (HY-WITCH-1)."""

    tag: ClassVar[str] = "play_witch"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays the Witch."


@frozen
class PlayLeap(ActionBase):
    """Plays Time Leap on the top, in or out of turn (HY-LEAP-1)."""

    tag: ClassVar[str] = "play_leap"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays Time Leap."


@frozen
class PlayTrickster(ActionBase):
    """Plays the Trickster on a single or a pair, in or out of turn (HY-TRICKSTER-1)."""

    tag: ClassVar[str] = "play_trickster"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} plays the Trickster."


@frozen
class Draw(ActionBase):
    """Draws the open card of the shared pile, to play it at once (HY-3P-4, HY-3P-5)."""

    tag: ClassVar[str] = "draw"

    seat: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} draws the open card of the pile."


@frozen
class NameCompanion(ActionBase):
    """
    Whoever has played the Companion names somebody, or nobody (HY-COMPANION-5, HY-3P-17).

    Attributes:
        target: the seat; ``None`` is nobody.
    """

    tag: ClassVar[str] = "name_companion"

    seat: Seat
    target: Seat | None

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} names {'nobody' if self.target is None else name(self.target)}."


@frozen
class Look(ActionBase):
    """
    Whoever has played the Companion looks through the own personal pile, or does not (HY-2P-11).

    Attributes:
        look: whether.
    """

    tag: ClassVar[str] = "look"

    seat: Seat
    look: bool

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} {'looks' if self.look else 'does not look'} through the personal pile."


@frozen
class PassCard(ActionBase):
    """Chooses the card that the Witch makes everybody pass on (HY-WITCH-2)."""

    tag: ClassVar[str] = "pass_card"

    seat: Seat
    card: Card

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} passes on {the(self.card)}."


Action = (
    NamePartner
    | Reduce
    | Take
    | Exchange
    | Play
    | Check
    | PlayStorm
    | PlayWitch
    | PlayLeap
    | PlayTrickster
    | Draw
    | NameCompanion
    | Look
    | PassCard
)
