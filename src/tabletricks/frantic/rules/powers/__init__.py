"""
The power cards: each has a module with what it does, its question and its legal answers.

How a power card is activated is in :mod:`~tabletricks.frantic.rules.playing`.
"""

from __future__ import annotations

from ...decks import POWERS


__all__ = list(POWERS)  # a star import of the package imports the module of every card
