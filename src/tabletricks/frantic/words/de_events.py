"""
The game in German: events.
"""

from __future__ import annotations


EVENTS: dict[str, str] = {}
