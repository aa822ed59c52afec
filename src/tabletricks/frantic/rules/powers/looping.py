"""
Looping: after this turn play goes the other way, until the activator's next turn is over.

FR-POWER-LOOPING-1 to FR-POWER-LOOPING-3.
"""

from __future__ import annotations

from ...events import DirectionChanged
from ...table import InForce
from ..lasting_effects import UntilTurnEnds, lasting, start_power
from ..playing import Charge, power_card
from ..state import Draft


@lasting("looping")
class Looping(UntilTurnEnds):
    """Play goes the other way."""

    def turn_ends(self, draft: Draft, effect: InForce, seat: int) -> None:
        """The direction turns after the turn of the activation, and again after the next one."""
        if effect.owner == seat:
            draft.direction = -draft.direction
            draft.emit(DirectionChanged(draft.direction))
        super().turn_ends(draft, effect, seat)


@power_card("looping")
def looping(draft: Draft, charge: Charge) -> None:
    """It only has to be remembered."""
    start_power(draft, InForce("looping", charge.seat))
