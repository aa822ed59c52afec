"""
The game in English: cards.
"""

from __future__ import annotations


CARDS: dict[str, str] = {}
