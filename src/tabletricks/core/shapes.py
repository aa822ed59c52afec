"""
Whether a value made in Python has the shape that its annotation promises, and which seats it names.

Values out of documents are checked by the codec. What a caller builds in Python is not, and a wrong type must not
surface as a strange exception deep in the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

from .forms import check_form, element_of, family_members, field_forms, is_family, is_text_value, unmarked
from .seats import SEAT_MARK


Shape = Callable[[object], bool]
Seats = Callable[[object], Iterator[int]]

_SHAPES: dict[object, Shape] = {}
_FINDERS: dict[object, Seats | None] = {}
_LARGEST = 2**64
"""No number of a game is larger; Python cannot even print the largest ones."""


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
    form = unmarked(form)
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
    element = element_of(form)
    if element is not None:
        every = _shape(element)
        return lambda value: type(value) is tuple and all(map(every, value))
    if origin is tuple:
        inners = [_shape(arg) for arg in args]
        return lambda value: (
            type(value) is tuple
            and len(value) == len(inners)
            and all(inner(part) for inner, part in zip(inners, value, strict=True))
        )
    if is_family(form):
        members_by_tag = family_members(form)
        return lambda value: type(value) in members_by_tag.values() and fits(type(value))(value)
    if isinstance(form, type) and not is_text_value(form) and form.__module__ != "builtins":
        return _class_shape(form)
    if form is int:
        return lambda value: type(value) is int and -_LARGEST <= value <= _LARGEST
    kind = form
    return lambda value: type(value) is kind


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


def strange_seat(form: object, value: object, players: int) -> int | None:
    """The first seat that a well-formed value names and a table of so many players does not have."""
    finder = seats_in(form)
    if finder is not None:
        for seat in finder(value):
            if not 0 <= seat < players:
                return seat
    return None


def plain_seats(cls: type) -> tuple[str, ...] | None:
    """The fields of a class that are a seat or nothing; ``None`` if its other fields name seats as well."""
    plain = []
    for name, form in field_forms(cls).items():
        members = get_args(form) if get_origin(form) in (Union, UnionType) else (form,)
        if all(member is NoneType or get_origin(member) is Annotated for member in members):
            plain += [name] if seats_in(form) is not None else []
        elif seats_in(form) is not None:
            return None
    return tuple(plain)


def seats_in(form: object) -> Seats | None:
    """
    What finds every seat that a well-formed value of a form names; ``None`` if such values name no seats.

    A class that holds values of its own kind is looked through when it is met.
    """
    if form not in _FINDERS:
        _FINDERS[form] = _finder(form)
    return _FINDERS[form]


def _finder(form: object) -> Seats | None:
    if get_origin(form) is Annotated:
        return _itself if SEAT_MARK in get_args(form)[1:] else seats_in(unmarked(form))
    element = element_of(form)
    if element is not None:
        inner = seats_in(element)
        return None if inner is None else _of_each(inner)
    origin, args = get_origin(form), get_args(form)
    if origin is tuple:
        finders = [(place, finder) for place, arg in enumerate(args) if (finder := seats_in(arg)) is not None]
        return _of_parts(finders) if finders else None
    if origin in (Union, UnionType):
        return _of_union({_kind(member): finder for member in args if (finder := seats_in(member)) is not None})
    if is_family(form):
        return _of_value
    if isinstance(form, type) and not is_text_value(form) and form.__module__ != "builtins":
        return _of_fields(form)
    return None


def _itself(value: object) -> Iterator[int]:
    if type(value) is int:
        yield value


def _of_each(inner: Seats) -> Seats:
    return lambda value: (seat for part in value for seat in inner(part)) if isinstance(value, tuple) else iter(())


def _of_parts(finders: list[tuple[int, Seats]]) -> Seats:
    def find(value: object) -> Iterator[int]:
        if isinstance(value, tuple):
            for place, finder in finders:
                yield from finder(value[place])

    return find


def _kind(form: object) -> type | None:
    """The class of the values of a form; ``None`` for our own classes, which are told apart when they are met."""
    if get_origin(form) is Annotated:
        return int
    return tuple if get_origin(form) is tuple or element_of(form) is not None else None


def _of_union(by_kind: dict[type | None, Seats]) -> Seats | None:
    if not by_kind:
        return None

    def find(value: object) -> Iterator[int]:
        finder = by_kind.get(type(value), _of_value if None in by_kind else None)
        return iter(()) if finder is None else finder(value)

    return find


def _of_value(value: object) -> Iterator[int]:
    """The seats of a value whose class tells what it is."""
    finder = seats_in(type(value))
    return iter(()) if finder is None else finder(value)


def _of_fields(cls: type) -> Seats | None:
    finders: list[tuple[str, Seats]] | None = None

    def find(value: object) -> Iterator[int]:
        nonlocal finders
        if finders is None:
            found = [(name, seats_in(form)) for name, form in field_forms(cls).items()]
            finders = [(name, finder) for name, finder in found if finder is not None]
        for name, finder in finders:
            yield from finder(getattr(value, name))

    return find
