"""
Troublecharger: at the end of the turn comes an event (FR-POWER-TROUBLECHARGER-1 to FR-POWER-TROUBLECHARGER-4).
"""

from __future__ import annotations

from ...table import InForce
from ..executing_events import trigger_event
from ..lasting_effects import LastingRule, lasting, replace
from ..playing import Charge, power_card
from ..state import Draft


@lasting("troublecharger")
class Troublecharger(LastingRule):
    """Trouble is to come."""

    def turn_is_over(self, draft: Draft, effect: InForce) -> bool:
        """Here it is, before anybody can win the round."""
        assert effect.owner is not None
        replace(draft, effect)
        trigger_event(draft, effect.owner)
        return True


@power_card("troublecharger")
def troublecharger(draft: Draft, charge: Charge) -> None:
    """It only has to be remembered."""
    draft.in_force = (*draft.in_force, InForce("troublecharger", charge.seat))
