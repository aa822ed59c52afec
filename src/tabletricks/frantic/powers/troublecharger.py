"""
Troublecharger: at the end of the turn comes an event (FR-POWER-TROUBLECHARGER-1 to FR-POWER-TROUBLECHARGER-4).

It is triggered where a turn ends, in :class:`~tabletricks.frantic.finish.TurnEnd`.
"""

from __future__ import annotations

from attrs import evolve

from ..charges import Charge, power_card
from ..draft import Draft


@power_card("troublecharger")
def troublecharger(draft: Draft, charge: Charge) -> None:
    """It only has to be remembered."""
    assert draft.powers is not None
    draft.powers = evolve(draft.powers, table=evolve(draft.powers.table, trouble=charge.seat))
