"""
The cattrs converter behind the codec: hooks that take exactly what an annotation says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.errors import AttributeValidationNote, ClassValidationError, ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn

from .errors import TabletricksError
from .forms import (
    SCALARS,
    TextValue,
    added_fields,
    element_of,
    family_members,
    is_family,
    is_text_value,
    tag_of,
    tell_apart,
    unmarked,
)


Structure = Callable[[object, object], object]

_JSON_NAMES: dict[type, str] = {
    dict: "an object",
    list: "a list",
    str: "a string",
    int: "a whole number",
    float: "a fraction",
    bool: "true or false",
    NoneType: "null",
}
CHECKS: dict[type, Callable[..., str | None]] = {}


class Mismatch(Exception):
    """A value that is not what the annotation says."""


class _AtIndex(Exception):
    """What went wrong with one element of a list."""

    def __init__(self, index: int, cause: Exception) -> None:
        super().__init__(index)
        self.index = index
        self.cause = cause


CONVERTER = Converter(forbid_extra_keys=True, detailed_validation=True)


def _got(value: object) -> str:
    return _JSON_NAMES.get(type(value), type(value).__name__)


def first_fault(error: Exception) -> tuple[str, str, Exception]:
    """Where and why decoding failed first, and the exception that says so."""
    if isinstance(error, _AtIndex):
        path, message, cause = first_fault(error.cause)
        return f"[{error.index}]{path}", message, cause
    if isinstance(error, ClassValidationError):
        noted, others = error.group_exceptions()
        for part, note in noted:
            if isinstance(note, AttributeValidationNote) and isinstance(part, Exception):
                path, message, cause = first_fault(part)
                if isinstance(part, KeyError):
                    return path, f"the field {note.name!r} is missing", part
                return f".{note.name}{path}", message, cause
        for other in others:
            if isinstance(other, Exception):
                return first_fault(other)
    if isinstance(error, ForbiddenExtraKeysError):
        return "", f"the field {min(error.extra_fields)!r} is not known", error
    if isinstance(error, TabletricksError):
        return "", getattr(error, "message", str(error)), error
    return "", str(error), error


def _scalar_hook(kind: type) -> Structure:
    wanted = _JSON_NAMES[kind]

    def take(value: object, _: object) -> object:
        if type(value) is not kind:
            msg = f"expected {wanted}, got {_got(value)}"
            raise Mismatch(msg)
        return value

    return take


def _text_hook(value: object, form: object) -> object:
    """Strings, and values that are written as one; cattrs sends both here, because a card may be a kind of string."""
    if type(value) is not str:
        msg = f"expected a string, got {_got(value)}"
        raise Mismatch(msg)
    return form.from_text(value) if isinstance(form, type) and issubclass(form, TextValue) else value


def _literal_hook(form: object) -> Structure:
    choices = get_args(form)

    def take(value: object, _: object) -> object:
        for choice in choices:
            if type(value) is type(choice) and value == choice:
                return value
        msg = f"expected one of {', '.join(map(repr, choices))}, got {value!r}"
        raise Mismatch(msg)

    return take


def _tuple_hook(form: object) -> Structure:
    element = element_of(form)
    if element is not None:
        hook = CONVERTER.get_structure_hook(element)

        def take_any(value: object, _: object) -> object:
            if type(value) is not list:
                msg = f"expected a list, got {_got(value)}"
                raise Mismatch(msg)
            return _elements(value, ((hook, element) for _ in value))

        return take_any
    hooks = [(CONVERTER.get_structure_hook(arg), arg) for arg in get_args(form)]

    def take_exact(value: object, _: object) -> object:
        if type(value) is not list or len(value) != len(hooks):
            msg = f"expected a list of {len(hooks)}, got {_got(value)}"
            if type(value) is list:
                msg += f" of {len(value)}"
            raise Mismatch(msg)
        return _elements(value, hooks)

    return take_exact


def _elements(values: list[object], hooks: Iterable[tuple[Structure, object]]) -> tuple[object, ...]:
    taken: list[object] = []
    try:
        for value, (hook, form) in zip(values, hooks, strict=True):
            taken.append(hook(value, form))
    except Exception as error:
        raise _AtIndex(len(taken), error) from error
    return tuple(taken)


def _union_hook(form: object) -> Structure:
    """Tells the members of a union apart by the JSON kind of the value, and objects by their tag."""
    tags, kinds = tell_apart(form)
    by_tag = {tag: (CONVERTER.get_structure_hook(member), member) for tag, member in tags.items()}
    by_kind = {kind: (CONVERTER.get_structure_hook(member), member) for kind, member in kinds.items()}
    wanted = [_JSON_NAMES[kind] for kind in by_kind] + (["a tagged object"] if by_tag else [])

    def take(value: object, _: object) -> object:
        entry = by_kind.get(type(value))
        if entry is None:
            if type(value) is not dict or not by_tag:
                msg = f"expected {' or '.join(wanted)}, got {_got(value)}"
                raise Mismatch(msg)
            tag = value.get("type")
            entry = by_tag.get(tag) if type(tag) is str else None
            if entry is None:
                msg = f"the type {tag!r} is not known here" if "type" in value else "the field 'type' is missing"
                raise Mismatch(msg)
        hook, member = entry
        return hook(value, member)

    return take


def _family_hook(form: object) -> Structure:
    """The members of a family are told apart by their tag; they are entered when their modules are imported."""
    members = family_members(form)

    def take(value: object, _: object) -> object:
        tag = value.get("type") if type(value) is dict else None
        member = members.get(tag) if type(tag) is str else None
        if member is None:
            msg = f"expected a tagged object of a known type, got {_got(value) if tag is None else repr(tag)}"
            raise Mismatch(msg)
        return CONVERTER.get_structure_hook(member)(value, member)

    return take


def _by_class(value: object) -> object:
    parts: object = CONVERTER.unstructure(value)
    return parts


def _marked_hook(form: object) -> Structure:
    inner = unmarked(form)
    hook = CONVERTER.get_structure_hook(inner)
    return lambda value, _: hook(value, inner)


def _on_first_use(build: Callable[[object], Structure]) -> Callable[[object], Structure]:
    """Hooks that look up the hooks of their members when they are first needed, so that classes may be recursive."""

    def factory(form: object) -> Structure:
        hook: Structure | None = None

        def take(value: object, expected: object) -> object:
            nonlocal hook
            if hook is None:
                hook = build(form)
            return hook(value, expected)

        return take

    return factory


def _class_structure_hook(cls: type[attrs.AttrsInstance]) -> Structure:
    attrs.resolve_types(cls)
    tag = tag_of(cls)
    base = make_dict_structure_fn(cls, CONVERTER)

    def take(value: object, form: object) -> object:
        if type(value) is not dict:
            msg = f"expected an object, got {_got(value)}"
            raise Mismatch(msg)
        if tag is not None:
            if value.get("type") != tag:
                msg = f"expected the type {tag!r}, got {value.get('type')!r}"
                raise Mismatch(msg)
            value = value.copy()
            del value["type"]
        result = base(value, form)
        check = CHECKS.get(cls)
        problem = None if check is None else check(result)
        if problem is not None:
            raise Mismatch(problem)
        return result

    return take


def _class_unstructure_hook(cls: type) -> Callable[[object], object]:
    attrs.resolve_types(cls)
    base: Callable[[object], dict[str, object]] = make_dict_unstructure_fn(cls, CONVERTER)
    added = added_fields(cls)

    def concise(value: object) -> dict[str, object]:
        parts = base(value)
        for name, default in added.items():
            if getattr(value, name) == default:
                del parts[name]
        return parts

    write = concise if added else base
    tag = tag_of(cls)
    if tag is None:
        return write
    return lambda value: {"type": tag, **write(value)}


def _originates_in(*origins: object) -> Callable[[object], bool]:
    return lambda form: get_origin(form) in origins


def _is_record(form: object) -> bool:
    return isinstance(form, type) and attrs.has(form) and not issubclass(form, TextValue) and not is_family(form)


for _kind in SCALARS:
    CONVERTER.register_structure_hook(_kind, _text_hook if _kind is str else _scalar_hook(_kind))
CONVERTER.register_structure_hook_func(is_text_value, _text_hook)
CONVERTER.register_unstructure_hook_func(is_text_value, str)
CONVERTER.register_structure_hook_factory(_originates_in(Literal), _literal_hook)
CONVERTER.register_structure_hook_factory(_originates_in(tuple, Sequence), _on_first_use(_tuple_hook))
CONVERTER.register_structure_hook_factory(_originates_in(Annotated), _marked_hook)
CONVERTER.register_structure_hook_factory(is_family, _family_hook)
CONVERTER.register_unstructure_hook_func(is_family, _by_class)
CONVERTER.register_structure_hook_factory(_originates_in(Union, UnionType), _on_first_use(_union_hook))
CONVERTER.register_structure_hook_factory(_is_record, _class_structure_hook)
CONVERTER.register_unstructure_hook_factory(_is_record, _class_unstructure_hook)
