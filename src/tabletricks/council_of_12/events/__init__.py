"""
What happens at the table.
"""

from __future__ import annotations

from .evaluating import (
    CardDiscarded,
    ChoiceMade,
    ChoiceOpened,
    ChoiceVote,
    Evaluated,
    NextRoundEffect,
    PileRecovered,
    SubRoundEnded,
    SupplicantsShown,
)
from .laying import CardChanged, CardLaid, HandRenewed, SeatReady, SentenceSaid
from .revealing import (
    CardRevealed,
    CardTakenBack,
    DieRolled,
    DieTurned,
    Executed,
    GoalReplaced,
    Negated,
    NoEffect,
)
from .rounds import (
    BellResult,
    Ending,
    ExtraKind,
    ExtraRound,
    FavourChanged,
    GameOver,
    GameStarted,
    LossReason,
    Matter,
    Recruited,
    RoundEnded,
    RoundStarted,
    SplitResult,
    SupplicantRevealed,
    Talked,
    ThroneRevealed,
    VoteCast,
)


Event = (
    GameStarted
    | RoundStarted
    | SupplicantRevealed
    | VoteCast
    | BellResult
    | SplitResult
    | HandRenewed
    | CardLaid
    | CardChanged
    | SentenceSaid
    | SeatReady
    | Talked
    | CardRevealed
    | Negated
    | Executed
    | NoEffect
    | DieTurned
    | DieRolled
    | GoalReplaced
    | CardTakenBack
    | SubRoundEnded
    | Evaluated
    | FavourChanged
    | ChoiceOpened
    | ChoiceVote
    | ChoiceMade
    | CardDiscarded
    | PileRecovered
    | SupplicantsShown
    | NextRoundEffect
    | ExtraRound
    | Recruited
    | RoundEnded
    | ThroneRevealed
    | GameOver
)

__all__ = [
    "BellResult",
    "CardChanged",
    "CardDiscarded",
    "CardLaid",
    "CardRevealed",
    "CardTakenBack",
    "ChoiceMade",
    "ChoiceOpened",
    "ChoiceVote",
    "DieRolled",
    "DieTurned",
    "Ending",
    "Evaluated",
    "Event",
    "Executed",
    "ExtraKind",
    "ExtraRound",
    "FavourChanged",
    "GameOver",
    "GameStarted",
    "GoalReplaced",
    "HandRenewed",
    "LossReason",
    "Matter",
    "Negated",
    "NextRoundEffect",
    "NoEffect",
    "PileRecovered",
    "Recruited",
    "RoundEnded",
    "RoundStarted",
    "SeatReady",
    "SentenceSaid",
    "SplitResult",
    "SubRoundEnded",
    "SupplicantRevealed",
    "SupplicantsShown",
    "Talked",
    "ThroneRevealed",
    "VoteCast",
]
