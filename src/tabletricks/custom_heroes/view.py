"""
What a seat may know (CH-INFO-1 to CH-INFO-6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from attrs import frozen

from ..core.agenda import Asks
from ..core.game import Outcome
from .cards import Card
from .events import WinReason
from .options import Options
from .power import Cap
from .state import Hand, Seat, State, Trick
from .upkeep import Upkeep


if TYPE_CHECKING:
    from .items import AgendaItem

Phase = Literal["upkeep", "turn", "cap", "game_over"]


@frozen
class SeatView:
    """
    A player as another one sees him; the own seat, and only that, has the last three fields.

    Attributes:
        hand_size: the number of hand cards.
        screen_size: the number of advancements behind the screen.
        vp: free victory points (CH-INFO-3).
        staked: victory points on Kodora cards.
        kodora: the bet cards.
        place: the place in this hand, once it is known.
        hand: the hand cards.
        screen: the advancements behind the screen (CH-INFO-4).
        power: power tokens (CH-INFO-4).
    """

    hand_size: int
    screen_size: int
    vp: int
    staked: int
    kodora: tuple[Card, ...]
    place: int | None
    hand: tuple[Card, ...] | None = None
    screen: tuple[str, ...] | None = None
    power: int | None = None


@frozen
class View:
    """
    A game as one seat, or a spectator, sees it.

    Attributes:
        seat: whose view it is; ``None`` for a spectator.
        options: the options of the game.
        phase: what kind of decision is awaited.
        awaiting: the seats that block the game.
        agenda: what still has to happen, the next item last, without the answers of others.
        hand: the hand that is played.
        seats: the players.
        trick: the running trick.
        played: the cards of finished tricks of this hand.
        aside_size: the number of cards that were not dealt.
        bag_size: the number of advancements in the bag (CH-INFO-5).
        outcome: how the game has ended, or ``None``.
        win_reason: why the winner has won, or ``None``.
    """

    seat: int | None
    options: Options
    phase: Phase
    awaiting: tuple[int, ...]
    agenda: tuple[AgendaItem, ...]
    hand: Hand
    seats: tuple[SeatView, ...]
    trick: Trick | None
    played: tuple[Card, ...]
    aside_size: int
    bag_size: int
    outcome: Outcome | None
    win_reason: WinReason | None


def view_of(state: State, seat: int | None) -> View:
    """What a seat may know."""
    agenda = state.agenda
    phase: Phase = "game_over"
    awaiting: tuple[int, ...] = ()
    if agenda:
        item = agenda[-1]
        phase = "upkeep" if isinstance(item, Upkeep) else "cap" if isinstance(item, Cap) else "turn"
        if isinstance(item, Asks):
            awaiting = item.awaits(state)
    return View(
        seat,
        state.options,
        phase,
        awaiting,
        tuple(item.seen_by(seat) for item in agenda),
        state.hand,
        tuple(_seat_view(player, own=number == seat) for number, player in enumerate(state.seats)),
        state.trick,
        state.played,
        len(state.aside),
        len(state.bag),
        state.outcome,
        state.win_reason,
    )


def _seat_view(player: Seat, *, own: bool) -> SeatView:
    open_part = (len(player.hand), len(player.screen), player.vp, player.staked, player.kodora, player.place)
    return SeatView(*open_part, player.hand, player.screen, player.power) if own else SeatView(*open_part)
