"""
What a seat can do ("Actions" of the rules page).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..core.seats import Seat
from ..core.vocabulary import ActionBase
from ..core.words import Message
from .cards import LEAP, STORM, TRICKSTER, WITCH, WITHOUT_VALUE, Card
from .combinations import Combination, played_as, recognized, with_cards


__all__ = ["Action", "Check", "Draw", "Exchange", "Look", "NameCompanion", "NamePartner", "PassCard", "Play"]
__all__ += ["PlayLeap", "PlayStorm", "PlayTrickster", "PlayWitch", "Reduce", "Take"]


@frozen
class NamePartner(ActionBase):
    """Attacker 1 was dealt the open card and names attacker 2 (HY-6P-5)."""

    tag: ClassVar[str] = "name_partner"

    seat: Seat
    target: Seat


@frozen
class Reduce(ActionBase):
    """Lowers the stake; a middle card is turned up (HY-BID-3, HY-BID-7)."""

    tag: ClassVar[str] = "reduce"

    seat: Seat


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

    def message(self) -> Message:
        if self.positions == (0, 1, 2):
            return self.says("all")
        if not self.positions or not set(self.positions) <= {0, 1, 2}:
            return self.says("number", number=len(self.positions))
        return self.says(which=tuple([Message(f"middle.{position}") for position in self.positions]))


@frozen
class Exchange(ActionBase):
    """An attacker gives the other one a hand card face down (HY-6P-10)."""

    tag: ClassVar[str] = "exchange"

    seat: Seat
    card: Card

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat

    def message(self) -> Message:
        return self.says(what=self.card.named())


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

    def message(self) -> Message:
        found = recognized(self.cards, self.pegasus_as)
        if not isinstance(found, Combination):
            return self.says(what=with_cards(self.cards, self.pegasus_as))
        if self.cards[0] in WITHOUT_VALUE:
            return self.says("zero", what=self.cards[0].named())
        return self.says(what=played_as(found, self.cards, self.pegasus_as))


@frozen
class Check(ActionBase):
    """Declines to play (HY-TURN-5)."""

    tag: ClassVar[str] = "check"

    seat: Seat


@frozen
class PlayStorm(ActionBase):
    """Plays the Storm on a single (HY-STORM-1)."""

    tag: ClassVar[str] = "play_storm"

    seat: Seat

    def cards_used(self) -> tuple[object, ...]:
        return (STORM,)


@frozen
class PlayWitch(ActionBase):
    """Plays the Witch instead of a lead (HY-WITCH-1)."""

    tag: ClassVar[str] = "play_witch"

    seat: Seat

    def cards_used(self) -> tuple[object, ...]:
        return (WITCH,)


@frozen
class PlayLeap(ActionBase):
    """Plays Time Leap on the top, in or out of turn (HY-LEAP-1)."""

    tag: ClassVar[str] = "play_leap"

    seat: Seat

    def cards_used(self) -> tuple[object, ...]:
        return (LEAP,)


@frozen
class PlayTrickster(ActionBase):
    """Plays the Trickster on a single or a pair, in or out of turn (HY-TRICKSTER-1)."""

    tag: ClassVar[str] = "play_trickster"

    seat: Seat

    def cards_used(self) -> tuple[object, ...]:
        return (TRICKSTER,)


@frozen
class Draw(ActionBase):
    """Draws the open card of the shared pile, to play it at once (HY-3P-4, HY-3P-5)."""

    tag: ClassVar[str] = "draw"

    seat: Seat


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

    def message(self) -> Message:
        return self.says("nobody" if self.target is None else "")


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


@frozen
class PassCard(ActionBase):
    """Chooses the card that the Witch makes everybody pass on (HY-WITCH-2)."""

    tag: ClassVar[str] = "pass_card"

    seat: Seat
    card: Card

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat

    def message(self) -> Message:
        return self.says(what=self.card.named())


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
