"""
Effects on the die between the rounds (C12-FX-TURN-1 to C12-FX-TURN-3, C12-FX-ROLL-1, C12-FX-DIE-1).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...actions import Option
from ...die import FACES, opposite
from ...effects import RollDie, TurnDie
from ..state import Draft, Position
from .choices import GROUP, GroupEffect, ask_council


def turn(draft: Draft, effect: TurnDie) -> None:
    """To the opposite face; or to one that the council chooses: any, or the current one and its neighbours."""
    if effect.how == "flip":
        draft.turn(opposite(draft.die))
    else:
        ask_council(draft, effect)


def _faces(position: Position, effect: GroupEffect) -> Sequence[int]:
    assert isinstance(effect, TurnDie)
    die = position.die
    return FACES if effect.how == "any" else sorted((die, *position.options.rulebook.die.tilts[die]))


def roll(draft: Draft, effect: RollDie) -> None:
    """The die is rolled."""
    del effect
    draft.roll()


def _face_chosen(draft: Draft, effect: GroupEffect, option: Option) -> None:
    del effect
    assert isinstance(option, int)
    if option != draft.die:
        draft.turn(option)


GROUP[TurnDie] = (_faces, _face_chosen)
