"""
Frozen values with some fields changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import attrs

from .errors import InvalidArgument


T = TypeVar("T")


def changed(value: T, **changes: object) -> T:
    """
    A value of ours with some of its fields changed.

    Unlike ``attrs.evolve`` it takes values of classes that are not known to be attrs classes, as mixins are.
    """
    cls = type(value)
    names = _field_names(cls)
    make: Callable[..., T] = cls
    fields = [changes.pop(name) if name in changes else getattr(value, name) for name in names]
    if changes:
        msg = f"{cls.__name__} has no field {min(changes)}"
        raise InvalidArgument(msg)
    return make(*fields)


_NAMES: dict[type, tuple[str, ...]] = {}


def _field_names(cls: type) -> tuple[str, ...]:
    names = _NAMES.get(cls)
    if names is None:
        if not attrs.has(cls):
            msg = f"{cls.__name__} is no attrs class"
            raise InvalidArgument(msg)
        names = _NAMES[cls] = tuple([field.name for field in attrs.fields(cls)])
    return names
