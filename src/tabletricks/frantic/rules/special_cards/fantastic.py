"""
Fantastic: a colour or a number is wished (FR-CARD-FAN-1).
"""

from __future__ import annotations

from ..card_effects import effect_of
from ..state import Draft
from ..wishes import MakeWish


@effect_of("fantastic")
def fantastic(draft: Draft, author: int) -> None:
    """The wish is mandatory (FR-WISH-3)."""
    draft.then(MakeWish(author, "fantastic", optional=False))
