"""
Documents of states and views that somebody has changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TypeAlias

from tabletricks import frantic as fr
from tabletricks import to_json

from .reading import CARDS


Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | bool | None"


def document(value: fr.State | fr.View) -> dict[str, Json]:
    """The document of a state or a view."""
    data: dict[str, Json] = json.loads(to_json(value))
    return data


def replaced(value: Json, old: Json, new: Json) -> Json:
    """A value with every ``old`` in it replaced."""
    if isinstance(value, dict):
        return {key: part if key == "type" else replaced(part, old, new) for key, part in value.items()}
    if isinstance(value, list):
        return [replaced(part, old, new) for part in value]
    return new if type(value) is type(old) and value == old else value


def tampered(value: fr.State | fr.View, old: Json, new: Json) -> str:
    """The document of a state or a view, with something replaced in what still has to happen."""
    data = document(value)
    key = "agenda" if isinstance(value, fr.State) else "pending"
    changed = replaced(data[key], old, new)
    assert changed != data[key], f"there is no {old} in {changed}"
    return json.dumps({**data, key: changed})


def variations(value: Json) -> Iterator[Json]:
    """A part of a document, changed a little."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, 99)
    elif isinstance(value, str):
        if value in CARDS:
            yield from ("FU", "B9")
    elif isinstance(value, list):
        yield []
        if value:
            yield [*value, value[0]]
            yield value[1:]
        for at, part in enumerate(value):
            for changed in variations(part):
                yield [*value[:at], changed, *value[at + 1 :]]
    elif isinstance(value, dict):
        for key, part in value.items():
            for changed in variations(part) if key != "type" else ():
                yield {**value, key: changed}
