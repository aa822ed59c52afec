"""
Digests: what shows that a replayed game goes as it was logged.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from operator import attrgetter
from typing import Any

from .forms import added_fields, field_forms, tag_of
from .game import Game


_READERS: dict[type, Callable[[object], list[object]]] = {}


def _parts(value: object) -> list[object]:
    """A value of ours as a list: its tag, if it has one, and its fields in order."""
    cls = type(value)
    reader = _READERS.get(cls)
    if reader is None:
        later = added_fields(cls)
        names = [name for name in field_forms(cls) if name not in later]
        tag = tag_of(cls)
        head: list[object] = [] if tag is None else [tag]
        get = attrgetter(*names) if len(names) > 1 else None

        def read(value: object) -> list[object]:
            parts = [*head, *(get(value) if get is not None else [getattr(value, name) for name in names])]
            # A field that its class got later is told with its name, and only if it says something.
            parts += [
                [name, getattr(value, name)] for name, default in later.items() if getattr(value, name) != default
            ]
            return parts

        reader = _READERS[cls] = read
    return reader(value)


_WRITE = json.JSONEncoder(separators=(",", ":"), check_circular=False, default=_parts).encode


class Digester:
    """
    Computes the digests of one game after another entry.

    A fact is written as JSON, with values of several fields as lists. A step leaves most of a table as it is, and what
    it leaves is the same object: its text is made once.
    """

    def __init__(self, game: Game[Any, Any, Any, Any, Any, Any, Any]) -> None:
        self._game = game
        self._texts: dict[str, tuple[object, str]] = {}

    def digest(self, before: str, text: str, state: object) -> str:
        """The digest of an entry, from the one before, the text of the entry and the state after it."""
        parts = [before, text]
        texts = self._texts
        for name, value in self._game.facts(state).items():
            known = texts.get(name)
            if known is None or known[0] is not value:
                known = texts[name] = value, f"{name}:{_WRITE(value)}"
            parts.append(known[1])
        return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()
