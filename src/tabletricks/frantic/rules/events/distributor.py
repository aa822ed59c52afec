"""
Distributor: the author looks at all hands and deals them anew (FR-EVENT-DISTRIBUTOR-1 to FR-EVENT-DISTRIBUTOR-4).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from ....core.errors import IllegalAction
from ....core.seats import Seat
from ...actions import Action, Assign
from ...events import HandAssigned, HandShown
from ...questions import HandQuestion, Question
from ..executing_events import event_card
from ..items import SeatDecision
from ..state import Draft, Position


@frozen
class AssignHands(SeatDecision):
    """
    The author assigns hand after hand; they change owners when all are assigned.

    The author's own hand is the first, so that whatever is decided about it leaves one for the author.

    Attributes:
        owners: whose hands are dealt, in this order.
        takers: who gets the first of them, as far as that is decided.
    """

    tag: ClassVar[str] = "assign_hands"
    belongs_to: ClassVar[str] = "an event"

    owners: tuple[Seat, ...]
    takers: tuple[Seat, ...] = ()

    @property
    def owner(self) -> int:
        """Whose hand is to be assigned now."""
        return self.owners[len(self.takers)]

    def shows_hand(self, position: Position, owner: int, viewer: int | None) -> bool:
        """The author sees all hands that are dealt (FR-INFO-8)."""
        del position
        return viewer == self.seat and owner in self.owners

    def offers(self, position: Position) -> list[Action]:
        """Everybody who has no hand yet."""
        del position
        free = sorted(set(self.owners) - set(self.takers))
        return [Assign(self.seat, self.owner, to) for to in free if not self.owner == to == self.seat]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """One hand for everybody, and for the author another one."""
        del position
        if not isinstance(action, Assign):
            return None
        if action.owner != self.owner:
            return IllegalAction("FR-EVENT-DISTRIBUTOR-1", f"the hand of seat {self.owner} is to be assigned")
        if action.to in self.takers or action.to not in self.owners:
            return IllegalAction("FR-EVENT-DISTRIBUTOR-1", f"seat {action.to} gets no hand, or no second one")
        return IllegalAction("FR-EVENT-DISTRIBUTOR-2", "you must not keep your own hand")

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Whose hand it is."""
        del position
        return HandQuestion(seat, required, "FR-EVENT-DISTRIBUTOR-1", self.owner)

    def take(self, draft: Draft, action: Action) -> None:
        """Goes on with the next hand; after the last one all change owners."""
        assert isinstance(action, Assign)
        draft.emit(HandAssigned(action.owner, action.to))
        takers = (*self.takers, action.to)
        if len(takers) < len(self.owners):
            draft.then(evolve(self, takers=takers))
            return
        hands = [draft.hands[owner] for owner in self.owners]
        for owner, taker, hand in zip(self.owners, takers, hands, strict=True):
            if owner != taker:
                draft.hand_over(owner, taker, hand)


@event_card("distributor")
def distributor(draft: Draft) -> None:
    """Shows the hands to the author, who deals them even if protected (FR-EVENT-DISTRIBUTOR-4)."""
    author, order = draft.event.author, draft.concerned()
    if not order or order == [author]:
        return  # nobody to deal to (FR-EVENT-GEN-16)
    owners = sorted(order, key=lambda seat: seat != author)
    for seat in owners:
        if seat != author:
            draft.emit(HandShown(author, seat, len(draft.hands[seat]), draft.hands[seat]))
    draft.then(AssignHands(author, tuple(owners)))
