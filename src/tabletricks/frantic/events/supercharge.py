"""
What the event cards of Supercharge bring about.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name
from ..cards import Card, listed


__all__ = ["BlackJackUnfinished", "FuckYouFound"]


Place = Literal["hand", "draw_pile", "discard_pile", "safe"]
"""Where Fuck You was found; ``"safe"`` is the hand of a player whom the event does not touch."""


@frozen
class BlackJackUnfinished(EventBase):
    """Nobody has gone over 21; the cards go under the discard pile (FR-EVENT-BLACK_JACK-3)."""

    tag: ClassVar[str] = "black_jack_unfinished"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards", "occurrence"})

    cards: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        del name
        verb = "go" if len(self.cards) > 1 else "goes"
        return f"Nobody is over 21: {listed(self.cards)} {verb} under the discard pile."


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

    def sentence(self, name: Name) -> str:
        if self.place == "safe":
            return f"{name(self.seat)} would get Fuck You, but it is in a safe hand."
        if self.holder == self.seat:
            return f"{name(self.seat)} would get Fuck You and holds it already."
        source = (
            f"from {name(self.holder)}" if self.holder is not None else f"out of the {self.place.replace('_', ' ')}"
        )
        return f"{name(self.seat)} gets Fuck You {source}."


Happening = BlackJackUnfinished | FuckYouFound
