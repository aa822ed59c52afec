"""
Number Wish: the activator wishes a number, whatever was wished before (FR-POWER-NUMBER_WISH-1).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Pass, WishColour, WishNumber, wish_number
from ...cards import NUMBERS
from ...demands import NUMBER_WISHES
from ...events import WishMade
from ..items import SeatQuestion, misplaced
from ..playing import Charge, power_card
from ..state import Draft, Position


@frozen
class WishPower(SeatQuestion):
    """The activator chooses the number."""

    tag: ClassVar[str] = "wish_power"
    is_power: ClassVar[bool] = True
    is_wish: ClassVar[bool] = True

    def offers(self, state: Position, seat: int) -> list[Action]:
        """The nine numbers."""
        del state
        return [wish_number(seat, number) for number in NUMBERS]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """A number from 1 to 9."""
        if isinstance(action, WishNumber):
            if action.number in NUMBERS:
                return None
            return IllegalAction("FR-WISH-2", f"numbers from 1 to 9 can be wished, not {action.number}")
        if isinstance(action, WishColour | Pass):
            return IllegalAction("FR-POWER-NUMBER_WISH-1", "Number Wish wishes a number")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The wish replaces every other one."""
        assert isinstance(action, WishNumber)
        draft.demand = NUMBER_WISHES[action.number]
        draft.emit(WishMade(self.seat, draft.demand))


@power_card("number_wish")
def number_wish(draft: Draft, charge: Charge) -> None:
    """Asks for the number."""
    draft.then(WishPower(charge.seat))
