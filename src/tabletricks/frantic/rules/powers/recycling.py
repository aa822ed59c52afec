"""
Recycling: the card that was just played goes back into a hand (FR-POWER-RECYCLING-1 to FR-POWER-RECYCLING-5).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, Pass, Target
from ...events import CardRecycled, NoEffect
from ...questions import PlayerQuestion, Question
from ...words import refuse
from ..items import PlayerChoice
from ..playing import Charge, power_card
from ..state import Draft, Position


@frozen
class RecycleTo(PlayerChoice):
    """
    The activator chooses who takes the card.

    Attributes:
        charge: the card and what was before it.
    """

    tag: ClassVar[str] = "recycle_to"
    counter_refused: ClassVar[str] = "counter_power"

    charge: Charge

    def candidates(self, position: Position) -> range:
        """Everybody, the activator too."""
        return position.seats

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """Anybody, but somebody."""
        del position
        passed = isinstance(action, Pass)
        return refuse("FR-POWER-RECYCLING-1", "somebody_takes", card=self.charge.card) if passed else None

    def modest(self, position: Position, seat: int) -> Action:
        """Taking it back."""
        del position
        return self.choosing(seat)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Who takes it."""
        del position
        return PlayerQuestion(seat, required, "FR-POWER-RECYCLING-1", "recycling")

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
        if not charge.covered:
            draft.last_colour = charge.last_colour
            if not draft.demand.is_wish:
                draft.demand = charge.demand
        draft.emit(CardRecycled(self.seat, charge.card, action.target, draft.demand))


@power_card("recycling")
def recycling(draft: Draft, charge: Charge) -> None:
    """Asks who takes the card, if it still lies in the discard pile (FR-POWER-RECYCLING-5)."""
    if charge.card in draft.discard:
        draft.then(RecycleTo(charge.seat, charge))
    else:
        draft.emit(NoEffect("recycling", "card_gone", charge.seat))
