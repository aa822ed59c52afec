"""
The end of a turn: the finish check, Nice Try, and who is next (FR-TURN-11, FR-END-5, FR-CARD-NICE-1 to FR-CARD-NICE-8).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from .cards import Card
from .event_cards.last_chance import trigger_last_chances
from .events import Reaction
from .questions import Task
from .reactions import ReactionWindow
from .scoring import score_round
from .state import Draft, State
from .turn import begin_turn
from .wishes import MakeWish


NICE_TRY_CARDS = 3


@frozen
class TurnEnd(Task):
    """
    A turn, or the start step, is over; always the bottom of the agenda.

    It makes the finish check (FR-END-5), again after the events of Last Chance and after every Nice Try, and lets the
    next player begin.
    """

    tag: ClassVar[str] = "turn_end"

    def run(self, draft: Draft) -> None:
        """Ends the round, opens the windows for Nice Try, or goes on."""
        draft.then(self)
        if draft.end_cause is not None:
            score_round(draft)
        elif all(draft.hands):
            begin_turn(draft, draft.next_to(draft.turn if draft.successor is None else draft.successor))
        elif not (draft.lasting and trigger_last_chances(draft)):
            _ask_for_nice_try(draft, [seat for seat in draft.order_after(draft.turn) if draft.hands[seat]])


def _ask_for_nice_try(draft: Draft, seats: list[int]) -> None:
    """Opens the next window; after the last one the round is over."""
    if seats:
        draft.then(NiceTryWindow(seats[0], tuple(seats[1:])))
    else:
        draft.end_cause = "hand_empty"


@frozen
class NiceTryWindow(ReactionWindow):
    """
    Somebody has no cards left; a player may throw in Nice Try.

    Attributes:
        seat: who is asked.
        later: who is asked after him (FR-REACT-3).
    """

    tag: ClassVar[str] = "nice_try_window"
    reaction: ClassVar[Reaction] = "nice_try"
    card: ClassVar[Card] = Card("NICE")

    seat: int
    later: tuple[int, ...]

    def awaits(self, state: State) -> tuple[int, ...]:
        """One player at a time."""
        del state
        return (self.seat,)

    def will_be_asked(self, state: State, seat: int) -> bool:
        """Those who come later."""
        del state
        return seat in self.later

    def thrown(self, draft: Draft, seat: int) -> None:
        """All others who have no cards draw, after the thrower's wish (FR-CARD-NICE-2, FR-CARD-NICE-11)."""
        order = draft.order_after(draft.turn)
        empty = tuple(other for other in order if other != seat and not draft.hands[other])
        draft.then(MakeWish(seat, "nice_try", optional=True), NiceTryDraws(empty))

    def passed(self, draft: Draft) -> None:
        """The next one is asked."""
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
