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
from .powers import (
    CardRecycled,
    DirectionChanged,
    OpenHandShown,
    PowerActivated,
    PowerEnded,
    PowerMoved,
    PowerReturned,
    PowersDealt,
    PowersGathered,
    PowerStarted,
    PowerTurnedDown,
    SpecialsCounted,
    SwapAnnounced,
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
from .supercharge import (
    BlackJackTaken,
    BlackJackTurned,
    BlackJackUnfinished,
    DiscardTaken,
    FuckYouFound,
    RewindTurned,
    TsunamiLaid,
    TsunamiTaken,
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
    | PowersDealt
    | PowerActivated
    | PowerTurnedDown
    | SwapAnnounced
    | PowerMoved
    | PowerReturned
    | PowersGathered
    | PowerStarted
    | PowerEnded
    | DirectionChanged
    | SpecialsCounted
    | OpenHandShown
    | CardRecycled
    | BlackJackTurned
    | BlackJackTaken
    | BlackJackUnfinished
    | FuckYouFound
    | DiscardTaken
    | RewindTurned
    | TsunamiLaid
    | TsunamiTaken
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
    "BlackJackTaken",
    "BlackJackTurned",
    "BlackJackUnfinished",
    "CardPlayed",
    "CardPutIn",
    "CardRecycled",
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
    "DirectionChanged",
    "DiscardTaken",
    "DrawPileExhausted",
    "EndCause",
    "Event",
    "EventChosen",
    "EventDeckShuffled",
    "EventResolved",
    "EventRevealed",
    "EventsRevealed",
    "FuckYouFound",
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
    "OpenHandShown",
    "PlacesSwapped",
    "PowerActivated",
    "PowerEnded",
    "PowerMoved",
    "PowerReturned",
    "PowerStarted",
    "PowerTurnedDown",
    "PowersDealt",
    "PowersGathered",
    "Protected",
    "Reaction",
    "ReactionPassed",
    "RewindTurned",
    "RoundEnded",
    "RoundStarted",
    "Scored",
    "SkipFlagged",
    "SpecialsCounted",
    "StartCardRefused",
    "StartCardTurned",
    "SwapAnnounced",
    "Taxed",
    "TsunamiLaid",
    "TsunamiTaken",
    "TurnSkipped",
    "TurnStarted",
    "WishMade",
]
