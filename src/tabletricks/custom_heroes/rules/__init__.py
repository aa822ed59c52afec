"""
The engine of Custom Heroes: one module per part of the rulebook. Nothing in here is promised to anybody.
"""

from __future__ import annotations

from .game import GAME
from .state import State


__all__ = ["GAME", "State"]
