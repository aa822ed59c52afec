"""
The silent council (C12-SILENT-1 to C12-SILENT-10).
"""

from __future__ import annotations

from .state import Draft


def tick_box(draft: Draft) -> bool | None:
    """At the end of a round: its box, if it was endured in silence (C12-SILENT-7); ``None`` without silence."""
    if draft.options.rulebook.silence == "off":
        return None
    if draft.silence_broken:
        return False
    draft.boxes += (draft.round,)
    return True
