"""
What a seat may know (FR-INFO-1 to FR-INFO-13).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..core import Item
from ..core.outcome import Outcome
from ..core.seats import Seat
from .cards import Card, Colour
from .decks import EventCard
from .demands import Demand
from .events.rounds import EndCause
from .options import Options
from .questions import Question
from .table import Execution, InForce, PowerSlot


__all__ = ["PlayerView", "View"]


class Pending(Item):
    """What still has to happen; no promise is made about it."""

    __slots__ = ()

    members: ClassVar[dict[str, type[Item]]] = {}


@frozen
class PlayerView:
    """
    A player as a seat sees them.

    Attributes:
        hand: the hand cards; ``None`` if the seat may not see them (FR-INFO-1).
        hand_size: the number of hand cards.
        score: the points in the account.
        skipped: whether the next turn is missed.
        powers: the power cards in front of the player; the card of one that the seat may not see is ``None``
            (FR-INFO-4).
    """

    hand: tuple[Card, ...] | None
    hand_size: int
    score: int
    skipped: bool
    powers: tuple[PowerSlot, ...]


@frozen
class View:
    """
    A game as one seat, or a spectator, sees it.

    Attributes:
        seat: whose view it is; ``None`` for a spectator.
        options: the options of the game.
        awaiting: the seats that block the game.
        question: what the seat is asked, awaited or not.
        asked: what everybody knows of the questions to those who are awaited.
        players: the players.
        outcome: how the game has ended, or ``None``.
        round: 1 for the first round.
        dealer: who deals this round.
        draw_size: the number of cards in the draw pile (FR-INFO-2).
        discard: the discard pile, the top card last.
        event_deck_size: the number of event cards face down.
        spent_events: the event cards that lie face up beside the deck.
        revealed: every event of this round, in the order of its first appearance.
        demand: what the next card must match (FR-INFO-3).
        last_colour: the colour of the last coloured card that was played (FR-MATCH-19).
        direction: 1 in the normal direction of play, -1 against it (FR-SEAT-3).
        turn: whose turn it is; the dealer in the start step (FR-REACT-10).
        turn_number: the turns begun in this round; 0 in the start step.
        executing: the events that are being carried out, each inside the one before.
        open_cards: the cards that lie open on the Market, or were laid in a Tsunami.
        in_force: the events and then the powers in force, the oldest first.
        end_cause: why the round is to end at the next finish check (FR-END-4).
        spared: the players protected from the event that ends the round (FR-SCORE-12).
        seating: the players in the order in which they sit, each to the right of the one before; ``None`` while that is
            the order of their numbers (FR-EVENT-IDENTITY_THEFT-3).
        successor: the player who sits now where the turn was taken, if the turn player has moved
            (FR-EVENT-IDENTITY_THEFT-4).
        power_pile_size: the number of cards in the power pile (FR-INFO-2).
        power_used: whether a power card was activated in this turn (FR-POWER-GEN-2).
        pending: what ``determinize`` needs besides; no promise.
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
    draw_size: int
    discard: tuple[Card, ...]
    event_deck_size: int
    spent_events: tuple[EventCard, ...]
    revealed: tuple[EventCard, ...]
    demand: Demand
    last_colour: Colour | None
    direction: int
    turn: Seat
    turn_number: int
    executing: tuple[Execution, ...]
    open_cards: tuple[Card, ...]
    in_force: tuple[InForce, ...]
    end_cause: EndCause | None
    spared: tuple[Seat, ...]
    seating: tuple[Seat, ...] | None
    successor: Seat | None
    power_pile_size: int
    power_used: bool
    pending: tuple[Pending, ...]
