"""
What happens at the table.
"""

from __future__ import annotations

from .moves import (
    CardCommitted,
    CardDrawn,
    CardPassed,
    CardsExchanged,
    PersonalDrawn,
    PileCharged,
    PileLooked,
    PileTurned,
)
from .rounds import (
    CardAside,
    GameWon,
    HandDealt,
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
    | HandDealt
    | OpenCardDealt
    | PartnerNamed
    | StakeReduced
    | MiddleTaken
    | CardAside
    | CardCommitted
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
    | GameWon
)

__all__ = [
    "CardAside",
    "CardCommitted",
    "CardDrawn",
    "CardPassed",
    "CardsExchanged",
    "Checked",
    "CompanionNamed",
    "CompanionRevealed",
    "Event",
    "GameWon",
    "HandDealt",
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
