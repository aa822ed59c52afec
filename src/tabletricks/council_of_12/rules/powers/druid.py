"""
The druid raises or lowers the value by one (C12-CHAR-DRUID-1).
"""

from __future__ import annotations

from .base import StepPower


class DruidPower(StepPower):
    """+1 or -1."""

    character = "druid"
    steps = (1, -1)
    rule = "C12-CHAR-DRUID-1"
