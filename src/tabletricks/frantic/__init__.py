"""
Frantic, a shedding game with reactions and events, published by Rule Factory; 2 to 8 players.

The verbs are those of every game (see :class:`tabletricks.Game`); the rest is the vocabulary of this one.
"""

from __future__ import annotations

from .actions import (
    Acknowledge,
    Action,
    Assign,
    ChooseColour,
    ChooseEvent,
    ChoosePower,
    Discard,
    Draw,
    EndTurn,
    Give,
    Imitate,
    Lay,
    Pass,
    Pick,
    Play,
    Risk,
    Share,
    Take,
    Target,
    Throw,
    UseEffect,
    WishColour,
    WishNumber,
)
from .attack import ChooseTarget, CounterWindow, PickCards
from .cards import COLOURS, FACE_DOWN, SPECIALS, Card, Colour, Kind, KindFacts, SpecialKind, Suit
from .charges import Charge
from .decks import (
    BASE,
    EVENT_TITLES,
    POWERS,
    SUPERCHARGE,
    TROUBLEMAKER,
    CardSet,
    EventCard,
    PowerCard,
    PowerFacts,
)
from .effects import Attack
from .event_cards.all_seeing_eye import OpenHands
from .event_cards.crowdfunding import Crowdfunding
from .event_cards.distributor import AssignHands
from .event_cards.gambling_man import GamblingMan
from .event_cards.identity_theft import SwapPlaces
from .event_cards.market import MarketStall
from .event_cards.parasite import ParasiteDiscard
from .event_cards.recession import RecessionDiscard
from .event_cards.rewind import RewindUse
from .event_cards.russian_roulette import RussianRoulette
from .event_cards.seppuku import SeppukuChoice, SeppukuDiscard
from .event_cards.trust_fall import ChooseGiver, GiveCards
from .event_cards.tsunami import TsunamiLay
from .event_choice import EventChoice
from .events import (
    AccountChanged,
    AccountsSwapped,
    Acknowledged,
    Attacked,
    BlackJackTaken,
    BlackJackTurned,
    BlackJackUnfinished,
    CardPlayed,
    CardPutIn,
    CardRecycled,
    CardsDealt,
    CardsDiscarded,
    CardsDrawn,
    CardsMoved,
    CardsOnPile,
    CardTaken,
    CardThrown,
    CardTurned,
    ColourSwapped,
    Committed,
    Countered,
    DirectionChanged,
    DiscardTaken,
    DrawPileExhausted,
    EndCause,
    Event,
    EventChosen,
    EventDeckShuffled,
    EventResolved,
    EventRevealed,
    EventsRevealed,
    FuckYouFound,
    GambleShown,
    GambleTaken,
    GameEnded,
    GameStarted,
    GiftsShown,
    GiverChosen,
    HandAssigned,
    HandsGathered,
    HandShown,
    HandsRevealed,
    Imitated,
    LastingStarted,
    MarketOpened,
    NoTarget,
    OpenHandShown,
    PlacesSwapped,
    PowerActivated,
    PowerEnded,
    PowerMoved,
    PowerReturned,
    PowersDealt,
    PowersGathered,
    PowerStarted,
    PowerTurnedDown,
    Protected,
    Reaction,
    ReactionPassed,
    RewindTurned,
    RoundEnded,
    RoundStarted,
    Scored,
    SkipFlagged,
    SpecialsCounted,
    StartCardRefused,
    StartCardTurned,
    SwapAnnounced,
    Taxed,
    TsunamiLaid,
    TsunamiTaken,
    TurnSkipped,
    TurnStarted,
    WishMade,
)
from .finish import NiceTryWindow
from .game import GAME
from .items import AgendaItem
from .matching import Demand, DemandKind
from .occasions import LuckyWindow, Occasion
from .options import Length, Options, Scoring
from .power_state import Face, LastingPower, Powers, PowerSlot, PowerTable, Span
from .powers.blockade import BlockColour
from .powers.number_wish import WishPower
from .powers.random_chance import ExtraCard
from .powers.recycling import RecycleTo
from .powers.special_charge import ChargeTarget
from .secrets import Assignment, Laid, SecretGiving
from .special_cards.colour_swap import SwapColour
from .special_cards.edison import EdisonChoice, EdisonWindow, Place, Swap
from .special_cards.fantastic_four import Distribute
from .special_cards.mimicry import Imitation
from .special_cards.recharge import RechargePower
from .special_cards.second_chance import Chain
from .special_cards.thief import StealCards
from .special_cards.update import UpdateChoice, UpdateReturn
from .state import Lasting, Piles, Player, Standing, State, Table
from .turn import Turn
from .view import PlayerView, PowersView, View
from .wishes import MakeWish


