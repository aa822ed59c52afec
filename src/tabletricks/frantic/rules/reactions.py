"""
Reaction windows: the moments in which a card may be thrown in (FR-REACT-1, FR-REACT-2, FR-REACT-7).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from ...core.errors import IllegalAction
from ..actions import Action, Pass, Throw, do_without
from ..cards import Card
from ..events import CardThrown, Imitated, Passed, Reaction
from .items import Question, misplaced
from .state import Draft, Position


MIMICRY = Card("MIM")


class ReactionWindow(Question):
    """
    A player may throw in a card; he is asked whether he holds it or not, because being asked must not betray a hand.

    Mimicry can be thrown in for it (FR-REACT-4).

    Attributes:
        reaction: what the window is for.
        card: the card that can be thrown in.
    """

    __slots__ = ()

    is_window: ClassVar[bool] = True
    reaction: ClassVar[Reaction]
    card: ClassVar[Card]

    @abstractmethod
    def will_be_asked(self, state: Position, seat: int) -> bool:
        """Whether another seat has its own window after this one."""
        raise NotImplementedError

    @abstractmethod
    def thrown(self, draft: Draft, seat: int) -> None:
        """What the card leads to; it lies on the discard pile."""
        raise NotImplementedError

    @abstractmethod
    def passed(self, draft: Draft) -> None:
        """What happens without it."""
        raise NotImplementedError

    def _is_for(self, card: Card) -> bool:
        """Whether a card is the one that can be thrown in here, or Mimicry in its place."""
        return card is self.card or card is MIMICRY

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Letting it pass, and throwing in the card if it is there."""
        found: list[Action] = [do_without(seat)]
        found += [Throw(seat, card) for card in (self.card, MIMICRY) if card in state.hand(seat)]
        return found

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Nothing but the one card, or Mimicry in its place, helps."""
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Throw) or not self._is_for(action.card):
            return misplaced(state, action)
        if action.card not in state.hand(action.seat):
            return IllegalAction("FR-PLAY-1", f"you do not hold a {action.card.label}")
        return None

    def not_asked(self, state: Position, action: Action) -> IllegalAction:
        """Windows are opened one after the other (FR-REACT-3)."""
        if isinstance(action, Throw) and self._is_for(action.card) and self.will_be_asked(state, action.seat):
            asked = self.awaits(state)[0]
            return IllegalAction("FR-REACT-3", f"seat {asked} is asked before you")
        return super().not_asked(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The card goes on top of the discard pile (FR-REACT-7)."""
        seat = action.seat
        if isinstance(action, Throw):
            draft.play(seat, action.card)
            draft.emit(CardThrown(seat, action.card))
            if action.card is not self.card:
                draft.emit(Imitated(seat, self.card))
            self.thrown(draft, seat)
        else:
            draft.emit(Passed(seat, self.reaction))
            self.passed(draft)
