"""
The playing cards: what there is to hold, and what each card is worth (FR-COMP-4, FR-COMP-6, FR-SCORE-1, FR-SCORE-2).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal, Self, get_args

from attrs import frozen

from ..core.errors import InvalidArgument
from ..core.forms import TextValue


Colour = Literal["red", "yellow", "green", "blue"]
Suit = Literal["red", "yellow", "green", "blue", "black"]
SpecialKind = Literal[
    "second_chance",
    "exchange",
    "gift",
    "skip",
    "fantastic",
    "fantastic_four",
    "counterattack",
    "equality",
    "nice_try",
    "fuck_you",
]
Kind = Literal["number"] | SpecialKind

COLOURS: tuple[Colour, ...] = get_args(Colour)
NUMBERS = range(1, 10)
SPECIAL_POINTS = 7
FACE_DOWN_TEXT = "?"


@frozen
class KindFacts:
    """
    What all cards of a kind have in common.

    Attributes:
        code: how its cards are written, before the letter of the colour.
        title: the printed name.
        coloured: whether each card of the kind has a colour; the others are colour-neutral.
        points: what a card counts in a hand (FR-SCORE-1, FR-SCORE-2).
    """

    code: str
    title: str
    coloured: bool
    points: int = SPECIAL_POINTS


SPECIALS: Mapping[SpecialKind, KindFacts] = MappingProxyType(
    {
        "second_chance": KindFacts("2ND", "2nd Chance", coloured=True),
        "exchange": KindFacts("EXCH", "Exchange", coloured=True),
        "gift": KindFacts("GIFT", "Gift", coloured=True),
        "skip": KindFacts("SKIP", "Skip", coloured=True),
        "fantastic": KindFacts("FAN", "Fantastic", coloured=False),
        "fantastic_four": KindFacts("F4", "Fantastic Four", coloured=False),
        "counterattack": KindFacts("CTR", "Counterattack", coloured=False),
        "equality": KindFacts("EQ", "Equality", coloured=False),
        "nice_try": KindFacts("NICE", "Nice Try", coloured=False),
        "fuck_you": KindFacts("FU", "Fuck You", coloured=False, points=42),
    }
)
"""Every kind but the numbers (FR-COMP-4)."""


class Card(str, TextValue):
    """
    A playing card as a text: ``Card("R5")``, ``Card("K5")`` (black), ``Card("SKIP.B")``, ``Card("FAN")``.

    A card is a value without an identity: equal cards are interchangeable (FR-COMP-6). ``Card("?")`` is a card that
    lies face down: it stands in views for every card that its reader may not see, and in no state.

    Attributes:
        kind: ``"number"``, or which special card it is.
        suit: its colour or ``"black"``; ``None`` for a colour-neutral card.
        number: 1 to 9; 0 for a special card.
        points: what it counts in a hand.
        order: its place in a sorted hand.
        label: how people call it.
    """

    __slots__ = ("kind", "label", "number", "order", "points", "suit")

    kind: Kind | None
    suit: Suit | None
    number: int
    points: int
    order: int
    label: str

    pattern = r"^([RYGBK][1-9]|(2ND|EXCH|GIFT|SKIP)\.[RYGB]|FAN|F4|CTR|EQ|NICE|FU|\?)$"

    def __new__(cls, text: str) -> Self:
        """The card of a text; raises :class:`InvalidArgument` if there is no such card."""
        card = _BY_TEXT.get(str(text))
        if not isinstance(card, cls):
            msg = f"{text!r} is no card: cards are written like 'R5', 'K5', 'SKIP.B' or 'FAN' [FR-ACT-2]"
            raise InvalidArgument(msg)
        return card

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The card of a text."""
        return cls(text)

    @property
    def colour(self) -> Colour | None:
        """Its colour; black is none."""
        return None if self.suit == "black" else self.suit

    @property
    def black(self) -> bool:
        """Whether it is a black number, which triggers an event."""
        return self.suit == "black"

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (str(self),)


_BY_TEXT: dict[str, Card] = {}


def _make(text: str, kind: Kind | None, suit: Suit | None, number: int, points: int, label: str) -> None:
    card = str.__new__(Card, text)
    card.kind, card.suit, card.number = kind, suit, number
    card.points, card.order, card.label = points, len(_BY_TEXT), label
    _BY_TEXT[text] = card


def _make_all() -> None:
    for suit in get_args(Suit):
        for number in NUMBERS:
            _make(f"{_letter(suit)}{number}", "number", suit, number, number, f"{suit} {number}")
    for kind, facts in SPECIALS.items():
        for colour in COLOURS if facts.coloured else (None,):
            text = facts.code if colour is None else f"{facts.code}.{_letter(colour)}"
            label = facts.title if colour is None else f"{colour} {facts.title}"
            _make(text, kind, colour, 0, facts.points, label)
    _make(FACE_DOWN_TEXT, None, None, 0, 0, "card face down")


def _letter(suit: Suit) -> str:
    return "K" if suit == "black" else suit[0].upper()


_make_all()

FACE_DOWN = Card(FACE_DOWN_TEXT)
CARDS: tuple[Card, ...] = tuple(card for card in _BY_TEXT.values() if card is not FACE_DOWN)
"""Every card that exists, once each, in the order of a sorted hand."""

_ORDER: dict[Card, int] = {card: card.order for card in _BY_TEXT.values()}


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order of a hand: by colour and number, then the special cards."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Cards less some of them, in their order."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def listed(cards: Iterable[Card]) -> str:
    """Cards in a sentence."""
    return ", ".join(card.label for card in cards) or "nothing"


def numbered(number: int) -> str:
    """A number as a card in a sentence: "a 7", "an 8"."""
    return f"an {number}" if number == 8 else f"a {number}"


def plural(number: int, noun: str) -> str:
    """A number with its noun in a sentence."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
