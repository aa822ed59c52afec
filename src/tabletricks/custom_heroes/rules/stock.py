"""
The cards and advancements of a game, from which a position that is put together by hand takes what it names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ...core import Chance
from ...core.errors import InvalidArgument
from ...core.printing import shown
from ..arrangement import Given
from ..cards import Card
from ..catalogue import STARTERS
from ..options import Options


class Stock:
    """
    What is left of the deck and of the advancements.

    Attributes:
        options: the options of the game.
        chance: what picks the things that are left open.
    """

    def __init__(self, options: Options, chance: Chance) -> None:
        self.options = options
        self.chance = chance
        self._bases = Counter(card.base for card in options.deck)
        self._types = options.advancements
        self._places: dict[str, list[str]] = {}
        self._cards: list[Card] = []
        self._others: list[str] = []
        self._starters: dict[str, int] = {}

    def cards(self, texts: Iterable[str], place: str) -> tuple[Card, ...]:
        """Takes cards by their texts, for some place."""
        found: list[Card] = []
        for text in texts:
            try:
                card = Card(text)
            except InvalidArgument as error:
                msg = f"{place}: {error}"
                raise InvalidArgument(msg) from None
            if not self.options.cards.fits_sleeves(card):
                msg = f"{place}: under this catalogue {card} cannot be, with these advancements in one sleeve"
                raise InvalidArgument(msg)
            self._take(str(card.base), place)
            self._bases[card.base] -= 1
            for type_ in card.sleeves:
                self._take(type_, place)
                self._types[type_] -= 1
            found.append(card)
        return tuple(found)

    def types(self, texts: Iterable[str], place: str) -> tuple[str, ...]:
        """Takes advancements by their types, for some place."""
        found = tuple(texts)
        for type_ in found:
            if type_ not in self.options.advancements:
                msg = f"{place}: there is no advancement {shown(type_)}"
                raise InvalidArgument(msg)
            self._take(type_, place)
            self._types[type_] -= 1
        for starter in STARTERS:
            if found.count(starter) > 1:
                msg = f"{place}: nobody ever has more than one {starter} there [CH-SETUP-4]"
                raise InvalidArgument(msg)
        return found

    def _take(self, name: str, place: str) -> None:
        self._places.setdefault(name, []).append(place)

    def check(self) -> None:
        """Refuses what was taken more often than it is there."""
        there: dict[str, int] = {str(base): count for base, count in Counter(c.base for c in self.options.deck).items()}
        there.update(self.options.advancements)
        for name, places in self._places.items():
            if len(places) > there[name]:
                where = listed(dict.fromkeys(places))
                times = f"{len(places)} times" if len(places) > 1 else "once"
                is_are = "is" if there[name] == 1 else "are"
                msg = f"{name} is given {times} and there {is_are} {there[name]} of it: {where}"
                raise InvalidArgument(msg)

    def shuffle_rest(self) -> None:
        """Puts what is left in random order, to be dealt."""
        self._cards = self.chance.shuffle([Card(str(base)) for base in sorted(self._bases.elements())])
        order = self.options.cards.sort_types(self._types.elements())
        self._others = self.chance.shuffle([type_ for type_ in order if type_ not in STARTERS])
        self._starters = {starter: self._types[starter] for starter in STARTERS}

    @property
    def cards_left(self) -> int:
        """How many cards are not dealt yet."""
        return len(self._cards)

    @property
    def types_left(self) -> int:
        """How many advancements are left, the starters aside."""
        return len(self._others)

    def deal(self, number: int, place: str) -> list[Card]:
        """Some of the cards that are left."""
        if number > len(self._cards):
            msg = f"{number} more cards are wanted {place}, and {len(self._cards)} are left"
            raise InvalidArgument(msg)
        return [self._cards.pop() for _ in range(number)]

    def draw(self, number: int, place: str) -> list[str]:
        """Some of the advancements that are left, starters excepted."""
        if number > len(self._others):
            msg = f"{number} more advancements are wanted {place}, and {len(self._others)} are left"
            raise InvalidArgument(msg)
        return [self._others.pop() for _ in range(number)]

    def starters_for(self, seats: Sequence[int]) -> dict[int, list[str]]:
        """A starter of each kind for these seats, as far as they go."""
        found: dict[int, list[str]] = {seat: [] for seat in seats}
        for starter in STARTERS:
            for seat in self.chance.shuffle(seats)[: self._starters[starter]]:
                found[seat].append(starter)
                self._starters[starter] -= 1
        return found

    def sleeve_rest(self, piles: Sequence[list[Card]]) -> None:
        """
        Puts the advancements that have found no place on cards that nobody has named, each on a random one with room.

        Args:
            piles: the cards, those first that are to be tried first.
        """
        table = self.options.cards
        rest = [starter for starter in STARTERS for _ in range(self._starters[starter])] + self._others
        for type_ in rest:
            colour = table[type_].colour
            for pile in piles:
                free = [at for at, card in enumerate(pile) if colour not in table.facts[card].colours]
                if free:
                    at = self.chance.choose(free)
                    pile[at] = table.sleeve(pile[at], type_)
                    break
            else:
                msg = f"{type_} is left over, and there is no place for it: not in the bag, nor on a card that is open"
                raise InvalidArgument(msg)


def read(given: Given | None, place: str) -> tuple[list[str], int]:
    """The texts of what is given, and how many more are wanted."""
    texts: list[str] = []
    more = 0
    for part in () if given is None else given if isinstance(given, tuple) else (given,):
        if isinstance(part, str):
            texts += part.split()
        elif part < 0:
            msg = f"{place}: there cannot be {part} more"
            raise InvalidArgument(msg)
        else:
            more += part
    return texts, more


def listed(names: Iterable[object]) -> str:
    """Names in a sentence."""
    *most, last = map(str, names)
    return f"{', '.join(most)} and {last}" if most else last
