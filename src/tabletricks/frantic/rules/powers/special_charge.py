"""
Special Charge: a player draws a card for every special card in the own hand.

FR-POWER-SPECIAL_CHARGE-1, FR-POWER-SPECIAL_CHARGE-2.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Pass, Target
from ...events import SpecialsCounted
from ..items import SeatQuestion, misplaced
from ..playing import Charge, power_card
from ..state import Draft, Position


@frozen
class ChargeTarget(SeatQuestion):
    """The activator chooses the player."""

    tag: ClassVar[str] = "charge_target"
    is_power: ClassVar[bool] = True

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Everybody else."""
        return [Target(seat, target) for target in state.seats if target != seat]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Somebody else, whatever he holds."""
        if isinstance(action, Target):
            if action.target not in state.seats:
                return IllegalAction("FR-ACT-2", f"there is no seat {action.target}")
            if action.target == self.seat:
                return IllegalAction("FR-POWER-SPECIAL_CHARGE-1", "Special Charge is for another player")
            return None
        if isinstance(action, Pass):
            return IllegalAction("FR-POWER-SPECIAL_CHARGE-1", "Special Charge must be used on somebody")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The number is said aloud, and as many cards are drawn."""
        assert isinstance(action, Target)
        count = sum(card.kind != "number" for card in draft.hands[action.target])
        draft.emit(SpecialsCounted(action.target, count))
        if count:
            draft.draw(action.target, count)


@power_card("special_charge")
def special_charge(draft: Draft, charge: Charge) -> None:
    """Asks for the player."""
    draft.then(ChargeTarget(charge.seat))
