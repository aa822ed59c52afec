"""
Everything that can stand on the agenda of a game.
"""

from __future__ import annotations

import attrs

from .answers import Answers
from .power import Cap
from .scoring import EndHand, ScoreLast, ScoreOut
from .state import State
from .trick import NewTrick, NextTurn
from .turn import Turn
from .upkeep import Setup, StartHand, Upkeep
from .view import View


AgendaItem = Setup | StartHand | Upkeep | NewTrick | Turn | NextTurn | Answers | Cap | ScoreOut | ScoreLast | EndHand

# State and view name the union, and its members name the state: the last knot is tied here.
attrs.resolve_types(State, localns={"AgendaItem": AgendaItem})
attrs.resolve_types(View, localns={"AgendaItem": AgendaItem})
