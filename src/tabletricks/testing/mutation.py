"""
Actions that are almost right: what a buggy client, a cheat or a confused bot would send.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from typing import TypeVar

import attrs

from ..core.chance import Chance
from ..core.forms import field_forms
from ..core.vocabulary import ActionBase


ActionT = TypeVar("ActionT", bound=ActionBase)


def leaves(value: object) -> dict[type, list[object]]:
    """Every scalar in a value, a state for instance, by its class: what an action might be made of."""
    found: dict[type, dict[object, None]] = {}
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple):
            waiting += part
        elif attrs.has(type(part)):
            waiting += [getattr(part, name) for name in field_forms(type(part))]
        else:
            found.setdefault(type(part), {})[part] = None
    return {kind: list(parts) for kind, parts in found.items()}


def mutants(
    actions: Sequence[ActionT], material: dict[type, list[object]], chance: Chance, number: int
) -> Iterator[ActionT]:
    """
    Variations of actions: a field changed a little, taken from elsewhere, or two actions joined.

    Args:
        actions: actions of one game.
        material: scalars to build with, by their class.
        chance: chance.
        number: how many to make.
    """
    for _ in range(number):
        action = chance.choose(actions)
        alike = [other for other in actions if type(other) is type(action)]
        other = chance.choose(alike)
        mutant = copy.copy(action)
        if chance.below(4) == 0:
            for name in field_forms(type(action)):
                value: object = getattr(action, name)
                more: object = getattr(other, name)
                if isinstance(value, tuple) and isinstance(more, tuple):
                    _set(mutant, name, value + more)
        else:
            name = chance.choose(list(field_forms(type(action))))
            _set(mutant, name, _changed(getattr(action, name), getattr(other, name), material, chance))
        if mutant != action:
            yield mutant


def _changed(value: object, other: object, material: dict[type, list[object]], chance: Chance) -> object:
    if isinstance(value, tuple):
        joined = value + other if isinstance(other, tuple) else value
        elements = [part for element in joined for part in material.get(type(element), ())]
        further = (chance.choose(elements),) if elements else ()
        return chance.choose([(), value[::-1], value[:-1], value + value[:1], joined, value + further, other])
    choices = [other, *material.get(type(value), ())]
    if isinstance(value, bool):
        choices.append(not value)
    elif isinstance(value, int):
        choices += [value + 1, value - 1]
    elif value is None:
        choices.append(0)
    return chance.choose(choices)


def _set(action: ActionBase, name: str, value: object) -> None:
    """Changes a field of a fresh copy, past every check that a constructor may make."""
    object.__setattr__(action, name, value)
