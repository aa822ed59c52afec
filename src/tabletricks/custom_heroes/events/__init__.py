"""
What happens at the table.
"""

from __future__ import annotations

from . import hands, tricks
from .hands import *
from .tricks import *


__all__ = ["Event"]
__all__ += hands.__all__
__all__ += tricks.__all__

Event = hands.HandEvent | tricks.TrickEvent
