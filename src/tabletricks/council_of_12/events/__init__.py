"""
What happens at the table.
"""

from __future__ import annotations

from .evaluating import *
from .laying import *
from .revealing import *
from .rounds import *


__all__ = [
    "BellResult", "CardChanged", "CardDiscarded", "CardLaid", "CardRevealed", "CardTakenBack", "ChoiceOpened",
    "ChoiceVote", "CouncilChose", "Decision", "Demand", "DieRolled", "DieTurned", "EffectLost", "Ending", "Evaluated",
    "Event", "Executed", "ExtraKind", "ExtraRound", "FavourCause", "FavourChanged", "GameEnded", "GameStarted",
    "GoalReplaced", "HandRenewed", "Idleness", "LossReason", "Matter", "Negated", "NextRoundEffect", "NoEffect",
    "PileRecovered", "Recruited", "Result", "RoundEnded", "RoundStarted", "SeatReady", "SentenceSaid", "SplitResult",
    "SubRoundEnded", "SupplicantRevealed", "SupplicantsShown", "Talked", "ThroneRevealed", "VoteCast", "Waste",
]  # fmt: skip

Event = (
    GameStarted | RoundStarted | SupplicantRevealed | VoteCast | BellResult | SplitResult | HandRenewed
    | CardLaid | CardChanged | SentenceSaid | SeatReady | Talked | CardRevealed | Negated | Executed | NoEffect
    | DieTurned | DieRolled | GoalReplaced | CardTakenBack | SubRoundEnded | Evaluated | FavourChanged
    | ChoiceOpened | ChoiceVote | CouncilChose | CardDiscarded | PileRecovered | SupplicantsShown
    | NextRoundEffect | EffectLost | ExtraRound | Recruited | RoundEnded | ThroneRevealed | GameEnded
)  # fmt: skip
