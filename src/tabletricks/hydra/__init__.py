"""
HYDRA, a climbing game with hidden teams by Marco Löhner; 2 to 6 players.

The verbs are those of every game (see :class:`tabletricks.Game`); the rest is the vocabulary of this one.
"""

from __future__ import annotations

from . import actions, cards, combinations, events, memory, options
from . import view as _view
from .actions import *
from .cards import *
from .combinations import *
from .events import *
from .memory import *
from .options import *
from .rules import GAME, State
from .view import *


variants = GAME.variants
players = GAME.players
setup = GAME.setup
start = GAME.start
awaiting = GAME.awaiting
legal_actions = GAME.legal_actions
check = GAME.check
apply = GAME.apply
step = GAME.step
view = GAME.view
events_for = GAME.events_for
outcome = GAME.outcome
determinize = GAME.determinize
reseed = GAME.reseed
describe = GAME.describe

__all__ = [
    "GAME",
    "State",
    "apply",
    "awaiting",
    "check",
    "describe",
    "determinize",
    "events_for",
    "legal_actions",
    "outcome",
    "players",
    "reseed",
    "setup",
    "start",
    "step",
    "variants",
    "view",
]
__all__ += actions.__all__
__all__ += cards.__all__
__all__ += combinations.__all__
__all__ += events.__all__
__all__ += memory.__all__
__all__ += options.__all__
__all__ += _view.__all__
