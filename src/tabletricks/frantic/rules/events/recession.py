"""
Recession: the first player discards one card, the second two, and so on (FR-EVENT-RECESSION-1).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from ....core.refusals import IllegalAction
from ...actions import Action, Discard, Pass, do_without
from ...cards import Card
from ...questions import CardQuestion, Question
from ...words import refuse
from ..executing_events import event_card
from ..items import InTurn, SeatDecision
from ..matching import each_once
from ..special_cards.curse import discardable, refused_discard
from ..state import Draft, Position


@frozen
class Recession(InTurn):
    """One player after the other; whoever has no card is passed over."""

    tag: ClassVar[str] = "recession"

    def part_of_seat(self, draft: Draft, seat: int) -> None:
        """The number is the place in the order of the event."""
        left = min(1 + draft.concerned().index(seat), len(draft.hands[seat]))
        if left:
            draft.then(RecessionDiscard(seat, left))


@frozen
class RecessionDiscard(SeatDecision):
    """
    A player discards cards of their choice, one by one (FR-ACT-7).

    Whoever is left with Curse only says that there is nothing to discard (FR-EVENT-RECESSION-2).

    Attributes:
        left: how many are still to go, the whole hand at most.
    """

    tag: ClassVar[str] = "recession_discard"
    counter_refused: ClassVar[str] = "counter_event"

    left: int

    def offers(self, position: Position) -> list[Action]:
        """Every card of the hand that can be discarded, once; without one there is nothing to discard."""
        cards = each_once(discardable(position.hands[self.seat]))
        return [Discard(self.seat, card) for card in cards] or [do_without(self.seat)]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """A card of the hand; as many as demanded, if possible."""
        if isinstance(action, Discard):
            return refused_discard(position.hands[self.seat], action.card)
        passed = isinstance(action, Pass)
        return refuse("FR-EVENT-RECESSION-1", "discard_more", left=self.left) if passed else None

    def meant_by(self, seat: int, card: Card) -> Action | None:
        """Discarding it."""
        return Discard(seat, card)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """How many more."""
        del position
        return CardQuestion(seat, required, "FR-EVENT-RECESSION-1", "recession", self.left, owner=seat)

    def take(self, draft: Draft, action: Action) -> None:
        """Discards the card; then the next card, or the next player."""
        cards = (action.card,) if isinstance(action, Discard) else ()
        draft.discard_cards(self.seat, cards)
        if cards and self.left > 1:
            draft.then(evolve(self, left=self.left - 1))


@event_card("recession")
def recession(draft: Draft) -> None:
    """Asks the players in the order of the event."""
    draft.then(Recession(tuple(draft.concerned())))
