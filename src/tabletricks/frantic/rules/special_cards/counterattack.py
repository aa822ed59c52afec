"""
Counterattack in the own turn: a colour wish (FR-CARD-COUNTER-13).

As a reaction it is a matter of :mod:`~tabletricks.frantic.rules.attacks`.
"""

from __future__ import annotations

from ..card_effects import effect_of
from ..state import Draft
from ..wishes import MakeWish


@effect_of("counterattack")
def counterattack(draft: Draft, author: int) -> None:
    """Without an attack it is a colour wish."""
    draft.then(MakeWish(author, "counterattack", optional=False))
