"""The engine of HYDRA; no promise is made about anything in it."""

from __future__ import annotations

from .game import GAME
from .state import State


__all__ = ["GAME", "State"]
