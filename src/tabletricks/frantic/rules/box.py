"""
The cards of a game, from which a position that is put together by hand takes what it names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Generic, TypeVar

from ...core.chance import Chance
from ...core.errors import InvalidArgument
from ...core.printing import shown
from ..arrangement import Given
from ..cards import Card


NameT = TypeVar("NameT", bound=str)


class Box(Generic[NameT]):
    """
    What is left of some cards, in the order of the deck.

    First all places are read, so that the cards that they name are set aside; then the rest is dealt.

    Attributes:
        left: the cards that nothing has named yet.
    """

    def __init__(self, deck: Sequence[NameT], chance: Chance) -> None:
        self.left = list(deck)
        self._copies = Counter(deck)
        self._chance = chance
        self._places: dict[str, list[str]] = {}

    def name(self, cards: Sequence[NameT], place: str) -> tuple[NameT, ...]:
        """Sets cards aside for a place."""
        for card in cards:
            places = self._places.setdefault(card, [])
            places.append(place)
            if card not in self._copies:
                msg = f"{card} belongs to an expansion that is not in play, and is given {place}"
                raise InvalidArgument(msg)
            if card not in self.left:
                where = " and ".join(dict.fromkeys(places))
                msg = f"{card} is given {_times(len(places))}, and is there {_times(self._copies[card])}: {where}"
                raise InvalidArgument(msg)
            self.left.remove(card)
        return tuple(cards)

    def shuffle(self) -> None:
        """Puts what is left in random order, to be dealt."""
        self.left = self._chance.shuffle(self.left)

    def deal(self, number: int, place: str) -> tuple[NameT, ...]:
        """Some of the cards that are left."""
        if number > len(self.left):
            msg = f"{number} more cards are wanted {place}, and {len(self.left)} are left"
            raise InvalidArgument(msg)
        dealt, self.left = self.left[:number], self.left[number:]
        return tuple(dealt)


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def parts(given: Given | None, place: str) -> tuple[list[str], int]:
    """The texts of what is given for a place, and how many more are wanted."""
    texts: list[str] = []
    more = 0
    for part in () if given is None else given if isinstance(given, tuple) else (given,):
        if isinstance(part, str):
            texts += part.split()
        elif part < 0:
            msg = f"there cannot be {part} more cards {place}"
            raise InvalidArgument(msg)
        else:
            more += part
    return texts, more


def read_cards(texts: Sequence[str], place: str) -> tuple[Card, ...]:
    """Playing cards by their texts."""
    return tuple([_card(text, place) for text in texts])


def _card(text: str, place: str) -> Card:
    try:
        return Card(text)
    except InvalidArgument:
        msg = f"{shown(text)} is no card and cannot be {place}: cards are written like R5, K5, SKIP.B or FAN [FR-ACT-2]"
        raise InvalidArgument(msg) from None
