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
        "second_chance": ("FR-CARD-2ND", 8),
        "exchange": ("FR-CARD-EXCH", 6),
        "gift": ("FR-CARD-GIFT", 6),
        "skip": ("FR-CARD-SKIP", 2),
        "fantastic": ("FR-CARD-FAN", 1),
        "fantastic_four": ("FR-CARD-F4", 5),
        "counterattack": ("FR-CARD-COUNTER", 15),
        "equality": ("FR-CARD-EQ", 3),
        "nice_try": ("FR-CARD-NICE", 11),
        "fuck_you": ("FR-CARD-FU", 5),
        "colour_swap": ("FR-CARD-SWAP", 4),
        "thief": ("FR-CARD-THIEF", 7),
        "troublemaker": ("FR-CARD-TROUB", 2),
        "inequality": ("FR-CARD-INEQ", 5),
        "lucky_bastard": ("FR-CARD-LUCKY", 10),
        "special_favours": ("FR-CARD-FAV", 4),
        "curse": ("FR-CARD-CURSE", 4),
        "mimicry": ("FR-CARD-MIM", 8),
        "recharge": ("FR-CARD-RECH", 3),
        "edison": ("FR-CARD-EDISON", 5),
        "update": ("FR-CARD-UPDATE", 3),
        "the_end": ("FR-CARD-END", 5),
    }
)
"""The rules of each special card: how their IDs begin, and how many there are."""

_EVENT_RULES: Mapping[str, int] = MappingProxyType(
    {
        "all_seeing_eye": 2,
        "charity": 3,
        "communism": 1,
        "doomsday": 1,
        "earthquake": 1,
        "expansion": 1,
        "finish_line": 1,
        "friday_13": 1,
        "gambling_man": 7,
        "market": 4,
        "mating_season": 1,
        "merry_christmas": 2,
        "mexican_standoff": 2,
        "recession": 2,
        "robin_hood": 2,
        "surprise_party": 1,
        "third_time_lucky": 1,
        "time_bomb": 7,
        "tornado": 1,
        "vandalism": 2,
        "black_hole": 2,
        "capitalism": 1,
        "crowdfunding": 3,
        "distributor": 5,
        "double_taxation": 2,
        "event_manager": 3,
        "identity_theft": 5,
        "last_chance": 6,
        "plague": 2,
        "plus_one": 4,
        "repeat": 3,
        "russian_roulette": 1,
        "seppuku": 5,
        "trust_fall": 2,
        "black_jack": 4,
        "chargenado": 2,
        "epic_fail": 5,
        "loot": 1,
        "parasite": 5,
        "rewind": 9,
        "riot": 1,
        "supercharge": 1,
        "tsunami": 5,
        "all_draw": 1,
        "anti_counter": 2,
        "black_wish": 4,
        "blockade": 6,
        "looping": 3,
        "number_wish": 1,
        "open_hands": 2,
        "random_chance": 6,
        "recycling": 5,
        "special_charge": 2,
        "special_seal": 3,
        "troublecharger": 4,
    }
)
"""How many rules each event and each power has."""


def printed() -> tuple[Printed, ...]:
    """The playing cards in the order of a hand, then the events and the powers, of all sets."""
    events = [_titled("event", name, 1) for name in EVENT_TITLES]
    copies = sum(cards.power_copies for cards in _SETS)
    return (*map(_card, CARDS), *events, *[_titled("power", name, copies) for name in POWERS])


def _card(card: Card) -> Printed:
    copies = sum(cards.copies(card) for cards in _SETS)
    called = card.message()
    title = Message(f"{called.key}.title", called.values)
    if card.kind == "number":
        text = Message(f"card.{'black' if card.black else 'number'}.text")
        return Printed(str(card), "card", title, text, copies, card.number, card.points, ("FR-COMP-4",))
    rules = _numbered(*_RULES[card.kind])
    text = Message(f"card.{card.kind}.text")
    return Printed(str(card), "card", title, text, copies, points=card.points, rules=rules)


def _titled(kind: str, name: str, copies: int) -> Printed:
    rules = _numbered(f"FR-{kind.upper()}-{name.upper()}", _EVENT_RULES[name])
    return Printed(name, kind, Message("card.title", {"name": name}), Message(f"card.{name}.text"), copies, rules=rules)


def _numbered(prefix: str, count: int) -> tuple[str, ...]:
    return tuple([f"{prefix}-{number}" for number in range(1, count + 1)])
