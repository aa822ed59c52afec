"""
Every card's module, so that all of them are known before the first game: importing this one is enough.
"""

# ruff: noqa: F403
from __future__ import annotations

from .events import *
from .powers import *
from .special_cards import *
