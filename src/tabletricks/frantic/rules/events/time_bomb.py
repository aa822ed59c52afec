"""
Time Bomb: three more turns for everybody (FR-EVENT-TIME_BOMB-1 to FR-EVENT-TIME_BOMB-7).
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from ...events import InForceStarted
from ...events.rounds import EndCause
from ...table import InForce
from ..executing_events import event_card
from ..lasting_effects import LastingRule, lasting, replace, start_event
from ..state import Draft


TURNS = 3
POINTS = 10


@lasting("time_bomb")
class TimeBomb(LastingRule):
    """The bomb ticks; protected players have no turns to count (FR-CARD-LUCKY-4)."""

    def turn_begins(self, draft: Draft, effect: InForce, seat: int) -> None:
        """One turn less, or the explosion: the end of the turn, which comes next, ends the round."""
        left = effect.turns_left[seat]
        if left == 0:
            draft.end_cause = "time_bomb"
        elif left is not None:
            counters = (*effect.turns_left[:seat], left - 1, *effect.turns_left[seat + 1 :])
            replace(draft, effect, evolve(effect, turns_left=counters))

    def points(self, effect: InForce, seat: int, points: int, cause: EndCause, finishers: Sequence[int]) -> int:
        """Finishers are rewarded and all others pay; without one all points are doubled (FR-SCORE-8, FR-SCORE-9)."""
        if cause in ("doomsday", "the_end"):  # neither of them heeds a bomb (FR-SCORE-6, FR-SCORE-10)
            return points
        if effect.turns_left[seat] is None:
            return 0 if cause == "time_bomb" else points  # FR-SCORE-12, FR-SCORE-13
        if not finishers:
            return 2 * points
        return -POINTS if seat in finishers else points + POINTS


@event_card("time_bomb")
def time_bomb(draft: Draft) -> None:
    """Sets everybody's counter; a bomb that is ticking begins anew for the same players (FR-EVENT-TIME_BOMB-6)."""
    bomb = draft.find("time_bomb")
    if bomb is None:
        counters = tuple(None if seat in draft.event.protected else TURNS for seat in draft.seats)
        start_event(draft, InForce("time_bomb", turns_left=counters))
    else:
        counters = tuple(None if left is None else TURNS for left in bomb.turns_left)
        replace(draft, bomb, evolve(bomb, turns_left=counters))
        draft.emit(InForceStarted(None, "time_bomb"))
