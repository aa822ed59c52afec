"""
What happens at the table.
"""

from __future__ import annotations

from . import moves, rounds, tricks
from .moves import *
from .rounds import *
from .tricks import *


__all__ = ["Event"]
__all__ += moves.__all__
__all__ += rounds.__all__
__all__ += tricks.__all__

Event = moves.MoveEvent | rounds.RoundEvent | tricks.TrickEvent
