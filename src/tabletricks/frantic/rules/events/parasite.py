"""
Parasite: when somebody wins the round, the player to the left may discard two cards before the points are counted.

FR-EVENT-PARASITE-1 to FR-EVENT-PARASITE-5.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, Discard
from ...decks import EventCard
from ...table import InForce
from ...words import refuse
from ..discarding import MayDiscard
from ..executing_events import event_card
from ..items import InTurn
from ..lasting_effects import LastingRule, lasting, start_event
from ..state import Draft, Position


DISCARDS = 2


@lasting("parasite")
class Parasite(LastingRule):
    """The left neighbours of those without cards profit."""

    def round_ends(self, draft: Draft, effect: InForce) -> None:
        """Asks them in the current direction; not after Doomsday or The End (FR-EVENT-PARASITE-2)."""
        if draft.end_cause not in ("doomsday", "the_end"):
            found = (draft.left_of(seat) for seat in draft.order_after(draft.turn) if not draft.hands[seat])
            draft.then(Parasites(tuple(seat for seat in found if seat not in effect.protected)))


@event_card("parasite")
def parasite(draft: Draft) -> None:
    """It lasts for the round; once in force nothing changes it (FR-EVENT-GEN-17)."""
    start_event(draft, InForce("parasite", protected=draft.event.protected))


@frozen
class Parasites(InTurn):
    """The left neighbours of those without cards, one after the other."""

    tag: ClassVar[str] = "parasites"

    def part_of_seat(self, draft: Draft, seat: int) -> None:
        """Only somebody with cards can discard any."""
        if draft.hands[seat]:
            draft.then(ParasiteDiscard(seat, DISCARDS))


@frozen
class ParasiteDiscard(MayDiscard):
    """The player to the left of a finisher may discard cards."""

    tag: ClassVar[str] = "parasite_discard"
    event: ClassVar[EventCard] = "parasite"
    rule_curse: ClassVar[str] = "FR-EVENT-PARASITE-4"

    def not_asked(self, position: Position, action: Action) -> IllegalAction:
        """Two cards and no more."""
        if isinstance(action, Discard):
            return refuse("FR-EVENT-PARASITE-1", "not_left_of_winner")
        return super().not_asked(position, action)
