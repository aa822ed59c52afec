"""
The machine raises the value by two or three (C12-CHAR-MACHINE-1).
"""

from __future__ import annotations

from .base import StepPower


class MachinePower(StepPower):
    """+2 or +3."""

    character = "machine"
    steps = (2, 3)
    rule = "C12-CHAR-MACHINE-1"
