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
from .troublemaker import (
    AccountChanged,
    AccountsSwapped,
    CardPutIn,
    CardsOnPile,
    CardTurned,
    ColourSwapped,
    EventChosen,
    EventsRevealed,
    GiverChosen,
    HandAssigned,
    HandShown,
    PlacesSwapped,
    Taxed,
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
    | AccountChanged
    | AccountsSwapped
    | CardPutIn
    | CardTurned
    | CardsOnPile
    | ColourSwapped
    | EventChosen
    | EventsRevealed
    | GiverChosen
    | HandAssigned
    | HandShown
    | PlacesSwapped
    | Taxed
)

__all__ = [
    "AccountChanged",
    "AccountsSwapped",
    "Acknowledged",
    "Attacked",
    "CardPlayed",
    "CardPutIn",
    "CardTaken",
    "CardThrown",
    "CardTurned",
    "CardsDealt",
    "CardsDiscarded",
    "CardsDrawn",
    "CardsMoved",
    "CardsOnPile",
    "ColourSwapped",
    "Committed",
    "Countered",
    "DrawPileExhausted",
    "EndCause",
    "Event",
    "EventChosen",
    "EventDeckShuffled",
    "EventResolved",
    "EventRevealed",
    "EventsRevealed",
    "GambleShown",
    "GambleTaken",
    "GameEnded",
    "GameStarted",
    "GiftsShown",
    "GiverChosen",
    "HandAssigned",
    "HandShown",
    "HandsGathered",
    "HandsRevealed",
    "Imitated",
    "LastingStarted",
    "MarketOpened",
    "NoTarget",
    "PlacesSwapped",
    "Protected",
    "Reaction",
    "ReactionPassed",
    "RoundEnded",
    "RoundStarted",
    "Scored",
    "SkipFlagged",
    "StartCardRefused",
    "StartCardTurned",
    "Taxed",
    "TurnSkipped",
    "TurnStarted",
    "WishMade",
]
