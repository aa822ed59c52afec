"""
Market: open cards of the draw pile, one for everybody (FR-EVENT-MARKET-1 to FR-EVENT-MARKET-3).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import Action, Pass, Take
from ..cards import FACE_DOWN, Card, listed, sort_cards, without
from ..decks import EventCard
from ..draft import Draft
from ..events import CardTaken, MarketOpened
from ..occasions import Occasion, event_card
from ..questions import SeatQuestion, misplaced
from ..state import State


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

    def offers(self, state: State, seat: int) -> list[Action]:
        """Every open card, once."""
        del state
        return [Take(seat, card) for card in dict.fromkeys(self.cards)]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """A card that is still there."""
        if isinstance(action, Take):
            if action.card in self.cards:
                return None
            verb = "are" if len(self.cards) > 1 else "is"
            return IllegalAction("FR-EVENT-MARKET-2", f"on the Market {verb} {listed(self.cards)}")
        if isinstance(action, Pass):
            return IllegalAction("FR-EVENT-MARKET-2", "you must take one of the cards")
        return misplaced(state, action)

    def not_asked(self, state: State, action: Action) -> IllegalAction:
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

    def audit(self, state: State) -> str | None:
        """There are open cards, and nobody comes twice."""
        problem = super().audit(state)
        if problem is not None:
            return problem
        seats = (self.seat, *self.later)
        if any(seat not in state.seats for seat in seats) or len(set(seats)) < len(seats):
            return "on the Market everybody comes once"
        if not 1 <= len(self.cards) <= len(seats) or self.cards != sort_cards(self.cards) or FACE_DOWN in self.cards:
            return "the cards of the Market are not as they should be"
        return None


def _open(draft: Draft, cards: tuple[Card, ...], seats: tuple[int, ...]) -> None:
    """Asks the next player, while there are cards."""
    if cards and seats:
        draft.then(MarketStall(seats[0], cards, seats[1:]))


@event_card("market")
def market(draft: Draft, occasion: Occasion) -> None:
    """Turns up a card for everybody; if there are too few, the last ones get none and the round will end."""
    order = tuple(occasion.order(draft))
    cards = sort_cards(draft.off_pile(len(order)))
    draft.emit(MarketOpened(cards))
    if len(cards) < len(order):
        draft.run_dry(len(order) - len(cards))
    _open(draft, cards, order)
