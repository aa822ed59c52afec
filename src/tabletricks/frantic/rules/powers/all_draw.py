"""
All Draw One: everybody else draws a card (FR-POWER-ALL_DRAW-1).
"""

from __future__ import annotations

from ..playing import Charge, power_card
from ..state import Draft


@power_card("all_draw")
def all_draw(draft: Draft, charge: Charge) -> None:
    """One after the other, beginning after the activator; an empty pile ends the round at once (FR-PLAY-7)."""
    for seat in draft.order_after(charge.seat)[:-1]:
        if draft.end_cause is None:
            draft.draw(seat, 1)
