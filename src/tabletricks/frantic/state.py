"""
The state of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from ..core.forms import added
from ..core.game import Outcome
from ..core.rng import Rng
from .cards import Card, Colour
from .decks import EventCard
from .events import EndCause
from .matching import Demand
from .options import Options
from .power_state import Powers


if TYPE_CHECKING:
    from .items import AgendaItem


@frozen
class Player:
    """
    One player in a round.

    Attributes:
        hand: the hand cards, sorted.
        skipped: whether the next turn is missed (FR-SKIP-1).
    """

    hand: tuple[Card, ...]
    skipped: bool = False


@frozen
class Standing:
    """
    What is carried from round to round (FR-SETUP-8).

    Attributes:
        round: 1 for the first round.
        dealer: who deals this round.
        accounts: the points of every seat.
    """

    round: int
    dealer: int
    accounts: tuple[int, ...]


@frozen
class Piles:
    """
    The cards on the table.

    Attributes:
        draw: the draw pile, the next card first.
        discard: the discard pile, the top card last.
        event_deck: the event cards face down, the next one first.
        spent_events: the event cards that lie face up beside the deck.
        revealed: every event of this round, in the order of its first appearance.
    """

    draw: tuple[Card, ...]
    discard: tuple[Card, ...]
    event_deck: tuple[EventCard, ...]
    spent_events: tuple[EventCard, ...] = ()
    revealed: tuple[EventCard, ...] = ()


@frozen
class Lasting:
    """
    An event that is in force for the rest of the round.

    Attributes:
        event: the event; a Time Bomb has its own place, because it counts turns.
        protected: the players whom it does not concern (FR-CARD-LUCKY-4).
        served: for Last Chance the players without cards whose event was triggered already (FR-EVENT-LAST_CHANCE-3).
    """

    event: EventCard
    protected: tuple[int, ...] = ()
    served: tuple[int, ...] = ()


@frozen
class Table:
    """
    What everybody sees and remembers of a round (FR-INFO-3).

    Attributes:
        demand: what the next card must match.
        last_colour: the colour of the last coloured card that was played (FR-MATCH-19).
        direction: 1 in the normal direction of play, -1 against it (FR-SEAT-3).
        turn: whose turn it is; the dealer in the start step (FR-REACT-10).
        turn_number: the turns begun in this round; 0 in the start step.
        time_bomb: how many turns each player has left, while a Time Bomb ticks (FR-EVENT-TIME_BOMB-7); ``None`` for a
            player who is protected from it (FR-CARD-LUCKY-4).
        end_cause: why the round is to end at the next finish check (FR-END-4).
        lasting: the other events in force, in the order in which they came.
        spared: the players protected from the event that ends the round (FR-SCORE-12).
        seating: the players in the order in which they sit, each to the right of the one before; ``None`` while that is
            the order of their numbers (FR-EVENT-IDENTITY_THEFT-3).
        successor: the player who sits now where the turn was taken, if the turn player has moved: the next turn is that
            of the place after (FR-EVENT-IDENTITY_THEFT-4).
    """

    demand: Demand
    last_colour: Colour | None
    direction: int
    turn: int
    turn_number: int
    time_bomb: tuple[int | None, ...] | None = None
    end_cause: EndCause | None = None
    lasting: tuple[Lasting, ...] = added(())
    spared: tuple[int, ...] = added(())
    seating: tuple[int, ...] | None = added(None)
    successor: int | None = added(None)


@frozen
class State:
    """
    A whole game at one moment, with every secret.

    Attributes:
        options: the options of the game.
        rng: the random source.
        agenda: what still has to happen, the next item last.
        standing: round, dealer and accounts.
        players: the players.
        piles: the cards on the table.
        table: what everybody sees and remembers of the round.
        outcome: how the game has ended, or ``None``.
        powers: the power cards; ``None`` in a game without Supercharge.
    """

    options: Options
    rng: Rng
    agenda: tuple[AgendaItem, ...]
    standing: Standing
    players: tuple[Player, ...]
    piles: Piles
    table: Table
    outcome: Outcome | None = None
    powers: Powers | None = added(None)

    @property
    def seats(self) -> range:
        """All seats, ascending."""
        return range(len(self.players))

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The hand of a seat."""
        return self.players[seat].hand

    def is_skipped(self, seat: int) -> bool:
        """Whether a seat has a skip flag."""
        return self.players[seat].skipped

    def is_protected(self, seat: int) -> bool:
        """Whether a player is protected from the event that is being executed."""
        return self.options.troublemaker and any(item.protects(seat) for item in self.agenda)
