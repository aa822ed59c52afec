"""
Finish Line: the round is over, and hands are counted (FR-EVENT-FINISH_LINE-1).
"""

from __future__ import annotations

from ...events import NoEffect
from ..executing_events import event_card
from ..state import Draft


@event_card("finish_line")
def finish_line(draft: Draft) -> None:
    """Ends the round, if nothing has done so before."""
    if draft.end_cause is None:
        draft.end_cause, draft.spared = "finish_line", draft.event.protected
    else:
        draft.emit(NoEffect("finish_line", "round_ends"))
