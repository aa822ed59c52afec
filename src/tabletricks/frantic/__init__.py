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
from .cards import COLOURS, FACE_DOWN, SPECIALS, Card, Colour, Kind, KindFacts, Suit
from .decks import BASE, EVENT_TITLES, CardSet, EventCard
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
from .game import GAME
from .items import AgendaItem
from .matching import Demand, DemandKind
from .options import Length, Options, Scoring
from .state import Piles, Player, Standing, State, Table
from .view import PlayerView, View


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
    "SPECIALS",
    "Acknowledge",
    "Acknowledged",
    "Action",
    "AgendaItem",
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
    "Colour",
    "Committed",
    "Countered",
    "Demand",
    "DemandKind",
    "Discard",
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
    "GameEnded",
    "GameStarted",
    "GiftsShown",
    "Give",
    "HandsGathered",
    "HandsRevealed",
    "Kind",
    "KindFacts",
    "LastingStarted",
    "Length",
    "MarketOpened",
    "NoTarget",
    "Options",
    "Pass",
    "Pick",
    "Piles",
    "Play",
    "Player",
    "PlayerView",
    "Reaction",
    "ReactionPassed",
    "RoundEnded",
    "RoundStarted",
    "Scored",
    "Scoring",
    "Share",
    "SkipFlagged",
    "Standing",
    "StartCardTurned",
    "State",
    "Suit",
    "Table",
    "Take",
    "Target",
    "Throw",
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
