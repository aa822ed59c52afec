"""
Everything that can stand on the agenda of a game.
"""

from __future__ import annotations

import attrs

from ..view import View
from .consequences import Consequences, GroupChoice, IndividualChoice
from .evaluation import Evaluation
from .laying import BeginLaying, Laying
from .revealing import NextReveal, OraclePlaying, Resolving, Revealing
from .rounds import Approach, RoundEnd, RoundStart
from .setup import Setup
from .state import State
from .succession import Succession
from .votes import BellVote, SplitVote


AgendaItem = (
    Setup
    | RoundStart
    | BellVote
    | Approach
    | SplitVote
    | BeginLaying
    | Laying
    | NextReveal
    | Revealing
    | Resolving
    | OraclePlaying
    | Evaluation
    | Consequences
    | GroupChoice
    | IndividualChoice
    | RoundEnd
    | Succession
)

# State and view name the union, and its members name the state: the last knot is tied here.
attrs.resolve_types(State, localns={"AgendaItem": AgendaItem})
attrs.resolve_types(View, localns={"AgendaItem": AgendaItem})
