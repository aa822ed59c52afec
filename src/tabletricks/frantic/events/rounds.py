"""
A round from its deal to its points.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core.outcome import Outcome
from ...core.seats import Seat
from ...core.vocabulary import EventBase, OwnerEvent
from ..cards import Card


__all__ = ["CardsDealt", "GameEnded", "GameStarted", "RoundEnded", "RoundStarted", "Scored", "StartCardRefused"]
__all__ += ["StartCardTurned"]


EndCause = Literal["hand_empty", "exhausted", "finish_line", "doomsday", "time_bomb", "the_end"]


@frozen
class GameStarted(EventBase):
    """The game begins (FR-OPT-5)."""

    tag: ClassVar[str] = "game_started"

    players: int
    dealer: Seat


@frozen
class RoundStarted(EventBase):
    """The cards are shuffled for a new round (FR-SETUP-1, FR-SETUP-5)."""

    tag: ClassVar[str] = "round_started"

    number: int
    dealer: Seat


@frozen
class CardsDealt(OwnerEvent):
    """A player is dealt cards, at the start of a round (FR-SETUP-2) or by Tornado."""

    tag: ClassVar[str] = "cards_dealt"
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None


@frozen
class StartCardTurned(EventBase):
    """The start card is turned up; it counts as the dealer's (FR-START-1, FR-START-2)."""

    tag: ClassVar[str] = "start_card_turned"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    seat: Seat
    card: Card


@frozen
class StartCardRefused(EventBase):
    """
    A card with which no round can begin, or go on after a Rewind, is shuffled back into the draw pile.

    Another one is turned up (FR-START-13, FR-EVENT-REWIND-6).
    """

    tag: ClassVar[str] = "start_card_refused"
    reveals: ClassVar[frozenset[str]] = frozenset({"card", "occurrence"})

    card: Card


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


@frozen
class GameEnded(EventBase):
    """The game is over (FR-GAME-1, FR-GAME-3, FR-NOSCORE-1)."""

    tag: ClassVar[str] = "game_ended"
    reveals: ClassVar[frozenset[str]] = frozenset({"outcome", "occurrence"})

    outcome: Outcome


Happening = (
    GameStarted | RoundStarted | CardsDealt | StartCardTurned | StartCardRefused | RoundEnded | Scored | GameEnded
)
