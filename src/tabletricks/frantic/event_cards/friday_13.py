"""
Friday the 13th: nothing happens (FR-EVENT-FRIDAY_13-1).
"""

from __future__ import annotations

from ..draft import Draft
from ..occasions import Occasion, event_card


@event_card("friday_13")
def friday_13(draft: Draft, occasion: Occasion) -> None:
    """A day like any other."""
    del draft, occasion
