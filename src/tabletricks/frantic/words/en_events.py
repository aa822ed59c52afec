"""
The game in English: events.
"""

from __future__ import annotations


EVENTS: dict[str, str] = {}
