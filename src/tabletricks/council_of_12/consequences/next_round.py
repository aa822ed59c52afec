"""
Effects that hold in the next round: open play, bans, hush and a free bell (C12-EVAL-10).
"""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ..actions import Option
from ..characters import CHARACTERS, Character
from ..effects import Ban, FreeBell, Hush, OpenPlay
from ..events import NextRoundEffect
from ..state import Draft, RoundEffects, State
from .choices import GroupEffect, ask_council, when_chosen


MOST_BANS = 2
"""More bans than this are skipped, so that everybody always has a card to play (C12-FX-BAN-3)."""


def _hold(draft: Draft, coming: RoundEffects, event: NextRoundEffect) -> None:
    draft.council = attrs.evolve(draft.council, coming=coming)
    draft.emit(event)


def open_play(draft: Draft, effect: OpenPlay) -> None:
    """One player, or everybody, may lay the card face up."""
    coming = draft.council.coming
    if effect.who == "all":
        _hold(draft, attrs.evolve(coming, open_all=True), NextRoundEffect(effect))
    else:
        _hold(draft, attrs.evolve(coming, permits=coming.permits + 1), NextRoundEffect(effect))


def hush(draft: Draft, effect: Hush) -> None:
    """Nobody may say a sentence."""
    _hold(draft, attrs.evolve(draft.council.coming, hush=True), NextRoundEffect(effect))


def free_bell(draft: Draft, effect: FreeBell) -> None:
    """The bell costs nothing."""
    _hold(draft, attrs.evolve(draft.council.coming, free_bell=True), NextRoundEffect(effect))


def ban(draft: Draft, effect: Ban) -> None:
    """The supplicant's character, or one in play that the council chooses, is forbidden."""
    banned = draft.council.coming.banned
    if len(banned) == MOST_BANS:
        return
    comer = draft.supplicants.current
    if effect.what == "supplicant":
        if comer is not None and comer not in banned:
            _ban(draft, effect, comer)
        return
    ask_council(draft, effect)


def _candidates(position: Draft | State, effect: GroupEffect) -> Sequence[Character]:
    """The characters in play that are not banned yet."""
    del effect
    council = position.council
    out = (*council.reserve, *council.coming.banned)
    return [character for character in position.options.rulebook.cast if character not in out]


def _ban(draft: Draft, effect: Ban, character: Character) -> None:
    coming = draft.council.coming
    _hold(draft, attrs.evolve(coming, banned=(*coming.banned, character)), NextRoundEffect(effect, character))


def _character_chosen(draft: Draft, effect: GroupEffect, option: Option) -> None:
    assert isinstance(effect, Ban)
    _ban(draft, effect, next(character for character in CHARACTERS if character == option))


when_chosen(Ban, _candidates, _character_chosen)
