"""
Whether a value made in Python has the shape that its annotation promises.

Values out of documents are checked by the codec. What a caller builds in Python is not, and a wrong type must not
surface as a strange exception deep in the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin

from .forms import check_form, field_forms, is_text_value


Shape = Callable[[object], bool]

_SHAPES: dict[object, Shape] = {}
_LARGEST = 2**64
"""No number of a game is larger; Python cannot even print the largest ones."""


def shown(value: object) -> str:
    """A value of unknown origin, short enough for a message."""
    try:
        text = repr(value)
    except ValueError:  # a number too long to be printed
        text = type(value).__name__
    return text if len(text) <= 100 else text[:97] + "..."


def fits(form: object) -> Shape:
    """
    A fast test whether a value has exactly the shape of an annotation.

    Raises:
        TypeError: the annotation is none that the library speaks.
    """
    shape = _SHAPES.get(form)
    if shape is None:
        check_form(form)
        shape = _SHAPES[form] = _shape(form)
    return shape


def _shape(form: object) -> Shape:
    origin, args = get_origin(form), get_args(form)
    if origin in (Union, UnionType):
        members = [_shape(member) for member in args if member is not NoneType]
        if len(members) == 1 < len(args):  # the usual "or None", which actions have as well
            inner = members[0]
            return lambda value: value is None or inner(value)
        members = [_shape(member) for member in args]
        return lambda value: any(member(value) for member in members)
    if origin is Literal:
        return lambda value: any(type(value) is type(choice) and value == choice for choice in args)
    if origin is tuple:
        return _tuple_shape(args)
    if isinstance(form, type) and not is_text_value(form) and form.__module__ != "builtins":
        return _class_shape(form)
    if form is int:
        return lambda value: type(value) is int and -_LARGEST <= value <= _LARGEST
    kind = form
    return lambda value: type(value) is kind


def _tuple_shape(args: tuple[object, ...]) -> Shape:
    if len(args) == 2 and args[1] is ...:
        inner = _shape(args[0])
        return lambda value: type(value) is tuple and all(map(inner, value))
    inners = [_shape(arg) for arg in args]
    return lambda value: (
        type(value) is tuple
        and len(value) == len(inners)
        and all(inner(part) for inner, part in zip(inners, value, strict=True))
    )


def _class_shape(cls: type) -> Shape:
    tests: list[tuple[str, Shape]] | None = None

    def test(value: object) -> bool:
        nonlocal tests
        if type(value) is not cls:
            return False
        if tests is None:  # only now, because a class may hold values of its own kind
            tests = [(name, _shape(form)) for name, form in field_forms(cls).items()]
        # Every action passes here: a plain loop takes half the time of all() over a generator.
        for name, inner in tests:  # noqa: SIM110
            if not inner(getattr(value, name)):
                return False
        return True

    return test
