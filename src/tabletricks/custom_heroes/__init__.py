"""
Custom Heroes, a ladder-climbing game by John D. Clair in which cards are crafted; 2 to 6 players.

The verbs are those of every game (see :class:`tabletricks.Game`); the rest is the vocabulary of this one.
"""

from __future__ import annotations

from .actions import Action, Bet, DeclareKodora, Pass, Play, ResolveCap, Sleeve, Trade
from .cards import Card, CardFacts, CardTable
from .catalogue import DEFAULT_CATALOGUE, Ability, Advancement, Catalogue, Color
from .events import (
    AdvancementsDrawn,
    CapPending,
    CapResolved,
    CardsDealt,
    Direction,
    DirectionFlipped,
    Event,
    FinalHandAnnounced,
    GameStarted,
    GameWon,
    HandEnded,
    HandStarted,
    KodoraCommitted,
    KodoraRevealed,
    KodoraSettled,
    LastPlaceReset,
    PlayerOut,
    PlayerPassed,
    PlayerSkipped,
    PowerGained,
    PowerPaid,
    PowerTraded,
    RewardGiven,
    SetPlayed,
    Sleeved,
    SpectorScored,
    TrickAbandoned,
    TrickStarted,
    TrickWon,
    WinReason,
)
from .game import GAME
from .items import AgendaItem
from .options import Options
from .rewards import Edition, Reward, RewardTable, printed_rewards
from .state import Hand, PlayedSet, Seat, State, Trick
from .view import Phase, SeatView, View


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
    "DEFAULT_CATALOGUE",
    "GAME",
    "Ability",
    "Action",
    "Advancement",
    "AdvancementsDrawn",
    "AgendaItem",
    "Bet",
    "CapPending",
    "CapResolved",
    "Card",
    "CardFacts",
    "CardTable",
    "CardsDealt",
    "Catalogue",
    "Color",
    "DeclareKodora",
    "Direction",
    "DirectionFlipped",
    "Edition",
    "Event",
    "FinalHandAnnounced",
    "GameStarted",
    "GameWon",
    "Hand",
    "HandEnded",
    "HandStarted",
    "KodoraCommitted",
    "KodoraRevealed",
    "KodoraSettled",
    "LastPlaceReset",
    "Options",
    "Pass",
    "Phase",
    "Play",
    "PlayedSet",
    "PlayerOut",
    "PlayerPassed",
    "PlayerSkipped",
    "PowerGained",
    "PowerPaid",
    "PowerTraded",
    "ResolveCap",
    "Reward",
    "RewardGiven",
    "RewardTable",
    "Seat",
    "SeatView",
    "SetPlayed",
    "Sleeve",
    "Sleeved",
    "SpectorScored",
    "State",
    "Trade",
    "Trick",
    "TrickAbandoned",
    "TrickStarted",
    "TrickWon",
    "View",
    "WinReason",
    "apply",
    "awaiting",
    "check",
    "describe",
    "determinize",
    "events_for",
    "legal_actions",
    "outcome",
    "players",
    "printed_rewards",
    "reseed",
    "setup",
    "start",
    "step",
    "variants",
    "view",
]
