"""
Storm: half a point below the single it lies on, and the order is reversed (HY-STORM-1 to HY-STORM-13).
"""

from __future__ import annotations

from ....core.refusals import IllegalAction
from ...cards import NUMBERS, STORM
from ...combinations import STORM_ORDER, Top
from ...events.tricks import StormPlayed
from ...view import Laid, Trick
from ...words import refuse
from ..state import Draft


def refusal(trick: Trick | None) -> IllegalAction | None:
    """The Storm needs a single of rank 1 to 13; what the top is now decides (HY-STORM-2)."""
    if trick is None:
        return refuse("HY-STORM-1", "storm_led")
    top = trick.top
    if top.kind != "single" or top.rank not in NUMBERS:
        return refuse("HY-STORM-3", "storm_top", top=top.told("object"))
    return None


def play(draft: Draft, seat: int, *, drawn: bool) -> None:
    """The Storm is the top from now on, and its player the owner (HY-STORM-4, HY-STORM-11)."""
    trick = draft.open_trick()
    top = laid_on(trick.top, seat)
    draft.trick = Trick(trick.leader, (*trick.laid, Laid(seat, (STORM,))), top, storm=True)
    draft.emit(StormPlayed(seat, trick.top, last=not draft.hands[seat], drawn=drawn))


def laid_on(top: Top, seat: int) -> Top:
    """The Storm of a seat on a single, as the top."""
    return Top(seat, "single", 1, STORM_ORDER[top.rank] + 1, top.rank)
