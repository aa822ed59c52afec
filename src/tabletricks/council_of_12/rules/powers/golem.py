"""
The golem wants high values (C12-CHAR-GOLEM-1 to C12-CHAR-GOLEM-3).
"""

from __future__ import annotations

from .base import GoalPower


class GolemPower(GoalPower):
    """Replaces a goal by 9 to 12."""

    character = "golem"
    values = (9, 10, 11, 12)
    rule = "C12-CHAR-GOLEM-2"
