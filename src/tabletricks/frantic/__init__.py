"""
Frantic, a shedding game with reactions and events, published by Rule Factory; 2 to 8 players.

The verbs are those of every game (see :class:`tabletricks.Game`); the rest is the vocabulary of this one.
"""

from __future__ import annotations

from .actions import (
    Acknowledge,
    Action,
    ChooseColour,
    ChoosePower,
    Discard,
    Draw,
    EndTurn,
    Give,
    Lay,
    Pass,
    Pick,
    Play,
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
from .event_cards.gambling_man import GamblingMan
from .event_cards.market import MarketStall
from .event_cards.parasite import ParasiteDiscard
from .event_cards.recession import RecessionDiscard
from .event_cards.rewind import RewindUse
from .event_cards.tsunami import TsunamiLay
from .events import (
    Acknowledged,
    Attacked,
    BlackJackTaken,
    BlackJackTurned,
    BlackJackUnfinished,
    CardPlayed,
    CardRecycled,
    CardsDealt,
    CardsDiscarded,
    CardsDrawn,
    CardsMoved,
    CardTaken,
    CardThrown,
    Committed,
    Countered,
    DirectionChanged,
    DiscardTaken,
    DrawPileExhausted,
    EndCause,
    Event,
    EventDeckShuffled,
    EventResolved,
    EventRevealed,
    FuckYouFound,
    GambleShown,
    GambleTaken,
    GameEnded,
    GameStarted,
    GiftsShown,
    HandsGathered,
    HandsRevealed,
    LastingStarted,
    MarketOpened,
    NoTarget,
    OpenHandShown,
    PowerActivated,
    PowerEnded,
    PowerMoved,
    PowerReturned,
    PowersDealt,
    PowersGathered,
    PowerStarted,
    PowerTurnedDown,
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
from .occasions import Occasion
from .options import Length, Options, Scoring
from .power_state import Face, LastingPower, Powers, PowerSlot, PowerTable, Span
from .powers.blockade import BlockColour
from .powers.number_wish import WishPower
from .powers.random_chance import ExtraCard
from .powers.recycling import RecycleTo
from .powers.special_charge import ChargeTarget
from .secrets import Assignment, Laid, SecretGiving
from .special_cards.edison import EdisonChoice, EdisonWindow, Place, Swap
from .special_cards.fantastic_four import Distribute
from .special_cards.recharge import RechargePower
from .special_cards.second_chance import Chain
from .special_cards.update import UpdateChoice, UpdateReturn
from .state import Piles, Player, Standing, State, Table
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
    "Acknowledge",
    "Acknowledged",
    "Action",
    "AgendaItem",
    "Assignment",
    "Attack",
    "Attacked",
    "BlackJackTaken",
    "BlackJackTurned",
    "BlackJackUnfinished",
    "BlockColour",
    "Card",
    "CardPlayed",
    "CardRecycled",
    "CardSet",
    "CardTaken",
    "CardThrown",
    "CardsDealt",
    "CardsDiscarded",
    "CardsDrawn",
    "CardsMoved",
    "Chain",
    "Charge",
    "ChargeTarget",
    "ChooseColour",
    "ChoosePower",
    "ChooseTarget",
    "Colour",
    "Committed",
    "CounterWindow",
    "Countered",
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
    "EventDeckShuffled",
    "EventResolved",
    "EventRevealed",
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
    "HandsGathered",
    "HandsRevealed",
    "Kind",
    "KindFacts",
    "Laid",
    "LastingPower",
    "LastingStarted",
    "Lay",
    "Length",
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
    "Reaction",
    "ReactionPassed",
    "RecessionDiscard",
    "RechargePower",
    "RecycleTo",
    "RewindTurned",
    "RewindUse",
    "RoundEnded",
    "RoundStarted",
    "Scored",
    "Scoring",
    "SecretGiving",
    "Share",
    "SkipFlagged",
    "Span",
    "SpecialKind",
    "SpecialsCounted",
    "Standing",
    "StartCardRefused",
    "StartCardTurned",
    "State",
    "Suit",
    "Swap",
    "SwapAnnounced",
    "Table",
    "Take",
    "Target",
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
