"""
Positions that are put together by hand: what can be said about one.
"""

from __future__ import annotations

from attrs import frozen

from ..core import Seat
from .cards import Colour
from .decks import EventCard, PowerCard
from .demands import Demand
from .options import Options
from .table import InForce


__all__ = ["Arrangement", "Given"]

Given = str | int | tuple[str | int, ...]
"""
Cards by their texts, ``"GIFT.R B1"``; a number of others that chance picks, ``5``; or both, ``("GIFT.R B1", 3)``. Power
cards are written by their names; one that lies face up has a ``^``, ``"looping^ recycling"``.
"""


@frozen
class Arrangement:
    """
    A turn in the words of the view; :func:`arranged` sets it up, and its JSON text is what a bug report quotes.

    What is left open (``None``, or an entry that is missing at the end of a column) is dealt from the seed, out of what
    is left.

    Attributes:
        options: the options of the game.
        seed: the seed of the game, and of what is left open.
        hands: the hand of every seat; seven cards where open.
        scores: the points in every account; 0 where open.
        skipped: who misses the next turn.
        powers: the power cards in front of every seat; where open, two face down if Supercharge is in play.
        turn: whose turn it is.
        drawn: whether that player has drawn in this turn.
        turn_number: the turns begun in this round.
        round: the number of the round.
        dealer: who deals this round; if open, seat 0, or whoever deals the first round by the options.
        direction: 1 in the normal direction of play, -1 against it.
        seating: the players in the order in which they sit, if Identity Theft has changed it.
        discard: cards of the discard pile, the top card last. If there is none, a card lies there that goes with the
            demand, a coloured number if that is open, too.
        draw: the next cards of the draw pile, the top card first.
        draw_size: how many cards the draw pile has in all, the others lying under the discard pile; if open, all that
            are left.
        demand: what the next card must match; if open, what the uppermost card of the discard pile that demands
            anything has left.
        last_colour: the colour of the last coloured card that was played; if open, that of a demand that is no wish, or
            of the uppermost coloured card of the given discard pile.
        events: the next cards of the event deck, the top card first.
        event_deck_size: how many event cards are face down in all, the others lying face up; if open, all but those
            that were revealed in this round.
        spent_events: event cards face up beside the deck; those that were revealed lie there, too, unless they are
            among the next ones.
        revealed: the events of this round; those in force come before them, unless they are named.
        power_pile: the next cards of the power pile, the top card first; it has all that are left.
        in_force: the events and powers in force, the oldest first, events before powers.
    """

    options: Options
    seed: int = 0
    hands: tuple[Given | None, ...] = ()
    scores: tuple[int | None, ...] = ()
    skipped: tuple[Seat, ...] = ()
    powers: tuple[Given | None, ...] = ()
    turn: Seat = 0
    drawn: bool = False
    turn_number: int = 1
    round: int = 1
    dealer: Seat | None = None
    direction: int = 1
    seating: tuple[Seat, ...] | None = None
    discard: str = ""
    draw: str = ""
    draw_size: int | None = None
    demand: Demand | None = None
    last_colour: Colour | None = None
    events: tuple[EventCard, ...] = ()
    event_deck_size: int | None = None
    spent_events: tuple[EventCard, ...] = ()
    revealed: tuple[EventCard, ...] = ()
    power_pile: tuple[PowerCard, ...] = ()
    in_force: tuple[InForce, ...] = ()
