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


__all__ = ["Event"]
__all__ += event_cards.__all__
__all__ += powers.__all__
__all__ += rounds.__all__
__all__ += supercharge.__all__
__all__ += troublemaker.__all__
__all__ += turns.__all__

Event = (
    rounds.Happening
    | turns.Happening
    | event_cards.Happening
    | powers.Happening
    | troublemaker.Happening
    | supercharge.Happening
)
