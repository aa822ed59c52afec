"""
What events change about hands and scores, written as :class:`~tabletricks.core.Change`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Change
from ..characters import Character


def seen(cards: Sequence[Character | None]) -> tuple[str, ...] | None:
    """Some cards, if all of them are seen."""
    faces = tuple([card for card in cards if card is not None])
    return faces if len(faces) == len(cards) else None


def scored(scores: Sequence[int]) -> tuple[Change, ...]:
    """Everybody has another score; it is the council's, so that all have the same (C12-INFO-5)."""
    return tuple([Change(seat, score=score) for seat, score in enumerate(scores)])


def covered(pile: tuple[Character | None, ...]) -> tuple[Character | None, ...]:
    """A discard pile as others see it: the top card only (C12-HAND-10)."""
    return (*(None,) * (len(pile) - 1), *pile[-1:])
