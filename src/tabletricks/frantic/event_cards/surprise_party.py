"""
Surprise Party: everybody gives a card to a player of his choice (FR-EVENT-SURPRISE_PARTY-1).
"""

from __future__ import annotations

from ..draft import Draft
from ..occasions import Occasion, event_card
from ..secrets import everybody_gives


@event_card("surprise_party")
def surprise_party(draft: Draft, occasion: Occasion) -> None:
    """Everybody at the same time, and in secret."""
    everybody_gives(draft, occasion, everything=False)
