"""
Market: open cards of the draw pile, one for everybody (FR-EVENT-MARKET-1 to FR-EVENT-MARKET-3).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Pass, Take
from ...cards import Card, listed, sort_cards, without
from ...decks import EventCard
from ...events import CardTaken, MarketOpened
from ..executing_events import Execution, event_card
from ..items import SeatQuestion, misplaced
from ..state import Draft, Position


@frozen
class MarketStall(SeatQuestion):
    """
    A player takes one of the open cards.

    Attributes:
        cards: the cards that are left.
        later: who comes after him.
    """

    tag: ClassVar[str] = "market_stall"

    cards: tuple[Card, ...]
    later: tuple[int, ...]

    def part_of(self) -> EventCard:
        """The event."""
        return "market"

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Every open card, once."""
        del state
        return [Take(seat, card) for card in dict.fromkeys(self.cards)]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """A card that is still there."""
        if isinstance(action, Take):
            if action.card in self.cards:
                return None
            verb = "are" if len(self.cards) > 1 else "is"
            return IllegalAction("FR-EVENT-MARKET-2", f"on the Market {verb} {listed(self.cards)}")
        if isinstance(action, Pass):
            return IllegalAction("FR-EVENT-MARKET-2", "you must take one of the cards")
        return misplaced(state, action)

    def not_asked(self, state: Position, action: Action) -> IllegalAction:
        """One after the other."""
        if isinstance(action, Take):
            return IllegalAction("FR-EVENT-MARKET-2", f"it is for seat {self.seat} to take a card")
        return super().not_asked(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The card comes into the hand."""
        assert isinstance(action, Take)
        draft.receive(self.seat, (action.card,))
        draft.emit(CardTaken(self.seat, action.card))
        _open(draft, without(self.cards, (action.card,)), self.later)

    def loose_cards(self) -> tuple[Card, ...]:
        """The open cards."""
        return self.cards


def _open(draft: Draft, cards: tuple[Card, ...], seats: tuple[int, ...]) -> None:
    """Asks the next player, while there are cards."""
    if cards and seats:
        draft.then(MarketStall(seats[0], cards, seats[1:]))


@event_card("market")
def market(draft: Draft, execution: Execution) -> None:
    """Turns up a card for everybody; if there are too few, the last ones get none and the round will end."""
    order = tuple(execution.order(draft))
    cards = sort_cards(draft.off_pile(len(order)))
    draft.emit(MarketOpened(cards))
    if len(cards) < len(order):
        draft.run_dry(len(order) - len(cards))
    _open(draft, cards, order)
