"""
What a seat may know (FR-INFO-1 to FR-INFO-13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from ..core.agenda import Asks
from ..core.forms import added
from ..core.game import Outcome
from .cards import FACE_DOWN, Card
from .decks import EventCard
from .options import Options
from .power_state import Powers, PowerSlot, PowerTable
from .state import Standing, State, Table


if TYPE_CHECKING:
    from .items import AgendaItem


@frozen
class PlayerView:
    """
    A player as a seat sees him.

    Attributes:
        hand: the hand cards; those that the seat may not see lie face down, ``Card("?")`` (FR-INFO-1).
        skipped: whether the next turn is missed.
    """

    hand: tuple[Card, ...]
    skipped: bool


@frozen
class PowersView:
    """
    The power cards as a seat sees them.

    Attributes:
        pile_size: the number of cards in the power pile (FR-INFO-2).
        slots: the power cards in front of every seat; the card of one that the seat may not see is ``None``
            (FR-INFO-4).
        table: what everybody sees and remembers of them.
    """

    pile_size: int
    slots: tuple[tuple[PowerSlot, ...], ...]
    table: PowerTable


@frozen
class View:
    """
    A game as one seat, or a spectator, sees it.

    Attributes:
        seat: whose view it is; ``None`` for a spectator.
        options: the options of the game.
        awaiting: the seats that block the game.
        agenda: what still has to happen, the next item last: its last one is the question that is asked. Hidden choices
            of others are left out, and their cards lie face down.
        standing: round, dealer and accounts.
        players: the players.
        draw_size: the number of cards in the draw pile (FR-INFO-2).
        discard: the discard pile, the top card last.
        event_deck_size: the number of event cards face down.
        spent_events: the event cards that lie face up beside the deck.
        revealed: every event of this round, in the order of its first appearance.
        table: what everybody sees and remembers of the round (FR-INFO-3).
        outcome: how the game has ended, or ``None``.
        powers: the power cards; ``None`` in a game without Supercharge.
    """

    seat: int | None
    options: Options
    awaiting: tuple[int, ...]
    agenda: tuple[AgendaItem, ...]
    standing: Standing
    players: tuple[PlayerView, ...]
    draw_size: int
    discard: tuple[Card, ...]
    event_deck_size: int
    spent_events: tuple[EventCard, ...]
    revealed: tuple[EventCard, ...]
    table: Table
    outcome: Outcome | None
    powers: PowersView | None = added(None)


def view_of(state: State, seat: int | None) -> View:
    """What a seat may know."""
    agenda, piles, powers = state.agenda, state.piles, state.powers
    top = agenda[-1] if agenda else None
    return View(
        seat,
        state.options,
        top.awaits(state) if isinstance(top, Asks) else (),
        tuple([item.seen_by(seat) for item in agenda]),
        state.standing,
        tuple(
            [
                PlayerView(
                    player.hand
                    if number == seat
                    or (top is not None and top.shows_hand(number, seat))
                    or (powers is not None and powers.opens(number))
                    else (FACE_DOWN,) * len(player.hand),
                    player.skipped,
                )
                for number, player in enumerate(state.players)
            ]
        ),
        len(piles.draw),
        piles.discard,
        len(piles.event_deck),
        piles.spent_events,
        piles.revealed,
        state.table,
        state.outcome,
        None if powers is None else _powers_seen(powers, seat),
    )


def _powers_seen(powers: Powers, seat: int | None) -> PowersView:
    """Everybody sees the own power cards, and those that lie face up."""
    return PowersView(
        len(powers.pile),
        tuple(own if owner == seat else tuple([slot.seen() for slot in own]) for owner, own in enumerate(powers.slots)),
        powers.table,
    )
