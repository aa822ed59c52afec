"""
Everything that can stand on the agenda of a game.
"""

from __future__ import annotations

import attrs

from . import event_cards, powers, special_cards
from .activation import CardEffect
from .attack import ChooseTarget, CounterWindow, PickCards, Strike
from .charges import PowerAfter
from .event_cards.all_seeing_eye import OpenHands
from .event_cards.gambling_man import GamblingMan
from .event_cards.market import MarketStall
from .event_cards.parasite import ParasiteDiscard
from .event_cards.recession import RecessionDiscard
from .event_cards.rewind import RewindUse
from .event_cards.tsunami import TsunamiLay
from .finish import CountPoints, NiceTryDraws, NiceTryWindow, TurnEnd
from .occasions import EventOver, LuckyWindow, Reveal
from .powers.blockade import BlockColour
from .powers.number_wish import WishPower
from .powers.random_chance import ExtraCard
from .powers.recycling import RecycleTo
from .powers.special_charge import ChargeTarget
from .rounds import NewRound
from .secrets import SecretGiving
from .special_cards.edison import EdisonChoice, EdisonWindow, SwapPowers
from .special_cards.fantastic_four import Distribute
from .special_cards.recharge import RechargePower
from .special_cards.second_chance import Chain
from .special_cards.update import UpdateChoice, UpdateDraw, UpdateReturn
from .state import State
from .turn import Turn
from .view import View
from .wishes import MakeWish


# All rooms are open once their packages are imported.
__all__ = ["AgendaItem", "event_cards", "powers", "special_cards"]

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
    | CountPoints
    | CardEffect
    | PowerAfter
    | BlockColour
    | ChargeTarget
    | ExtraCard
    | RecycleTo
    | WishPower
    | RechargePower
    | EdisonChoice
    | SwapPowers
    | EdisonWindow
    | UpdateChoice
    | UpdateDraw
    | UpdateReturn
    | ParasiteDiscard
    | RewindUse
    | TsunamiLay
)

# State and view name the union, and its members name the state: the last knot is tied here.
attrs.resolve_types(State, localns={"AgendaItem": AgendaItem})
attrs.resolve_types(View, localns={"AgendaItem": AgendaItem})
