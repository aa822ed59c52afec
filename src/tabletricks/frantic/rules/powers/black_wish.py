"""
Black Wish: only a black card or another wish may follow (FR-POWER-BLACK_WISH-1 to FR-POWER-BLACK_WISH-4).

What fits on it is a matter of :mod:`~tabletricks.frantic.demands`; that a neutral card must wish something then, of
:func:`~tabletricks.frantic.rules.wishes.wish_needed`.
"""

from __future__ import annotations

from ...demands import BLACK_WISH
from ...events import WishMade
from ..playing import Charge, power_card
from ..state import Draft


@power_card("black_wish")
def black_wish(draft: Draft, charge: Charge) -> None:
    """The wish replaces every other one."""
    draft.demand = BLACK_WISH
    draft.emit(WishMade(charge.seat, BLACK_WISH))
