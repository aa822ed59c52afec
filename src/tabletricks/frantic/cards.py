"""
The playing cards: what there is to hold, and what each card is worth (FR-COMP-4, FR-COMP-6, FR-SCORE-1, FR-SCORE-2).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Literal, Self, get_args

from attrs import frozen

from ..core.errors import InvalidArgument
from ..core.forms import TextValue
from ..core.words import Message


__all__ = ["COLOURS", "SPECIALS", "Card", "Colour", "SpecialKind"]

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
    "colour_swap",
    "thief",
    "troublemaker",
    "inequality",
    "lucky_bastard",
    "special_favours",
    "curse",
    "mimicry",
    "recharge",
    "edison",
    "update",
    "the_end",
]
Kind = Literal["number"] | SpecialKind

COLOURS: tuple[Colour, ...] = get_args(Colour)
NUMBERS = range(1, 10)
SPECIAL_POINTS = 7


@frozen
class KindFacts:
    """
    What all cards of a kind have in common.

    Attributes:
        code: how its cards are written, before the letter of the colour.
        title: the printed name.
        coloured: whether each card of the kind has a colour, or two; the others are colour-neutral.
        points: what a card counts in a hand (FR-SCORE-1, FR-SCORE-2).
        paired: whether each card of the kind has two colours.
    """

    code: str
    title: str
    coloured: bool
    points: int = SPECIAL_POINTS
    paired: bool = False


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
        "colour_swap": KindFacts("SWAP", "Colour Swap", coloured=True, paired=True),
        "thief": KindFacts("THIEF", "Thief", coloured=True),
        "troublemaker": KindFacts("TROUB", "Troublemaker", coloured=True),
        "inequality": KindFacts("INEQ", "Inequality", coloured=False),
        "lucky_bastard": KindFacts("LUCKY", "Lucky Bastard", coloured=False),
        "special_favours": KindFacts("FAV", "Special Favours", coloured=False),
        "curse": KindFacts("CURSE", "Curse", coloured=False, points=13),
        "mimicry": KindFacts("MIM", "Mimicry", coloured=False),
        "recharge": KindFacts("RECH", "Recharge", coloured=True),
        "edison": KindFacts("EDI", "Edison", coloured=False),
        "update": KindFacts("UPD", "Update", coloured=False),
        "the_end": KindFacts("END", "The End", coloured=False, points=17),
    }
)
"""Every kind but the numbers (FR-COMP-4), of all sets."""


def codes(*, coloured: bool, paired: bool) -> str:
    """How the special cards with one colour, two colours or none are written, as a part of a regular expression."""
    found = [facts for facts in SPECIALS.values() if facts.coloured is coloured and facts.paired is paired]
    return "|".join(facts.code for facts in found)


class Card(str, TextValue):
    """
    A playing card as a text.

    ``Card("R5")``, ``Card("K5")`` (black), ``Card("SKIP.B")``, ``Card("SWAP.RG")`` (of two colours), ``Card("FAN")``.

    A card is a value without an identity: equal cards are interchangeable (FR-COMP-6).

    Attributes:
        kind: ``"number"``, or which special card it is.
        suit: its colour or ``"black"``; ``None`` for a colour-neutral card and one of two colours.
        colours: its colours: one, two for a Colour Swap (FR-CARD-SWAP-3), none for a black or neutral card.
        number: 1 to 9; 0 for a special card.
        points: what it counts in a hand.
        order: its place in a sorted hand.
        label: how people call it.
    """

    __slots__ = ("colours", "kind", "label", "number", "order", "points", "suit")

    kind: Kind
    suit: Suit | None
    colours: tuple[Colour, ...]
    number: int
    points: int
    order: int
    label: str

    pattern = (
        rf"^([RYGBK][1-9]|({codes(coloured=True, paired=False)})\.[RYGB]"
        rf"|({codes(coloured=True, paired=True)})\.(R[YGB]|Y[GB]|GB)|{codes(coloured=False, paired=False)})$"
    )

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
        """Its only colour; black is none."""
        return None if self.suit == "black" else self.suit

    @property
    def black(self) -> bool:
        """Whether it is a black number, which triggers an event."""
        return self.suit == "black"

    @property
    def neutral(self) -> bool:
        """Whether it is colour-neutral, that is neither coloured nor black."""
        return self.suit is None and not self.colours

    def message(self) -> Message:
        """How people call it, in every language."""
        return _CALLED[self]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (str(self),)


_BY_TEXT: dict[str, Card] = {}
_CALLED: dict[Card, Message] = {}


def _make(text: str, kind: Kind, suits: tuple[Suit, ...], number: int, points: int, label: str) -> None:
    card = str.__new__(Card, text)
    card.kind, card.number = kind, number
    card.suit = suits[0] if len(suits) == 1 else None
    card.colours = tuple(suit for suit in suits if suit != "black")
    card.points, card.order, card.label = points, len(_BY_TEXT), label
    _BY_TEXT[text] = card
    if kind == "number":
        _CALLED[card] = Message("card.number", {"suit": suits[0], "number": number})
    else:
        _CALLED[card] = Message(f"card.colours_{len(suits)}", {"kind": kind, **_parted(suits)})


def _parted(suits: tuple[Suit, ...]) -> dict[str, object]:
    return dict(zip(("colour", "other"), suits, strict=False))


def _make_all() -> None:
    for suit in get_args(Suit):
        for number in NUMBERS:
            _make(f"{_letter(suit)}{number}", "number", (suit,), number, number, f"{suit} {number}")
    for kind, facts in SPECIALS.items():
        for colours in combinations(COLOURS, facts.coloured + facts.paired):
            text = ".".join(filter(None, (facts.code, "".join(map(_letter, colours)))))
            label = " ".join(filter(None, ("-".join(colours), facts.title)))
            _make(text, kind, colours, 0, facts.points, label)


def _letter(suit: Suit) -> str:
    return "K" if suit == "black" else suit[0].upper()


_make_all()

CARDS: tuple[Card, ...] = tuple(_BY_TEXT.values())
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
