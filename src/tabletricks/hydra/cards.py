"""
The cards: 56 in four colours and seven special ones ("Cards" of the rules page, HY-SCORE-1, HY-COMBO-18).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Self, get_args

from ..core.errors import InvalidArgument
from ..core.forms import TextValue


__all__ = ["COMPANION", "DECK", "HYDRA", "LEAP", "PEGASUS", "STORM", "TRICKSTER", "WITCH", "Card", "CardKind"]
__all__ += ["Colour", "SpecialKind"]


Colour = Literal["red", "blue", "green", "yellow"]
SpecialKind = Literal["hydra", "pegasus", "companion", "witch", "storm", "leap", "trickster"]
CardKind = Literal["number", "hero"] | SpecialKind

COLOURS: tuple[Colour, ...] = get_args(Colour)
NUMBERS = range(1, 14)

NO_RANK, COMPANION_RANK, HERO_RANK, PEGASUS_RANK, HYDRA_RANK = 0, 14, 15, 16, 17
"""The ranks beside the numbers 1 to 13; cards whose only value is 0, or none, have ``NO_RANK``."""

_RANKS: dict[SpecialKind, int] = {
    "hydra": HYDRA_RANK,
    "pegasus": PEGASUS_RANK,
    "companion": COMPANION_RANK,
    "witch": NO_RANK,
    "storm": NO_RANK,
    "leap": NO_RANK,
    "trickster": NO_RANK,
}
_POINTS = {3: 10, 11: 5, HERO_RANK: 10}
_SILENT = {3: 0}
"""With six players the threes count nothing (HY-6P-13)."""


class Card(str, TextValue):
    """
    A card as a text: ``Card("R7")``, ``Card("GH")`` (a Hero), ``Card("PEGASUS")``, ``Card("LEAP")`` (Time Leap).

    Every card exists once.

    Attributes:
        kind: ``"number"``, ``"hero"``, or which special card it is.
        colour: its colour, which has no effect on any rule (HY-COMBO-18); ``None`` for special cards.
        rank: 1 to 13, 14 Companion, 15 Hero, 16 Pegasus, 17 Hydra; 0 for Witch, Storm, Time Leap and Trickster.
        order: its place in the deck before shuffling.
        label: how people call it.
    """

    __slots__ = ("colour", "kind", "label", "order", "rank")

    kind: CardKind
    colour: Colour | None
    rank: int
    order: int
    label: str

    pattern = r"^([RBGY]([1-9]|1[0-3]|H)|HYDRA|PEGASUS|COMPANION|WITCH|STORM|LEAP|TRICKSTER)$"

    def __new__(cls, text: str) -> Self:
        """The card of a text; raises :class:`InvalidArgument` if there is no such card."""
        card = _BY_TEXT.get(str(text))
        if not isinstance(card, cls):
            msg = f"{text!r} is no card: cards are written like 'R7', 'GH' or 'PEGASUS' [HY-TURN-15]"
            raise InvalidArgument(msg)
        return card

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The card of a text."""
        return cls(text)

    def points(self, players: int) -> int:
        """What it counts among captured cards, and costs in hand (HY-SCORE-1, HY-SCORE-2, HY-6P-13)."""
        points = _POINTS.get(self.rank, 0)
        return _SILENT.get(self.rank, points) if players == 6 else points

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (str(self),)


_BY_TEXT: dict[str, Card] = {}


def _make(text: str, kind: CardKind, colour: Colour | None, rank: int, label: str) -> Card:
    card = str.__new__(Card, text)
    card.kind, card.colour, card.rank, card.order, card.label = kind, colour, rank, len(_BY_TEXT), label
    _BY_TEXT[text] = card
    return card


def _make_all() -> None:
    for colour in COLOURS:
        letter = colour[0].upper()
        for number in NUMBERS:
            _make(f"{letter}{number}", "number", colour, number, f"{colour} {number}")
        _make(f"{letter}H", "hero", colour, HERO_RANK, f"{colour} Hero")
    for kind, rank in _RANKS.items():
        _make(kind.upper(), kind, None, rank, "Time Leap" if kind == "leap" else kind.capitalize())


_make_all()

DECK: tuple[Card, ...] = tuple(_BY_TEXT.values())
"""Every card, once each, in deck order."""

HYDRA, PEGASUS, COMPANION, WITCH, STORM, LEAP, TRICKSTER = map(
    Card, ("HYDRA", "PEGASUS", "COMPANION", "WITCH", "STORM", "LEAP", "TRICKSTER")
)
POWERLESS = (STORM, LEAP, TRICKSTER)
"""The cards that are singles of value 0 when they are led (HY-TRICK-7)."""
WITHOUT_VALUE = frozenset({WITCH, *POWERLESS})
"""The cards that are part of no combination (HY-COMBO-20)."""

# In a hand cards lie by rank, and what has no value comes last.
_PLACES: dict[Card, int] = {
    card: place
    for place, card in enumerate(sorted(DECK, key=lambda card: (card in WITHOUT_VALUE, card.rank, card.order)))
}
_ORDER: dict[Card, int] = {card: card.order for card in DECK}


def sort_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as they lie in a hand: by rank, then colour; cards without a value last."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def sort_deck(cards: Iterable[Card]) -> list[Card]:
    """Cards in the order of the deck: by colour, then rank; special cards last."""
    return sorted(cards, key=_ORDER.__getitem__)


def without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Cards less some of them, in their order."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def the(card: Card) -> str:
    """A card in a sentence, with its article: "the red 7", "the Hydra", but "Pegasus" and "Time Leap"."""
    return card.label if card in (PEGASUS, LEAP) else f"the {card.label}"


def listed(cards: Iterable[Card]) -> str:
    """Cards in a sentence."""
    return ", ".join([card.label for card in cards]) or "nothing"


def plural(number: int, noun: str) -> str:
    """A number with its noun in a sentence."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
