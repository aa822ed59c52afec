"""
Fantastic, and cards of the base game that are a mere colour wish in the own turn: Counterattack and Nice Try.

FR-CARD-FAN-1, FR-CARD-COUNTER-13, FR-CARD-NICE-9.
"""

from __future__ import annotations

from ..draft import Draft
from ..effects import effect_of
from ..wishes import MakeWish


@effect_of("fantastic")
def fantastic(draft: Draft, author: int) -> None:
    """A colour or a number is wished (FR-WISH-3)."""
    draft.then(MakeWish(author, "fantastic", optional=False))


@effect_of("counterattack")
def counterattack(draft: Draft, author: int) -> None:
    """Without an attack it is a colour wish."""
    draft.then(MakeWish(author, "counterattack", optional=False))


@effect_of("nice_try")
def nice_try(draft: Draft, author: int) -> None:
    """While everybody has cards it is a colour wish."""
    draft.then(MakeWish(author, "nice_try", optional=False))
