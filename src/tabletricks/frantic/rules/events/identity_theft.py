"""
Identity Theft: the highest and the lowest account, or without accounts two players' places, are swapped.

FR-EVENT-IDENTITY_THEFT-1 to FR-EVENT-IDENTITY_THEFT-5.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Target
from ...decks import EventCard
from ...events import AccountsSwapped, PlacesSwapped
from ..executing_events import Execution, event_card, protected_in
from ..items import SeatQuestion, misplaced
from ..state import Draft, Position


@frozen
class SwapPlaces(SeatQuestion):
    """
    The author chooses two players, one after the other, who swap their places.

    Attributes:
        first: the one who is chosen already.
    """

    tag: ClassVar[str] = "swap_places"

    first: int | None = None

    def part_of(self) -> EventCard:
        """The event."""
        return "identity_theft"

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Everybody who is not protected, the author too."""
        protected = protected_in(state.agenda)
        return [Target(seat, other) for other in state.seats if other not in protected and other != self.first]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Two different players."""
        if not isinstance(action, Target):
            return misplaced(state, action)
        if action.target not in state.seats:
            return IllegalAction("FR-ACT-2", f"there is no seat {action.target}")
        if action.target in protected_in(state.agenda):
            return IllegalAction("FR-EVENT-GEN-5", f"seat {action.target} is protected from this event")
        if action.target == self.first:
            return IllegalAction("FR-EVENT-IDENTITY_THEFT-3", "two different players swap their places")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """Asks for the other one, or swaps the two."""
        assert isinstance(action, Target)
        if self.first is None:
            draft.then(SwapPlaces(self.seat, action.target))
        else:
            _swap_places(draft, self.first, action.target)


def _swap_places(draft: Draft, one: int, other: int) -> None:
    """
    Hands and power cards stay at the places, so that each takes over the other's.

    What belongs to a person goes along, because it belongs to the number of the seat; the turn goes on from the place
    where it was taken (FR-EVENT-IDENTITY_THEFT-4).
    """
    moved = {one: other, other: one}
    draft.emit(PlacesSwapped(one, other))
    powers = draft.powers
    powers[one], powers[other] = powers[other], powers[one]
    draft.seating = tuple(moved.get(seat, seat) for seat in draft.to_the_right())
    at_turn = draft.turn if draft.successor is None else draft.successor
    draft.successor = moved.get(at_turn, at_turn)
    hands = draft.hands[one], draft.hands[other]
    draft.hand_over(one, other, hands[0])
    draft.hand_over(other, one, hands[1])


def _swap_accounts(draft: Draft, order: list[int]) -> None:
    """Of several the first in the order of the event (FR-SEAT-5)."""
    accounts = draft.accounts
    highest, lowest = max(order, key=accounts.__getitem__), min(order, key=accounts.__getitem__)
    if accounts[highest] > accounts[lowest]:
        accounts[highest], accounts[lowest] = accounts[lowest], accounts[highest]
        draft.emit(AccountsSwapped(highest, lowest))


@event_card("identity_theft")
def identity_theft(draft: Draft, execution: Execution) -> None:
    """Accounts, or places; with fewer than two players there is nothing to swap (FR-EVENT-GEN-16)."""
    order = execution.order(draft)
    if len(order) < 2:
        return
    if draft.options.scoring == "points":
        _swap_accounts(draft, order)
    else:
        draft.then(SwapPlaces(execution.author))
