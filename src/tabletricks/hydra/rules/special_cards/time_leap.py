"""
Time Leap: the turn goes back to the owner of the top (HY-LEAP-1 to HY-LEAP-11).
"""

from __future__ import annotations

from ...cards import LEAP
from ...events.tricks import LeapPlayed
from ...view import Laid, Trick
from ..state import Draft


def play(draft: Draft, seat: int, *, drawn: bool) -> int:
    """Top, order and kind stay as they are, all checks are void (HY-LEAP-5, HY-LEAP-7); the seat that is to act."""
    trick = draft.open_trick()
    owner = trick.top.owner
    draft.trick = Trick(trick.leader, (*trick.laid, Laid(seat, (LEAP,))), trick.top, trick.storm)
    draft.emit(LeapPlayed(seat, trick.top, trick.checked, last=not draft.hands[seat], drawn=drawn))
    return owner
