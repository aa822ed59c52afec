"""
Everything that can stand on the agenda of a game.
"""

from __future__ import annotations

import attrs

from ..view import View
from .scoring import EndRound
from .setup import NewRound, Setup
from .special_cards.companion import CompanionChoice, LookChoice
from .special_cards.witch import WitchPassing
from .stake import ExchangeChoice, PartnerChoice, StakeChoice
from .state import State
from .turn import AfterPlay, Turn


Pending = (
    Setup
    | NewRound
    | PartnerChoice
    | StakeChoice
    | ExchangeChoice
    | Turn
    | AfterPlay
    | CompanionChoice
    | LookChoice
    | WitchPassing
    | EndRound
)

# State and view name the union, and its members name the state: the last knot is tied here.
attrs.resolve_types(State, localns={"Pending": Pending})
attrs.resolve_types(View, localns={"Pending": Pending})
