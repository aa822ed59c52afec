"""
HYDRA, a climbing game with hidden teams by Marco Löhner; 2 to 6 players.

The verbs are those of every game (see :class:`tabletricks.Game`); the rest is the vocabulary of this one.
"""

from __future__ import annotations

from .actions import (
    Action,
    Check,
    Draw,
    Exchange,
    Look,
    NameCompanion,
    NamePartner,
    PassCard,
    Play,
    PlayLeap,
    PlayStorm,
    PlayTrickster,
    PlayWitch,
    Reduce,
    Take,
)
from .cards import (
    COMPANION,
    DECK,
    FACE_DOWN,
    HYDRA,
    LEAP,
    PEGASUS,
    STORM,
    TRICKSTER,
    WITCH,
    Card,
    CardKind,
    Colour,
    SpecialKind,
)
from .combinations import Combination, Kind, Top, TopKind, combination
from .events import (
    CardAside,
    CardCommitted,
    CardDrawn,
    CardPassed,
    CardsExchanged,
    Checked,
    CompanionNamed,
    CompanionRevealed,
    Event,
    GameWon,
    HandDealt,
    LeapPlayed,
    MiddleTaken,
    Mode,
    OpenCardDealt,
    OvertimeStarted,
    PartnerNamed,
    PersonalDrawn,
    PileCharged,
    PileLooked,
    PileTurned,
    Played,
    RoundEnded,
    RoundStarted,
    StakeReduced,
    StormPlayed,
    TricksterPlayed,
    TrickWon,
    WitchPlayed,
)
from .game import GAME
from .items import AgendaItem
from .options import Deal, Options
from .questions import Commitment
from .rounds import NewRound
from .special_cards.companion import CompanionChoice, LookChoice
from .special_cards.witch import WitchPassing
from .stake import ExchangeChoice, PartnerChoice, StakeChoice
from .state import Clue, Companion, Laid, MiddleCard, OpenCard, PileCard, Piles, Standing, State, Table, Trick
from .turn import AfterPlay, Turn
from .view import Phase, View


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
    "COMPANION",
    "DECK",
    "FACE_DOWN",
    "GAME",
    "HYDRA",
    "LEAP",
    "PEGASUS",
    "STORM",
    "TRICKSTER",
    "WITCH",
    "Action",
    "AfterPlay",
    "AgendaItem",
    "Card",
    "CardAside",
    "CardCommitted",
    "CardDrawn",
    "CardKind",
    "CardPassed",
    "CardsExchanged",
    "Check",
    "Checked",
    "Clue",
    "Colour",
    "Combination",
    "Commitment",
    "Companion",
    "CompanionChoice",
    "CompanionNamed",
    "CompanionRevealed",
    "Deal",
    "Draw",
    "Event",
    "Exchange",
    "ExchangeChoice",
    "GameWon",
    "HandDealt",
    "Kind",
    "Laid",
    "LeapPlayed",
    "Look",
    "LookChoice",
    "MiddleCard",
    "MiddleTaken",
    "Mode",
    "NameCompanion",
    "NamePartner",
    "NewRound",
    "OpenCard",
    "OpenCardDealt",
    "Options",
    "OvertimeStarted",
    "PartnerChoice",
    "PartnerNamed",
    "PassCard",
    "PersonalDrawn",
    "Phase",
    "PileCard",
    "PileCharged",
    "PileLooked",
    "PileTurned",
    "Piles",
    "Play",
    "PlayLeap",
    "PlayStorm",
    "PlayTrickster",
    "PlayWitch",
    "Played",
    "Reduce",
    "RoundEnded",
    "RoundStarted",
    "SpecialKind",
    "StakeChoice",
    "StakeReduced",
    "Standing",
    "State",
    "StormPlayed",
    "Table",
    "Take",
    "Top",
    "TopKind",
    "Trick",
    "TrickWon",
    "TricksterPlayed",
    "Turn",
    "View",
    "WitchPassing",
    "WitchPlayed",
    "apply",
    "awaiting",
    "check",
    "combination",
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
