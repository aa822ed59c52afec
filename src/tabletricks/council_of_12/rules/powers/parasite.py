"""
The parasite lowers the value by two or three (C12-CHAR-PARASITE-1).
"""

from __future__ import annotations

from .base import StepPower


class ParasitePower(StepPower):
    """-2 or -3."""

    character = "parasite"
    steps = (-2, -3)
    rule = "C12-CHAR-PARASITE-1"
