"""
Recharge: an own power card that was used is turned face down again (FR-CARD-RECH-1 to FR-CARD-RECH-3).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, ChoosePower, Pass, choose_power, do_without
from ...events import PowerTurnedDown
from ...table import PowerSlot
from ..card_effects import effect_of
from ..items import SeatQuestion, misplaced
from ..state import Draft, Position


def _rechargeable(position: Position, seat: int) -> list[int]:
    """The power cards that lie face up since an earlier turn."""
    return [number for number, slot in enumerate(position.powers[seat]) if slot.face == "up"]


@frozen
class RechargePower(SeatQuestion):
    """The author chooses a power card to be turned down, or none."""

    tag: ClassVar[str] = "recharge_power"

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Doing without, and every own power card that lies face up since an earlier turn."""
        slots = _rechargeable(state, seat)
        return [do_without(seat), *(choose_power(seat, seat, slot) for slot in slots)]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Not one that lies face down, nor one that was activated in this turn."""
        if isinstance(action, Pass):
            return None
        if not isinstance(action, ChoosePower):
            return misplaced(state, action)
        own = state.powers[self.seat]
        if action.owner != self.seat or not 0 <= action.slot < len(own) or own[action.slot].face == "down":
            return IllegalAction("FR-CARD-RECH-1", "only an own power card that lies face up can be turned down")
        if own[action.slot].face == "activated":
            return IllegalAction("FR-CARD-RECH-2", "this power card was activated in the same turn")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """The power card can be used again."""
        if isinstance(action, ChoosePower):
            power = draft.powers[self.seat][action.slot].card
            assert power is not None
            draft.turn_power(self.seat, action.slot, PowerSlot(power))
            draft.emit(PowerTurnedDown(self.seat, action.slot, power))


@effect_of("recharge")
def recharge(draft: Draft, author: int) -> None:
    """Asks for the power card; without one that could be turned down nothing happens (FR-CARD-RECH-3)."""
    if _rechargeable(draft, author):
        draft.then(RechargePower(author))
