"""
Number Wish: the activator wishes a number, whatever was wished before (FR-POWER-NUMBER_WISH-1).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, Pass, WishColour, WishNumber, wish_number
from ...cards import NUMBERS
from ...questions import Question, WishQuestion
from ...words import refuse
from ..items import SeatDecision
from ..playing import Charge, power_card
from ..state import Draft, Position
from ..wishes import wish, wrong_number


@frozen
class WishPower(SeatDecision):
    """The activator chooses the number."""

    tag: ClassVar[str] = "wish_power"
    counter_refused: ClassVar[str] = "counter_power"

    def offers(self, position: Position) -> list[Action]:
        """The nine numbers."""
        del position
        return [wish_number(self.seat, number) for number in NUMBERS]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """A number from 1 to 9."""
        del position
        if isinstance(action, WishNumber):
            return wrong_number(action)
        wishes = isinstance(action, WishColour | Pass)
        return refuse("FR-POWER-NUMBER_WISH-1", "only_a_number") if wishes else None

    def modest(self, position: Position, seat: int) -> Action:
        """The number that is held most."""
        held = [card.number for card in position.hands[seat]]
        return wish_number(seat, max(NUMBERS, key=held.count))

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """No colour."""
        del position
        rule = "FR-POWER-NUMBER_WISH-1"
        return WishQuestion(seat, required, rule, "number_wish", colours=False, numbers=True, optional=False)

    def take(self, draft: Draft, action: Action) -> None:
        """The wish replaces every other one."""
        wish(draft, action)


@power_card("number_wish")
def number_wish(draft: Draft, charge: Charge) -> None:
    """Asks for the number."""
    draft.then(WishPower(charge.seat))
