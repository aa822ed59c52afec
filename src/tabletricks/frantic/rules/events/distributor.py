"""
Distributor: the author looks at all hands and deals them anew (FR-EVENT-DISTRIBUTOR-1 to FR-EVENT-DISTRIBUTOR-4).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Assign
from ...decks import EventCard
from ...events import HandAssigned, HandShown
from ..executing_events import Execution, event_card
from ..items import SeatQuestion, misplaced
from ..state import Draft, Position


@frozen
class AssignHands(SeatQuestion):
    """
    The author assigns hand after hand; they change owners when all are assigned.

    His own hand is the first, so that whatever he decides about it leaves something for him.

    Attributes:
        owners: whose hands are dealt, in this order.
        takers: who gets the first of them, as far as that is decided.
    """

    tag: ClassVar[str] = "assign_hands"

    owners: tuple[int, ...]
    takers: tuple[int, ...] = ()

    def part_of(self) -> EventCard:
        """The event."""
        return "distributor"

    @property
    def owner(self) -> int:
        """Whose hand is to be assigned now."""
        return self.owners[len(self.takers)]

    def shows_hand(self, owner: int, viewer: int | None) -> bool:
        """The author sees all hands that he deals (FR-INFO-8)."""
        return viewer == self.seat and owner in self.owners

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Everybody who has no hand yet."""
        del state
        free = sorted(set(self.owners) - set(self.takers))
        return [Assign(seat, self.owner, to) for to in free if not self.owner == to == seat]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """One hand for everybody, and not his own for the author."""
        if not isinstance(action, Assign):
            return misplaced(state, action)
        if action.owner != self.owner:
            return IllegalAction("FR-EVENT-DISTRIBUTOR-1", f"the hand of seat {self.owner} is to be assigned")
        if action.to not in self.owners:
            return IllegalAction("FR-EVENT-DISTRIBUTOR-1", f"seat {action.to} gets no hand")
        if action.to in self.takers:
            return IllegalAction("FR-EVENT-DISTRIBUTOR-1", f"seat {action.to} has got a hand already")
        if action.owner == action.to == self.seat:
            return IllegalAction("FR-EVENT-DISTRIBUTOR-2", "you must not keep your own hand")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """Goes on with the next hand; after the last one all change owners."""
        assert isinstance(action, Assign)
        draft.emit(HandAssigned(action.owner, action.to))
        takers = (*self.takers, action.to)
        if len(takers) < len(self.owners):
            draft.then(AssignHands(self.seat, self.owners, takers))
            return
        hands = [draft.hands[owner] for owner in self.owners]
        for owner, taker, hand in zip(self.owners, takers, hands, strict=True):
            if owner != taker:
                draft.hand_over(owner, taker, hand)


@event_card("distributor")
def distributor(draft: Draft, execution: Execution) -> None:
    """Shows the hands to the author, who deals them even if he is protected (FR-EVENT-DISTRIBUTOR-4)."""
    author = execution.author
    order = execution.order(draft)
    if not order or order == [author]:
        return  # nobody to deal to (FR-EVENT-GEN-16)
    owners = sorted(order, key=lambda seat: seat != author)
    for seat in owners:
        if seat != author:
            draft.emit(HandShown(author, seat, len(draft.hands[seat]), draft.hands[seat]))
    draft.then(AssignHands(author, tuple(owners)))
