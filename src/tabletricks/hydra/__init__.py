"""
HYDRA, a climbing game with hidden teams by Marco Löhner; 2 to 6 players.

The verbs are those of every game (see :class:`tabletricks.Game`); the rest is the vocabulary of this one.
"""

from __future__ import annotations

from ..core.registry import register
from . import actions, arrangement, cards, combinations, memory, options, questions
from . import view as views
from .actions import *
from .arrangement import *
from .cards import *
from .combinations import *
from .events import Event, moves, rounds, tricks
from .events.moves import *
from .events.rounds import *
from .events.tricks import *
from .memory import *
from .options import *
from .questions import *
from .rules import GAME, State
from .rules.arranging import arrange, arranged, deal_script
from .view import *


variants = GAME.variants
players = GAME.players
setup = GAME.setup
start = GAME.start
awaiting = GAME.awaiting
question = GAME.question
legal_actions = GAME.legal_actions
check = GAME.check
apply = GAME.apply
step = GAME.step
view = GAME.view
events_for = GAME.events_for
outcome = GAME.outcome
fresh_memory = GAME.fresh_memory
remember = GAME.remember
determinize = GAME.determinize
reseed = GAME.reseed
canonical = GAME.canonical
playout = GAME.playout
audit = GAME.audit
rulebook = GAME.rulebook
describe = GAME.describe
select = GAME.select
explain = GAME.explain
default_action = GAME.default_action
languages = GAME.languages
card_list = GAME.card_list
rule = GAME.rule

__all__ = [
    "GAME",
    "Event",
    "State",
    "apply",
    "arrange",
    "arranged",
    "awaiting",
    "card_list",
    "check",
    "default_action",
    "describe",
]
__all__ += [
    "deal_script",
    "determinize",
    "events_for",
    "explain",
    "fresh_memory",
    "languages",
    "legal_actions",
    "outcome",
    "players",
    "question",
    "remember",
    "reseed",
    "rule",
    "select",
    "setup",
    "start",
    "step",
]
__all__ += ["variants", "view"]
__all__ += actions.__all__
__all__ += arrangement.__all__
__all__ += cards.__all__
__all__ += combinations.__all__
__all__ += moves.__all__
__all__ += rounds.__all__
__all__ += tricks.__all__
__all__ += memory.__all__
__all__ += options.__all__
__all__ += questions.__all__
__all__ += views.__all__
__all__ += ["audit", "canonical", "playout", "rulebook"]

register(GAME)
