"""
Cards and what they are worth (CH-COMP-7, CH-COMP-8, CH-VALUE-1 to CH-VALUE-5).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Self

from attrs import frozen

from ..core import Message, TextValue
from ..core.errors import InvalidArgument
from .catalogue import COLOURS, STARTERS, TYPE_PATTERN, Ability, Advancement, Catalogue, Colour, title_of


__all__ = ["Card", "CardFacts", "CardTable"]

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

    def message(self) -> Message:
        """How it is called: its printed value, and what is in its sleeve."""
        if not self.sleeves:
            return Message("card.plain", {"base": self.base})
        return Message("card.sleeved", {"base": self.base, "sleeves": tuple(map(title_of, self.sleeves))})

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
    if len(set(sleeves)) < len(sleeves) or len(sleeves) > len(COLOURS):
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
        colours: the colours that are taken (CH-SLEEVE-5).
        rank: the place in the order of cards: base, then red, blue, yellow and green sleeve (CH-UPKEEP-3).
    """

    value: int
    ability: Ability | None
    cost: int
    colours: frozenset[Colour]
    rank: tuple[int, ...]


class _Facts(dict[Card, CardFacts]):
    """The facts of cards, worked out when a card is first asked for."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        self._numbered = {advancement.type: (number, advancement) for number, advancement in enumerate(catalogue, 1)}

    def __missing__(self, card: Card) -> CardFacts:
        sleeves = [self._numbered[type_] for type_ in card.sleeves]
        by_colour = {advancement.colour: (number, advancement) for number, advancement in sleeves}
        _, aura = by_colour.get("green", (0, None))
        _, buddy = by_colour.get("yellow", (0, None))
        value = card.base if aura is None or aura.reset is None else aura.reset
        facts = self[card] = CardFacts(
            value=value + sum(advancement.modifier for _, advancement in sleeves),
            ability=None if buddy is None else buddy.ability,
            cost=0 if buddy is None else buddy.cost,
            colours=frozenset(by_colour),
            rank=(card.base, *(by_colour[colour][0] if colour in by_colour else 0 for colour in COLOURS)),
        )
        return facts


class CardTable:
    """
    The facts of cards and advancements under one catalogue, each computed once.

    Attributes:
        catalogue: the catalogue.
        facts: the facts of every card that can exist under it, by card.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.facts: Mapping[Card, CardFacts] = _Facts(catalogue)
        self._by_type = {advancement.type: advancement for advancement in catalogue}
        self._order = {advancement.type: index for index, advancement in enumerate(catalogue)}

    def __getitem__(self, type_: str) -> Advancement:
        """The advancement of a type."""
        return self._by_type[type_]

    def fits_sleeves(self, card: Card) -> bool:
        """Whether a card can exist: known advancements, one of each colour at most."""
        colours = [self._by_type[type_].colour for type_ in card.sleeves if type_ in self._by_type]
        return len(colours) == len(card.sleeves) and len(set(colours)) == len(colours)

    def sleeve(self, card: Card, type_: str) -> Card:
        """The card with one more advancement in its sleeve."""
        return Card(f"{card}+{type_}")

    def sort_cards(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Cards in their fixed order."""
        cards = tuple(cards)
        if len(cards) < 2:
            return cards
        facts = self.facts
        return tuple(sorted(cards, key=lambda card: facts[card].rank))

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


@lru_cache(maxsize=64)
def card_table(catalogue: Catalogue) -> CardTable:
    """One table per catalogue, so that all states of all its games share what is computed."""
    return CardTable(catalogue)
