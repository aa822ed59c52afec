"""
Power: the cap and how a player gets down to it (CH-POWER-6 to CH-POWER-11).
"""

from __future__ import annotations

from typing import ClassVar, Literal

import attrs
from attrs import frozen

from ...core.agenda import Asks
from ...core.errors import IllegalAction
from ..actions import Action, DeclareKodora, ResolveCap
from ..events import CapPending, CapResolved
from ..options import POWER_CAP, TRADE_RATE
from .state import Draft, State


CapReason = Literal["turn_start", "turn_end", "scoring"]


def check_cap(draft: Draft, seat: int, reason: CapReason) -> None:
    """Asks a player with more than 6 power to get down to it (CH-POWER-10)."""
    if draft.players[seat].power > POWER_CAP:
        draft.emit(CapPending(seat))
        draft.then(Cap(seat, reason))


@frozen
class Cap(Asks[State, Draft, Action]):
    """
    A player decides how to get down to 6 power.

    Attributes:
        seat: the player.
        reason: at which of the check times it is (CH-POWER-7, CH-POWER-8).
    """

    tag: ClassVar[str] = "cap"

    seat: int
    reason: CapReason

    def awaits(self, state: State) -> tuple[int, ...]:
        """The player over the cap."""
        del state
        return (self.seat,)

    def actions(self, state: State, seat: int) -> list[Action]:
        """Every number of trades that serves to get down (CH-POWER-9)."""
        if seat != self.seat:
            return []
        return [ResolveCap(seat, trades) for trades in range(self._most(state) + 1)]

    def problem(self, state: State, action: Action) -> IllegalAction | None:
        """Only the player over the cap may act, and only to get down to it."""
        if isinstance(action, DeclareKodora):
            return IllegalAction("CH-ADV-KODORA-11", "Kodora is declared in the upkeep only")
        if not isinstance(action, ResolveCap):
            return IllegalAction("CH-POWER-10", f"seat {self.seat} must first come down to {POWER_CAP} power")
        if action.seat != self.seat:
            return IllegalAction("CH-POWER-10", f"it is seat {self.seat} that holds too much power")
        most = self._most(state)
        if not 0 <= action.trades <= most:
            return IllegalAction("CH-POWER-9", f"trade from 0 to {most} times here, not {action.trades}")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """Trades, then discards what is still too much."""
        assert isinstance(action, ResolveCap)
        before = draft.players[self.seat]
        left = before.power - TRADE_RATE * action.trades
        discarded = max(0, left - POWER_CAP)
        draft.players[self.seat] = attrs.evolve(before, power=left - discarded, vp=before.vp + action.trades)
        draft.emit(CapResolved(self.seat, action.trades, discarded))

    def _most(self, state: State) -> int:
        return -(-(state.players[self.seat].power - POWER_CAP) // TRADE_RATE)
