"""
Parasite: when somebody wins the round, the player to the left may discard two cards before the points are counted.

FR-EVENT-PARASITE-1 to FR-EVENT-PARASITE-5.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Discard
from ...table import InForce
from ..discarding import MayDiscard
from ..executing_events import Execution, event_card
from ..lasting_effects import LastingRule, lasting, start_event
from ..state import Draft, Position


DISCARDS = 2


@lasting("parasite")
class Parasite(LastingRule):
    """The left neighbours of those without cards profit."""

    def round_ends(self, draft: Draft, effect: InForce) -> None:
        """Asks them in the current direction from the turn player on, unless Doomsday or The End came (FR-EVENT-PARASITE-2)."""
        if draft.end_cause not in ("doomsday", "the_end"):
            found = (draft.left_of(seat) for seat in draft.order_after(draft.turn) if not draft.hands[seat])
            _ask(draft, tuple(seat for seat in found if draft.hands[seat] and seat not in effect.protected))


@event_card("parasite")
def parasite(draft: Draft, execution: Execution) -> None:
    """It lasts for the round; once in force nothing changes it (FR-EVENT-GEN-17)."""
    start_event(draft, InForce("parasite", protected=execution.protected))


@frozen
class ParasiteDiscard(MayDiscard):
    """
    The player to the left of a finisher may discard cards.

    Attributes:
        left: how many cards may still go.
        later: who comes after him.
    """

    tag: ClassVar[str] = "parasite_discard"
    rule_curse: ClassVar[str] = "FR-EVENT-PARASITE-4"

    left: int
    later: tuple[int, ...]

    def not_asked(self, state: Position, action: Action) -> IllegalAction:
        """Two cards and no more."""
        if isinstance(action, Discard):
            return IllegalAction(
                "FR-EVENT-PARASITE-1", "only a left neighbour of a winner may discard, up to two cards"
            )
        return super().not_asked(state, action)

    def go_on(self, draft: Draft, left: int) -> None:
        """After him the next one is asked."""
        if left:
            draft.then(ParasiteDiscard(self.seat, left, self.later))
        else:
            _ask(draft, self.later)


def _ask(draft: Draft, seats: tuple[int, ...]) -> None:
    """Asks the next one."""
    if seats:
        draft.then(ParasiteDiscard(seats[0], DISCARDS, seats[1:]))
