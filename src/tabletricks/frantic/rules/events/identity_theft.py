"""
Identity Theft: the highest and the lowest account, or without accounts two players' places, are swapped.

FR-EVENT-IDENTITY_THEFT-1 to FR-EVENT-IDENTITY_THEFT-5.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ....core.seats import Seat
from ....core.words import Who
from ...actions import Action, Target
from ...events import AccountsSwapped, NoEffect, PlacesSwapped
from ...questions import PlayerQuestion, Question
from ...words import refuse
from ..executing_events import event_card
from ..items import PlayerChoice, protected
from ..state import Draft, Position


@frozen
class SwapPlaces(PlayerChoice):
    """
    The author chooses two players, one after the other, who swap their places.

    Attributes:
        first: the one who is chosen already.
    """

    tag: ClassVar[str] = "swap_places"
    counter_refused: ClassVar[str] = "counter_event"

    first: Seat | None = None

    def candidates(self, position: Position) -> list[int]:
        """Everybody who is not protected, the author too."""
        return sorted(seat for seat in position.concerned() if seat != self.first)

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """Two different players."""
        if not isinstance(action, Target):
            return None
        if action.target in position.event.protected:
            return protected(action.target)
        return refuse("FR-EVENT-IDENTITY_THEFT-3", "place_chosen", player=Who(action.target))

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """The first or the second one."""
        del position
        return PlayerQuestion(seat, required, "FR-EVENT-IDENTITY_THEFT-3", "identity_theft", first=self.first)

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
    """Of several the nearest to the author (FR-SEAT-5)."""
    accounts = draft.accounts
    highest, lowest = max(order, key=accounts.__getitem__), min(order, key=accounts.__getitem__)
    if accounts[highest] > accounts[lowest]:
        most, fewest = accounts[highest], accounts[lowest]
        accounts[highest], accounts[lowest] = fewest, most
        draft.emit(AccountsSwapped(highest, lowest, most, fewest))
    else:
        draft.emit(NoEffect("identity_theft", "all_equal"))


@event_card("identity_theft")
def identity_theft(draft: Draft) -> None:
    """Accounts, or places; with fewer than two players there is nothing to swap (FR-EVENT-GEN-16)."""
    order = draft.nearest_first()
    if len(order) < 2:
        draft.emit(NoEffect("identity_theft", "nobody_else"))
        return
    if draft.options.scoring == "points":
        _swap_accounts(draft, order)
    else:
        draft.then(SwapPlaces(draft.event.author))
