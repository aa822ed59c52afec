"""
The game in English: refusals.
"""

from __future__ import annotations


REFUSALS: dict[str, str] = {}
