"""
Rewind: everybody takes two cards from the discard pile, and play goes on with a new one from the draw pile.

FR-EVENT-REWIND-1 to FR-EVENT-REWIND-8.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Pass, UseEffect, do_without
from ...cards import Card
from ...decks import EventCard
from ...demands import OPEN
from ...events import DiscardTaken, RewindTurned
from ..card_effects import EFFECTS
from ..executing_events import Execution, event_card
from ..items import SeatQuestion, misplaced
from ..playing import another_card, cover, leave_demand
from ..setup import turn_card
from ..state import Draft, Position


@frozen
class RewindUse(SeatQuestion):
    """
    The author of the event may use the effect of the coloured special card that was turned up (FR-EVENT-REWIND-4).

    Attributes:
        card: the card.
    """

    tag: ClassVar[str] = "rewind_use"

    card: Card

    def part_of(self) -> EventCard:
        """The event."""
        return "rewind"

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Either."""
        del state
        return [do_without(seat), UseEffect(seat)]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Nothing else."""
        return None if isinstance(action, Pass | UseEffect) else misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The effect begins as if the card had been played."""
        assert self.card.kind is not None
        assert self.card.kind != "number"
        if isinstance(action, UseEffect):
            EFFECTS[self.card.kind](draft, self.seat, self.card)


@event_card("rewind")
def rewind(draft: Draft, execution: Execution) -> None:
    """Twice round in the order of the event, as long as the discard pile lasts; then a card is turned up."""
    for seat in 2 * execution.order(draft):
        if draft.discard:
            card = draft.discard[-1]
            draft.discard = draft.discard[:-1]
            draft.receive(seat, (card,))
            draft.emit(DiscardTaken(seat, card))
    turned = turn_card(draft)
    if turned is None:
        draft.run_dry(1)
        return
    draft.emit(RewindTurned(execution.author, turned))
    another_card(draft)
    draft.demand = OPEN  # until the card, or the wish that it must make, says something else
    cover(draft)
    leave_demand(draft, turned)
    if turned.kind is None or turned.kind == "number":
        return  # a black card sets off nothing (FR-EVENT-REWIND-5)
    if turned.colour is not None:
        draft.then(RewindUse(execution.author, turned))
    else:
        EFFECTS[turned.kind](draft, execution.author, turned)
