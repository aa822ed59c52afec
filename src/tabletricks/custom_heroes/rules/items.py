"""
Everything that can stand on the agenda of a game.
"""

from __future__ import annotations

import attrs

from ..view import View
from .kodora import KodoraBets
from .power import Cap
from .scoring import EndHand, ScoreLast, ScoreOut
from .setup import Setup
from .state import State
from .trick import NewTrick, NextTurn
from .turn import Answers, Turn
from .upkeep import StartHand


AgendaItem = (
    Setup | StartHand | KodoraBets | NewTrick | Turn | NextTurn | Answers | Cap | ScoreOut | ScoreLast | EndHand
)

# State and view name the union, and its members name the state: the last knot is tied here.
attrs.resolve_types(State, localns={"AgendaItem": AgendaItem})
attrs.resolve_types(View, localns={"AgendaItem": AgendaItem})
