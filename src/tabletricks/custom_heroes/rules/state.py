"""
The state of a game, and its working copy during a step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs
from attrs import frozen

from ...core import agenda as core
from ...core.game import Outcome
from ...core.rng import Rng
from ...core.seats import clockwise
from ..cards import Card
from ..events import Event, WinReason
from ..options import Options
from ..view import Hand, Trick


if TYPE_CHECKING:
    from .items import AgendaItem


@frozen
class Player:
    """
    One player.

    Attributes:
        hand: the cards in hand, sorted.
        screen: the advancements behind the screen, in the order of the catalogue.
        power: power tokens.
        vp: free victory points.
        staked: victory points that lie on Kodora cards.
        kodora: the bet cards, face up in front of the screen (CH-ADV-KODORA-5).
        place: the place in this hand, once it is known.
    """

    hand: tuple[Card, ...]
    screen: tuple[str, ...]
    power: int
    vp: int
    staked: int = 0
    kodora: tuple[Card, ...] = ()
    place: int | None = None


@frozen
class State:
    """
    A whole game at one moment, with every secret.

    Attributes:
        options: the options of the game.
        rng: the random source.
        agenda: what still has to happen, the next item last.
        hand: the hand that is played.
        players: the players, by seat.
        trick: the running trick; ``None`` before the first and after the last one of a hand.
        played: the cards of finished tricks of this hand, public (CH-TRICK-16).
        aside: the cards of the final hand that were not dealt (CH-FINAL-5).
        bag: the advancements in the bag, the next one first.
        outcome: how the game has ended, or ``None``.
        win_reason: why the winner has won, or ``None``.
    """

    options: Options
    rng: Rng
    agenda: tuple[AgendaItem, ...]
    hand: Hand
    players: tuple[Player, ...]
    trick: Trick | None = None
    played: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    bag: tuple[str, ...] = ()
    outcome: Outcome | None = None
    win_reason: WinReason | None = None


def all_cards(table: State | Draft) -> list[Card]:
    """Every character card of the game, wherever it lies."""
    cards = [*table.played, *table.aside]
    for player in table.players:
        cards += player.hand + player.kodora
    if table.trick is not None:
        cards += table.trick.cards()
    return cards


class Draft(core.Draft[State, "AgendaItem", Event]):
    """The working copy of a state during a step."""

    __slots__ = (
        "aside",
        "bag",
        "hand",
        "options",
        "outcome",
        "played",
        "players",
        "trick",
        "win_reason",
    )

    def __init__(self, state: State) -> None:
        super().__init__(state.agenda, state.rng)
        self.options = state.options
        self.hand = state.hand
        self.players = list(state.players)
        self.trick = state.trick
        self.played = state.played
        self.aside = state.aside
        self.bag = state.bag
        self.outcome = state.outcome
        self.win_reason = state.win_reason

    def freeze(self) -> State:
        """The state that the step leads to."""
        return State(
            self.options,
            self.rng,
            tuple(self.agenda),
            self.hand,
            tuple(self.players),
            self.trick,
            self.played,
            self.aside,
            self.bag,
            self.outcome,
            self.win_reason,
        )

    def running_trick(self) -> Trick:
        """The trick, where the rules have one running."""
        assert self.trick is not None
        return self.trick

    def active(self) -> list[int]:
        """The participants that still have hand cards, ascending."""
        return [seat for seat in self.hand.participants if self.players[seat].hand]

    def order_from(self, seat: int) -> list[int]:
        """The participants clockwise, beginning with a seat or the next one after it."""
        return [other for other in clockwise(seat, len(self.players)) if other in self.hand.participants]

    def gain(self, seat: int, *, vp: int = 0, power: int = 0) -> int:
        """Changes victory points, never below 0 (CH-SCORE-11), and power; returns by how much the points changed."""
        before = self.players[seat]
        points = max(0, before.vp + vp)
        self.players[seat] = attrs.evolve(before, vp=points, power=before.power + power)
        return points - before.vp

    def draw(self, seat: int, number: int) -> tuple[str, ...]:
        """Moves advancements from the bag to a screen, as many as there are (CH-SCORE-7, CH-SCORE-8)."""
        drawn, self.bag = self.bag[:number], self.bag[number:]
        before = self.players[seat]
        screen = self.options.cards.sort_types((*before.screen, *drawn))
        self.players[seat] = attrs.evolve(before, screen=screen)
        return drawn

    def win(self, seat: int, reason: WinReason) -> Outcome:
        """Ends the game (CH-FINAL-11)."""
        self.agenda.clear()
        self.win_reason = reason
        self.outcome = outcome = Outcome((seat,), tuple(player.vp for player in self.players))
        return outcome
