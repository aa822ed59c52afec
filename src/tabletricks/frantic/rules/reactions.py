"""
Reaction windows: the moments in which a card may be thrown in (FR-REACT-1 to FR-REACT-9).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ... import core
from ...core.refusals import IllegalAction
from ...core.seats import Seat
from ...core.words import Who
from ..actions import Action, Throw, do_without
from ..cards import Card
from ..events import CardThrown, Imitated, Passed
from ..events.turns import Reaction
from ..questions import Question, ReactionQuestion
from ..words import refuse
from .items import SeatDecision
from .matching import not_held
from .state import Draft, Position


MIMICRY = Card("MIM")


@frozen
class ReactionWindow(SeatDecision, core.Window[Position, Draft, Action, Question]):
    """
    A player may throw in a card, or Mimicry for it (FR-REACT-4).

    Attributes:
        reaction: what the window is for.
        card: the card that can be thrown in.
        rule: the rule that opens it.
        later: who is asked after the seat (FR-REACT-3).
    """

    is_window: ClassVar[bool] = True
    reaction: ClassVar[Reaction]
    card: ClassVar[Card]
    rule: ClassVar[str]

    later: tuple[Seat, ...]

    @abstractmethod
    def thrown(self, draft: Draft) -> None:
        """What the card of the seat leads to; it lies on the discard pile."""
        raise NotImplementedError

    def will_be_asked(self, position: Position, seat: int) -> bool:
        """Whether another seat has its own window after this one."""
        del position
        return seat in self.later

    def declining(self) -> Action:
        """Doing without."""
        return do_without(self.seat)

    def reactions(self, position: Position) -> Sequence[Action]:
        """Throwing in the card, if it is there."""
        hand = position.hands[self.seat]
        return [Throw(self.seat, card) for card in (self.card, MIMICRY) if card in hand]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """Nothing but the one card, or Mimicry in its place, helps."""
        del position
        return not_held(action.card) if isinstance(action, Throw) and self._is_for(action.card) else None

    def not_asked(self, position: Position, action: Action) -> IllegalAction:
        """Windows are opened one after the other (FR-REACT-3)."""
        if isinstance(action, Throw) and self._is_for(action.card) and self.will_be_asked(position, action.seat):
            return refuse("FR-REACT-3", "asked_before", player=Who(self.seat))
        return super().not_asked(position, action)

    def _is_for(self, card: Card) -> bool:
        """Whether a card is the one that can be thrown in here, or Mimicry in its place."""
        return card is self.card or card is MIMICRY

    def reacted(self, draft: Draft, action: Action) -> None:
        """The card goes on top of the discard pile (FR-REACT-7)."""
        assert isinstance(action, Throw)
        draft.play(self.seat, action.card)
        draft.emit(CardThrown(self.seat, action.card))
        if action.card is not self.card:
            draft.emit(Imitated(self.seat, self.card))
        self.thrown(draft)

    def declined(self, draft: Draft) -> None:
        """Everybody sees that."""
        draft.emit(Passed(self.seat, self.reaction))

    def meant_by(self, seat: int, card: Card) -> Action | None:
        """Throwing it in."""
        return Throw(seat, card)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """The same for all who are asked."""
        del position
        return ReactionQuestion(seat, required, self.rule, self.reaction)
