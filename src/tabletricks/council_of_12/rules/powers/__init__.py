"""
The powers of the twelve characters, a room for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ...characters import Character
from .alchemist import AlchemistPower
from .base import Power
from .druid import DruidPower
from .golem import GolemPower
from .knight import KnightPower
from .machine import MachinePower
from .oracle import OraclePower
from .parasite import ParasitePower
from .patient import PatientPower
from .princess import PrincessPower
from .shapeshifter import ShapeshifterPower
from .warlock import WarlockPower
from .worker import WorkerPower


_POWERS: tuple[Power, ...] = (
    AlchemistPower(),
    WorkerPower(),
    DruidPower(),
    PrincessPower(),
    PatientPower(),
    GolemPower(),
    WarlockPower(),
    MachinePower(),
    OraclePower(),
    ParasitePower(),
    KnightPower(),
    ShapeshifterPower(),
)

POWERS: Mapping[Character, Power] = MappingProxyType({power.character: power for power in _POWERS})
"""Every character's power."""

__all__ = ["POWERS", "Power"]
