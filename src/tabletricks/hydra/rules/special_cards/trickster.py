"""
Trickster: a single becomes a pair, a pair a single, of the same strength (HY-TRICKSTER-1 to HY-TRICKSTER-13).
"""

from __future__ import annotations

from ....core.errors import IllegalAction
from ...cards import HERO_RANK, NO_RANK, TRICKSTER
from ...combinations import Top, TopKind
from ...events.tricks import TricksterPlayed
from ...view import Laid, Trick
from ..state import Draft


_TURNED: dict[TopKind, TopKind] = {"single": "pair", "pair": "single"}


def refusal(top: Top) -> IllegalAction | None:
    """The Trickster needs a single or a pair from 1 to H; the Companion and the Storm are among them."""
    if top.kind not in _TURNED:
        msg = f"the Trickster is played on a single or a pair, not on {top.label}"
        return IllegalAction("HY-TRICKSTER-7", msg)
    if top.rank > HERO_RANK or top.rank == NO_RANK:
        return IllegalAction("HY-TRICKSTER-6", f"the Trickster needs a value from 1 to H, and not {top.label}")
    return None


def play(draft: Draft, seat: int) -> None:
    """Only the kind of the top changes: turn, owner and checks stay (HY-TRICKSTER-8, HY-TRICKSTER-9)."""
    trick = draft.open_trick()
    top = turned(trick.top)
    laid = (*trick.laid, Laid(seat, (TRICKSTER,)))
    draft.trick = Trick(trick.leader, laid, top, trick.storm, trick.checked)
    draft.emit(TricksterPlayed(seat, top.kind))


def turned(top: Top) -> Top:
    """A single made a pair, or a pair a single."""
    return Top(top.owner, _TURNED[top.kind], top.length, top.strength, top.rank)
