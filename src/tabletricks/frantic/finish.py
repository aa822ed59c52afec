"""
The end of a turn: the finish check, Nice Try, and who is next (FR-TURN-11, FR-END-5, FR-CARD-NICE-1 to FR-CARD-NICE-8).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from .cards import Card
from .draft import Draft
from .event_cards.last_chance import trigger_last_chances
from .event_cards.parasite import ask_parasites, parasites
from .events import Reaction
from .occasions import trigger_event
from .questions import Task
from .reactions import ReactionWindow
from .scoring import score_round
from .spans import turn_ends
from .state import State
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
    encloses: ClassVar[bool] = True

    def run(self, draft: Draft) -> None:
        """Lets a Troublecharger loose, ends the round, opens the windows for Nice Try, or goes on (FR-TURN-11)."""
        draft.then(self)
        powers = draft.powers
        if draft.end_cause is not None:
            end_round(draft)
        elif powers is not None and powers.table.trouble is not None:
            draft.powers = evolve(powers, table=evolve(powers.table, trouble=None))
            trigger_event(draft, powers.table.trouble)
        elif all(draft.hands):
            if powers is not None:
                turn_ends(draft, powers, draft.turn)
            begin_turn(draft, draft.next_to(draft.turn if draft.successor is None else draft.successor))
        elif not (draft.lasting and trigger_last_chances(draft)):
            sealed = powers is not None and powers.sealed
            order = [] if sealed else draft.order_after(draft.turn)  # FR-REACT-5
            _ask_for_nice_try(draft, [seat for seat in order if draft.hands[seat]])


def end_round(draft: Draft) -> None:
    """The points are counted, when parasites have discarded (FR-EVENT-PARASITE-1)."""
    finishers = tuple(seat for seat in draft.seats if not draft.hands[seat]) if draft.end_cause != "doomsday" else ()
    draft.then(CountPoints(finishers))
    if draft.lasting:
        ask_parasites(draft, tuple(parasites(draft)))


@frozen
class CountPoints(Task):
    """
    The points of a round are counted.

    Attributes:
        finishers: the players without cards when the round ended; after Doomsday nobody counts as one (FR-END-9).
    """

    tag: ClassVar[str] = "count_points"

    finishers: tuple[int, ...]

    def run(self, draft: Draft) -> None:
        """Begins the next round, or ends the game."""
        score_round(draft, self.finishers)

    def audit(self, state: State) -> str | None:
        """The round is over, and finishers have no cards."""
        if state.table.end_cause is None or any(s not in state.seats or state.hand(s) for s in self.finishers):
            return "points are counted while the round goes on"
        return None


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
