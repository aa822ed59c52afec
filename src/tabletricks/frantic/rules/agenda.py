"""
Everything that can stand on the agenda of a game.
"""

from __future__ import annotations

import attrs

from ..view import View
from .attacks import ChooseTarget, CounterWindow, PickCards, Strike
from .events import *
from .events.all_seeing_eye import OpenHands
from .events.crowdfunding import Crowdfunding
from .events.distributor import AssignHands
from .events.event_manager import RevealThree
from .events.gambling_man import GamblingMan
from .events.identity_theft import SwapPlaces
from .events.last_chance import LastChances
from .events.market import MarketStall
from .events.parasite import ParasiteDiscard
from .events.recession import RecessionDiscard
from .events.rewind import RewindUse
from .events.russian_roulette import RussianRoulette
from .events.seppuku import SeppukuChoice, SeppukuDiscard
from .events.trust_fall import ChooseGiver, GiveCards
from .events.tsunami import TsunamiLay
from .executing_events import EventChoice, EventOver, LuckyWindow, Reveal
from .hidden_choices import SecretGiving
from .playing import CardEffect, PowerAfter
from .powers import *
from .powers.blockade import BlockColour
from .powers.number_wish import WishPower
from .powers.random_chance import ExtraCard
from .powers.recycling import RecycleTo
from .powers.special_charge import ChargeTarget
from .scoring import CountPoints
from .setup import NewRound
from .special_cards import *
from .special_cards.colour_swap import SwapColour
from .special_cards.edison import EdisonChoice, EdisonWindow, SwapPowers
from .special_cards.fantastic_four import Distribute
from .special_cards.mimicry import Imitation
from .special_cards.nice_try import NiceTryDraws, NiceTryWindow
from .special_cards.recharge import RechargePower
from .special_cards.second_chance import Chain
from .special_cards.thief import StealCards
from .special_cards.update import UpdateChoice, UpdateDraw, UpdateReturn
from .state import State
from .turn import Turn, TurnEnd
from .wishes import MakeWish


# All rooms are open once their packages are imported.
__all__ = ["AgendaItem"]

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
    | SwapColour
    | StealCards
    | Imitation
    | EventChoice
    | RevealThree
    | LastChances
    | Crowdfunding
    | AssignHands
    | RussianRoulette
    | SeppukuChoice
    | SeppukuDiscard
    | ChooseGiver
    | GiveCards
    | SwapPlaces
)

# State and view name the union, and its members name the state: the last knot is tied here.
attrs.resolve_types(State, localns={"AgendaItem": AgendaItem})
attrs.resolve_types(View, localns={"AgendaItem": AgendaItem})
