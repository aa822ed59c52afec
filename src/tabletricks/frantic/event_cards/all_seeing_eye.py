"""
The All-Seeing Eye: all hands lie open until everybody has seen enough.

FR-EVENT-ALL_SEEING_EYE-1, FR-EVENT-ALL_SEEING_EYE-2.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.errors import IllegalAction
from ...core.forms import added
from ..actions import Acknowledge, Action
from ..cards import FACE_DOWN
from ..decks import EventCard
from ..draft import Draft
from ..events import Acknowledged, HandsRevealed
from ..occasions import Occasion, event_card, protected_in
from ..questions import Question, misplaced
from ..state import State


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

    def awaits(self, state: State) -> tuple[int, ...]:
        """Those who have not seen enough yet."""
        del state
        return self.waiting

    def offers(self, state: State, seat: int) -> list[Action]:
        """Having seen enough."""
        del state
        return [Acknowledge(seat)]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Nothing else is possible."""
        return None if isinstance(action, Acknowledge) else misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The last one closes the hands."""
        draft.emit(Acknowledged(action.seat))
        waiting = tuple(seat for seat in self.waiting if seat != action.seat)
        if waiting:
            draft.then(OpenHands(waiting, self.protected))

    def audit(self, state: State) -> str | None:
        """Somebody is looking."""
        if not self.waiting or list(self.waiting) != sorted(set(self.waiting)):
            return "open hands are looked at by somebody"
        if self.protected != protected_in(state.agenda) or set(self.waiting) & set(self.protected):
            return "hands stay hidden that are not protected"
        return super().audit(state)


@event_card("all_seeing_eye")
def all_seeing_eye(draft: Draft, occasion: Occasion) -> None:
    """Opens all hands, except those of protected players."""
    seats = occasion.seats(draft)
    if seats:
        hands = [hand if seat in seats else (FACE_DOWN,) * len(hand) for seat, hand in enumerate(draft.hands)]
        draft.emit(HandsRevealed(tuple(hands)))
        draft.then(OpenHands(tuple(seats), occasion.protected))
