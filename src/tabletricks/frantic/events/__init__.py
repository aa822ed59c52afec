"""
What happens at the table.
"""

from __future__ import annotations

from . import event_cards, powers, rounds, supercharge, troublemaker, turns
from .event_cards import *
from .powers import *
from .rounds import *
from .supercharge import *
from .troublemaker import *
from .turns import *


Event = (
    rounds.Happening
    | turns.Happening
    | event_cards.Happening
    | powers.Happening
    | troublemaker.Happening
    | supercharge.Happening
)
