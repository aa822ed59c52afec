"""
The All-Seeing Eye: all hands lie open until everybody has seen enough.

FR-EVENT-ALL_SEEING_EYE-1, FR-EVENT-ALL_SEEING_EYE-2.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.seats import Seat
from ...actions import Acknowledge, Action
from ...events import Acknowledged, HandsRevealed
from ...questions import LookQuestion, Question
from ...rules.lasting_effects import hidden_again
from ..executing_events import event_card
from ..items import Decision
from ..state import Draft, Position


@frozen
class OpenHands(Decision):
    """
    All hands are visible to everybody (FR-INFO-9).

    Attributes:
        waiting: those who have not seen enough yet, ascending.
    """

    tag: ClassVar[str] = "open_hands"
    counter_refused: ClassVar[str] = "counter_event"

    waiting: tuple[Seat, ...]

    def shows_hand(self, position: Position, owner: int, viewer: int | None) -> bool:
        """As long as somebody is looking; those of protected players stay hidden (FR-EVENT-ALL_SEEING_EYE-2)."""
        del viewer
        return owner not in position.event.protected

    def awaits(self, position: Position) -> tuple[int, ...]:
        """Those who have not seen enough yet."""
        del position
        return self.waiting

    def actions(self, position: Position, seat: int) -> list[Action]:
        """Having seen enough."""
        del position
        return [Acknowledge(seat)] if seat in self.waiting else []

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Nothing to choose."""
        del position
        return LookQuestion(seat, required, "FR-EVENT-ALL_SEEING_EYE-1")

    def take(self, draft: Draft, action: Action) -> None:
        """The last one closes the hands."""
        waiting = tuple(seat for seat in self.waiting if seat != action.seat)
        draft.emit(Acknowledged(action.seat, () if waiting else hidden_again(draft, draft.concerned())))
        if waiting:
            draft.then(OpenHands(waiting))


@event_card("all_seeing_eye")
def all_seeing_eye(draft: Draft) -> None:
    """Opens all hands, except those of protected players."""
    seats = tuple(sorted(draft.concerned()))
    if seats:
        draft.emit(HandsRevealed(tuple(hand if seat in seats else None for seat, hand in enumerate(draft.hands))))
        draft.then(OpenHands(seats))
