"""
The game in German: refusals.
"""

from __future__ import annotations


REFUSALS: dict[str, str] = {}
