"""
Finish Line: the round is over, and hands are counted (FR-EVENT-FINISH_LINE-1).
"""

from __future__ import annotations

from ..draft import Draft
from ..occasions import Occasion, event_card


@event_card("finish_line")
def finish_line(draft: Draft, occasion: Occasion) -> None:
    """Ends the round, if nothing has done so before."""
    if draft.end_cause is None:
        draft.end_cause, draft.spared = "finish_line", occasion.protected
