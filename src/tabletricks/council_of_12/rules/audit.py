"""
What comes from outside is looked at: no card is lost or doubled (C12-INV-1, C12-INV-2, C12-INV-6).
"""

from __future__ import annotations

from collections import Counter

from ..options import ROUNDS
from ..scenarios import DECK_SIZE
from .state import State


def impossible(state: State) -> str | None:
    """Which card is lost or doubled, or ``None``."""
    if len(state.players) != state.options.players:
        return f"{state.options.players} players need as many hands"
    cast, supplicants, challenges = state.options.rulebook.cast, state.supplicants, state.challenges
    for seat, player in enumerate(state.players):
        laid = () if player.laid is None else (player.laid,)
        if Counter((*player.hand, *player.discard, *laid, *state.reserve)) != Counter(cast):
            return f"seat {seat} misses a card or has one twice"
    comers = [*supplicants.past, *supplicants.stack, *([] if supplicants.current is None else [supplicants.current])]
    if len(comers) != DECK_SIZE or len(set(comers)) != DECK_SIZE or not {*comers, *supplicants.open} <= set(cast):
        return "there are seven different supplicants"
    if not 0 <= supplicants.known <= len(supplicants.stack):
        return "no more supplicants are known than there are"
    right = [card for card in challenges.right if card != challenges.current]
    cards = {*challenges.left, *right, *challenges.stack, challenges.current}
    if len(challenges.left) + len(right) + len(challenges.stack) + 1 != ROUNDS or len(cards) != ROUNDS:
        return "there are eight different challenges"
    return None
