"""
Market: open cards of the draw pile, one for everybody (FR-EVENT-MARKET-1 to FR-EVENT-MARKET-3).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ....core.words import Who
from ...actions import Action, Pass, Take
from ...cards import sort_cards, without
from ...events import CardsTaken, MarketOpened
from ...questions import CardQuestion, Question
from ...words import refuse
from ..executing_events import event_card
from ..items import InTurn, SeatDecision
from ..matching import each_once
from ..state import Draft, Position


@frozen
class Market(InTurn):
    """One player after the other comes, while there are cards."""

    tag: ClassVar[str] = "market"

    def part_of_seat(self, draft: Draft, seat: int) -> None:
        """Asks for a card."""
        if draft.open_cards:
            draft.then(MarketStall(seat))


@frozen
class MarketStall(SeatDecision):
    """A player takes one of the open cards."""

    tag: ClassVar[str] = "market_stall"
    counter_refused: ClassVar[str] = "counter_event"

    def offers(self, position: Position) -> list[Action]:
        """Every open card, once."""
        return [Take(self.seat, card) for card in each_once(position.open_cards)]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """A card that is still there."""
        if not isinstance(action, Take | Pass):
            return None
        cards = position.open_cards
        return refuse("FR-EVENT-MARKET-2", "take_from_market", cards=cards, number=len(cards))

    def not_asked(self, position: Position, action: Action) -> IllegalAction:
        """One after the other."""
        if isinstance(action, Take):
            return refuse("FR-EVENT-MARKET-2", "market_turn", player=Who(self.seat))
        return super().not_asked(position, action)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """One of those that lie there."""
        del position
        return CardQuestion(seat, required, "FR-EVENT-MARKET-2", "market")

    def take(self, draft: Draft, action: Action) -> None:
        """The card comes into the hand."""
        assert isinstance(action, Take)
        draft.open_cards = without(draft.open_cards, (action.card,))
        draft.receive(self.seat, (action.card,))
        draft.emit(CardsTaken(self.seat, (action.card,), "market"))


@event_card("market")
def market(draft: Draft) -> None:
    """Turns up a card for everybody; if there are too few, the last ones get none and the round will end."""
    order = tuple(draft.concerned())
    draft.open_cards = sort_cards(draft.off_pile(len(order)))
    draft.emit(MarketOpened(draft.open_cards))
    if len(draft.open_cards) < len(order):
        draft.run_dry(len(order) - len(draft.open_cards))
    draft.then(Market(order))
