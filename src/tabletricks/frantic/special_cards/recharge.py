"""
Recharge: an own power card that was used is turned face down again (FR-CARD-RECH-1 to FR-CARD-RECH-3).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import Action, ChoosePower, Pass, choose_power, do_without
from ..draft import Draft
from ..effects import effect_of
from ..events import PowerTurnedDown
from ..power_state import Powers, PowerSlot
from ..questions import SeatQuestion, misplaced
from ..state import State


def _rechargeable(powers: Powers | None, seat: int) -> list[int]:
    """The power cards that lie face up since an earlier turn."""
    return [] if powers is None else [n for n, slot in enumerate(powers.slots[seat]) if slot.face == "up"]


@frozen
class RechargePower(SeatQuestion):
    """The author chooses a power card to be turned down, or none."""

    tag: ClassVar[str] = "recharge_power"

    def offers(self, state: State, seat: int) -> list[Action]:
        """Doing without, and every own power card that lies face up since an earlier turn."""
        slots = _rechargeable(state.powers, seat)
        return [do_without(seat), *(choose_power(seat, seat, slot) for slot in slots)]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Not one that lies face down, nor one that was activated in this turn."""
        if isinstance(action, Pass):
            return None
        if not isinstance(action, ChoosePower):
            return misplaced(state, action)
        assert state.powers is not None
        own = state.powers.slots[self.seat]
        if action.owner != self.seat or not 0 <= action.slot < len(own) or own[action.slot].face == "down":
            return IllegalAction("FR-CARD-RECH-1", "only an own power card that lies face up can be turned down")
        if own[action.slot].face == "activated":
            return IllegalAction("FR-CARD-RECH-2", "this power card was activated in the same turn")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """The power card can be used again."""
        if isinstance(action, ChoosePower):
            assert draft.powers is not None
            power = draft.powers.slots[self.seat][action.slot].card
            assert power is not None
            draft.powers = draft.powers.with_slot(self.seat, action.slot, PowerSlot(power))
            draft.emit(PowerTurnedDown(self.seat, action.slot, power))

    def audit(self, state: State) -> str | None:
        """There is a power card to be turned down."""
        problem = super().audit(state)
        if problem is None and not _rechargeable(state.powers, self.seat):
            return f"seat {self.seat} has nothing to recharge"
        return problem


@effect_of("recharge")
def recharge(draft: Draft, author: int) -> None:
    """Asks for the power card; without one that could be turned down nothing happens (FR-CARD-RECH-3)."""
    if _rechargeable(draft.powers, author):
        draft.then(RechargePower(author))
