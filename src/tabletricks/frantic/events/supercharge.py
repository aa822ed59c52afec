"""
What the event cards of Supercharge bring about.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core.changes import Change
from ...core.seats import Seat
from ...core.vocabulary import EventBase
from ...core.words import Message
from ..cards import Card


__all__ = ["BlackJackUnfinished", "FuckYouFound"]


Place = Literal["hand", "draw_pile", "discard_pile", "safe"]
"""Where Fuck You was found; ``"safe"`` is the hand of a player whom the event does not touch."""


@frozen
class BlackJackUnfinished(EventBase):
    """Nobody has gone over 21; the cards go under the discard pile (FR-EVENT-BLACK_JACK-3)."""

    tag: ClassVar[str] = "black_jack_unfinished"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards", "occurrence"})

    cards: tuple[Card, ...]

    def message(self) -> Message:
        return self.says("" if self.cards else "nothing", one=len(self.cards) == 1)


@frozen
class FuckYouFound(EventBase):
    """
    A player gets Fuck You, wherever it was (FR-EVENT-EPIC_FAIL-1).

    Attributes:
        seat: who is to get it.
        place: where it was.
        holder: in whose hand it was.
    """

    tag: ClassVar[str] = "fuck_you_found"
    reveals: ClassVar[frozenset[str]] = frozenset({"place", "holder"})

    seat: Seat
    place: Place
    holder: Seat | None

    def message(self) -> Message:
        return self.says("held" if self.holder == self.seat else self.place)

    def changes(self) -> tuple[Change, ...]:
        if self.place == "safe" or self.holder == self.seat:
            return ()
        got = Change(self.seat, gains=1, gained=("FU",))
        return (got,) if self.holder is None else (Change(self.holder, loses=1, lost=("FU",)), got)


Happening = BlackJackUnfinished | FuckYouFound
