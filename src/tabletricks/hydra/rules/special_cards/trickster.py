"""
Trickster: a single becomes a pair, a pair a single, of the same strength (HY-TRICKSTER-1 to HY-TRICKSTER-13).
"""

from __future__ import annotations

from ....core.refusals import IllegalAction
from ...cards import HERO_RANK, NO_RANK, TRICKSTER
from ...combinations import Top, TopKind
from ...events.tricks import TricksterPlayed
from ...view import Laid, Trick
from ...words import refuse
from ..state import Draft


_TURNED: dict[TopKind, TopKind] = {"single": "pair", "pair": "single"}


def refusal(top: Top) -> IllegalAction | None:
    """The Trickster needs a single or a pair from 1 to H; the Companion and the Storm are among them."""
    if top.kind not in _TURNED:
        return refuse("HY-TRICKSTER-7", "trickster_kind", top=top.told("object"))
    if top.rank > HERO_RANK or top.rank == NO_RANK:
        return refuse("HY-TRICKSTER-6", "trickster_value", top=top.told("object"))
    return None


def play(draft: Draft, seat: int, *, drawn: bool) -> None:
    """Only the kind of the top changes: turn, owner and checks stay (HY-TRICKSTER-8, HY-TRICKSTER-9)."""
    trick = draft.open_trick()
    top = turned(trick.top)
    laid = (*trick.laid, Laid(seat, (TRICKSTER,)))
    draft.trick = Trick(trick.leader, laid, top, trick.storm, trick.checked)
    draft.emit(TricksterPlayed(seat, trick.top, top, last=not draft.hands[seat], drawn=drawn))


def turned(top: Top) -> Top:
    """A single made a pair, or a pair a single."""
    return Top(top.owner, _TURNED[top.kind], top.length, top.strength, top.rank)
