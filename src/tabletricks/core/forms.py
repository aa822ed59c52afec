"""
Forms: the annotations that the library speaks, and what JSON makes of them.

A form is int, str, bool, None, a Literal, a tuple, an attrs class, a :class:`TextValue`, the root of a family of tagged
classes (the items of an agenda), or a union whose members can be told apart in JSON. ``Sequence`` is written as a tuple
is: that is what a position has where its draft has a list. An annotated form is the form itself with a mark.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from types import NoneType, UnionType
from typing import Annotated, ClassVar, Literal, Self, TypeVar, Union, get_args, get_origin

import attrs


T = TypeVar("T")


SCALARS: tuple[type, ...] = (int, str, bool, NoneType)

_CHECKED: set[object] = set()
_ADDED = "tabletricks.added"


class TextValue:
    """
    A value whose JSON form is a short text, like a card; ``str()`` of it gives that text.

    Attributes:
        pattern: a regular expression for the JSON Schema.
    """

    __slots__ = ()

    pattern: ClassVar[str]

    @classmethod
    @abstractmethod
    def from_text(cls, text: str) -> Self:
        """The value of a text; raises one of our errors if it is none."""


def is_text_value(form: object) -> bool:
    """Whether a form is a class of text values."""
    return isinstance(form, type) and issubclass(form, TextValue)


def is_family(form: object) -> bool:
    """Whether a form is the root of a family: its members are found by their tags when a value is met."""
    return isinstance(form, type) and isinstance(vars(form).get("members"), dict)


def family_members(form: object) -> dict[str, type]:
    """The members of a family so far, by their tags."""
    members: dict[str, type] = vars(form)["members"]
    return members


def is_opaque(form: object) -> bool:
    """Whether a form is of no concern to anybody outside: its schema does not say what it is made of."""
    return is_family(form) or getattr(form, "opaque", False) is True


def unmarked(form: object) -> object:
    """An annotated form without its mark."""
    return get_args(form)[0] if get_origin(form) is Annotated else form


def element_of(form: object) -> object:
    """The form of the elements of a tuple or sequence of any length; ``None`` for anything else."""
    origin, args = get_origin(form), get_args(form)
    if origin is Sequence or (origin is tuple and len(args) == 2 and args[1] is ...):
        element: object = args[0]
        return element
    return None


def check_form(form: object) -> None:
    """Raises TypeError unless an annotation has a JSON form, down to the last field of the last class."""
    if not isinstance(form, Hashable):
        msg = f"{form!r} has no JSON form"
        raise TypeError(msg)
    if form not in _CHECKED:
        _walk(form, set())
        _CHECKED.add(form)


def _walk(form: object, seen: set[object]) -> None:
    form = unmarked(form)
    if form in seen or form in SCALARS or is_text_value(form) or is_family(form):
        return
    seen.add(form)
    origin = get_origin(form)
    if origin in (Union, UnionType):
        tell_apart(form)
    if origin in (Union, UnionType, tuple, Sequence):
        for part in get_args(form):
            if part is not ...:
                _walk(part, seen)
    elif isinstance(form, type) and attrs.has(form):
        for part in field_forms(form).values():
            _walk(part, seen)
    elif origin is not Literal:
        msg = f"{form!r} has no JSON form"
        raise TypeError(msg)


def tell_apart(form: object) -> tuple[dict[str, object], dict[type, object]]:
    """The members of a union by their tag, and those without one by the kind of their JSON value."""
    by_tag: dict[str, object] = {}
    by_kind: dict[type, object] = {}
    for member in get_args(form):
        tag = tag_of(member)
        if tag in by_tag or (tag is None and _json_kind(member) in by_kind):
            msg = f"the members of {form!r} cannot be told apart in JSON"
            raise TypeError(msg)
        if tag is None:
            by_kind[_json_kind(member)] = member
        else:
            by_tag[tag] = member
    return by_tag, by_kind


def field_forms(cls: type) -> dict[str, object]:
    """The fields of an attrs class that its JSON form has, with their resolved annotations."""
    attrs.resolve_types(cls)
    return {field.name: field.type for field in attrs.fields(cls) if field.init}


def optional_fields(cls: type) -> set[str]:
    """The fields of an attrs class that a document may leave out."""
    return {field.name for field in attrs.fields(cls) if field.default is not attrs.NOTHING}


def added(default: T) -> T:
    """
    The default of a field that its class got after logs with it had been written.

    A document leaves the field out while it has this value: what could be said before is still said in the same words,
    so that old logs keep their digests.
    """
    return attrs.field(default=default, metadata={_ADDED: True})


def added_fields(cls: type) -> dict[str, object]:
    """The fields of an attrs class that a document leaves out while they have their default, with that default."""
    return {field.name: field.default for field in attrs.fields(cls) if _ADDED in field.metadata}


def tag_of(cls: object) -> str | None:
    """The tag of a class, or ``None`` if it has none."""
    tag: object = getattr(cls, "tag", None)
    return tag if isinstance(tag, str) else None


def _json_kind(member: object) -> type:
    member = unmarked(member)
    if isinstance(member, type):
        if member in SCALARS:
            return member
        if issubclass(member, TextValue):
            return str
        return dict
    origin = get_origin(member)
    if origin is Literal:
        return type(get_args(member)[0])
    return list if origin in (tuple, Sequence) else dict
