"""
What a seat may know ("Hidden information" of the rules page): the table in its present state.

What a seat has seen and the table does not show any more is in its :class:`~tabletricks.hydra.Memory`.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..core.item import Item
from ..core.outcome import Outcome
from ..core.seats import Seat
from .cards import Card
from .combinations import Top
from .options import Options, Stake
from .questions import Question


__all__ = ["Companion", "Laid", "MiddleCard", "OpenCard", "PileCard", "PlayerView", "Trick", "View"]


class Pending(Item):
    """What still has to happen, as far as a seat may know it; no promise is made about it."""

    __slots__ = ()

    members: ClassVar[dict[str, type[Item]]] = {}


@frozen
class MiddleCard:
    """
    One of the three cards in the middle.

    Attributes:
        card: the card; ``None`` if it lies face down, or was taken like that by somebody else.
        face_up: whether everybody has seen it.
        taker: who has taken it; ``None`` while it lies there, and when it is aside (HY-BID-10).
    """

    card: Card | None
    face_up: bool
    taker: Seat | None = None


@frozen
class Companion:
    """
    What is public about the Companion; who holds it unplayed follows from the hands (HY-COMPANION-3).

    Attributes:
        played_by: who has played it.
        named: whom that player has named.
    """

    played_by: Seat | None = None
    named: Seat | None = None


@frozen
class OpenCard:
    """
    The card that was dealt face up with six players (HY-6P-4).

    Attributes:
        card: the card.
        seat: who was dealt it.
    """

    card: Card
    seat: Seat


@frozen
class PileCard:
    """
    A card of a personal pile.

    Attributes:
        card: the card; ``None`` for whoever does not know it.
        known_by: the seats that know it, ascending (HY-2P-18).
    """

    card: Card | None
    known_by: tuple[Seat, ...] = ()


@frozen
class Laid:
    """
    Cards that were laid into a trick in one act.

    Attributes:
        seat: who laid them.
        cards: the cards.
    """

    seat: Seat
    cards: tuple[Card, ...]


@frozen
class Trick:
    """
    An open trick; a trick opens with its lead.

    Attributes:
        leader: who has led it.
        laid: everything that was played in it, in order.
        top: the play to beat.
        storm: whether the order is reversed (HY-STORM-5).
        checked: who has checked since the last play or Time Leap, ascending; never the owner (HY-TRICK-3).
    """

    leader: Seat
    laid: tuple[Laid, ...]
    top: Top
    storm: bool = False
    checked: tuple[Seat, ...] = ()

    def cards(self) -> tuple[Card, ...]:
        """All cards of the trick."""
        return tuple([card for laid in self.laid for card in laid.cards])


@frozen
class PlayerView:
    """
    What a seat may know of a player.

    Attributes:
        hand: the hand, sorted by rank; ``None`` for everybody else until the end of the game lays it open.
        hand_size: the number of its cards.
        score: the points so far.
        captured: the cards captured in this round (HY-TRICK-11).
        personal_pile: with two players the own pile, the top card last (HY-2P-1).
    """

    hand: tuple[Card, ...] | None
    hand_size: int
    score: int
    captured: tuple[Card, ...] = ()
    personal_pile: tuple[PileCard, ...] = ()


@frozen
class View:
    """
    A game as one seat, or a spectator, sees it; a card that it may not see is ``None``.

    Attributes:
        seat: whose view it is; ``None`` for a spectator.
        options: the options of the game.
        awaiting: the seats that block the game.
        question: what the seat is asked, awaited or not.
        asked: what everybody knows of the questions to those who are awaited.
        players: what is known of every player.
        outcome: how the game has ended, or ``None``.
        round: 1 for the first round.
        dealer: who deals this round (HY-SETUP-3).
        overtime: whether the first sole leader wins (HY-GAME-2 to HY-GAME-4).
        attackers: attacker 1, with six players also attacker 2 once it is known who that is.
        stake: 50, 40 or 30.
        middle: the three middle cards.
        companion: what is public about the Companion.
        open_card: the card that was dealt face up, with six players.
        trick: the open trick; ``None`` while somebody is to lead.
        drawn: the cards that whoever is on turn has drawn and must play at once, in order of drawing (HY-3P-5).
        shared_pile: the shared pile, the top card last; all but an open top card lie face down (HY-3P-2).
        pending: what the engine needs for a guess; no promise is made about it.
    """

    seat: Seat | None
    options: Options
    awaiting: tuple[Seat, ...]
    question: Question | None
    asked: tuple[Question, ...]
    players: tuple[PlayerView, ...]
    outcome: Outcome | None
    round: int
    dealer: Seat
    overtime: bool
    attackers: tuple[Seat, ...]
    stake: Stake
    middle: tuple[MiddleCard, ...]
    companion: Companion
    open_card: OpenCard | None
    trick: Trick | None
    drawn: tuple[Card, ...]
    shared_pile: tuple[Card | None, ...]
    pending: tuple[Pending, ...]
