"""
Open Hands: everybody else plays with an open hand until the activator's next turn begins (FR-POWER-OPEN_HANDS-1).

Views show the open hands (FR-INFO-10), and every step ends with those that have changed.
"""

from __future__ import annotations

from ..charges import Charge, power_card
from ..draft import Draft
from ..power_state import Span
from ..spans import start_span


@power_card("open_hands")
def open_hands(draft: Draft, charge: Charge) -> None:
    """It only has to be remembered."""
    start_span(draft, Span("open_hands", charge.seat))
