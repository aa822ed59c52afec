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
from .event_cards.crowdfunding import Crowdfunding
from .event_cards.distributor import AssignHands
from .event_cards.event_manager import RevealThree
from .event_cards.gambling_man import GamblingMan
from .event_cards.identity_theft import SwapPlaces
from .event_cards.last_chance import LastChances
from .event_cards.market import MarketStall
from .event_cards.parasite import ParasiteDiscard
from .event_cards.recession import RecessionDiscard
from .event_cards.rewind import RewindUse
from .event_cards.russian_roulette import RussianRoulette
from .event_cards.seppuku import SeppukuChoice, SeppukuDiscard
from .event_cards.trust_fall import ChooseGiver, GiveCards
from .event_cards.tsunami import TsunamiLay
from .event_choice import EventChoice
from .finish import CountPoints, NiceTryDraws, NiceTryWindow, TurnEnd
from .occasions import EventOver, LuckyWindow, Reveal
from .powers.blockade import BlockColour
from .powers.number_wish import WishPower
from .powers.random_chance import ExtraCard
from .powers.recycling import RecycleTo
from .powers.special_charge import ChargeTarget
from .rounds import NewRound
from .secrets import SecretGiving
from .special_cards.colour_swap import SwapColour
from .special_cards.edison import EdisonChoice, EdisonWindow, SwapPowers
from .special_cards.fantastic_four import Distribute
from .special_cards.mimicry import Imitation
from .special_cards.recharge import RechargePower
from .special_cards.second_chance import Chain
from .special_cards.thief import StealCards
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
