"""
The cards: 56 in four colours and seven special ones ("Cards" of the rules page, HY-SCORE-1, HY-COMBO-18).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Self, get_args

from ..core.errors import InvalidArgument
from ..core.forms import TextValue
from ..core.printed import Printed
from ..core.words import Message


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
    """

    __slots__ = ("colour", "kind", "order", "rank")

    kind: CardKind
    colour: Colour | None
    rank: int
    order: int

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

    def message(self) -> Message:
        """How it is called: "red 7", "Time Leap"."""
        return self._named("title")

    def named(self) -> Message:
        """The card as the object of a sentence, with its article: "the red 7", "the Hydra", but "Time Leap"."""
        return self._named("the")

    def _named(self, form: str) -> Message:
        return Message(f"card.{self.kind}.{form}", {"colour": self.colour, "rank": self.rank})

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (str(self),)


_BY_TEXT: dict[str, Card] = {}


def _make(text: str, kind: CardKind, colour: Colour | None, rank: int) -> None:
    card = str.__new__(Card, text)
    card.kind, card.colour, card.rank, card.order = kind, colour, rank, len(_BY_TEXT)
    _BY_TEXT[text] = card


def _make_all() -> None:
    for colour in COLOURS:
        letter = colour[0].upper()
        for number in NUMBERS:
            _make(f"{letter}{number}", "number", colour, number)
        _make(f"{letter}H", "hero", colour, HERO_RANK)
    for kind, rank in _RANKS.items():
        _make(kind.upper(), kind, None, rank)


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


def named(cards: Iterable[Card]) -> tuple[Message, ...]:
    """Cards as the objects of a sentence, each with its article."""
    return tuple([card.named() for card in cards])


_PAGES: dict[CardKind, tuple[str, int]] = {
    "hydra": ("HYDRA", 7),
    "pegasus": ("PEGASUS", 10),
    "companion": ("COMPANION", 14),
    "witch": ("WITCH", 11),
    "storm": ("STORM", 13),
    "leap": ("LEAP", 11),
    "trickster": ("TRICKSTER", 13),
}
"""Where the rules of the special cards are: the section, and how many it has."""
_MAGIC = {3: "gold", 11: "silver"}


def printed() -> tuple[Printed, ...]:
    """What is printed on the cards, and what it means, in deck order."""
    return tuple([_printed(card) for card in DECK])


def _printed(card: Card) -> Printed:
    section, number = _PAGES.get(card.kind, ("SCORE", 2))
    return Printed(
        code=str(card),
        kind="card",
        title=card.message(),
        text=Message(f"card.{_MAGIC.get(card.rank, card.kind)}.text"),
        copies=1,
        value=card.rank if 0 < card.rank <= COMPANION_RANK else None,
        points=None if card.rank in _SILENT else card.points(4),
        rules=tuple([f"HY-{section}-{place}" for place in range(1, number + 1)]),
    )
