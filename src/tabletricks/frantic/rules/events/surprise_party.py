"""
Surprise Party: everybody gives a card to a player of his choice (FR-EVENT-SURPRISE_PARTY-1).
"""

from __future__ import annotations

from ..executing_events import Execution, event_card
from ..hidden_choices import everybody_gives
from ..state import Draft


@event_card("surprise_party")
def surprise_party(draft: Draft, execution: Execution) -> None:
    """Everybody at the same time, and in secret."""
    everybody_gives(draft, execution, everything=False)
