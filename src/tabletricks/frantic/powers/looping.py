"""
Looping: after this turn play goes the other way, until the activator's next turn is over.

FR-POWER-LOOPING-1 to FR-POWER-LOOPING-3. The direction turns in :func:`~tabletricks.frantic.spans.turn_ends`.
"""

from __future__ import annotations

from ..charges import Charge, power_card
from ..draft import Draft
from ..power_state import Span
from ..spans import start_span


@power_card("looping")
def looping(draft: Draft, charge: Charge) -> None:
    """It only has to be remembered."""
    start_span(draft, Span("looping", charge.seat))
