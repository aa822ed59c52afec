"""
Last Chance: whoever loses the last card triggers an event (FR-EVENT-LAST_CHANCE-1 to FR-EVENT-LAST_CHANCE-5).

The finish check in :mod:`~tabletricks.frantic.finish` looks for such players.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from ..draft import Draft
from ..lasting import start_lasting
from ..occasions import Occasion, event_card, trigger_event
from ..questions import Task
from ..state import State


@event_card("last_chance")
def last_chance(draft: Draft, occasion: Occasion) -> None:
    """For the rest of the round."""
    start_lasting(draft, "last_chance", occasion)


def trigger_last_chances(draft: Draft) -> bool:
    """
    Lets every player who has just lost the last card trigger an event; says whether there was one.

    Who is protected triggers none (FR-CARD-LUCKY-9), and who stays without cards no second one.
    """
    served = {seat for rule in draft.lasting for seat in rule.served}
    seats = tuple(
        seat
        for seat in draft.order_after(draft.turn)
        if not draft.hands[seat] and seat not in served and draft.in_force("last_chance", seat)
    )
    if seats:
        draft.lasting = tuple(
            evolve(rule, served=(*rule.served, *seats)) if rule.event == "last_chance" else rule
            for rule in draft.lasting
        )
        draft.then(LastChances(seats))
    return bool(seats)


@frozen
class LastChances(Task):
    """
    Players trigger an event each, one after the other (FR-EVENT-LAST_CHANCE-2).

    Attributes:
        seats: those who still have to.
    """

    tag: ClassVar[str] = "last_chances"

    seats: tuple[int, ...]

    def run(self, draft: Draft) -> None:
        """The next one's event; none after an event that has ended the round (FR-EVENT-LAST_CHANCE-6)."""
        if draft.end_cause is None:
            if len(self.seats) > 1:
                draft.then(LastChances(self.seats[1:]))
            trigger_event(draft, self.seats[0])

    def audit(self, state: State) -> str | None:
        """Last Chance is in force, and everybody comes once."""
        in_force = any(rule.event == "last_chance" for rule in state.table.lasting)
        once = len(set(self.seats)) == len(self.seats) and set(self.seats) <= set(state.seats)
        return None if self.seats and once and in_force else "events of Last Chance are to come that cannot be"
