"""
The silent council (C12-SILENT-1 to C12-SILENT-10).
"""

from __future__ import annotations

import attrs

from .state import Draft


def break_silence(draft: Draft) -> None:
    """The box of this round will stay empty (C12-SILENT-2)."""
    if not draft.council.broken:
        draft.council = attrs.evolve(draft.council, broken=True)


def tick_box(draft: Draft) -> bool | None:
    """At the end of a round: its box, if it was endured in silence (C12-SILENT-7); ``None`` without silence."""
    if draft.options.rulebook.silence == "off":
        return None
    council = draft.council
    if council.broken:
        return False
    draft.council = attrs.evolve(council, boxes=(*council.boxes, council.round))
    return True
