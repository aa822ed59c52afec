"""
Recharge: an own power card that was used is turned face down again (FR-CARD-RECH-1 to FR-CARD-RECH-3).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, ChoosePower, choose_power, do_without
from ...events import NoEffect, PowerTurnedDown
from ...questions import PowerQuestion, Question
from ...table import PowerSlot
from ...words import refuse
from ..card_effects import effect_of
from ..items import SeatDecision
from ..state import Draft, Position


def _rechargeable(position: Position, seat: int) -> list[int]:
    """The power cards that lie face up since an earlier turn."""
    return [number for number, slot in enumerate(position.powers[seat]) if slot.face == "up"]


@frozen
class RechargePower(SeatDecision):
    """The author chooses a power card to be turned down, or none."""

    tag: ClassVar[str] = "recharge_power"

    def offers(self, position: Position) -> list[Action]:
        """Doing without, and every own power card that lies face up since an earlier turn."""
        slots = _rechargeable(position, self.seat)
        return [do_without(self.seat), *(choose_power(self.seat, self.seat, slot) for slot in slots)]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """Not one that lies face down, nor one that was activated in this turn."""
        if not isinstance(action, ChoosePower):
            return None
        own = position.powers[self.seat]
        if action.owner == self.seat and 0 <= action.slot < len(own) and own[action.slot].face == "activated":
            return refuse("FR-CARD-RECH-2", "power_just_used")
        return refuse("FR-CARD-RECH-1", "power_not_up")

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which one."""
        del position
        return PowerQuestion(seat, required, "FR-CARD-RECH-1", "recharge", optional=True)

    def take(self, draft: Draft, action: Action) -> None:
        """The power card can be used again."""
        if isinstance(action, ChoosePower):
            power = draft.powers[self.seat][action.slot].card
            assert power is not None
            draft.turn_power(self.seat, action.slot, PowerSlot(power))
            draft.emit(PowerTurnedDown(self.seat, action.slot, power))
        else:
            draft.emit(NoEffect("recharge", "declined", self.seat))


@effect_of("recharge")
def recharge(draft: Draft, author: int) -> None:
    """Asks for the power card; without one that could be turned down nothing happens (FR-CARD-RECH-3)."""
    if _rechargeable(draft, author):
        draft.then(RechargePower(author))
    else:
        draft.emit(NoEffect("recharge", "no_used_power", author))
