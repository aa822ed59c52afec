"""
Matching: what lies on the discard pile demands something of the next card (FR-MATCH-1 to FR-MATCH-17).

The match state of the rules is a :class:`Demand`. There are few of them, so each is made once, with the set of cards
that satisfy it.
"""

from __future__ import annotations

from typing import Literal, Self

from ..core.errors import InvalidArgument
from ..core.forms import TextValue
from ..core.words import Message
from .cards import CARDS, COLOURS, NUMBERS, SPECIALS, Card, Colour, SpecialKind, codes


__all__ = ["Demand"]

_ON_OWN_TERMS = ("fuck_you", "curse", "the_end")
"""Neutral cards that may be played under their own conditions only, or never."""

DemandKind = Literal["normal", "colour_wish", "number_wish", "black_wish", "black", "open"]


class Demand(str, TextValue):
    """
    What the next card must match, as a text.

    It is written like ``"red 5"``, ``"red/SKIP"``, ``"wish blue"``, ``"wish 7"``, ``"wish black"``, ``"black 5"`` or
    ``"open"``.

    Attributes:
        kind: a card of some colour, a wish, a black card, or anything goes.
        colour: the colour that fits, if any.
        number: the number that fits; 0 if none does.
        symbol: the kind of special card that fits whatever its colour.
        accepts: the cards that match, conditions of single cards aside.
    """

    __slots__ = ("accepts", "colour", "kind", "number", "symbol")

    kind: DemandKind
    colour: Colour | None
    number: int
    symbol: SpecialKind | None
    accepts: frozenset[Card]

    pattern = (
        rf"^(({'|'.join(COLOURS)})( [1-9]|/({codes(coloured=True, paired=False)}|{codes(coloured=True, paired=True)}))"
        rf"|wish ({'|'.join(COLOURS)}|black|[1-9])|black [1-9]|open)$"
    )

    def __new__(cls, text: str) -> Self:
        """The demand of a text; raises :class:`InvalidArgument` if there is no such demand."""
        demand = _BY_TEXT.get(str(text))
        if not isinstance(demand, cls):
            msg = f"{text!r} is no demand: demands are written like 'red 5', 'red/SKIP', 'wish 7' or 'open' [FR-ACT-2]"
            raise InvalidArgument(msg)
        return demand

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The demand of a text."""
        return cls(text)

    @property
    def is_wish(self) -> bool:
        """Whether somebody has wished it."""
        return self.kind in ("colour_wish", "number_wish", "black_wish")

    def message(self) -> Message:
        """What fits, neutral cards aside, in every language."""
        values = {"colour": self.colour, "number": self.number, "eight": self.number == 8, "symbol": self.symbol}
        if self.kind == "normal":
            return Message(f"card.demand.{'number' if self.number else 'symbol'}", values)
        return Message(f"card.demand.{self.kind}", values)

    def __repr__(self) -> str:
        return f"Demand({str(self)!r})"

    def __reduce__(self) -> tuple[type[Demand], tuple[str]]:
        return Demand, (str(self),)


def _matches(demand: Demand, card: Card) -> bool:
    if card.neutral or demand.kind == "open":
        return True
    if demand.kind == "black_wish":
        return card.black
    if card.black:
        return card.number == demand.number and demand.kind != "black"
    if demand.colour in card.colours:
        return True
    return bool(card.number and card.number == demand.number) or (card.number == 0 and card.kind == demand.symbol)


_BY_TEXT: dict[str, Demand] = {}


def _make(
    text: str,
    kind: DemandKind,
    colour: Colour | None = None,
    number: int = 0,
    symbol: SpecialKind | None = None,
) -> Demand:
    demand = str.__new__(Demand, text)
    demand.kind, demand.colour, demand.number, demand.symbol = kind, colour, number, symbol
    demand.accepts = frozenset(card for card in CARDS if card.kind not in _ON_OWN_TERMS and _matches(demand, card))
    _BY_TEXT[text] = demand
    return demand


OPEN = _make("open", "open")
COLOUR_WISHES: dict[Colour, Demand] = {colour: _make(f"wish {colour}", "colour_wish", colour) for colour in COLOURS}
NUMBER_WISHES: dict[int, Demand] = {number: _make(f"wish {number}", "number_wish", number=number) for number in NUMBERS}
BLACK_WISH = _make("wish black", "black_wish")
"""Any black card fits, and neutral cards that wish something else (FR-MATCH-12)."""

SWAPPED: dict[Colour, Demand] = {
    colour: _make(f"{colour}/{SPECIALS['colour_swap'].code}", "normal", colour, symbol="colour_swap")
    for colour in COLOURS
}
"""What a Colour Swap demands when play goes on with a colour (FR-MATCH-11)."""


def _left_by(card: Card) -> Demand | None:
    """What a card demands when it is played (FR-MATCH-11); ``None`` if it leaves the demand, or its module sets it."""
    if card.black:
        return _make(f"black {card.number}", "black", number=card.number)
    if card.colour is None or card.kind is None:
        return None
    if card.kind == "number":
        return _make(f"{card.colour} {card.number}", "normal", card.colour, card.number)
    code = SPECIALS[card.kind].code
    return _make(f"{card.colour}/{code}", "normal", card.colour, symbol=card.kind)


LEFT_BY: dict[Card, Demand | None] = {card: _left_by(card) for card in CARDS}
"""
What each card demands when it is played (FR-MATCH-11).

``None`` where the demand stays (FR-MATCH-14, FR-MATCH-17), and for a Colour Swap, which may leave a choice.
"""
