"""
Lucky Bastard in the own turn: a colour wish (FR-CARD-LUCKY-7).

That it is thrown in before an event, and what it protects from, is a matter of :mod:`~tabletricks.frantic.occasions`
(FR-CARD-LUCKY-1 to FR-CARD-LUCKY-6, FR-CARD-LUCKY-8).
"""

from __future__ import annotations

from ..card_effects import effect_of
from ..state import Draft
from ..wishes import MakeWish


@effect_of("lucky_bastard")
def lucky_bastard(draft: Draft, author: int) -> None:
    """The wish is mandatory."""
    draft.then(MakeWish(author, "lucky_bastard", optional=False))
