"""
Everything printed as data for a client: every playing card, event and power, with what it does.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..core.printed import Printed
from ..core.words import Message
from .cards import CARDS, Card, SpecialKind
from .decks import BASE, EVENT_TITLES, POWERS, SUPERCHARGE, TROUBLEMAKER


_SETS = (BASE, TROUBLEMAKER, SUPERCHARGE)

_RULES: Mapping[SpecialKind, tuple[str, int]] = MappingProxyType(
    {
%s    }
)
"""The rules of each special card: how their IDs begin, and how many there are."""

_EVENT_RULES: Mapping[str, int] = MappingProxyType(
    {
%s    }
)
"""How many rules each event and each power has."""


def printed() -> tuple[Printed, ...]:
    """The playing cards in the order of a hand, then the events and the powers, of all sets."""
    events = [_titled("event", name, 1) for name in EVENT_TITLES]
    copies = sum(cards.power_copies for cards in _SETS)
    return (*map(_card, CARDS), *events, *[_titled("power", name, copies) for name in POWERS])


def _card(card: Card) -> Printed:
    copies = sum(cards.copies(card) for cards in _SETS)
    if card.kind == "number":
        text = Message(f"card.{'black' if card.black else 'number'}.text")
        return Printed(str(card), "card", card.message(), text, copies, card.number, card.points, ("FR-COMP-4",))
    rules = _numbered(*_RULES[card.kind])
    return Printed(str(card), "card", card.message(), Message(f"card.{card.kind}.text"), copies, None, card.points, rules)


def _titled(kind: str, name: str, copies: int) -> Printed:
    rules = _numbered(f"FR-{kind.upper()}-{name.upper()}", _EVENT_RULES[name])
    return Printed(name, kind, Message("card.title", {"name": name}), Message(f"card.{name}.text"), copies, rules=rules)


def _numbered(prefix: str, count: int) -> tuple[str, ...]:
    return tuple([f"{prefix}-{number}" for number in range(1, count + 1)])
