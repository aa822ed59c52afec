"""
Troublemaker: an event is triggered at once (FR-CARD-TROUB-1, FR-CARD-TROUB-2).
"""

from __future__ import annotations

from ..card_effects import effect_of
from ..executing_events import trigger_event
from ..state import Draft


@effect_of("troublemaker")
def troublemaker(draft: Draft, author: int) -> None:
    """Its author is the event's author too; nobody can counter it."""
    trigger_event(draft, author)
