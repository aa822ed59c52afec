"""
The kernel: what all games share, and what the author of another game builds on.
"""

from __future__ import annotations

from .agenda import Asks, Runs
from .chance import Chance, nonsense
from .forms import TextValue
from .item import Item
from .kinds import Asked, PlayerLike, Policy, ViewLike
from .patterns import ChooseSeat, EachInTurn, HiddenChoices, OneSeat, PickCards, Window
from .position import Draft, OptionsLike, Position
from .seats import Seat, clockwise, next_among
from .values import changed
from .vocabulary import ActionBase, EventBase, MemoryBase, Name, OwnerEvent, QuestionBase


__all__ = [
    "ActionBase",
    "Asked",
    "Asks",
    "Chance",
    "ChooseSeat",
    "Draft",
    "EachInTurn",
    "EventBase",
    "HiddenChoices",
    "Item",
    "MemoryBase",
    "Name",
    "OneSeat",
    "OptionsLike",
    "OwnerEvent",
    "PickCards",
    "PlayerLike",
    "Policy",
    "Position",
    "QuestionBase",
    "Runs",
    "Seat",
    "TextValue",
    "ViewLike",
    "Window",
    "changed",
    "clockwise",
    "next_among",
    "nonsense",
]
