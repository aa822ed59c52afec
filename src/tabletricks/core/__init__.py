"""
The kernel: what all games share, and what the author of another game builds on.
"""

from __future__ import annotations

from .agenda import Asks, Runs
from .chance import Chance, nonsense
from .changes import Change, Known, folded
from .forms import TextValue
from .item import Item
from .kinds import Asked, PlayerLike, Policy, ViewLike
from .patterns import ChooseSeat, EachInTurn, HiddenChoices, OneSeat, PickCards, Window
from .position import Draft, OptionsLike, Position
from .printed import CardInfo, Printed
from .refusals import IllegalAction, Refuse
from .rng import shuffle_script
from .rulebook import Rule
from .seats import Seat, clockwise, next_among
from .values import changed
from .vocabulary import ActionBase, EventBase, MemoryBase, OwnerEvent, QuestionBase
from .words import Catalogue, Message, Translated, Who


__all__ = [
    "ActionBase",
    "Asked",
    "Asks",
    "CardInfo",
    "Catalogue",
    "Chance",
    "Change",
    "ChooseSeat",
    "Draft",
    "EachInTurn",
    "EventBase",
    "HiddenChoices",
    "IllegalAction",
    "Item",
    "Known",
    "MemoryBase",
    "Message",
    "OneSeat",
    "OptionsLike",
    "OwnerEvent",
    "PickCards",
    "PlayerLike",
    "Policy",
    "Position",
    "Printed",
    "QuestionBase",
    "Refuse",
    "Rule",
    "Runs",
    "Seat",
    "TextValue",
    "Translated",
    "ViewLike",
    "Who",
    "Window",
    "changed",
    "clockwise",
    "folded",
    "next_among",
    "nonsense",
    "shuffle_script",
]
