"""
Merry Christmas: everybody gives all cards away (FR-EVENT-MERRY_CHRISTMAS-1, FR-EVENT-MERRY_CHRISTMAS-2).
"""

from __future__ import annotations

from ..draft import Draft
from ..occasions import Occasion, event_card
from ..secrets import everybody_gives


@event_card("merry_christmas")
def merry_christmas(draft: Draft, occasion: Occasion) -> None:
    """Everybody at the same time and in secret, split among the others as one likes."""
    everybody_gives(draft, occasion, everything=True)
