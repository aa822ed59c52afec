"""
Distributor: the author looks at all hands and deals them anew (FR-EVENT-DISTRIBUTOR-1 to FR-EVENT-DISTRIBUTOR-4).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from ....core.refusals import IllegalAction
from ....core.seats import Seat
from ....core.words import Who
from ...actions import Action, Assign
from ...events import HandAssigned, HandShown, LookEnded, NoEffect
from ...questions import HandQuestion, Question
from ...rules.lasting_effects import hidden_again
from ...words import refuse
from ..executing_events import event_card
from ..items import SeatDecision
from ..state import Draft, Position


@frozen
class AssignHands(SeatDecision):
    """
    The author assigns hand after hand; they change owners when all are assigned.

    The author's own hand is the first, so that whatever is decided about it leaves one for the author.

    Attributes:
        takers: who gets the first of the hands, as far as that is decided.
    """

    tag: ClassVar[str] = "assign_hands"
    counter_refused: ClassVar[str] = "counter_event"

    takers: tuple[Seat, ...] = ()

    def _owner(self, position: Position) -> int:
        """Whose hand is to be assigned now."""
        return _owners(position)[len(self.takers)]

    def shows_hand(self, position: Position, owner: int, viewer: int | None) -> bool:
        """The author sees all hands that are dealt (FR-INFO-8)."""
        return viewer == self.seat and owner not in position.event.protected

    def offers(self, position: Position) -> list[Action]:
        """Everybody who has no hand yet."""
        owner, free = self._owner(position), sorted(set(_owners(position)) - set(self.takers))
        return [Assign(self.seat, owner, to) for to in free if not owner == to == self.seat]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """One hand for everybody, and for the author another one."""
        if not isinstance(action, Assign):
            return None
        if action.owner != self._owner(position):
            return refuse("FR-EVENT-DISTRIBUTOR-1", "hand_not_now", player=Who(self._owner(position)))
        if position.is_protected(action.to):
            return refuse("FR-EVENT-DISTRIBUTOR-1", "protected", player=Who(action.to))
        if action.to in self.takers:
            return refuse("FR-EVENT-DISTRIBUTOR-1", "hand_given", player=Who(action.to))
        return refuse("FR-EVENT-DISTRIBUTOR-2", "own_hand")

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Whose hand it is."""
        return HandQuestion(seat, required, "FR-EVENT-DISTRIBUTOR-1", self._owner(position))

    def take(self, draft: Draft, action: Action) -> None:
        """Goes on with the next hand; after the last one all change owners."""
        assert isinstance(action, Assign)
        draft.emit(HandAssigned(action.owner, action.to))
        takers = (*self.takers, action.to)
        owners = _owners(draft)
        if len(takers) < len(owners):
            draft.then(evolve(self, takers=takers))
            return
        assert set(takers) == set(owners)
        hands = [draft.hands[owner] for owner in owners]
        for owner, taker, hand in zip(owners, takers, hands, strict=True):
            if owner != taker:
                draft.hand_over(owner, taker, hand)
        seen = hidden_again(draft, [owner for owner in owners if owner != self.seat])
        if seen:
            draft.emit(LookEnded(self.seat, seen))


def _owners(position: Position) -> list[int]:
    """Whose hands are dealt, the author's first, then in the order of the event."""
    return sorted(position.concerned(), key=lambda seat: seat != position.event.author)


@event_card("distributor")
def distributor(draft: Draft) -> None:
    """Shows the hands to the author, who deals them even if protected (FR-EVENT-DISTRIBUTOR-4)."""
    author, owners = draft.event.author, _owners(draft)
    if owners in ([], [author]):
        draft.emit(NoEffect("distributor", "nobody_else"))  # FR-EVENT-GEN-16
        return
    for seat in owners:
        if seat != author:
            draft.emit(HandShown(author, seat, len(draft.hands[seat]), draft.hands[seat]))
    draft.then(AssignHands(author))
