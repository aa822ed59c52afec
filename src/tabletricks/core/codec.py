"""
JSON in and out: one strict cattrs converter for everything the library speaks.

cattrs turns ``"1"``, ``4.9`` and ``True`` into ints and a string into a tuple of letters; that is convenient and no
trust boundary. The hooks here take exactly what the annotation says, refuse unknown fields, and report where a document
is wrong. A class with a ``tag`` carries it as ``"type"``, in unions and alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from types import NoneType, UnionType
from typing import Annotated, Literal, TypeVar, Union, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.errors import (
    AttributeValidationNote,
    ClassValidationError,
    ForbiddenExtraKeysError,
)
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn
from typing_extensions import TypeForm

from .errors import DecodeError, InvalidArgument, TabletricksError
from .forms import (
    SCALARS,
    TextValue,
    added_fields,
    check_form,
    element_of,
    family_members,
    is_family,
    is_text_value,
    tag_of,
    tell_apart,
    unmarked,
)


T = TypeVar("T")

Structure = Callable[[object, object], object]

MAX_DOCUMENT = 4 * 1024 * 1024
"""The longest document that is read, in characters."""

_JSON_NAMES: dict[type, str] = {
    dict: "an object",
    list: "a list",
    str: "a string",
    int: "a whole number",
    float: "a fraction",
    bool: "true or false",
    NoneType: "null",
}
_CHECKS: dict[type, Callable[..., str | None]] = {}


class _Mismatch(Exception):
    """A value that is not what the annotation says."""


class _AtIndex(Exception):
    """What went wrong with one element of a list."""

    def __init__(self, index: int, cause: Exception) -> None:
        super().__init__(index)
        self.index = index
        self.cause = cause


def to_json(value: object) -> str:
    """
    The JSON text of any value of the library: compact, ASCII, fields in their fixed order.

    Equal values have equal texts, on every platform and Python.

    Raises:
        InvalidArgument: the value has no JSON form.
    """
    try:
        return _ENCODER.encode(_CONVERTER.unstructure(value))
    except (TypeError, ValueError, RecursionError) as error:
        msg = f"{type(value).__name__} has no JSON form: {error}"
        raise InvalidArgument(msg) from error


def from_json(form: TypeForm[T], text: str | bytes) -> T:
    """
    The value of a JSON text.

    Args:
        form: a class, or one of the unions of a game such as ``custom_heroes.Action``.
        text: the document.

    Raises:
        DecodeError: the document is no JSON, or not of this form.
    """
    return structure(form, parse_json(text))


def parse_json(text: str | bytes) -> object:
    """The parts of a JSON text, with every looseness of the standard parser taken away."""
    if isinstance(text, bytes):
        try:
            text = text.decode()
        except UnicodeDecodeError as error:
            raise DecodeError("$", "the document is not UTF-8") from error
    if not isinstance(text, str):
        raise DecodeError("$", f"a document is a text, not {type(text).__name__}")
    if len(text) > MAX_DOCUMENT:
        raise DecodeError("$", f"the document is longer than {MAX_DOCUMENT} characters")
    try:
        parts: object = _DECODER.decode(text)
    except _Mismatch as error:
        raise DecodeError("$", str(error)) from error
    except RecursionError as error:
        raise DecodeError("$", "the document is nested too deeply") from error
    except ValueError as error:
        raise DecodeError("$", f"the document is not JSON: {error}") from error
    return parts


def structure(form: TypeForm[T], parts: object) -> T:
    """The value of parsed JSON."""
    return decoder(form)(parts)


def decoder(form: TypeForm[T]) -> Callable[[object], T]:
    """What :func:`structure` does, prepared for many documents of one form."""
    try:
        check_form(form)
    except TypeError as error:
        raise DecodeError("$", str(error)) from error
    hook = _CONVERTER.get_structure_hook(form)

    def decode(parts: object) -> T:
        try:
            value: T = hook(parts, form)
        except RecursionError as error:
            raise DecodeError("$", "the document is nested too deeply") from error
        except Exception as error:
            path, message, cause = _first_fault(error)
            raise DecodeError("$" + path, message) from cause
        return value

    return decode


def to_data(value: object) -> object:
    """
    The parts of a value as plain dicts, lists, texts and numbers: what :func:`to_json` writes.

    Raises:
        InvalidArgument: the value has no JSON form.
    """
    try:
        return _plain(_CONVERTER.unstructure(value))
    except (TypeError, RecursionError) as error:
        msg = f"{type(value).__name__} has no JSON form: {error}"
        raise InvalidArgument(msg) from error


def _plain(parts: object) -> object:
    """Parts in which lists are lists; cattrs leaves tuples as they are."""
    if isinstance(parts, dict):
        return {name: _plain(part) for name, part in parts.items()}
    if isinstance(parts, list | tuple):
        return [_plain(part) for part in parts]
    if type(parts) not in SCALARS:
        msg = f"{type(parts).__name__} is none of JSON's kinds"
        raise TypeError(msg)
    return parts


def dump_parts(parts: object) -> str:
    """The canonical text of parts."""
    return _ENCODER.encode(parts)


def check_decoded(cls: type[T], problem: Callable[[T], str | None]) -> None:
    """
    Lets values of a class be checked as a whole when they come out of a document.

    Args:
        cls: the class.
        problem: what is wrong with a value whose fields are all well typed, or ``None``.
    """
    _CHECKS[cls] = problem


def _no_constant(text: str) -> object:
    msg = f"{text} is not a number"
    raise _Mismatch(msg)


def _no_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    parts = dict(pairs)
    if len(parts) != len(pairs):
        names = [name for name, _ in pairs]
        msg = f"the field {next(name for name in names if names.count(name) > 1)!r} stands twice in one object"
        raise _Mismatch(msg)
    return parts


_ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=True, allow_nan=False, check_circular=False)
_DECODER = json.JSONDecoder(parse_constant=_no_constant, object_pairs_hook=_no_duplicates)
_CONVERTER = Converter(forbid_extra_keys=True, detailed_validation=True)


def _got(value: object) -> str:
    return _JSON_NAMES.get(type(value), type(value).__name__)


def _first_fault(error: Exception) -> tuple[str, str, Exception]:
    """Where and why decoding failed first, and the exception that says so."""
    if isinstance(error, _AtIndex):
        path, message, cause = _first_fault(error.cause)
        return f"[{error.index}]{path}", message, cause
    if isinstance(error, ClassValidationError):
        noted, others = error.group_exceptions()
        for part, note in noted:
            if isinstance(note, AttributeValidationNote) and isinstance(part, Exception):
                path, message, cause = _first_fault(part)
                if isinstance(part, KeyError):
                    return path, f"the field {note.name!r} is missing", part
                return f".{note.name}{path}", message, cause
        for other in others:
            if isinstance(other, Exception):
                return _first_fault(other)
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
            raise _Mismatch(msg)
        return value

    return take


def _text_hook(value: object, form: object) -> object:
    """Strings, and values that are written as one; cattrs sends both here, because a card may be a kind of string."""
    if type(value) is not str:
        msg = f"expected a string, got {_got(value)}"
        raise _Mismatch(msg)
    return form.from_text(value) if isinstance(form, type) and issubclass(form, TextValue) else value


def _literal_hook(form: object) -> Structure:
    choices = get_args(form)

    def take(value: object, _: object) -> object:
        for choice in choices:
            if type(value) is type(choice) and value == choice:
                return value
        msg = f"expected one of {', '.join(map(repr, choices))}, got {value!r}"
        raise _Mismatch(msg)

    return take


def _tuple_hook(form: object) -> Structure:
    element = element_of(form)
    if element is not None:
        hook = _CONVERTER.get_structure_hook(element)

        def take_any(value: object, _: object) -> object:
            if type(value) is not list:
                msg = f"expected a list, got {_got(value)}"
                raise _Mismatch(msg)
            return _elements(value, ((hook, element) for _ in value))

        return take_any
    hooks = [(_CONVERTER.get_structure_hook(arg), arg) for arg in get_args(form)]

    def take_exact(value: object, _: object) -> object:
        if type(value) is not list or len(value) != len(hooks):
            msg = f"expected a list of {len(hooks)}, got {_got(value)}"
            if type(value) is list:
                msg += f" of {len(value)}"
            raise _Mismatch(msg)
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
    by_tag = {tag: (_CONVERTER.get_structure_hook(member), member) for tag, member in tags.items()}
    by_kind = {kind: (_CONVERTER.get_structure_hook(member), member) for kind, member in kinds.items()}
    wanted = [_JSON_NAMES[kind] for kind in by_kind] + (["a tagged object"] if by_tag else [])

    def take(value: object, _: object) -> object:
        entry = by_kind.get(type(value))
        if entry is None:
            if type(value) is not dict or not by_tag:
                msg = f"expected {' or '.join(wanted)}, got {_got(value)}"
                raise _Mismatch(msg)
            tag = value.get("type")
            entry = by_tag.get(tag) if type(tag) is str else None
            if entry is None:
                msg = f"the type {tag!r} is not known here" if "type" in value else "the field 'type' is missing"
                raise _Mismatch(msg)
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
            raise _Mismatch(msg)
        return _CONVERTER.get_structure_hook(member)(value, member)

    return take


def _by_class(value: object) -> object:
    parts: object = _CONVERTER.unstructure(value)
    return parts


def _marked_hook(form: object) -> Structure:
    inner = unmarked(form)
    hook = _CONVERTER.get_structure_hook(inner)
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
    base = make_dict_structure_fn(cls, _CONVERTER)

    def take(value: object, form: object) -> object:
        if type(value) is not dict:
            msg = f"expected an object, got {_got(value)}"
            raise _Mismatch(msg)
        if tag is not None:
            if value.get("type") != tag:
                msg = f"expected the type {tag!r}, got {value.get('type')!r}"
                raise _Mismatch(msg)
            value = value.copy()
            del value["type"]
        result = base(value, form)
        check = _CHECKS.get(cls)
        problem = None if check is None else check(result)
        if problem is not None:
            raise _Mismatch(problem)
        return result

    return take


def _class_unstructure_hook(cls: type) -> Callable[[object], object]:
    attrs.resolve_types(cls)
    base: Callable[[object], dict[str, object]] = make_dict_unstructure_fn(cls, _CONVERTER)
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
    _CONVERTER.register_structure_hook(_kind, _text_hook if _kind is str else _scalar_hook(_kind))
_CONVERTER.register_structure_hook_func(is_text_value, _text_hook)
_CONVERTER.register_unstructure_hook_func(is_text_value, str)
_CONVERTER.register_structure_hook_factory(_originates_in(Literal), _literal_hook)
_CONVERTER.register_structure_hook_factory(_originates_in(tuple, Sequence), _on_first_use(_tuple_hook))
_CONVERTER.register_structure_hook_factory(_originates_in(Annotated), _marked_hook)
_CONVERTER.register_structure_hook_factory(is_family, _family_hook)
_CONVERTER.register_unstructure_hook_func(is_family, _by_class)
_CONVERTER.register_structure_hook_factory(_originates_in(Union, UnionType), _on_first_use(_union_hook))
_CONVERTER.register_structure_hook_factory(_is_record, _class_structure_hook)
_CONVERTER.register_unstructure_hook_factory(_is_record, _class_unstructure_hook)
