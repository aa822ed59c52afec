"""
Power: the cap and how a player gets down to it (CH-POWER-6 to CH-POWER-11).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import attrs
from attrs import frozen

from ...core import IllegalAction, OneSeat, Seat, Who
from ..actions import Action, DeclareKodora, ResolveCap, Sleeve
from ..events import CapPending, CapResolved
from ..options import POWER_CAP, TRADE_RATE
from ..questions import ComeDownToCap, MaySleeve, Question
from ..rewards import Edition
from ..words import refuse
from .items import Decision
from .sleeving import offered_sleeves, put_on, refused_sleeve, sleeves_out_of_turn
from .state import Draft, Position


def check_cap(draft: Draft, seat: int, edition: Edition) -> None:
    """The check of one edition: asks a player with more than 6 power to get down to it (CH-POWER-7 to CH-POWER-10)."""
    if draft.options.edition == edition and draft.players[seat].power > POWER_CAP:
        draft.emit(CapPending(seat))
        draft.then(Cap(seat))


@frozen
class Cap(Decision, OneSeat[Position, Draft, Action, Question]):
    """
    A player decides how to get down to 6 power.

    Attributes:
        seat: the player.
    """

    tag: ClassVar[str] = "cap"

    seat: Seat

    def offers(self, position: Position) -> list[Action]:
        """Every number of trades that serves to get down (CH-POWER-9)."""
        return [ResolveCap(self.seat, trades) for trades in range(self._most(position) + 1)]

    def actions(self, position: Position, seat: int) -> Sequence[Action]:
        """In the English edition the others may put advancements on their cards meanwhile."""
        if seat == self.seat:
            return self.offers(position)
        return offered_sleeves(position, seat) if sleeves_out_of_turn(position, seat) else ()

    def modest(self, position: Position, seat: int) -> Action:
        """Trading what can be traded: nothing is thrown away that is worth a point."""
        return self.actions(position, seat)[-1]

    def refusal(self, position: Position, action: Action) -> IllegalAction:
        """Only the player over the cap may act, and only to get down to it."""
        if isinstance(action, Sleeve) and action.seat != self.seat and sleeves_out_of_turn(position, action.seat):
            fault = refused_sleeve(position, action)
            assert fault is not None
            return fault
        if isinstance(action, DeclareKodora):
            return refuse("CH-ADV-KODORA-11", "kodora_only_in_upkeep")
        if not isinstance(action, ResolveCap):
            return refuse("CH-POWER-10", "cap_first", turn=Who(self.seat))
        if action.seat != self.seat:
            return refuse("CH-POWER-10", "other_over_cap", turn=Who(self.seat), seat=Who(action.seat))
        return refuse("CH-POWER-9", "wrong_trades", most=self._most(position))

    def question(self, position: Position, seat: int, *, required: bool) -> ComeDownToCap | MaySleeve:
        """How far down, which only the player sees; the others may get an offer."""
        if seat != self.seat:
            return MaySleeve(seat, required, "CH-SLEEVE-10")
        return ComeDownToCap(seat, required, "CH-POWER-9", position.players[seat].power, self._most(position))

    def take(self, draft: Draft, action: Action) -> None:
        """Trades, then discards what is still too much."""
        if isinstance(action, Sleeve):
            put_on(draft, action)
            draft.put_back(self)
            return
        assert isinstance(action, ResolveCap)
        before = draft.players[self.seat]
        left = before.power - TRADE_RATE * action.trades
        discarded = max(0, left - POWER_CAP)
        draft.players[self.seat] = attrs.evolve(before, power=left - discarded, vp=before.vp + action.trades)
        draft.emit(CapResolved(self.seat, before.vp + action.trades, action.trades, discarded, left - discarded))

    def _most(self, position: Position) -> int:
        return -(-(position.players[self.seat].power - POWER_CAP) // TRADE_RATE)
