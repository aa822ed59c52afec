"""
Parasite: when somebody wins the round, the player to the left may discard two cards before the points are counted.

FR-EVENT-PARASITE-1 to FR-EVENT-PARASITE-5.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import Action, Discard
from ..discarding import MayDiscard
from ..draft import Draft
from ..lasting import start_lasting
from ..occasions import Occasion, event_card
from ..state import State


DISCARDS = 2


@event_card("parasite")
def parasite(draft: Draft, occasion: Occasion) -> None:
    """It lasts for the round; once in force nothing changes it (FR-EVENT-GEN-17)."""
    start_lasting(draft, "parasite", occasion)


def parasites(draft: Draft) -> list[int]:
    """
    The players who may discard now that the round is over, in the current direction from the turn player.

    None after Doomsday or The End (FR-EVENT-PARASITE-2).
    """
    if draft.end_cause in ("doomsday", "the_end"):
        return []
    found = [draft.left_of(seat) for seat in draft.order_after(draft.turn) if not draft.hands[seat]]
    return [seat for seat in found if draft.hands[seat] and draft.in_force("parasite", seat)]


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

    def not_asked(self, state: State, action: Action) -> IllegalAction:
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
            ask_parasites(draft, self.later)

    def audit(self, state: State) -> str | None:
        """The round is over, and there are cards to discard."""
        problem = super().audit(state)
        if problem is not None:
            return problem
        seats = (self.seat, *self.later)
        asked = len(set(seats)) == len(seats) and set(seats) <= set(state.seats) and all(map(state.hand, seats))
        possible = state.table.end_cause not in (None, "doomsday", "the_end") and 1 <= self.left <= DISCARDS
        return None if asked and possible else "nobody can be a parasite here"


def ask_parasites(draft: Draft, seats: tuple[int, ...]) -> None:
    """Asks the next one."""
    if seats:
        draft.then(ParasiteDiscard(seats[0], DISCARDS, seats[1:]))
