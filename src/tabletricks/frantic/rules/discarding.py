"""
Discarding cards by choice, one by one, as long as one likes: what Parasite and Seppuku have in common (FR-ACT-7).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from ...core.errors import IllegalAction
from ..actions import Action, Discard, Pass, do_without
from .items import SeatQuestion, misplaced
from .special_cards.curse import discardable, refused_discard
from .state import Draft, Position


class MayDiscard(SeatQuestion):
    """
    A player may discard some cards.

    Whoever is left with Curse only is asked all the same, because being asked must not betray a hand.

    Attributes:
        rule_curse: the rule by which Curse stays.
        left: how many cards may still go.
    """

    __slots__ = ()

    rule_curse: ClassVar[str]
    left: int

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Stopping, and every card that may be discarded."""
        return [do_without(seat), *(Discard(seat, card) for card in dict.fromkeys(discardable(state.hand(seat))))]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """A card of the hand, but not Curse, or no more."""
        if isinstance(action, Discard):
            return refused_discard(state.hand(self.seat), action.card, self.rule_curse)
        return None if isinstance(action, Pass) else misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Discards the card; who stops, or has no card left, may discard no more."""
        left = 0
        if isinstance(action, Discard):
            draft.discard_cards(self.seat, (action.card,))
            left = self.left - 1 if draft.hands[self.seat] else 0
        self.go_on(draft, left)

    @abstractmethod
    def go_on(self, draft: Draft, left: int) -> None:
        """Asks again if some more cards may go; otherwise what comes next."""
        raise NotImplementedError
