"""
The game in German: cards.
"""

from __future__ import annotations


CARDS: dict[str, str] = {}
