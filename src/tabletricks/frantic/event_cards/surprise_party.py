"""
Surprise Party: everybody gives a card to a player of his choice (FR-EVENT-SURPRISE_PARTY-1).
"""

from __future__ import annotations

from ..occasions import Occasion, event_card
from ..secrets import everybody_gives
from ..state import Draft


@event_card("surprise_party")
def surprise_party(draft: Draft, occasion: Occasion) -> None:
    """Everybody at the same time, and in secret."""
    everybody_gives(draft, occasion, everything=False)
