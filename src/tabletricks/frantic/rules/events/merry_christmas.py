"""
Merry Christmas: everybody gives all cards away (FR-EVENT-MERRY_CHRISTMAS-1, FR-EVENT-MERRY_CHRISTMAS-2).
"""

from __future__ import annotations

from ..executing_events import Execution, event_card
from ..hidden_choices import everybody_gives
from ..state import Draft


@event_card("merry_christmas")
def merry_christmas(draft: Draft, execution: Execution) -> None:
    """Everybody at the same time and in secret, split among the others as one likes."""
    everybody_gives(draft, execution, everything=True)
