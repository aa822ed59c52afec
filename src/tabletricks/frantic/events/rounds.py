"""
A round from its deal to its points.
"""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from attrs import frozen

from ...core.changes import Change
from ...core.outcome import Outcome
from ...core.seats import Seat
from ...core.vocabulary import EventBase, OwnerEvent
from ...core.words import Message, Who
from ..cards import Card
from .wording import in_rows, written


__all__ = ["CardsDealt", "GameEnded", "GameStarted", "HandsCounted", "PointsCounted", "RoundEnded"]
__all__ += ["RoundStarted", "Scored", "StartCardRefused", "StartCardTurned"]


EndCause = Literal["hand_empty", "exhausted", "finish_line", "doomsday", "time_bomb", "the_end"]

PointsReason = Literal["doubled", "reward", "penalty", "protected"]
"""Why somebody gets other points than the hand counts: the Time Bomb, or Lucky Bastard."""


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
    """
    A player is dealt a new hand, at the start of a round (FR-SETUP-2) or by Tornado.

    Attributes:
        seat: the player.
        count: how many cards.
        cards: which.
        old_count: how many cards the hand had before, which are shuffled in.
        old_cards: which.
    """

    tag: ClassVar[str] = "cards_dealt"
    secret: ClassVar[tuple[str, ...]] = ("cards", "old_cards")
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    count: int
    cards: tuple[Card, ...] | None
    old_count: int = 0
    old_cards: tuple[Card, ...] | None = ()

    def changes(self) -> tuple[Change, ...]:
        return (
            Change(self.seat, self.count, self.old_count, written(self.cards), written(self.old_cards), hidden=True),
        )


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

    def message(self) -> Message:
        one = len(self.finishers) == 1
        why = Message(f"event.round_ended.{self.cause}", {"finishers": tuple(map(Who, self.finishers)), "one": one})
        return self.says("finishers" if self.finishers and self.cause != "hand_empty" else "", why=why, one=one)


@frozen
class HandsCounted(EventBase):
    """
    The hands give points (FR-SCORE-1, FR-SCORE-4); everybody sees their own one (FR-INFO-1).

    Attributes:
        hands: the hand of every seat; ``None`` where it is not seen.
    """

    tag: ClassVar[str] = "hands_counted"

    hands: tuple[tuple[Card, ...] | None, ...]

    def seen_by(self, seat: int | None) -> Self | None:
        """The own hand; nothing for somebody who has none."""
        if seat is None:
            return None
        return type(self)(tuple([hand if owner == seat else None for owner, hand in enumerate(self.hands)]))

    def message(self) -> Message:
        seen = [(seat, hand) for seat, hand in enumerate(self.hands) if hand is not None]
        rows = [Message("event.hands_counted.row", {"seat": Who(seat), "cards": hand}) for seat, hand in seen]
        return self.says(rows=in_rows(rows))


@frozen
class PointsCounted(EventBase):
    """
    Somebody gets other points than the hand counts (FR-SCORE-8, FR-SCORE-9, FR-SCORE-12, FR-SCORE-13).

    Attributes:
        seat: the player.
        reason: why.
        hand_points: what the hand counts; ``None`` where nobody counts it.
        points: what the player gets.
    """

    tag: ClassVar[str] = "points_counted"
    reveals: ClassVar[frozenset[str]] = frozenset({"hand_points", "points"})

    seat: Seat
    reason: PointsReason
    hand_points: int | None
    points: int

    def message(self) -> Message:
        return self.says(self.reason)


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

    def message(self) -> Message:
        kept = self.accounts != self.points
        rows = [
            Message(
                "event.scored.account" if kept else "event.scored.row", {"seat": Who(seat), "points": p, "account": a}
            )
            for seat, (p, a) in enumerate(zip(self.points, self.accounts, strict=True))
        ]
        return self.says(rows=in_rows(rows))

    def changes(self) -> tuple[Change, ...]:
        return tuple([Change(seat, score=account) for seat, account in enumerate(self.accounts)])


@frozen
class GameEnded(EventBase):
    """The game is over (FR-GAME-1, FR-GAME-3, FR-NOSCORE-1)."""

    tag: ClassVar[str] = "game_ended"
    reveals: ClassVar[frozenset[str]] = frozenset({"outcome", "occurrence"})

    outcome: Outcome

    def message(self) -> Message:
        winners = tuple(map(Who, self.outcome.winners))
        rows = [
            Message("event.scored.row", {"seat": Who(seat), "points": score})
            for seat, score in enumerate(self.outcome.scores)
        ]
        return self.says(winners=winners, one=len(winners) == 1, rows=in_rows(rows))


Happening = (
    GameStarted
    | RoundStarted
    | CardsDealt
    | StartCardTurned
    | StartCardRefused
    | RoundEnded
    | HandsCounted
    | PointsCounted
    | Scored
    | GameEnded
)
