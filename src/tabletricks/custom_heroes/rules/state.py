"""
The state of a game, and its working copy during a step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import attrs
from attrs import define, frozen

from ... import core
from ...core.outcome import Outcome
from ...core.rng import Rng
from ..cards import Card
from ..events import AdvancementsDrawn, Event, GameEnded, KodoraReturned, WinReason
from ..options import Options
from ..view import Hand, Pending, Trick


T = TypeVar("T")


def without(things: Iterable[T], gone: Iterable[T]) -> tuple[T, ...]:
    """What is left of some things when others are taken away, one for one."""
    left = list(things)
    for thing in gone:
        left.remove(thing)
    return tuple(left)


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

    def holding(self, hand: tuple[Card, ...], screen: tuple[str, ...], power: int) -> Player:
        """The player with another hand, screen and power."""
        return Player(hand, screen, power, self.vp, self.staked, self.kodora, self.place)


@define(eq=False)
class Position(core.Position):
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
    agenda: Sequence[Pending]
    hand: Hand
    players: Sequence[Player]
    trick: Trick | None = None
    played: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    bag: tuple[str, ...] = ()
    outcome: Outcome | None = None
    win_reason: WinReason | None = None

    @property
    def running_trick(self) -> Trick:
        """The trick, where the rules have one running."""
        assert self.trick is not None
        return self.trick

    def active(self) -> list[int]:
        """The participants that still have hand cards, ascending."""
        return [seat for seat in self.hand.participants if self.players[seat].hand]

    def order_from(self, seat: int) -> list[int]:
        """The participants clockwise, beginning with a seat or the next one after it."""
        return [other for other in core.clockwise(seat, len(self.players)) if other in self.hand.participants]

    def all_cards(self) -> list[Card]:
        """Every character card of the game, wherever it lies."""
        cards = [*self.played, *self.aside]
        for player in self.players:
            cards += player.hand + player.kodora
        if self.trick is not None:
            cards += self.trick.cards()
        return cards


@frozen
class State(Position):
    """A game at one moment, with every secret; what it is made of is promised to nobody."""


class Draft(core.Draft[Pending, Event], Position):
    """The working copy of a state during a step."""

    agenda: list[Pending]
    players: list[Player]

    def gain(self, seat: int, *, vp: int = 0, power: int = 0) -> int:
        """Changes victory points, never below 0 (CH-SCORE-11), and power; returns by how much the points changed."""
        before = self.players[seat]
        points = max(0, before.vp + vp)
        self.players[seat] = attrs.evolve(before, vp=points, power=before.power + power)
        return points - before.vp

    def draw(self, seat: int, number: int) -> None:
        """Moves advancements from the bag to a screen, as many as there are (CH-SCORE-7, CH-SCORE-8)."""
        if not number:
            return
        drawn, self.bag = self.bag[:number], self.bag[number:]
        before = self.players[seat]
        screen = self.options.cards.sort_types((*before.screen, *drawn))
        self.players[seat] = attrs.evolve(before, screen=screen)
        self.emit(AdvancementsDrawn(seat, len(drawn), number, drawn))

    def win(self, seat: int, reason: WinReason) -> None:
        """Ends the game (CH-FINAL-11); stakes go back first (CH-FINAL-12), and victory points rank the others."""
        for other, player in enumerate(self.players):
            if player.staked:
                total = player.vp + player.staked
                self.players[other] = attrs.evolve(player, vp=total, staked=0)
                self.emit(KodoraReturned(other, total, player.staked))
        self.agenda.clear()
        self.win_reason = reason
        self.outcome = Outcome.ranked([player.vp for player in self.players], winners=[seat])
        self.emit(GameEnded(self.outcome, reason))
