"""
Actions that are almost right: what a buggy client, a cheat or a confused bot would send.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import TypeVar

from ..core.codec import field_forms
from ..core.vocabulary import ActionBase


ActionT = TypeVar("ActionT", bound=ActionBase)


def mutants(actions: Sequence[ActionT], action: ActionT) -> Iterator[ActionT]:
    """
    Variations of an action: each field changed a little, or taken from another action of the same kind.

    Args:
        actions: actions of the same game.
        action: the one to vary.
    """
    alike = [other for other in actions if type(other) is type(action)]
    for name in field_forms(type(action)):
        value: object = getattr(action, name)
        for changed in _changed(value):
            yield _with(action, name, changed)
        for other in alike:
            yield _with(action, name, getattr(other, name))


def _changed(value: object) -> Iterator[object]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value - 1
    elif isinstance(value, tuple):
        yield ()
        yield value[::-1]
        yield value[:-1]
        yield value + value[:1]
    elif value is None:
        yield 0


def _with(action: ActionT, name: str, value: object) -> ActionT:
    """A copy with one field changed, past every check that a constructor may make."""
    mutant = copy.copy(action)
    object.__setattr__(mutant, name, value)
    return mutant
