"""
What happens at the table.
"""

from __future__ import annotations

from .moves import (
    CardDrawn,
    CardPassed,
    CardsExchanged,
    ChoiceMade,
    PersonalDrawn,
    PileCharged,
    PileLooked,
    PileTurned,
)
from .rounds import (
    CardAside,
    CardsDealt,
    GameEnded,
    MiddleTaken,
    Mode,
    OpenCardDealt,
    OvertimeStarted,
    PartnerNamed,
    RoundEnded,
    RoundStarted,
    StakeReduced,
)
from .tricks import (
    Checked,
    CompanionNamed,
    CompanionRevealed,
    LeapPlayed,
    Played,
    StormPlayed,
    TricksterPlayed,
    TrickWon,
    WitchPlayed,
)


Event = (
    RoundStarted
    | CardsDealt
    | OpenCardDealt
    | PartnerNamed
    | StakeReduced
    | MiddleTaken
    | CardAside
    | ChoiceMade
    | CardsExchanged
    | PileTurned
    | CardDrawn
    | Played
    | Checked
    | StormPlayed
    | LeapPlayed
    | TricksterPlayed
    | WitchPlayed
    | CardPassed
    | CompanionRevealed
    | CompanionNamed
    | PileLooked
    | PileCharged
    | PersonalDrawn
    | TrickWon
    | RoundEnded
    | OvertimeStarted
    | GameEnded
)

__all__ = [
    "CardAside",
    "CardDrawn",
    "CardPassed",
    "CardsDealt",
    "CardsExchanged",
    "Checked",
    "ChoiceMade",
    "CompanionNamed",
    "CompanionRevealed",
    "Event",
    "GameEnded",
    "LeapPlayed",
    "MiddleTaken",
    "Mode",
    "OpenCardDealt",
    "OvertimeStarted",
    "PartnerNamed",
    "PersonalDrawn",
    "PileCharged",
    "PileLooked",
    "PileTurned",
    "Played",
    "RoundEnded",
    "RoundStarted",
    "StakeReduced",
    "StormPlayed",
    "TrickWon",
    "TricksterPlayed",
    "WitchPlayed",
]
