"""
The end of a turn: the finish check, Nice Try, and who is next (FR-TURN-11, FR-END-5, FR-CARD-NICE-1 to FR-CARD-NICE-8).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..core.errors import IllegalAction
from .actions import Action, Pass, Throw, do_without
from .cards import Card
from .events import CardThrown, ReactionPassed
from .questions import SeatQuestion, Task, misplaced
from .scoring import score_round
from .state import Draft, State
from .turn import begin_turn
from .wishes import MakeWish


NICE_TRY = Card("NICE")
NICE_TRY_CARDS = 3


@frozen
class TurnEnd(Task):
    """
    A turn, or the start step, is over; always the bottom of the agenda.

    It makes the finish check (FR-END-5), again after every Nice Try, and lets the next player begin.
    """

    tag: ClassVar[str] = "turn_end"

    def run(self, draft: Draft) -> None:
        """Ends the round, opens the windows for Nice Try, or goes on."""
        draft.then(self)
        if draft.end_cause is not None:
            score_round(draft)
        elif all(draft.hands):
            begin_turn(draft, (draft.turn + draft.direction) % len(draft.hands))
        else:
            _ask_for_nice_try(draft, [seat for seat in draft.order_after(draft.turn) if draft.hands[seat]])


def _ask_for_nice_try(draft: Draft, seats: list[int]) -> None:
    """Opens the next window; after the last one the round is over."""
    if seats:
        draft.then(NiceTryWindow(seats[0], tuple(seats[1:])))
    else:
        draft.end_cause = "hand_empty"


@frozen
class NiceTryWindow(SeatQuestion):
    """
    Somebody has no cards left; a player may throw in Nice Try.

    Attributes:
        later: who is asked after him (FR-REACT-3).
    """

    tag: ClassVar[str] = "nice_try_window"

    later: tuple[int, ...]

    def offers(self, state: State, seat: int) -> list[Action]:
        """Letting it pass, and throwing in Nice Try if it is there."""
        found: list[Action] = [do_without(seat)]
        if NICE_TRY in state.hand(seat):
            found.append(Throw(seat, NICE_TRY))
        return found

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Nothing but Nice Try helps."""
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Throw):
            return misplaced(state, action)
        if action.card not in state.hand(self.seat):
            return IllegalAction("FR-PLAY-1", f"you do not hold the {action.card.label}")
        if action.card is not NICE_TRY:
            return misplaced(state, action)
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """All who have no cards draw, after the thrower's wish (FR-CARD-NICE-2, FR-CARD-NICE-11)."""
        if isinstance(action, Throw):
            empty = tuple(seat for seat in draft.order_after(draft.turn) if not draft.hands[seat])
            draft.play(self.seat, NICE_TRY)
            draft.emit(CardThrown(self.seat, NICE_TRY))
            draft.then(MakeWish(self.seat, "nice_try", optional=True), NiceTryDraws(empty))
        else:
            draft.emit(ReactionPassed(self.seat, "nice_try"))
            _ask_for_nice_try(draft, list(self.later))

    def audit(self, state: State) -> str | None:
        """Somebody has no cards, and only those who have some are asked."""
        problem = super().audit(state)
        if problem is not None:
            return problem
        asked = (self.seat, *self.later)
        if any(seat not in state.seats or not state.hand(seat) for seat in asked) or all(map(state.hand, state.seats)):
            return "nobody can throw in Nice Try here"
        return None if len(set(asked)) == len(asked) else "somebody is asked twice for Nice Try"


@frozen
class NiceTryDraws(Task):
    """
    The players who had no cards draw three each, and the round goes on.

    Attributes:
        empty: those who still have to draw.
    """

    tag: ClassVar[str] = "nice_try_draws"

    empty: tuple[int, ...]

    def run(self, draft: Draft) -> None:
        """Lets one draw after the other; an exhausted pile ends the round and drops the rest (FR-CARD-NICE-7)."""
        if len(self.empty) > 1:
            draft.then(NiceTryDraws(self.empty[1:]))
        draft.draw(self.empty[0], NICE_TRY_CARDS)

    def audit(self, state: State) -> str | None:
        """Only players without cards draw."""
        wrong = not self.empty or any(seat not in state.seats or state.hand(seat) for seat in self.empty)
        return "only players without cards draw for Nice Try" if wrong else None
