"""
Doomsday: the round is over, and everybody gets fifty points (FR-EVENT-DOOMSDAY-1, FR-SCORE-5, FR-SCORE-6).
"""

from __future__ import annotations

from ..executing_events import event_card
from ..state import Draft


@event_card("doomsday")
def doomsday(draft: Draft) -> None:
    """Ends the round; whatever else would end it, Doomsday decides the points (FR-SCORE-7)."""
    draft.end_cause, draft.spared = "doomsday", draft.event.protected
