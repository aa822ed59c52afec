"""
What a seat may know (CH-INFO-1 to CH-INFO-6).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..core import Item, Seat
from ..core.outcome import Outcome
from .cards import Card
from .events import Direction, WinReason
from .options import Options
from .questions import Question


__all__ = ["Hand", "PlayedSet", "PlayerView", "Trick", "View"]


@frozen
class PlayedSet:
    """
    A set on the pile.

    Attributes:
        seat: who played it.
        cards: its cards.
        activated: those of them whose ability was activated.
        count: the effective count (CH-PLAY-4).
        value: its value; ``None`` for an activated Ascended Form (CH-ADV-ASCENDED-3).
    """

    seat: Seat
    cards: tuple[Card, ...]
    activated: tuple[Card, ...]
    count: int
    value: int | None


@frozen
class Trick:
    """
    The contest around one pile.

    Attributes:
        leader: who leads it.
        pile: the sets, the top one last.
        direction: 1 ascending, -1 descending.
        queue: the seats that may still answer the top set, the next one first (CH-TRICK-2).
        skipped: the seat that the top set skipped (CH-TRICK-3).
    """

    leader: Seat
    pile: tuple[PlayedSet, ...] = ()
    direction: Direction = 1
    queue: tuple[Seat, ...] = ()
    skipped: Seat | None = None

    def cards(self) -> tuple[Card, ...]:
        """All cards of the pile."""
        return tuple(card for played in self.pile for card in played.cards)


@frozen
class Hand:
    """
    One cycle from deal to deal.

    Attributes:
        number: 1 for the first hand.
        final: whether it is the deciding hand after the regular ones (CH-FINAL-3).
        participants: the seats that take part, ascending.
        start: the seat that leads the first trick.
    """

    number: int
    final: bool
    participants: tuple[Seat, ...]
    start: Seat


class Pending(Item):
    """What the engine has still to do; nothing is promised of it."""

    __slots__ = ()

    members: ClassVar[dict[str, type[Item]]] = {}


@frozen
class PlayerView:
    """
    A player as a seat, or a spectator, sees them: everybody else's hand, screen and power are ``None``.

    Attributes:
        hand: the hand cards.
        hand_size: the number of hand cards.
        score: free victory points (CH-INFO-3).
        screen: the advancements behind the screen (CH-INFO-4).
        screen_size: the number of advancements behind the screen.
        power: power tokens (CH-INFO-4).
        staked: victory points on Kodora cards.
        kodora: the bet cards.
        place: the place in this hand, once it is known.
    """

    hand: tuple[Card, ...] | None
    hand_size: int
    score: int
    screen: tuple[str, ...] | None
    screen_size: int
    power: int | None
    staked: int
    kodora: tuple[Card, ...]
    place: int | None


@frozen
class View:
    """
    A game as one seat, or a spectator, sees it.

    Attributes:
        seat: whose view it is; ``None`` for a spectator.
        options: the options of the game.
        awaiting: the seats that block the game.
        question: what the seat is asked, or ``None``.
        asked: what everybody is asked, as far as all may know it.
        players: the players, by seat.
        outcome: how the game has ended, or ``None``.
        hand: the hand that is played.
        trick: the running trick.
        played: the cards of finished tricks of this hand.
        aside_size: the number of cards that were not dealt.
        bag_size: the number of advancements in the bag (CH-INFO-5).
        win_reason: why the winner has won, or ``None``.
        pending: what the engine keeps for ``determinize``; nothing is promised of it.
    """

    seat: Seat | None
    options: Options
    awaiting: tuple[Seat, ...]
    question: Question | None
    asked: tuple[Question, ...]
    players: tuple[PlayerView, ...]
    outcome: Outcome | None
    hand: Hand
    trick: Trick | None
    played: tuple[Card, ...]
    aside_size: int
    bag_size: int
    win_reason: WinReason | None
    pending: tuple[Pending, ...]
