"""
Effects that hold in the next round: open play, bans, hush and a free bell (C12-EVAL-10).
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ...actions import Option
from ...characters import CHARACTERS, Character
from ...effects import Ban, FreeBell, Hush, OpenPlay
from ...events import EffectLost, NextRoundEffect
from ...options import ROUNDS
from ...view import RoundEffects
from ..state import Draft, Position
from .choices import GROUP, GroupEffect, ask_council


MOST_BANS = 2
"""More bans than this are skipped, so that everybody always has a card to play (C12-FX-BAN-3)."""


def prepare(draft: Draft, effect: OpenPlay | Ban | Hush | FreeBell) -> None:
    """Notes what will hold in the next round; what would come to nothing is left out (C12-EVAL-12)."""
    coming = draft.next_round
    if draft.round + 1 == ROUNDS:
        draft.emit(EffectLost(effect, "last_round"))
        return
    if isinstance(effect, Ban):
        _ban(draft, effect)
    elif isinstance(effect, Hush):
        _hold(draft, attrs.evolve(coming, hush=True), NextRoundEffect(effect))
    elif isinstance(effect, OpenPlay):
        open_all, permits = (True, 0) if effect.who == "all" else (coming.open_all, 1)
        _hold(
            draft,
            attrs.evolve(coming, open_all=open_all, permits=coming.permits + permits),
            NextRoundEffect(effect),
        )
    elif draft.options.rulebook.bells:
        _hold(draft, attrs.evolve(coming, free_bell=True), NextRoundEffect(effect))
    else:
        draft.emit(EffectLost(effect, "no_bell"))


def _hold(draft: Draft, coming: RoundEffects, event: NextRoundEffect) -> None:
    draft.next_round = coming
    draft.emit(event)


def _ban(draft: Draft, effect: Ban) -> None:
    """The supplicant's character, or one in play that the council chooses, is forbidden."""
    banned = draft.next_round.banned
    comer = draft.supplicants.current
    if len(banned) == MOST_BANS or (effect.what == "supplicant" and comer in banned):
        draft.emit(EffectLost(effect, "banned"))
    elif effect.what == "choice":
        ask_council(draft, effect)
    elif comer is not None:
        _forbid(draft, effect, comer)


def _candidates(position: Position, effect: GroupEffect) -> Sequence[Character]:
    """The characters in play that are not banned yet."""
    del effect
    return [character for character in position.in_play if character not in position.next_round.banned]


def _forbid(draft: Draft, effect: Ban, character: Character) -> None:
    coming = draft.next_round
    _hold(draft, attrs.evolve(coming, banned=(*coming.banned, character)), NextRoundEffect(effect, character))


def _character_chosen(draft: Draft, effect: GroupEffect, option: Option) -> None:
    assert isinstance(effect, Ban)
    _forbid(draft, effect, next(character for character in CHARACTERS if character == option))


GROUP[Ban] = (_candidates, _character_chosen)
