"""
Digests: what shows that a replayed game goes as it was logged.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from .codec import to_json
from .game import Game


class Digester:
    """
    Computes the digests of one game after another entry.

    A step leaves most of a table as it is, and what it leaves is the same object: its text is made once.
    """

    def __init__(self, game: Game[Any, Any, Any, Any, Any, Any, Any]) -> None:
        self._game = game
        self._texts: dict[str, tuple[object, str]] = {}

    def digest(self, before: str, text: str, state: object) -> str:
        """The digest of an entry, from the one before, the text of the entry and the state after it."""
        parts = [before, text]
        for name, value in self._game.facts(state).items():
            known, fact = self._texts.get(name, (None, ""))
            if known is not value or not fact:
                fact = f"{name}:{to_json(value)}"
                self._texts[name] = value, fact
            parts.append(fact)
        return blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()
