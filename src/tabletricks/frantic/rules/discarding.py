"""
Discarding cards by choice, one by one, as long as one likes: what Parasite and Seppuku have in common (FR-ACT-7).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from ...core.refusals import IllegalAction
from ..actions import Action, Discard, do_without
from ..cards import Card
from ..decks import EventCard
from ..questions import CardQuestion, Question
from .items import SeatDecision
from .matching import each_once
from .special_cards.curse import discardable, refused_discard
from .state import Draft, Position


@frozen
class MayDiscard(SeatDecision):
    """
    A player may discard some cards.

    Whoever is left with Curse only is asked all the same, because being asked must not betray a hand.

    Attributes:
        event: the event that allows it.
        rule_curse: the rule by which Curse stays.
        left: how many cards may still go.
    """

    event: ClassVar[EventCard]
    rule_curse: ClassVar[str]

    left: int

    def offers(self, position: Position) -> list[Action]:
        """Stopping, and every card that may be discarded."""
        cards = each_once(discardable(position.hands[self.seat]))
        return [do_without(self.seat), *(Discard(self.seat, card) for card in cards)]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """A card of the hand, but not Curse."""
        if not isinstance(action, Discard):
            return None
        return refused_discard(position.hands[self.seat], action.card, self.rule_curse)

    def meant_by(self, seat: int, card: Card) -> Action | None:
        """Discarding it."""
        return Discard(seat, card)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """How many at most."""
        del position
        rule = f"FR-EVENT-{self.event.upper()}-1"
        return CardQuestion(seat, required, rule, self.event, self.left, optional=True, owner=seat)

    def take(self, draft: Draft, action: Action) -> None:
        """Discards the card; who stops, or has no card left, may discard no more."""
        if isinstance(action, Discard):
            draft.discard_cards(self.seat, (action.card,))
            if self.left > 1 and draft.hands[self.seat]:
                draft.then(evolve(self, left=self.left - 1))
