"""
JSON Schema (2020-12) of everything the library reads and writes, made from the same classes as the codec.

What a state and the pending part of a view are made of is not in any schema: it is promised to nobody.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Collection
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

import attrs

from .codec import to_data
from .errors import InvalidArgument
from .forms import TextValue, element_of, field_forms, is_opaque, optional_fields, tag_of, unmarked
from .game import Game
from .lines import FORMAT
from .outcome import Outcome
from .registry import AnyGame
from .seats import is_seat


Schema = dict[str, object]

DIALECT = "https://json-schema.org/draft/2020-12/schema"

_SCALARS: dict[object, Schema] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
}
Definitions = dict[type, tuple[str, Schema]]
"""The name and schema of every class met so far."""

_SEAT: Schema = {"type": "integer", "minimum": 0, "description": "A seat, from 0."}


class _Seat:
    """Stands for a seat among the definitions."""


def json_schema(form: object) -> Schema:
    """
    The schema of the JSON form of a class, or of a union such as ``custom_heroes.Action``.

    Raises:
        InvalidArgument: the form has no JSON form.
    """
    definitions: Definitions = {}
    schema = _schema(form, definitions)
    return {
        "$schema": DIALECT,
        **({"title": form.__name__} if isinstance(form, type) else {}),
        **schema,
        **({"$defs": dict(definitions.values())} if definitions else {}),
    }


def log_schema(game: AnyGame) -> Schema:
    """The schema of one line of a log of a game: header, entry or closing line."""
    if not isinstance(game, Game):
        msg = f"{game!r} is no game"
        raise InvalidArgument(msg)
    definitions: Definitions = {}
    number: Schema = {"type": "integer", "minimum": 0}
    header = _object(
        {
            "format": {"const": FORMAT},
            "game": {"const": game.name},
            "rules": {"type": "integer", "minimum": 1},
            "library": {"type": "string"},
            "variant": {"enum": list(game.variants())},
            "seed": {"type": "string", "pattern": "^(0|[1-9][0-9]{0,77})$"},
            "script": {"type": "array", "items": number},
            "options": _schema(game.options_type, definitions),
            "digest": _hash(8),
            "chain": _hash(16),
        },
        optional={"variant", "script"},
    )
    entry = _object(
        {
            "n": number,
            "action": _schema(game.action_type, definitions),
            "script": {"type": "array", "items": number},
            "digest": _hash(8),
            "chain": _hash(16),
        },
        optional={"script"},
    )
    closing = _object(
        {"end": number, "outcome": _schema(Outcome | None, definitions), "seal": _hash(32), "chain": _hash(16)},
        optional={"seal"},
    )
    return {
        "$schema": DIALECT,
        "title": f"A line of a log of {game.title}",
        "anyOf": [header, entry, closing],
        "$defs": dict(definitions.values()),
    }


def _hash(size: int) -> Schema:
    return {"type": "string", "pattern": f"^[0-9a-f]{{{2 * size}}}$"}


def _schema(form: object, definitions: Definitions) -> Schema:
    origin, args = get_origin(form), get_args(form)
    if origin is Annotated:
        if not is_seat(form):
            return _schema(unmarked(form), definitions)
        definitions.setdefault(_Seat, ("Seat", _SEAT))
        return {"$ref": "#/$defs/Seat"}
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(member, definitions) for member in args]}
    element = element_of(form)
    if element is not None:
        return {"type": "array", "items": _schema(element, definitions)}
    if origin is tuple:
        parts = [_schema(arg, definitions) for arg in args]
        return {"type": "array", "prefixItems": parts, "minItems": len(parts), "maxItems": len(parts)}
    if isinstance(form, type):
        if form in _SCALARS:
            return dict(_SCALARS[form])
        if issubclass(form, TextValue) or attrs.has(form) or is_opaque(form):
            return _reference(form, definitions)
    msg = f"{form!r} has no JSON form"
    raise InvalidArgument(msg)


def _reference(cls: type, definitions: Definitions) -> Schema:
    """Classes are defined once and referred to."""
    if cls not in definitions:
        taken = {"Seat", *(name for name, _ in definitions.values())}
        name = cls.__name__ if cls.__name__ not in taken else f"{cls.__module__}.{cls.__name__}"
        schema: Schema = {}
        definitions[cls] = (name, schema)
        schema.update(_definition(cls, definitions))
    return {"$ref": f"#/$defs/{definitions[cls][0]}"}


def _definition(cls: type, definitions: Definitions) -> Schema:
    described: Schema = {"title": cls.__name__, "description": _summary(cls)}
    if is_opaque(cls):
        return {**described, "type": "object"}
    if issubclass(cls, TextValue):
        return {**described, "type": "string", "pattern": cls.pattern}
    tag = tag_of(cls)
    properties: dict[str, Schema] = {} if tag is None else {"type": {"const": tag}}
    descriptions, defaults = _described_fields(cls), _defaults(cls)
    for name, form in field_forms(cls).items():
        properties[name] = {**_schema(form, definitions)}
        if name in descriptions:
            properties[name]["description"] = descriptions[name]
        if name in defaults:
            properties[name]["default"] = defaults[name]
    return {**described, **_object(properties, optional_fields(cls))}


def _object(properties: dict[str, Schema], optional: Collection[str] = ()) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def _summary(cls: type) -> str:
    lines = (cls.__doc__ or "").strip().splitlines()
    return lines[0].strip() if lines else cls.__name__


def _described_fields(cls: type) -> dict[str, str]:
    """What the docstrings of a class and its bases say of its fields."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        _, _, listing = inspect.cleandoc(vars(base).get("__doc__") or "").partition("Attributes:\n")
        name = ""
        for line in listing.splitlines():
            text = line.strip()
            if not line.startswith("    "):
                break
            entry = re.fullmatch(r"    (\w+): (.+)", line)
            if entry:
                name = entry[1]
                found[name] = entry[2]
            elif name:
                found[name] += f" {text}"
    return found


def _defaults(cls: type) -> dict[str, object]:
    """The default values of fields that a document may leave out; a default that is computed is not one of them."""
    return {
        field.name: to_data(field.default)
        for field in attrs.fields(cls)
        if field.init and field.default is not attrs.NOTHING and not hasattr(field.default, "takes_self")
    }
