"""
Events that stay in force for the rest of the round (FR-EVENT-GEN-17).
"""

from __future__ import annotations

from .decks import EventCard
from .draft import Draft
from .events import LastingStarted
from .occasions import Occasion
from .state import Lasting


def start_lasting(draft: Draft, event: EventCard, occasion: Occasion) -> None:
    """Puts an event in force; if it is already, nothing changes, also not who is protected."""
    if all(rule.event != event for rule in draft.lasting):
        draft.lasting = (*draft.lasting, Lasting(event, occasion.protected))
        draft.emit(LastingStarted(event))
