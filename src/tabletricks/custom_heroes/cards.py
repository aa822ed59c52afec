"""
Cards and what they are worth (CH-COMP-7, CH-COMP-8, CH-VALUE-1 to CH-VALUE-5).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from attrs import frozen
from typing_extensions import Self

from ..core.codec import TextValue
from ..core.errors import InvalidArgument
from .catalogue import COLORS, STARTERS, TYPE_PATTERN, Ability, Advancement, Catalogue, Color


_TEXT = re.compile(rf"(10|[1-9])((?:\+{TYPE_PATTERN})*)")


class Card(str, TextValue):
    """
    A character card with what is in its sleeve, as a text: ``Card("7")``, ``Card("7+burny+left_p1")``.

    A card is a value without an identity: equal cards are interchangeable. The sleeved advancements stand in
    alphabetical order, so that one card has one text whatever the catalogue; they may be given in any order.
    """

    __slots__ = ()

    pattern = rf"^(10|[1-9])(\+{TYPE_PATTERN})*$"

    def __new__(cls, text: str) -> Self:
        """The card of a text; raises :class:`InvalidArgument` if there is no such card."""
        return super().__new__(cls, _normal_text(str(text)))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The card of a text."""
        return cls(text)

    @property
    def base(self) -> int:
        """The printed value, 1 to 10 (CH-COMP-1)."""
        return int(self.partition("+")[0])

    @property
    def sleeves(self) -> tuple[str, ...]:
        """The types of the advancements in the sleeve, in alphabetical order."""
        return tuple(self.split("+")[1:])

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __getnewargs__(self) -> tuple[str]:
        return (str(self),)


@lru_cache(maxsize=8192)
def _normal_text(text: str) -> str:
    match = _TEXT.fullmatch(text)
    if match is None:
        msg = f"{text!r} is no card: a card is a value from 1 to 10, then its sleeves, like '7+burny' [CH-SLEEVE-8]"
        raise InvalidArgument(msg)
    base, sleeves = match[1], match[2].split("+")[1:]
    if len(set(sleeves)) < len(sleeves) or len(sleeves) > len(COLORS):
        msg = f"{text!r} is no card: a sleeve holds at most one advancement of each colour [CH-SLEEVE-5]"
        raise InvalidArgument(msg)
    return "+".join((base, *sorted(sleeves)))


@frozen
class CardFacts:
    """
    What the rules need to know about a card.

    Attributes:
        value: its value with everything in the sleeve (CH-VALUE-1).
        ability: the ability it carries, at most one (CH-COMP-4).
        cost: the power that activating the ability costs.
        colors: the colours that are taken (CH-SLEEVE-5).
        rank: the place in the order of cards: base, then red, blue, yellow and green sleeve (CH-UPKEEP-3).
    """

    value: int
    ability: Ability | None
    cost: int
    colors: frozenset[Color]
    rank: tuple[int, ...]


class CardTable:
    """
    The facts of cards and advancements under one catalogue, each computed once.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._by_type = {advancement.type: advancement for advancement in catalogue}
        self._order = {advancement.type: index for index, advancement in enumerate(catalogue)}
        self._facts: dict[Card, CardFacts] = {}

    def __contains__(self, type_: str) -> bool:
        """Whether the catalogue has an advancement of this type."""
        return type_ in self._by_type

    def __getitem__(self, type_: str) -> Advancement:
        """The advancement of a type."""
        return self._by_type[type_]

    def facts(self, card: Card) -> CardFacts:
        """The facts of a card that lies in the game."""
        facts = self._facts.get(card)
        if facts is None:
            facts = self._facts[card] = self._work_out(card)
        return facts

    def fits_sleeves(self, card: Card) -> bool:
        """Whether a card can exist: known advancements, one of each colour at most."""
        colors = [self._by_type[type_].color for type_ in card.sleeves if type_ in self._by_type]
        return len(colors) == len(card.sleeves) and len(set(colors)) == len(colors)

    def sleeve(self, card: Card, type_: str) -> Card:
        """The card with one more advancement in its sleeve."""
        return Card(f"{card}+{type_}")

    def sort_cards(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards in their fixed order."""
        return tuple(sorted(cards, key=lambda card: self.facts(card).rank))

    def sort_types(self, types: Iterable[str]) -> tuple[str, ...]:
        """Advancements in the order of the catalogue."""
        return tuple(sorted(types, key=self._order.__getitem__))

    def bag(self) -> tuple[str, ...]:
        """Every copy that belongs into the bag, in the order of the catalogue (CH-SETUP-11)."""
        return tuple(
            advancement.type
            for advancement in self.catalogue
            if advancement.ability not in STARTERS
            for _ in range(advancement.count)
        )

    def _work_out(self, card: Card) -> CardFacts:
        sleeves = [self._by_type[type_] for type_ in card.sleeves]
        by_color = {advancement.color: advancement for advancement in sleeves}
        aura, buddy = by_color.get("green"), by_color.get("yellow")
        value = card.base if aura is None or aura.reset is None else aura.reset
        return CardFacts(
            value=value + sum(advancement.modifier for advancement in sleeves),
            ability=None if buddy is None else buddy.ability,
            cost=0 if buddy is None else buddy.cost,
            colors=frozenset(by_color),
            rank=(card.base, *(self._order[by_color[c].type] + 1 if c in by_color else 0 for c in COLORS)),
        )
