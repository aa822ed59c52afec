"""
Everything that can stand on the agenda of a game.
"""

from __future__ import annotations

import attrs

from . import event_cards, special_cards
from .attack import ChooseTarget, CounterWindow, PickCards, Strike
from .event_cards.all_seeing_eye import OpenHands
from .event_cards.gambling_man import GamblingMan
from .event_cards.market import MarketStall
from .event_cards.recession import RecessionDiscard
from .finish import NiceTryDraws, NiceTryWindow, TurnEnd
from .occasions import EventOver, LuckyWindow, Reveal
from .rounds import NewRound
from .secrets import SecretGiving
from .special_cards.fantastic_four import Distribute
from .special_cards.second_chance import Chain
from .state import State
from .turn import Turn
from .view import View
from .wishes import MakeWish


# All rooms are open once their packages are imported.
__all__ = ["AgendaItem", "event_cards", "special_cards"]

AgendaItem = (
    NewRound
    | TurnEnd
    | Turn
    | Chain
    | ChooseTarget
    | PickCards
    | Distribute
    | MakeWish
    | Strike
    | CounterWindow
    | NiceTryWindow
    | NiceTryDraws
    | Reveal
    | LuckyWindow
    | EventOver
    | GamblingMan
    | MarketStall
    | OpenHands
    | RecessionDiscard
    | SecretGiving
)

# State and view name the union, and its members name the state: the last knot is tied here.
attrs.resolve_types(State, localns={"AgendaItem": AgendaItem})
attrs.resolve_types(View, localns={"AgendaItem": AgendaItem})
