"""
JSON Schema (2020-12) of everything the library reads and writes, made from the same classes as the codec.
"""

from __future__ import annotations

from collections.abc import Collection
from types import NoneType, UnionType
from typing import Literal, Union, get_args, get_origin

import attrs

from .errors import InvalidArgument
from .forms import TextValue, field_forms, optional_fields, tag_of
from .game import Game
from .log import FORMAT
from .registry import AnyGame


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

_HASH: Schema = {"type": "string", "pattern": "^[0-9a-f]{32}$"}


def json_schema(form: object) -> Schema:
    """
    The schema of the JSON form of a class, or of a union such as ``custom_heroes.Action``.

    Raises:
        InvalidArgument: the form has no JSON form.
    """
    definitions: Definitions = {}
    schema = _schema(form, definitions)
    return {"$schema": DIALECT, **schema, **({"$defs": dict(definitions.values())} if definitions else {})}


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
            "digest_every": number,
            "seed": number,
            "options": _schema(game.options_type, definitions),
            "chain": _HASH,
        },
    )
    entry = _object(
        {"n": number, "action": _schema(game.action_type, definitions), "digest": _HASH, "chain": _HASH},
        optional={"digest"},
    )
    closing = _object({"end": number, "digest": _HASH, "chain": _HASH}, optional={"digest"})
    return {"$schema": DIALECT, "anyOf": [header, entry, closing], "$defs": dict(definitions.values())}


def _schema(form: object, definitions: Definitions) -> Schema:
    origin, args = get_origin(form), get_args(form)
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(member, definitions) for member in args]}
    if origin is tuple and len(args) == 2 and args[1] is ...:
        return {"type": "array", "items": _schema(args[0], definitions)}
    if origin is tuple:
        parts = [_schema(arg, definitions) for arg in args]
        return {"type": "array", "prefixItems": parts, "minItems": len(parts), "maxItems": len(parts)}
    if isinstance(form, type):
        if form in _SCALARS:
            return dict(_SCALARS[form])
        if issubclass(form, TextValue) or attrs.has(form):
            return _reference(form, definitions)
    msg = f"{form!r} has no JSON form"
    raise InvalidArgument(msg)


def _reference(cls: type, definitions: Definitions) -> Schema:
    """Classes are defined once and referred to."""
    if cls not in definitions:
        taken = {name for name, _ in definitions.values()}
        name = cls.__name__ if cls.__name__ not in taken else f"{cls.__module__}.{cls.__name__}"
        schema: Schema = {}
        definitions[cls] = (name, schema)
        schema.update(_definition(cls, definitions))
    return {"$ref": f"#/$defs/{definitions[cls][0]}"}


def _definition(cls: type, definitions: Definitions) -> Schema:
    described: Schema = {"description": _summary(cls)}
    if issubclass(cls, TextValue):
        return {**described, "type": "string", "pattern": cls.pattern}
    tag = tag_of(cls)
    properties: dict[str, Schema] = {} if tag is None else {"type": {"const": tag}}
    properties.update((name, _schema(form, definitions)) for name, form in field_forms(cls).items())
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
