"""
Power: the cap and how a player gets down to it (CH-POWER-6 to CH-POWER-11).
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ...core import OneSeat, Seat
from ...core.errors import IllegalAction
from ..actions import Action, DeclareKodora, ResolveCap
from ..events import CapPending, CapResolved
from ..options import POWER_CAP, TRADE_RATE
from ..questions import ComeDownToCap, Question
from ..rewards import Edition
from .items import Decision
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

    def refusal(self, position: Position, action: Action) -> IllegalAction:
        """Only the player over the cap may act, and only to get down to it."""
        if isinstance(action, DeclareKodora):
            return IllegalAction("CH-ADV-KODORA-11", "Kodora is declared in the upkeep only")
        if not isinstance(action, ResolveCap):
            return IllegalAction("CH-POWER-10", f"seat {self.seat} must first come down to {POWER_CAP} power")
        if action.seat != self.seat:
            return IllegalAction("CH-POWER-10", f"it is seat {self.seat} that holds too much power")
        msg = f"trade from 0 to {self._most(position)} times here, not {action.trades}"
        return IllegalAction("CH-POWER-9", msg)

    def question(self, position: Position, seat: int, *, required: bool) -> ComeDownToCap:
        """How far down, which only the player sees."""
        return ComeDownToCap(seat, required, "CH-POWER-9", position.players[seat].power, self._most(position))

    def take(self, draft: Draft, action: Action) -> None:
        """Trades, then discards what is still too much."""
        assert isinstance(action, ResolveCap)
        before = draft.players[self.seat]
        left = before.power - TRADE_RATE * action.trades
        discarded = max(0, left - POWER_CAP)
        draft.players[self.seat] = attrs.evolve(before, power=left - discarded, vp=before.vp + action.trades)
        draft.emit(CapResolved(self.seat, action.trades, discarded))

    def _most(self, position: Position) -> int:
        return -(-(position.players[self.seat].power - POWER_CAP) // TRADE_RATE)
