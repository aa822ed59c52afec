"""
Effects on the stack of supplicants (C12-FX-PEEK-1, C12-FX-ARRANGE-1).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import attrs

from ...actions import Option
from ...effects import Arrange, Peek
from ...events import EffectLost, SupplicantsShown
from ..state import Draft, Position
from .choices import GROUP, GroupEffect, ask_council


def peek(draft: Draft, effect: Peek | Arrange) -> int:
    """The top supplicants become public; gives how many."""
    supplicants = draft.supplicants
    count = min(effect.n, len(supplicants.stack))
    if count:
        draft.supplicants = attrs.evolve(supplicants, known=max(count, supplicants.known))
        draft.emit(SupplicantsShown(supplicants.stack[:count]))
    else:
        draft.emit(EffectLost(effect, "no_supplicant"))
    return count


def arrange(draft: Draft, effect: Arrange) -> None:
    """The top supplicants become public, and the council orders them if there are two or more."""
    count = peek(draft, effect)
    if count > 1:
        ask_council(draft, effect)
    elif count:
        draft.emit(EffectLost(effect, "one_supplicant"))


def _orders(position: Position, effect: GroupEffect) -> Sequence[Option]:
    assert isinstance(effect, Arrange)
    return list(permutations(range(min(effect.n, len(position.supplicants.stack)))))


def _ordered(draft: Draft, effect: GroupEffect, option: Option) -> None:
    del effect
    assert isinstance(option, tuple)
    supplicants = draft.supplicants
    top = tuple([supplicants.stack[place] for place in option])
    draft.supplicants = attrs.evolve(supplicants, stack=(*top, *supplicants.stack[len(option) :]))


GROUP[Arrange] = (_orders, _ordered)
