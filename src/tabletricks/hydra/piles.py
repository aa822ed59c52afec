"""
The piles of the games for two and three: turning up, and drawing after a trick (HY-3P-2, HY-3P-3, HY-2P-5 to HY-2P-7).
"""

from __future__ import annotations

from .clues import seen_going
from .events import PersonalDrawn, PileTurned
from .state import Draft, Piles


def turn_up(draft: Draft) -> None:
    """The top card of the shared pile is turned up, if there is one."""
    piles = draft.piles
    draft.piles = Piles(piles.shared, face_up=True, personal=piles.personal)
    if piles.shared:
        draft.emit(PileTurned(piles.shared[-1]))


def draw_personal(draft: Draft, seat: int) -> None:
    """The winner of a trick draws the top card of the own pile; who knew it there knows it in the hand (HY-2P-18)."""
    piles = draft.piles
    own = piles.personal[seat]
    if not own:
        return
    personal = list(piles.personal)
    personal[seat] = own[:-1]
    draft.piles = Piles(piles.shared, piles.face_up, tuple(personal))
    top = own[-1]
    draft.receive(seat, (top.card,))
    draft.emit(PersonalDrawn(seat, top.card))
    if len(top.known_by) == len(draft.hands):
        seen_going(draft, top.card, seat)
