"""
The piles of the games for two and three: turning up, and drawing after a trick (HY-3P-2, HY-3P-3, HY-2P-5 to HY-2P-7).
"""

from __future__ import annotations

from ..events.moves import PersonalDrawn, PileEmptied, PileTurned
from .state import Draft


def turn_up(draft: Draft) -> None:
    """The top card of the shared pile is turned up, if there is one (HY-3P-3, HY-3P-14)."""
    if draft.shared_pile:
        draft.emit(PileTurned(draft.shared_pile[-1]))
    elif draft.options.deal.shared:
        draft.emit(PileEmptied())


def draw_personal(draft: Draft, seat: int) -> None:
    """The winner of a trick draws the top card of the own pile; if both knew it there, both see it go (HY-2P-18)."""
    own = draft.personal_piles[seat]
    if not own:
        return
    card, knowers = own[-1], draft.pile_knowers[seat][-1]
    draft.personal_piles[seat] = own[:-1]
    draft.pile_knowers[seat] = draft.pile_knowers[seat][:-1]
    draft.receive(seat, (card,))
    draft.emit(PersonalDrawn(seat, card, open=len(knowers) == len(draft.hands), left=len(own) - 1))
