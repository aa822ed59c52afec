"""
Parasite: when somebody wins the round, the player to the left may discard two cards before the points are counted.

FR-EVENT-PARASITE-1 to FR-EVENT-PARASITE-5.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import Action, Discard, Pass, do_without
from ..lasting import start_lasting
from ..matching import CURSE
from ..occasions import Occasion, event_card
from ..questions import SeatQuestion, misplaced
from ..special_cards.curse import discardable
from ..state import Draft, State


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
class ParasiteDiscard(SeatQuestion):
    """
    The player to the left of a finisher may discard a card.

    Attributes:
        left: how many cards may still go.
        later: who comes after him.
    """

    tag: ClassVar[str] = "parasite_discard"

    left: int
    later: tuple[int, ...]

    def offers(self, state: State, seat: int) -> list[Action]:
        """Stopping, and every card that may be discarded."""
        return [do_without(seat), *(Discard(seat, card) for card in dict.fromkeys(discardable(state.hand(seat))))]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """A card of the hand, but not Curse."""
        if isinstance(action, Discard):
            if action.card not in state.hand(self.seat):
                return IllegalAction("FR-PLAY-1", f"you do not hold the {action.card.label}")
            if action.card is CURSE:
                return IllegalAction("FR-EVENT-PARASITE-4", "Curse cannot be discarded")
            return None
        return None if isinstance(action, Pass) else misplaced(state, action)

    def not_asked(self, state: State, action: Action) -> IllegalAction:
        """Two cards and no more."""
        if isinstance(action, Discard):
            return IllegalAction("FR-EVENT-PARASITE-1", "only the left neighbour of a winner may discard, two cards")
        return super().not_asked(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Discards the card; then another one, or the next player."""
        if isinstance(action, Discard):
            draft.discard_cards(self.seat, (action.card,))
            if self.left > 1 and draft.hands[self.seat]:
                draft.then(ParasiteDiscard(self.seat, self.left - 1, self.later))
                return
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
