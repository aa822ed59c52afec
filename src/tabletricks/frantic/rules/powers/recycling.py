"""
Recycling: the card that was just played goes back into a hand (FR-POWER-RECYCLING-1 to FR-POWER-RECYCLING-5).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Pass, Target
from ...events import CardRecycled
from ..items import SeatQuestion, misplaced
from ..playing import Charge, power_card
from ..state import Draft, Position


@frozen
class RecycleTo(SeatQuestion):
    """
    The activator chooses who takes the card.

    Attributes:
        charge: the card and what was before it.
    """

    tag: ClassVar[str] = "recycle_to"
    is_power: ClassVar[bool] = True

    charge: Charge

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Everybody, the activator too."""
        return [Target(seat, target) for target in state.seats]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Anybody, but somebody."""
        if isinstance(action, Target):
            if action.target in state.seats:
                return None
            return IllegalAction("FR-ACT-2", f"there is no seat {action.target}")
        if isinstance(action, Pass):
            return IllegalAction("FR-POWER-RECYCLING-1", "somebody must take the card")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """
        Play goes on as if the card had not been played, only a wish made with it stays (FR-POWER-RECYCLING-2).

        A card that has covered it since is not undone (FR-POWER-RECYCLING-4).
        """
        assert isinstance(action, Target)
        charge, discard = self.charge, draft.discard
        at = len(discard) - 1 - discard[::-1].index(charge.card)
        draft.discard = (*discard[:at], *discard[at + 1 :])
        draft.receive(action.target, (charge.card,))
        draft.emit(CardRecycled(self.seat, charge.card, action.target))
        if not charge.covered:
            draft.last_colour = charge.last_colour
            if not draft.demand.is_wish:
                draft.demand = charge.demand


@power_card("recycling")
def recycling(draft: Draft, charge: Charge) -> None:
    """Asks who takes the card, if it still lies in the discard pile (FR-POWER-RECYCLING-5)."""
    if charge.card in draft.discard:
        draft.then(RecycleTo(charge.seat, charge))
