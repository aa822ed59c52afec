"""
After a set: who may answer it, and who is skipped (CH-TRICK-2 to CH-TRICK-6, CH-TRICK-13 to CH-TRICK-15).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..core.agenda import Runs
from .events import PlayerSkipped, TrickAbandoned
from .scoring import ScoreLast
from .state import Draft, Trick


@frozen
class Answers(Runs[Draft]):
    """
    The set of a seat lies on the pile, and everything it brought its player is settled.

    Attributes:
        seat: who played it.
        equal: whether it equals the set below.
    """

    tag: ClassVar[str] = "answers"

    seat: int
    equal: bool

    def run(self, draft: Draft) -> None:
        """Ends the hand if only one player has cards left, or lines up those who may answer."""
        seats, trick = draft.seats, draft.running_trick()
        queue = [seat for seat in draft.order_from(self.seat)[1:] if seats[seat].hand]
        if len(queue) + bool(seats[self.seat].hand) <= 1:
            draft.played += trick.cards()
            draft.trick = None
            draft.emit(TrickAbandoned())
            draft.then(ScoreLast())
            return
        skipped = None
        # The number of players in the game counts here, not how many are left (CH-PLAY-10, CH-FINAL-7).
        if self.equal and draft.options.players > 2:
            skipped = queue.pop(0)
            draft.emit(PlayerSkipped(skipped))
        draft.trick = Trick(trick.leader, trick.pile, trick.direction, tuple(queue), skipped)
