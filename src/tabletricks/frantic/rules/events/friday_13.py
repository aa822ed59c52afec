"""
Friday the 13th: nothing happens (FR-EVENT-FRIDAY_13-1).
"""

from __future__ import annotations

from ...events import NoEffect
from ..executing_events import event_card
from ..state import Draft


@event_card("friday_13")
def friday_13(draft: Draft) -> None:
    """A day like any other."""
    draft.emit(NoEffect("friday_13", "nothing_happens"))
