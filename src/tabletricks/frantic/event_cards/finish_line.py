"""
Finish Line: the round is over, and hands are counted (FR-EVENT-FINISH_LINE-1).
"""

from __future__ import annotations

from ..occasions import Occasion, event_card
from ..state import Draft


@event_card("finish_line")
def finish_line(draft: Draft, occasion: Occasion) -> None:
    """Ends the round, if nothing has done so before."""
    del occasion
    draft.end_cause = draft.end_cause or "finish_line"
