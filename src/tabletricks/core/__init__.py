"""
The kernel: what all games share, and what the author of another game builds on.
"""

from __future__ import annotations

from .agenda import Asks, Draft, Item, Runs
from .forms import TextValue
from .guess import Guess, HandsGuess, nonsense
from .seats import clockwise, next_among
from .vocabulary import ActionBase, EventBase, Name, OwnerEvent


__all__ = [
    "ActionBase",
    "Asks",
    "Draft",
    "EventBase",
    "Guess",
    "HandsGuess",
    "Item",
    "Name",
    "OwnerEvent",
    "Runs",
    "TextValue",
    "clockwise",
    "next_among",
    "nonsense",
]
