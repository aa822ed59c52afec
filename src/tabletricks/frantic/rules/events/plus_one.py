"""
Plus One: whoever draws draws one more card (FR-EVENT-PLUS_ONE-1 to FR-EVENT-PLUS_ONE-4, FR-DRAW-6).
"""

from __future__ import annotations

from ...table import InForce
from ..executing_events import event_card
from ..lasting_effects import LastingRule, lasting, start_event
from ..state import Draft


@lasting("plus_one")
class PlusOne(LastingRule):
    """One more card, for the rest of the round."""

    def cards_to_draw(self, effect: InForce, seat: int, number: int) -> int:
        """Once for every instruction to draw, if it is one at all."""
        return number + 1 if number and seat not in effect.protected else number


@event_card("plus_one")
def plus_one(draft: Draft) -> None:
    """For the rest of the round."""
    start_event(draft, InForce("plus_one", protected=draft.event.protected))
