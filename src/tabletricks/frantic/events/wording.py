"""
What the events need to be told in words.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.words import Message
from ..cards import Card


def written(cards: Sequence[Card] | None) -> tuple[str, ...] | None:
    """Cards as they are written in JSON, where they are seen."""
    return None if cards is None else tuple(map(str, cards))


def in_rows(rows: Sequence[Message]) -> Message:
    """Parts of a sentence with semicolons between them."""
    row = rows[-1]
    for before in reversed(rows[:-1]):
        row = Message("word.rows", {"row": before, "rest": row})
    return row


def variant(**flags: bool) -> str:
    """The name of a variant of a sentence: what is the case."""
    return "_".join(name for name, flag in flags.items() if flag)
