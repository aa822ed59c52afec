"""
What the event cards of Supercharge bring about.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name
from ..cards import Card, listed, plural


__all__ = [
    "BlackJackTaken",
    "BlackJackTurned",
    "BlackJackUnfinished",
    "DiscardTaken",
    "FuckYouFound",
    "RewindTurned",
    "TsunamiLaid",
    "TsunamiTaken",
]


Place = Literal["hand", "draw_pile", "discard_pile", "safe"]
"""Where Fuck You was found; ``"safe"`` is the hand of a player whom the event does not touch."""


@frozen
class BlackJackTurned(EventBase):
    """A card of the draw pile is turned up and added to the others (FR-EVENT-BLACK_JACK-1)."""

    tag: ClassVar[str] = "black_jack_turned"
    reveals: ClassVar[frozenset[str]] = frozenset({"card", "total", "occurrence"})

    seat: Seat
    card: Card
    total: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} turns up {self.card.label}: {plural(self.total, 'point')}."


@frozen
class BlackJackTaken(EventBase):
    """Who has gone over 21 takes all cards that were turned up (FR-EVENT-BLACK_JACK-2)."""

    tag: ClassVar[str] = "black_jack_taken"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards", "occurrence"})

    seat: Seat
    cards: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is over 21 and takes {listed(self.cards)}."


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


@frozen
class DiscardTaken(EventBase):
    """A player takes the top card of the discard pile (FR-EVENT-REWIND-1)."""

    tag: ClassVar[str] = "discard_taken"

    seat: Seat
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} takes {self.card.label} from the discard pile."


@frozen
class RewindTurned(EventBase):
    """A card of the draw pile is turned up; play goes on with it (FR-EVENT-REWIND-3)."""

    tag: ClassVar[str] = "rewind_turned"
    reveals: ClassVar[frozenset[str]] = frozenset({"card", "occurrence"})

    seat: Seat
    card: Card

    def sentence(self, name: Name) -> str:
        use = "" if self.card.kind in ("number", "fuck_you") else f"; {name(self.seat)} may use it"
        return f"Play goes on with {self.card.label}{use}."


@frozen
class TsunamiLaid(EventBase):
    """A player lays a card openly (FR-EVENT-TSUNAMI-1)."""

    tag: ClassVar[str] = "tsunami_laid"

    seat: Seat
    card: Card

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} lays {self.card.label}, worth {self.card.points}."


@frozen
class TsunamiTaken(EventBase):
    """Who has nothing to lay takes all cards (FR-EVENT-TSUNAMI-2)."""

    tag: ClassVar[str] = "tsunami_taken"

    seat: Seat
    cards: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} has nothing to lay and takes {listed(self.cards)}."


Happening = (
    BlackJackTurned
    | BlackJackTaken
    | BlackJackUnfinished
    | FuckYouFound
    | DiscardTaken
    | RewindTurned
    | TsunamiLaid
    | TsunamiTaken
)
