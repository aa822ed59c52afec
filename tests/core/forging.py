"""
Values that no constructor would make, for tests of what comes from outside.
"""

from __future__ import annotations

import copy
from typing import TypeVar


T = TypeVar("T")


def forged(value: T, **changes: object) -> T:
    """A copy of a frozen value with some fields set past every check."""
    copied = copy.copy(value)
    for name, change in changes.items():
        object.__setattr__(copied, name, change)
    return copied


def call(thing: object, verb: str, *arguments: object) -> object:
    """What a method gives for arguments that may be of any type."""
    result: object = getattr(thing, verb)(*arguments)
    return result
