"""
The cards of the deck, from which a position that is put together by hand takes what it names.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...core.chance import Chance
from ...core.errors import InvalidArgument
from ...core.printing import shown
from ..arrangement import Given
from ..cards import DECK, HERO_RANK, NUMBERS, Card


class Box:
    """
    What is left of the deck, in deck order.

    First all places are read, so that their exact cards are set aside; then each takes its cards.

    Attributes:
        left: the cards that nothing has named yet.
    """

    def __init__(self, chance: Chance) -> None:
        self.left = list(DECK)
        self._chance = chance
        self._places: dict[Card, str] = {}

    def read(self, given: Given | None, place: str) -> tuple[list[str], int]:
        """The texts of what is given for a place, and how many more are wanted; exact cards are set aside for it."""
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
        for text in texts:
            if rank_of(text) is None:
                self._set_aside(exact(text, place), place)
        return texts, more

    def _set_aside(self, card: Card, place: str) -> None:
        other = self._places.setdefault(card, place)
        if card not in self.left:
            where = f"twice {place}" if other == place else f"{other} and {place}"
            msg = f"{card} is there once, and is given {where}"
            raise InvalidArgument(msg)
        self.left.remove(card)

    def take(self, texts: Iterable[str], place: str) -> tuple[Card, ...]:
        """The cards of texts that have been read: exact ones, and for a rank the first colour that is left."""
        found: list[Card] = []
        for text in texts:
            rank = rank_of(text)
            if rank is None:
                found.append(Card(text))
                continue
            card = next((card for card in self.left if card.rank == rank), None)
            if card is None:
                msg = f"no {text} is left to be {place}"
                raise InvalidArgument(msg)
            self._set_aside(card, place)
            found.append(card)
        return tuple(found)

    def shuffle(self) -> None:
        """Puts what is left in random order, to be dealt."""
        self.left = self._chance.shuffle(self.left)

    def deal(self, number: int, place: str) -> list[Card]:
        """Some of the cards that are left."""
        if number > len(self.left):
            msg = f"{number} more cards are wanted {place}, and {len(self.left)} are left"
            raise InvalidArgument(msg)
        return [self.left.pop() for _ in range(number)]


def exact(text: str, place: str) -> Card:
    """A card by its text."""
    try:
        return Card(text)
    except InvalidArgument:
        msg = f"{shown(text)} is no card and cannot be {place}: cards are written like R7, GH or PEGASUS [HY-TURN-15]"
        raise InvalidArgument(msg) from None


def rank_of(text: str) -> int | None:
    """The rank of a card that is written without its colour."""
    if text == "H":
        return HERO_RANK
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 and int(text) in NUMBERS else None


def listed(things: Iterable[object]) -> str:
    """Things in a sentence."""
    return ", ".join(map(str, things)) or "none"
