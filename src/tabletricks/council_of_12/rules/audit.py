"""
What comes from outside is looked at: no card is lost or doubled, and no number out of range (C12-INV-1 to C12-INV-6).
"""

from __future__ import annotations

from collections import Counter

from ..die import FACES
from ..options import MAX_FAVOUR, ROUNDS
from ..scenarios import DECK_SIZE
from .state import State


_BEFORE_REVEALING = ("approach", "bell_vote", "split_vote", "begin_laying", "laying")


def impossible(state: State) -> str | None:
    """Which card is lost or doubled, or which number cannot be, or ``None``."""
    if len(state.players) != state.options.players:
        return f"{state.options.players} players need as many hands"
    if (
        not 1 <= state.round <= ROUNDS
        or not 0 <= state.favour <= MAX_FAVOUR
        or not {state.die, *state.shown} <= {*FACES}
    ):
        return "there are eight rounds, favour is from 0 to 5, and the die shows 1 to 12"
    tags = [item.tag for item in state.agenda]
    revealing = tags if "next_reveal" in tags else []
    cast, supplicants, challenges = state.options.rulebook.cast, state.supplicants, state.challenges
    for seat, player in enumerate(state.players):
        laid = () if player.laid is None else (player.laid,)
        aside = ("oracle",) if player.oracle else ()
        if Counter((*player.hand, *player.discard, *laid, *aside, *state.reserve)) != Counter(cast):
            return f"seat {seat} misses a card or has one twice"
        if player.oracle and (not revealing or revealing[-1] in _BEFORE_REVEALING):
            return f"seat {seat} has an oracle aside, and no card is revealed"
        if not player.hand:
            return f"seat {seat} has an empty hand"
    comers = [*supplicants.past, *supplicants.stack, *([] if supplicants.current is None else [supplicants.current])]
    if len(comers) != DECK_SIZE or len(set(comers)) != DECK_SIZE or not {*comers, *supplicants.open} <= set(cast):
        return "there are seven different supplicants"
    if not 0 <= supplicants.known <= len(supplicants.stack):
        return "no more supplicants are known than there are"
    right = [card for card in challenges.right if card != challenges.current]
    cards = {*challenges.left, *right, *challenges.stack, challenges.current}
    if len(challenges.left) + len(right) + len(challenges.stack) + 1 != ROUNDS or len(cards) != ROUNDS:
        return "there are eight different challenges"
    if len(supplicants.past) != state.round - 1 or len(challenges.left) + len(right) != state.round - 1:
        return "every round has a challenge, and all but the last a supplicant"
    if challenges.current is None or len(state.goals) != len(state.printed.goals):
        return "the challenge has another number of goals"
    return None
