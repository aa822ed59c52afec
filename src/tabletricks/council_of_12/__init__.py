"""
Council of 12, a cooperative game of one die, published by Corax Games; 2 to 4 players.

The verbs are those of every game (see :class:`tabletricks.Game`); the rest is the vocabulary of this one.
"""

from __future__ import annotations

from ..core.registry import register
from . import (
    actions,
    arrangement,
    catalogue,
    characters,
    chronicle,
    die,
    effects,
    events,
    options,
    questions,
    scenarios,
)
from . import view as views
from .actions import *
from .arrangement import *
from .catalogue import *
from .characters import *
from .chronicle import *
from .die import *
from .effects import *
from .events import *
from .options import *
from .questions import *
from .rules.arranging import arrange, arranged
from .rules.game import GAME
from .rules.state import State
from .scenarios import *
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
select = GAME.select
explain = GAME.explain
default_action = GAME.default_action
playout = GAME.playout
audit = GAME.audit
languages = GAME.languages
card_list = GAME.card_list
rule = GAME.rule
rulebook = GAME.rulebook
describe = GAME.describe

__all__ = [
    "GAME",
    "State",
    "apply",
    "arrange",
    "arranged",
    "awaiting",
    "check",
    "describe",
    "determinize",
    "events_for",
    "fresh_memory",
]
__all__ += ["legal_actions", "outcome", "players", "question", "remember", "reseed", "setup", "start", "step"]
__all__ += ["variants", "view"]
__all__ += actions.__all__
__all__ += arrangement.__all__
__all__ += catalogue.__all__
__all__ += characters.__all__
__all__ += chronicle.__all__
__all__ += die.__all__
__all__ += effects.__all__
__all__ += events.__all__
__all__ += options.__all__
__all__ += questions.__all__
__all__ += scenarios.__all__
__all__ += views.__all__
__all__ += [
    "audit",
    "canonical",
    "card_list",
    "default_action",
    "explain",
    "languages",
    "playout",
    "rule",
    "rulebook",
    "select",
]

register(GAME)
