"""
Fuck You: nothing but ten cards gets rid of it (FR-CARD-FU-1 to FR-CARD-FU-4).

When it may be played is a matter of :mod:`~tabletricks.frantic.matching`; that it cannot be given away by choice, of
:func:`~tabletricks.frantic.attack.givable`.
"""

from __future__ import annotations

from ..draft import Draft
from ..effects import effect_of


@effect_of("fuck_you")
def fuck_you(draft: Draft, author: int) -> None:
    """It has no effect; what was demanded before still is (FR-CARD-FU-2)."""
    del draft, author
