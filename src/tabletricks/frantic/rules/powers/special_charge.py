"""
Special Charge: a player draws a card for every special card in the own hand.

FR-POWER-SPECIAL_CHARGE-1, FR-POWER-SPECIAL_CHARGE-2.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, Pass, Target
from ...events import HandCounted
from ...questions import PlayerQuestion, Question
from ...words import refuse
from ..items import PlayerChoice
from ..playing import Charge, power_card
from ..state import Draft, Position


@frozen
class ChargeTarget(PlayerChoice):
    """The activator chooses the player."""

    tag: ClassVar[str] = "charge_target"
    counter_refused: ClassVar[str] = "counter_power"

    def candidates(self, position: Position) -> list[int]:
        """Everybody else, whatever they hold."""
        return [seat for seat in position.seats if seat != self.seat]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """Somebody, and somebody else."""
        del position
        chosen = isinstance(action, Target | Pass)
        return refuse("FR-POWER-SPECIAL_CHARGE-1", "choose_another") if chosen else None

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Who draws."""
        del position
        return PlayerQuestion(seat, required, "FR-POWER-SPECIAL_CHARGE-1", "special_charge")

    def take(self, draft: Draft, action: Action) -> None:
        """The number is said aloud, and as many cards are drawn."""
        assert isinstance(action, Target)
        count = sum(card.kind != "number" for card in draft.hands[action.target])
        draft.emit(HandCounted(action.target, count, "special_charge"))
        if count:
            draft.draw(action.target, count)


@power_card("special_charge")
def special_charge(draft: Draft, charge: Charge) -> None:
    """Asks for the player."""
    draft.then(ChargeTarget(charge.seat))
