"""
Anti Counter: the effect of the card cannot be countered (FR-POWER-ANTI_COUNTER-1, FR-POWER-ANTI_COUNTER-2).

No window opens as long as the mark is set; the next card that is played takes it away, in
:func:`~tabletricks.frantic.charges.another_card`.
"""

from __future__ import annotations

from attrs import evolve

from ..charges import Charge, power_card
from ..draft import Draft


@power_card("anti_counter")
def anti_counter(draft: Draft, charge: Charge) -> None:
    """Sets the mark."""
    del charge
    assert draft.powers is not None
    draft.powers = evolve(draft.powers, table=evolve(draft.powers.table, anti_counter=True))
