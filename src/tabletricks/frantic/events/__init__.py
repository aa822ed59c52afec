"""
What happens at the table.
"""

from __future__ import annotations

from .occasions import (
    Acknowledged,
    CardsDiscarded,
    CardTaken,
    Committed,
    EventDeckShuffled,
    EventResolved,
    EventRevealed,
    GambleShown,
    GambleTaken,
    GiftsShown,
    HandsGathered,
    HandsRevealed,
    LastingStarted,
    MarketOpened,
    Protected,
)
from .rounds import (
    CardsDealt,
    EndCause,
    GameEnded,
    GameStarted,
    RoundEnded,
    RoundStarted,
    Scored,
    StartCardRefused,
    StartCardTurned,
)
from .turns import (
    Attacked,
    CardPlayed,
    CardsDrawn,
    CardsMoved,
    CardThrown,
    Countered,
    DrawPileExhausted,
    Imitated,
    NoTarget,
    Reaction,
    ReactionPassed,
    SkipFlagged,
    TurnSkipped,
    TurnStarted,
    WishMade,
)


Event = (
    GameStarted
    | RoundStarted
    | CardsDealt
    | StartCardRefused
    | StartCardTurned
    | RoundEnded
    | Scored
    | GameEnded
    | TurnStarted
    | TurnSkipped
    | CardPlayed
    | CardThrown
    | Imitated
    | CardsDrawn
    | DrawPileExhausted
    | WishMade
    | NoTarget
    | Attacked
    | Countered
    | ReactionPassed
    | SkipFlagged
    | CardsMoved
    | EventDeckShuffled
    | Protected
    | EventRevealed
    | EventResolved
    | LastingStarted
    | CardsDiscarded
    | Committed
    | GiftsShown
    | GambleShown
    | GambleTaken
    | MarketOpened
    | CardTaken
    | HandsGathered
    | HandsRevealed
    | Acknowledged
)

__all__ = [
    "Acknowledged",
    "Attacked",
    "CardPlayed",
    "CardTaken",
    "CardThrown",
    "CardsDealt",
    "CardsDiscarded",
    "CardsDrawn",
    "CardsMoved",
    "Committed",
    "Countered",
    "DrawPileExhausted",
    "EndCause",
    "Event",
    "EventDeckShuffled",
    "EventResolved",
    "EventRevealed",
    "GambleShown",
    "GambleTaken",
    "GameEnded",
    "GameStarted",
    "GiftsShown",
    "HandsGathered",
    "HandsRevealed",
    "Imitated",
    "LastingStarted",
    "MarketOpened",
    "NoTarget",
    "Protected",
    "Reaction",
    "ReactionPassed",
    "RoundEnded",
    "RoundStarted",
    "Scored",
    "SkipFlagged",
    "StartCardRefused",
    "StartCardTurned",
    "TurnSkipped",
    "TurnStarted",
    "WishMade",
]
