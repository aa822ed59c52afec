"""
The All-Seeing Eye: all hands lie open until everybody has seen enough.

FR-EVENT-ALL_SEEING_EYE-1, FR-EVENT-ALL_SEEING_EYE-2.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ....core.forms import added
from ...actions import Acknowledge, Action
from ...decks import EventCard
from ...events import Acknowledged, HandsRevealed
from ..executing_events import Execution, event_card
from ..items import Question, misplaced
from ..state import Draft, Position


@frozen
class OpenHands(Question):
    """
    All hands are visible to everybody (FR-INFO-9).

    Attributes:
        waiting: those who have not seen enough yet, ascending.
        protected: those whose hand stays hidden (FR-EVENT-ALL_SEEING_EYE-2).
    """

    tag: ClassVar[str] = "open_hands"

    waiting: tuple[int, ...]
    protected: tuple[int, ...] = added(())

    def part_of(self) -> EventCard:
        """The event."""
        return "all_seeing_eye"

    def shows_hand(self, owner: int, viewer: int | None) -> bool:
        """As long as somebody is looking; everybody sees them."""
        del viewer
        return owner not in self.protected

    def awaits(self, state: Position) -> tuple[int, ...]:
        """Those who have not seen enough yet."""
        del state
        return self.waiting

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Having seen enough."""
        del state
        return [Acknowledge(seat)]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """Nothing else is possible."""
        return None if isinstance(action, Acknowledge) else misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The last one closes the hands."""
        draft.emit(Acknowledged(action.seat))
        waiting = tuple(seat for seat in self.waiting if seat != action.seat)
        if waiting:
            draft.then(OpenHands(waiting, self.protected))


@event_card("all_seeing_eye")
def all_seeing_eye(draft: Draft, execution: Execution) -> None:
    """Opens all hands, except those of protected players."""
    seats = execution.seats(draft)
    if seats:
        hands = [hand if seat in seats else None for seat, hand in enumerate(draft.hands)]
        draft.emit(HandsRevealed(tuple(hands)))
        draft.then(OpenHands(tuple(seats), execution.protected))
