"""
JSON in and out: one strict cattrs converter for everything the library speaks.

cattrs turns ``"1"``, ``4.9`` and ``True`` into ints and a string into a tuple of letters; that is convenient and no
trust boundary. The hooks here take exactly what the annotation says, refuse unknown fields, and report where a document
is wrong. A class with a ``tag`` carries it as ``"type"``, in unions and alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NoReturn, TypeVar

from typing_extensions import TypeForm

from .converter import CHECKS, CONVERTER, Mismatch, first_fault
from .errors import DecodeError, InvalidArgument
from .forms import SCALARS, check_form


T = TypeVar("T")

MAX_DOCUMENT = 4 * 1024 * 1024
"""The longest document that is read, in characters."""


def to_json(value: object) -> str:
    """
    The JSON text of any value of the library: compact, ASCII, fields in their fixed order.

    Equal values have equal texts, on every platform and Python.

    Raises:
        InvalidArgument: the value has no JSON form.
    """
    try:
        return _ENCODER.encode(CONVERTER.unstructure(value))
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
    except Mismatch as error:
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
    hook = CONVERTER.get_structure_hook(form)

    def decode(parts: object) -> T:
        try:
            value: T = hook(parts, form)
        except RecursionError as error:
            raise DecodeError("$", "the document is nested too deeply") from error
        except Exception as error:
            path, message, cause = first_fault(error)
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
        return _plain(CONVERTER.unstructure(value))
    except (TypeError, RecursionError) as error:
        msg = f"{type(value).__name__} has no JSON form: {error}"
        raise InvalidArgument(msg) from error


def _plain(parts: object) -> object:
    """Parts in which lists are lists; cattrs leaves tuples as they are."""
    if isinstance(parts, dict):
        return {name: _plain(part) for name, part in parts.items()}
    if isinstance(parts, list | tuple):
        return [_plain(part) for part in parts]
    if isinstance(parts, str):  # a card may be a kind of string
        return str(parts)
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
    CHECKS[cls] = problem


def _no_constant(text: str) -> NoReturn:
    msg = f"{text} is not a number"
    raise Mismatch(msg)


def _finite(text: str) -> float:
    """A number with a fraction or an exponent; the standard parser takes ``1e999`` for infinity."""
    number = float(text)
    return number if abs(number) < float("inf") else _no_constant(text)


def _no_duplicates(pairs: list[tuple[str, object]]) -> dict[str, object]:
    parts = dict(pairs)
    if len(parts) != len(pairs):
        names = [name for name, _ in pairs]
        msg = f"the field {next(name for name in names if names.count(name) > 1)!r} stands twice in one object"
        raise Mismatch(msg)
    return parts


_ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=True, allow_nan=False, check_circular=False)
_DECODER = json.JSONDecoder(parse_constant=_no_constant, parse_float=_finite, object_pairs_hook=_no_duplicates)
