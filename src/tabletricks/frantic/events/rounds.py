"""
A round from its deal to its points.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core.outcome import Outcome
from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name, OwnerEvent
from ..cards import Card, listed, plural


__all__ = ["CardsDealt", "GameEnded", "GameStarted", "RoundEnded", "RoundStarted", "Scored", "StartCardRefused"]
__all__ += ["StartCardTurned"]


EndCause = Literal["hand_empty", "exhausted", "finish_line", "doomsday", "time_bomb", "the_end"]

_CAUSES: dict[EndCause, str] = {
    "hand_empty": "somebody has no cards left",
    "exhausted": "the draw pile cannot supply a card",
    "finish_line": "the finish line is crossed",
    "doomsday": "it is doomsday",
    "time_bomb": "the bomb explodes",
    "the_end": "somebody has played The End",
}


def _names(seats: tuple[int, ...], name: Name) -> str:
    return ", ".join(map(name, seats)) or "nobody"


@frozen
class GameStarted(EventBase):
    """The game begins (FR-OPT-5)."""

    tag: ClassVar[str] = "game_started"

    players: int
    dealer: Seat

    def sentence(self, name: Name) -> str:
        return f"A game of {self.players} begins; {name(self.dealer)} deals first."


@frozen
class RoundStarted(EventBase):
    """The cards are shuffled for a new round (FR-SETUP-1, FR-SETUP-5)."""

    tag: ClassVar[str] = "round_started"

    number: int
    dealer: Seat

    def sentence(self, name: Name) -> str:
        return f"Round {self.number} begins; {name(self.dealer)} deals."


@frozen
class CardsDealt(OwnerEvent):
    """A player is dealt cards, at the start of a round (FR-SETUP-2) or by Tornado."""

    tag: ClassVar[str] = "cards_dealt"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None

    def sentence(self, name: Name) -> str:
        cards = f": {listed(self.cards)}" if self.cards else ""
        return f"{name(self.seat)} is dealt {plural(self.count, 'card')}{cards}."


@frozen
class StartCardTurned(EventBase):
    """The start card is turned up; it counts as the dealer's (FR-START-1, FR-START-2)."""

    tag: ClassVar[str] = "start_card_turned"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    seat: Seat
    card: Card

    def sentence(self, name: Name) -> str:
        return f"The start card is {self.card.label}, as if played by {name(self.seat)}."


@frozen
class StartCardRefused(EventBase):
    """
    A card with which no round can begin, or go on after a Rewind, is shuffled back into the draw pile.

    Another one is turned up (FR-START-13, FR-EVENT-REWIND-6).
    """

    tag: ClassVar[str] = "start_card_refused"
    reveals: ClassVar[frozenset[str]] = frozenset({"card", "occurrence"})

    card: Card

    def sentence(self, name: Name) -> str:
        del name
        return f"{self.card.label} cannot lie there and is shuffled back into the draw pile."


@frozen
class RoundEnded(EventBase):
    """
    A round is over (FR-END-1 to FR-END-3).

    Attributes:
        cause: why.
        finishers: the players without hand cards, ascending (FR-END-9).
    """

    tag: ClassVar[str] = "round_ended"

    cause: EndCause
    finishers: tuple[Seat, ...]

    def sentence(self, name: Name) -> str:
        without = f" Without cards: {_names(self.finishers, name)}." if self.finishers else ""
        return f"The round is over: {_CAUSES[self.cause]}.{without}"


@frozen
class Scored(EventBase):
    """
    The points of a round are counted (FR-SCORE-4).

    Attributes:
        points: the round points of every seat.
        accounts: the accounts with them; the same as the points where no accounts are kept.
    """

    tag: ClassVar[str] = "scored"
    reveals: ClassVar[frozenset[str]] = frozenset({"points", "accounts"})

    points: tuple[int, ...]
    accounts: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        rows = [f"{name(seat)} {points}" for seat, points in enumerate(self.points)]
        if self.accounts != self.points:
            rows = [f"{row}, now {account}" for row, account in zip(rows, self.accounts, strict=False)]
        return f"Points: {'; '.join(rows)}."


@frozen
class GameEnded(EventBase):
    """The game is over (FR-GAME-1, FR-GAME-3, FR-NOSCORE-1)."""

    tag: ClassVar[str] = "game_ended"
    reveals: ClassVar[frozenset[str]] = frozenset({"outcome", "occurrence"})

    outcome: Outcome

    def sentence(self, name: Name) -> str:
        winners = self.outcome.winners
        verb = "wins" if len(winners) == 1 else "share the win of"
        return f"{_names(winners, name)} {verb} the game."


Happening = (
    GameStarted | RoundStarted | CardsDealt | StartCardTurned | StartCardRefused | RoundEnded | Scored | GameEnded
)
