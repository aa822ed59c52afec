"""
Hand renewal: the last card is never played (C12-HAND-1 to C12-HAND-12).
"""

from __future__ import annotations

from ..characters import Character, sort_characters
from ..events import HandRenewed
from .state import Draft, Position


def must_renew(position: Position, hand: tuple[Character, ...]) -> bool:
    """Whether a player who must play has one card only, or none that may be played (C12-HAND-1, C12-HAND-5)."""
    return len(hand) == 1 or not position.playable(hand)


def renew(draft: Draft, seat: int, *, oracle: bool = False) -> None:
    """
    The hand becomes the discard pile, and the pile the hand (C12-HAND-2, C12-HAND-6).

    Args:
        draft: the working copy.
        seat: whose hand.
        oracle: whether the oracle in front of the player goes to hand, too (C12-HAND-3).
    """
    player = draft.players[seat]
    back: tuple[Character, ...] = (*player.discard, "oracle") if oracle else player.discard
    draft.put(seat, sort_characters(back), player.hand)
    draft.emit(HandRenewed(seat, player.hand, player.discard, oracle))
