"""
Frantic, a shedding game with reactions and events, published by Rule Factory; 2 to 8 players.

The verbs are those of every game (see :class:`tabletricks.Game`); the rest is the vocabulary of this one.
"""

from __future__ import annotations

from ..core.registry import register
from . import actions, arrangement, cards, decks, demands, options, questions, table
from . import view as views
from .actions import *
from .arrangement import *
from .cards import *
from .decks import *
from .demands import *
from .events import Event, event_cards, powers, rounds, supercharge, troublemaker, turns
from .events.event_cards import *
from .events.powers import *
from .events.rounds import *
from .events.supercharge import *
from .events.troublemaker import *
from .events.turns import *
from .options import *
from .questions import *
from .rules.arranging import arrange, arranged, deal_script
from .rules.game import GAME
from .rules.state import State
from .table import *
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
describe = GAME.describe
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

__all__ = [
    "GAME",
    "Event",
    "State",
    "apply",
    "arrange",
    "arranged",
    "audit",
    "awaiting",
    "canonical",
    "card_list",
    "check",
]
__all__ += [
    "deal_script",
    "default_action",
    "describe",
    "determinize",
    "events_for",
    "explain",
    "fresh_memory",
    "languages",
]
__all__ += ["legal_actions", "outcome", "players", "playout", "question", "remember", "reseed", "rule", "rulebook"]
__all__ += ["select", "setup", "start", "step", "variants", "view"]
__all__ += actions.__all__
__all__ += arrangement.__all__
__all__ += cards.__all__
__all__ += decks.__all__
__all__ += demands.__all__
__all__ += rounds.__all__
__all__ += turns.__all__
__all__ += event_cards.__all__
__all__ += powers.__all__
__all__ += troublemaker.__all__
__all__ += supercharge.__all__
__all__ += options.__all__
__all__ += questions.__all__
__all__ += table.__all__
__all__ += views.__all__

register(GAME)
