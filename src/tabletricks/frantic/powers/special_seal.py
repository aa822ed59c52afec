"""
Special Seal: nobody may play or throw in special cards until the activator's next turn begins.

FR-POWER-SPECIAL_SEAL-1 to FR-POWER-SPECIAL_SEAL-3. Which cards are barred is said by
:attr:`~tabletricks.frantic.power_state.Powers.barred`; no reaction window opens meanwhile (FR-REACT-5).
"""

from __future__ import annotations

from ..charges import Charge, power_card
from ..draft import Draft
from ..power_state import Span
from ..spans import start_span


@power_card("special_seal")
def special_seal(draft: Draft, charge: Charge) -> None:
    """It only has to be remembered."""
    start_span(draft, Span("special_seal", charge.seat))
