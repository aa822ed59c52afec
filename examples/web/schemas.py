"""
Writes the JSON Schemas of all games, of the logs, and of the messages of the web table.

    python -m examples.web.schemas docs/schemas            writes them
    python -m examples.web.schemas docs/schemas --check    says whether they are current
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import tabletricks
from tabletricks import AnyGame, json_schema, log_schema

from . import messages


Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
PARTS = ("options", "action", "event", "question", "view")


def game_schema(game: AnyGame) -> Schema:
    """All that a client reads and writes of a game, in one document: options, action, event, question, view."""
    forms = [getattr(game, f"{part}_type") for part in PARTS]
    joint: Schema = json_schema(tuple.__class_getitem__(tuple(forms)))  # one set of definitions for all of them
    definitions: Schema = dict(joint["$defs"])
    properties = {}
    for part, schema in zip(PARTS, joint["prefixItems"], strict=True):
        name = part.capitalize()
        if "$ref" in schema:
            properties[part] = schema
        else:
            definitions[name] = {"title": name, **schema}
            properties[part] = {"$ref": f"#/$defs/{name}"}
    title = "".join(word.capitalize() for word in game.name.split("_"))
    return {
        "$schema": DIALECT,
        "title": title,
        "description": f"What a client reads and writes of {game.title}.",
        **_object(properties, []),
        "$defs": definitions,
    }


def message_schema() -> Schema:
    """What the page and the server of the web table say to each other."""
    requests: Schema = json_schema(messages.Request)
    definitions: Schema = dict(requests["$defs"])
    answer = definitions["Answer"]
    answer["properties"]["action"] = {"$ref": "#/$defs/Data", "description": "the action, in the JSON form of the game"}
    answer["required"].append("action")
    definitions["Data"] = {
        "title": "Data",
        "description": "A value of a game in its JSON form.",
        "type": "object",
        "additionalProperties": True,
    }
    definitions["Request"] = {"title": "Request", "anyOf": requests["anyOf"]}
    definitions["Reply"] = {"title": "Reply", **_schema(messages.Reply, definitions)}
    properties = {"request": {"$ref": "#/$defs/Request"}, "reply": {"$ref": "#/$defs/Reply"}}
    return {
        "$schema": DIALECT,
        "title": "Messages",
        "description": "What a page (request) and the server (reply) of the web table say to each other.",
        **_object(properties, []),
        "$defs": definitions,
    }


def _schema(form: object, definitions: Schema) -> Schema:
    """The schema of an annotation of the messages of the server."""
    origin, args = get_origin(form), get_args(form)
    plain = {int: "integer", str: "string", bool: "boolean", float: "number", NoneType: "null"}
    if isinstance(form, type) and form in plain:
        return {"type": plain[form]}
    if form == messages.Data:
        return {"$ref": "#/$defs/Data"}
    if origin is NotRequired:
        return _schema(args[0], definitions)
    if origin is Literal:
        return {"enum": list(args)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(member, definitions) for member in args]}
    if origin is list:
        return {"type": "array", "items": _schema(args[0], definitions)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(args[1], definitions)}
    assert isinstance(form, type)
    assert is_typeddict(form)
    if form.__name__ not in definitions:
        definitions[form.__name__] = {}
        hints = get_type_hints(form, include_extras=True)
        properties = {name: _schema(hint, definitions) for name, hint in hints.items()}
        optional = [name for name, hint in hints.items() if get_origin(hint) is NotRequired]
        described = {"title": form.__name__, "description": (inspect.getdoc(form) or "").splitlines()[0]}
        definitions[form.__name__] = {**described, **_object(properties, optional)}
    return {"$ref": f"#/$defs/{form.__name__}"}


def _object(properties: Schema, optional: list[str]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def documents(games: Iterable[str]) -> dict[str, str]:
    """All schemas of some games, and of the messages, by their file names."""
    found: dict[str, Schema] = {"web_messages.json": message_schema()}
    for name in games:
        game = tabletricks.game(name)
        found[f"{name}.json"] = game_schema(game)
        found[f"{name}.log.json"] = log_schema(game)
    return {name: json.dumps(schema, indent=2) + "\n" for name, schema in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes the JSON Schemas.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    stale = []
    for name, text in documents(tabletricks.games()).items():
        path = args.folder / name
        if not path.exists() or path.read_text() != text:
            stale.append(str(path))
            if not args.check:
                path.write_text(text)
    if args.check and stale:
        sys.exit(f"not current: {', '.join(stale)}; run nox -s schemas")
    print(f"{len(stale)} written" if stale else "all current")


if __name__ == "__main__":
    main()
