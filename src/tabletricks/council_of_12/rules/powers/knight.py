"""
The knight wants low values (C12-CHAR-KNIGHT-1 to C12-CHAR-KNIGHT-3).
"""

from __future__ import annotations

from .base import GoalPower


class KnightPower(GoalPower):
    """Replaces a goal by 1 to 4."""

    character = "knight"
    values = (1, 2, 3, 4)
    rule = "C12-CHAR-KNIGHT-2"
