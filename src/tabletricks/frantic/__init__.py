"""
Frantic, a shedding game with reactions and events, published by Rule Factory; 2 to 8 players.

The verbs are those of every game (see :class:`tabletricks.Game`); the rest is the vocabulary of this one.
"""

from __future__ import annotations

from .actions import (
    Acknowledge,
    Action,
    Discard,
    Draw,
    EndTurn,
    Give,
    Pass,
    Pick,
    Play,
    Share,
    Take,
    Target,
    Throw,
    WishColour,
    WishNumber,
)
from .attack import ChooseTarget, CounterWindow, PickCards
from .cards import COLOURS, FACE_DOWN, SPECIALS, Card, Colour, Kind, KindFacts, SpecialKind, Suit
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
from .event_cards.recession import RecessionDiscard
from .events import (
    Acknowledged,
    Attacked,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsDrawn,
    CardsMoved,
    CardTaken,
    CardThrown,
    Committed,
    Countered,
    DrawPileExhausted,
    EndCause,
    Event,
    EventDeckShuffled,
    EventResolved,
    EventRevealed,
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
    Reaction,
    ReactionPassed,
    RoundEnded,
    RoundStarted,
    Scored,
    SkipFlagged,
    StartCardTurned,
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
from .secrets import Assignment, Laid, SecretGiving
from .special_cards.fantastic_four import Distribute
from .special_cards.second_chance import Chain
from .state import Piles, Player, Standing, State, Table
from .turn import Turn
from .view import PlayerView, View
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
    "Card",
    "CardPlayed",
    "CardSet",
    "CardTaken",
    "CardThrown",
    "CardsDealt",
    "CardsDiscarded",
    "CardsDrawn",
    "CardsMoved",
    "Chain",
    "ChooseTarget",
    "Colour",
    "Committed",
    "CounterWindow",
    "Countered",
    "Demand",
    "DemandKind",
    "Discard",
    "Distribute",
    "Draw",
    "DrawPileExhausted",
    "EndCause",
    "EndTurn",
    "Event",
    "EventCard",
    "EventDeckShuffled",
    "EventResolved",
    "EventRevealed",
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
    "LastingStarted",
    "Length",
    "MakeWish",
    "MarketOpened",
    "MarketStall",
    "NiceTryWindow",
    "NoTarget",
    "Occasion",
    "OpenHands",
    "Options",
    "Pass",
    "Pick",
    "PickCards",
    "Piles",
    "Play",
    "Player",
    "PlayerView",
    "PowerCard",
    "PowerFacts",
    "Reaction",
    "ReactionPassed",
    "RecessionDiscard",
    "RoundEnded",
    "RoundStarted",
    "Scored",
    "Scoring",
    "SecretGiving",
    "Share",
    "SkipFlagged",
    "SpecialKind",
    "Standing",
    "StartCardTurned",
    "State",
    "Suit",
    "Table",
    "Take",
    "Target",
    "Throw",
    "Turn",
    "TurnSkipped",
    "TurnStarted",
    "View",
    "WishColour",
    "WishMade",
    "WishNumber",
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
