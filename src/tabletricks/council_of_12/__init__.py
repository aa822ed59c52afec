"""
Council of 12, a cooperative game of one die, published by Corax Games; 2 to 4 players.

The verbs are those of every game (see :class:`tabletricks.Game`); the rest is the vocabulary of this one.
"""
# ruff: noqa: F403, F405

from __future__ import annotations

from .actions import *
from .catalogue import *
from .characters import *
from .chronicle import *
from .die import *
from .effects import *
from .events import *
from .options import *
from .rules.game import GAME
from .rules.state import State
from .scenarios import *
from .view import *


__all__ = [
    "CHARACTERS", "DEFAULT_CATALOGUE", "DEFAULT_CROWNS", "GAME", "GERMAN", "OPPOSITE13", "SENTENCES", "SUCCESSION",
    "YEAR", "Action", "Arrange", "Ban", "BellResult", "CardChanged", "CardDiscarded", "CardLaid", "CardRevealed",
    "CardTakenBack", "Catalogue", "Chair", "Challenge", "ChallengesView", "Change", "Character", "Choice",
    "ChoiceOpened", "ChoiceVote", "Choose", "Chronicle", "CouncilChose", "Crowns", "Deck", "DieLayout", "DieRolled",
    "DieTable", "DieTurned", "Difficulty", "Discard", "Effect", "Ending", "Entry", "Evaluated", "Event", "Executed",
    "ExtraKind", "ExtraRound", "Favour", "FavourChanged", "FreeBell", "GameEnded", "GameStarted", "Goal",
    "GoalReplaced", "HandRenewed", "Hush", "Known", "LossReason", "Matter", "Member", "Mode", "Negated",
    "NextRoundEffect", "NoEffect", "OpenPlay", "Option", "Options", "OraclePlay", "Peek", "PileRecovered", "Play",
    "PlayerView", "Ready", "Recover", "Recruited", "Recruiting", "Replay", "Resolve", "Result", "Reveal", "RollDie",
    "RoundEffects", "RoundEnded", "RoundStarted", "Rulebook", "Say", "Scenario", "SeatReady", "Sentence",
    "SentenceSaid", "Silence", "SplitResult", "State", "SubRoundEnded", "SupplicantRevealed", "SupplicantsShown",
    "SupplicantsView", "TakeBack", "Talk", "Talked", "ThroneRevealed", "Transmutation", "TurnDie", "View",
    "VoteBell", "VoteCast", "VoteSplit", "apply", "awaiting", "check", "describe", "determinize", "events_for",
    "legal_actions", "outcome", "players", "reseed", "setup", "start", "step", "variants", "view",
]  # fmt: skip

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
