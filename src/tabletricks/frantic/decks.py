"""
What is in the boxes: each set as data, its playing cards with their copies, its event cards and its power cards.

FR-COMP-1 to FR-COMP-3, FR-COMP-5, FR-COMP-7, FR-COMP-8.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

from attrs import field, frozen

from .cards import CARDS, Card, SpecialKind


__all__ = ["EVENT_TITLES", "POWERS", "EventCard", "PowerCard"]

BaseEvent = Literal[
    "all_seeing_eye",
    "charity",
    "communism",
    "doomsday",
    "earthquake",
    "expansion",
    "finish_line",
    "friday_13",
    "gambling_man",
    "market",
    "mating_season",
    "merry_christmas",
    "mexican_standoff",
    "recession",
    "robin_hood",
    "surprise_party",
    "third_time_lucky",
    "time_bomb",
    "tornado",
    "vandalism",
]
TroublemakerEvent = Literal[
    "black_hole",
    "capitalism",
    "crowdfunding",
    "distributor",
    "double_taxation",
    "event_manager",
    "identity_theft",
    "last_chance",
    "plague",
    "plus_one",
    "repeat",
    "russian_roulette",
    "seppuku",
    "trust_fall",
]
SuperchargeEvent = Literal[
    "black_jack",
    "chargenado",
    "epic_fail",
    "loot",
    "parasite",
    "rewind",
    "riot",
    "supercharge",
    "tsunami",
]
EventCard = Literal[BaseEvent, TroublemakerEvent, SuperchargeEvent]
"""An event card (FR-COMP-7). It is not an event of the library, which is anything that happens in a step."""

EVENT_TITLES: Mapping[EventCard, str] = MappingProxyType(
    {
        "all_seeing_eye": "The All-Seeing Eye",
        "charity": "Charity",
        "communism": "Communism",
        "doomsday": "Doomsday",
        "earthquake": "Earthquake",
        "expansion": "Expansion",
        "finish_line": "Finish Line",
        "friday_13": "Friday the 13th",
        "gambling_man": "Gambling Man",
        "market": "Market",
        "mating_season": "Mating Season",
        "merry_christmas": "Merry Christmas",
        "mexican_standoff": "Mexican Standoff",
        "recession": "Recession",
        "robin_hood": "Robin Hood",
        "surprise_party": "Surprise Party",
        "third_time_lucky": "Third Time Lucky",
        "time_bomb": "Time Bomb",
        "tornado": "Tornado",
        "vandalism": "Vandalism",
        "black_hole": "Black Hole",
        "capitalism": "Capitalism",
        "crowdfunding": "Crowdfunding",
        "distributor": "Distributor",
        "double_taxation": "Double Taxation",
        "event_manager": "Event Manager",
        "identity_theft": "Identity Theft",
        "last_chance": "Last Chance",
        "plague": "Plague",
        "plus_one": "Plus One",
        "repeat": "Repeat",
        "russian_roulette": "Russian Roulette",
        "seppuku": "Seppuku",
        "trust_fall": "Trust Fall",
        "black_jack": "Black Jack",
        "chargenado": "Chargenado",
        "epic_fail": "Epic Fail",
        "loot": "Loot",
        "parasite": "Parasite",
        "rewind": "Rewind",
        "riot": "Riot",
        "supercharge": "Supercharge",
        "tsunami": "Tsunami",
    }
)

PowerCard = Literal[
    "all_draw",
    "anti_counter",
    "black_wish",
    "blockade",
    "looping",
    "number_wish",
    "open_hands",
    "random_chance",
    "recycling",
    "special_charge",
    "special_seal",
    "troublecharger",
]
"""A power card (FR-COMP-8)."""


@frozen
class PowerFacts:
    """
    What is printed on a power card.

    Attributes:
        title: the printed name.
        moment: whether it acts before the effect of the card it is activated with, or after it (FR-POWER-GEN-7).
    """

    title: str
    moment: Literal["first", "second"]


POWERS: Mapping[PowerCard, PowerFacts] = MappingProxyType(
    {
        "all_draw": PowerFacts("All Draw One", "first"),
        "anti_counter": PowerFacts("Anti Counter", "first"),
        "black_wish": PowerFacts("Black Wish", "second"),
        "blockade": PowerFacts("Colour Blockade", "second"),
        "looping": PowerFacts("Looping", "second"),
        "number_wish": PowerFacts("Number Wish", "second"),
        "open_hands": PowerFacts("Open Hands", "first"),
        "random_chance": PowerFacts("Random Chance", "second"),
        "recycling": PowerFacts("Recycling", "second"),
        "special_charge": PowerFacts("Special Charge", "first"),
        "special_seal": PowerFacts("Special Seal", "first"),
        "troublecharger": PowerFacts("Troublecharger", "second"),
    }
)


CardName = Literal[SpecialKind, EventCard, PowerCard]
"""A special card, an event card or a power card: no two have the same name."""


@frozen
class CardSet:
    """
    One set of the game.

    Attributes:
        coloured_numbers: copies of each number in each colour.
        black_numbers: copies of each black number.
        specials: copies of each special card, for coloured ones in each colour.
        events: its event cards, one copy each (FR-COMP-7).
        power_copies: copies of each power card (FR-COMP-8); 0 if the set has none.
        playing_cards: all playing cards, in the order of a hand.
    """

    coloured_numbers: int
    black_numbers: int
    specials: Mapping[SpecialKind, int]
    events: tuple[EventCard, ...]
    power_copies: int = 0
    playing_cards: tuple[Card, ...] = field(init=False, eq=False, repr=False)

    @playing_cards.default
    def _all_cards(self) -> tuple[Card, ...]:
        return tuple(card for card in CARDS for _ in range(self.copies(card)))

    def copies(self, card: Card) -> int:
        """How many copies of a card the set has."""
        if card.kind == "number":
            return self.black_numbers if card.black else self.coloured_numbers
        return self.specials.get(card.kind, 0)

    @property
    def power_cards(self) -> tuple[PowerCard, ...]:
        """All power cards, in the order of :data:`~tabletricks.frantic.POWERS`."""
        return tuple(power for power in POWERS for _ in range(self.power_copies))


BASE = CardSet(
    coloured_numbers=2,
    black_numbers=1,
    specials=MappingProxyType(
        {
            "second_chance": 1,
            "exchange": 1,
            "gift": 2,
            "skip": 1,
            "fantastic": 11,
            "fantastic_four": 5,
            "counterattack": 4,
            "equality": 2,
            "nice_try": 1,
            "fuck_you": 1,
        }
    ),
    events=get_args(BaseEvent),
)
"""The base game, with 125 playing cards and 20 event cards."""

TROUBLEMAKER = CardSet(
    coloured_numbers=0,
    black_numbers=0,
    specials=MappingProxyType(
        {
            "colour_swap": 1,
            "thief": 1,
            "troublemaker": 1,
            "inequality": 2,
            "lucky_bastard": 1,
            "special_favours": 3,
            "curse": 1,
            "mimicry": 1,
        }
    ),
    events=get_args(TroublemakerEvent),
)
"""The expansion Troublemaker, with 22 playing cards and 14 event cards."""

SUPERCHARGE = CardSet(
    coloured_numbers=0,
    black_numbers=0,
    specials=MappingProxyType({"recharge": 1, "edison": 3, "update": 2, "the_end": 1}),
    events=get_args(SuperchargeEvent),
    power_copies=2,
)
"""The expansion Supercharge, with 10 playing cards, 9 events and 24 power cards (FR-COMP-2, FR-COMP-3, FR-COMP-8)."""
