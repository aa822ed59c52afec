"""
What is in the box: each set as data, its playing cards with their copies and its event cards (FR-COMP-1, FR-COMP-5).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from attrs import field, frozen

from .cards import CARDS, Card, SpecialKind


EventCard = Literal[
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
    }
)


@frozen
class CardSet:
    """
    One set of the game.

    Attributes:
        coloured_numbers: copies of each number in each colour.
        black_numbers: copies of each black number.
        specials: copies of each special card, for coloured ones in each colour.
        events: its event cards, one copy each (FR-COMP-7).
        playing_cards: all playing cards, in the order of a hand.
    """

    coloured_numbers: int
    black_numbers: int
    specials: Mapping[SpecialKind, int]
    events: tuple[EventCard, ...]
    playing_cards: tuple[Card, ...] = field(init=False, eq=False, repr=False)

    @playing_cards.default
    def _all_cards(self) -> tuple[Card, ...]:
        return tuple(card for card in CARDS for _ in range(self.copies(card)))

    def copies(self, card: Card) -> int:
        """How many copies of a card the set has."""
        if card.kind == "number":
            return self.black_numbers if card.black else self.coloured_numbers
        return 0 if card.kind is None else self.specials.get(card.kind, 0)


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
    events=tuple(EVENT_TITLES),
)
"""The base game: 125 playing cards and 20 event cards."""
