"""
Last Chance: whoever loses the last card triggers an event (FR-EVENT-LAST_CHANCE-1 to FR-EVENT-LAST_CHANCE-6).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from ...table import InForce
from ..executing_events import event_card, trigger_event
from ..items import InTurn
from ..lasting_effects import LastingRule, lasting, replace, start_event
from ..state import Draft


@lasting("last_chance")
class LastChance(LastingRule):
    """Those without cards are looked for when a turn is over."""

    def hands_are_empty(self, draft: Draft, effect: InForce) -> bool:
        """Whoever has just lost the last card triggers an event, but for those who are protected (FR-CARD-LUCKY-9)."""
        done = {*effect.served, *effect.protected}
        seats = tuple(seat for seat in draft.order_after(draft.turn) if not draft.hands[seat] and seat not in done)
        if seats:
            replace(draft, effect, evolve(effect, served=(*effect.served, *seats)))
            draft.then(LastChances(seats))
        return bool(seats)

    def cards_received(self, draft: Draft, effect: InForce, seat: int) -> None:
        """Whoever has cards again may lose the last one again (FR-EVENT-LAST_CHANCE-3)."""
        if seat in effect.served:
            served = tuple(other for other in effect.served if other != seat)
            replace(draft, effect, evolve(effect, served=served))


@event_card("last_chance")
def last_chance(draft: Draft) -> None:
    """For the rest of the round."""
    start_event(draft, InForce("last_chance", protected=draft.event.protected))


@frozen
class LastChances(InTurn):
    """Players trigger an event each, one after the other (FR-EVENT-LAST_CHANCE-2)."""

    tag: ClassVar[str] = "last_chances"

    def part_of_seat(self, draft: Draft, seat: int) -> None:
        """None after an event that has ended the round (FR-EVENT-LAST_CHANCE-6)."""
        if draft.end_cause is None:
            trigger_event(draft, seat)
