"""
Surprise Party: everybody gives a card to a player of their choice (FR-EVENT-SURPRISE_PARTY-1).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...decks import EventCard
from ..executing_events import event_card
from ..hidden_choices import SecretGiving, everybody_gives
from ..state import Draft, Position


@frozen
class SurpriseParty(SecretGiving):
    """Everybody gives one card."""

    tag: ClassVar[str] = "surprise_party"
    event: ClassVar[EventCard] = "surprise_party"
    rule: ClassVar[str] = "FR-EVENT-SURPRISE_PARTY-1"

    def parts(self, position: Position, seat: int) -> int:
        """No more than that."""
        del position, seat
        return 1


@event_card("surprise_party")
def surprise_party(draft: Draft) -> None:
    """Everybody at the same time and in secret."""
    everybody_gives(draft, SurpriseParty)
