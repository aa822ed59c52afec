"""
Rewind: everybody takes two cards from the discard pile, and play goes on with a new one from the draw pile.

FR-EVENT-REWIND-1 to FR-EVENT-REWIND-8.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...actions import Action, UseEffect, do_without
from ...cards import Card
from ...demands import OPEN
from ...events import CardsTaken, CardTurned, NoEffect
from ...questions import DecisionQuestion, Question
from ..card_effects import EFFECTS
from ..executing_events import event_card
from ..items import SeatDecision
from ..playing import another_card, cover, leave_demand
from ..setup import turn_card
from ..state import Draft, Position


@frozen
class RewindUse(SeatDecision):
    """
    The author of the event may use the effect of the coloured special card that was turned up (FR-EVENT-REWIND-4).

    Attributes:
        card: the card.
    """

    tag: ClassVar[str] = "rewind_use"
    counter_refused: ClassVar[str] = "counter_event"

    card: Card

    def offers(self, position: Position) -> list[Action]:
        """Either."""
        del position
        return [do_without(self.seat), UseEffect(self.seat)]

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Whether to use it."""
        del position
        return DecisionQuestion(seat, required, "FR-EVENT-REWIND-4", "rewind", self.card)

    def take(self, draft: Draft, action: Action) -> None:
        """The effect begins as if the card had been played."""
        assert self.card.kind != "number"
        if isinstance(action, UseEffect):
            EFFECTS[self.card.kind](draft, self.seat, self.card)
        else:
            draft.emit(NoEffect(self.card.kind, "declined", self.seat))


@event_card("rewind")
def rewind(draft: Draft) -> None:
    """Twice round in the order of the event, as long as the discard pile lasts; then a card is turned up."""
    for seat in 2 * draft.concerned():
        if draft.discard:
            card = draft.discard[-1]
            draft.discard = draft.discard[:-1]
            draft.receive(seat, (card,))
            draft.emit(CardsTaken(seat, (card,), "rewind"))
    turned = turn_card(draft)
    if turned is None:
        draft.run_dry(1, draft.event.author)
        return
    draft.emit(CardTurned(draft.event.author, turned, "rewind"))
    another_card(draft)
    draft.demand = OPEN  # until the card, or the wish that it must make, says something else
    cover(draft)
    leave_demand(draft, turned)
    if turned.kind == "number":
        return  # a black card sets off nothing (FR-EVENT-REWIND-5)
    if turned.colour is not None:
        draft.then(RewindUse(draft.event.author, turned))
    else:
        EFFECTS[turned.kind](draft, draft.event.author, turned)