variants = GAME.variants
players = GAME.players
setup = GAME.setup
start = GAME.start
awaiting = GAME.awaiting
legal_actions = GAME.legal_actions
check = GAME.check
apply = GAME.apply
step = GAME.step
view = GAME.view
events_for = GAME.events_for
outcome = GAME.outcome
determinize = GAME.determinize
reseed = GAME.reseed
describe = GAME.describe

__all__ = [
    "BASE",
    "COLOURS",
    "EVENT_TITLES",
    "FACE_DOWN",
    "GAME",
    "POWERS",
    "SPECIALS",
    "SUPERCHARGE",
    "TROUBLEMAKER",
    "AccountChanged",
    "AccountsSwapped",
    "Acknowledge",
    "Acknowledged",
    "Action",
    "AgendaItem",
    "Assign",
    "AssignHands",
    "Assignment",
    "Attack",
    "Attacked",
    "BlackJackTaken",
    "BlackJackTurned",
    "BlackJackUnfinished",
    "BlockColour",
    "Card",
    "CardPlayed",
    "CardPutIn",
    "CardRecycled",
    "CardSet",
    "CardTaken",
    "CardThrown",
    "CardTurned",
    "CardsDealt",
    "CardsDiscarded",
    "CardsDrawn",
    "CardsMoved",
    "CardsOnPile",
    "Chain",
    "Charge",
    "ChargeTarget",
    "ChooseColour",
    "ChooseEvent",
    "ChooseGiver",
    "ChoosePower",
    "ChooseTarget",
    "Colour",
    "ColourSwapped",
    "Committed",
    "CounterWindow",
    "Countered",
    "Crowdfunding",
    "Demand",
    "DemandKind",
    "DirectionChanged",
    "Discard",
    "DiscardTaken",
    "Distribute",
    "Draw",
    "DrawPileExhausted",
    "EdisonChoice",
    "EdisonWindow",
    "EndCause",
    "EndTurn",
    "Event",
    "EventCard",
    "EventChoice",
    "EventChosen",
    "EventDeckShuffled",
    "EventResolved",
    "EventRevealed",
    "EventsRevealed",
    "ExtraCard",
    "Face",
    "FuckYouFound",
    "GambleShown",
    "GambleTaken",
    "GamblingMan",
    "GameEnded",
    "GameStarted",
    "GiftsShown",
    "Give",
    "GiveCards",
    "GiverChosen",
    "HandAssigned",
    "HandShown",
    "HandsGathered",
    "HandsRevealed",
    "Imitate",
    "Imitated",
    "Imitation",
    "Kind",
    "KindFacts",
    "Laid",
    "Lasting",
    "LastingPower",
    "LastingStarted",
    "Lay",
    "Length",
    "LuckyWindow",
    "MakeWish",
    "MarketOpened",
    "MarketStall",
    "NiceTryWindow",
    "NoTarget",
    "Occasion",
    "OpenHandShown",
    "OpenHands",
    "Options",
    "ParasiteDiscard",
    "Pass",
    "Pick",
    "PickCards",
    "Piles",
    "Place",
    "PlacesSwapped",
    "Play",
    "Player",
    "PlayerView",
    "PowerActivated",
    "PowerCard",
    "PowerEnded",
    "PowerFacts",
    "PowerMoved",
    "PowerReturned",
    "PowerSlot",
    "PowerStarted",
    "PowerTable",
    "PowerTurnedDown",
    "Powers",
    "PowersDealt",
    "PowersGathered",
    "PowersView",
    "Protected",
    "Reaction",
    "ReactionPassed",
    "RecessionDiscard",
    "RechargePower",
    "RecycleTo",
    "RewindTurned",
    "RewindUse",
    "Risk",
    "RoundEnded",
    "RoundStarted",
    "RussianRoulette",
    "Scored",
    "Scoring",
    "SecretGiving",
    "SeppukuChoice",
    "SeppukuDiscard",
    "Share",
    "SkipFlagged",
    "Span",
    "SpecialKind",
    "SpecialsCounted",
    "Standing",
    "StartCardRefused",
    "StartCardTurned",
    "State",
    "StealCards",
    "Suit",
    "Swap",
    "SwapAnnounced",
    "SwapColour",
    "SwapPlaces",
    "Table",
    "Take",
    "Target",
    "Taxed",
    "Throw",
    "TsunamiLaid",
    "TsunamiLay",
    "TsunamiTaken",
    "Turn",
    "TurnSkipped",
    "TurnStarted",
    "UpdateChoice",
    "UpdateReturn",
    "UseEffect",
    "View",
    "WishColour",
    "WishMade",
    "WishNumber",
    "WishPower",
    "apply",
    "awaiting",
    "check",
    "describe",
    "determinize",
    "events_for",
    "legal_actions",
    "outcome",
    "players",
    "reseed",
    "setup",
    "start",
    "step",
    "variants",
    "view",
]
