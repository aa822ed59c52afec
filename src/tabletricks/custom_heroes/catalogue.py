"""
The advancements: what can be slid into the sleeve of a card (CH-COMP-2 to CH-COMP-6).

The list of the bag is reconstructed: that there are four buddies, auras, and items of both hands with positive and
negative modifiers is certain, the numbers on most of them and how often each occurs are not. It is data, and
``Options(catalogue=...)`` replaces it.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Literal, get_args

from attrs import frozen

from ..core import Message
from ..core.errors import InvalidOptions


__all__ = ["DEFAULT_CATALOGUE", "Ability", "Advancement", "Catalogue", "Colour"]

Colour = Literal["red", "blue", "yellow", "green"]
Ability = Literal["ascended", "burny", "edge", "charmy", "spector", "kodora"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
STARTERS: tuple[Ability, ...] = ("ascended", "kodora")
"""Everybody starts with one of each; they never enter the bag (CH-SETUP-4)."""

TYPE_PATTERN = "[a-z][a-z0-9_]*"
_TYPE = re.compile(TYPE_PATTERN)
_NUMBERS = range(-99, 100)
_COUNTS = range(1, 1000)
_MOST_TYPES = 500
_MOST_ALIKE = 12
"""Twice as many as there are of anything in the printed game."""


@frozen
class Advancement:
    """
    One kind of advancement; its copies are equal and have no ids (CH-COMP-7).

    Attributes:
        type: the key by which cards, actions and events name it.
        name: its name for people. Sentences call the types of the default catalogue as the rulebooks do, and others by
            their type.
        colour: red is a left-hand item, blue a right-hand item, yellow a buddy or Ascended Form, green an aura.
        reset: the value that replaces the printed one (green only).
        modifier: what is added to the value (red and blue only).
        ability: what can be activated when the card is played (yellow only).
        cost: the power that the activation costs.
        count: how many copies there are.
    """

    type: str
    name: str
    colour: Colour
    reset: int | None = None
    modifier: int = 0
    ability: Ability | None = None
    cost: int = 0
    count: int = 1


Catalogue = tuple[Advancement, ...]


def _buddy(ability: Ability, cost: int) -> Advancement:
    return Advancement(ability, ability.title(), "yellow", ability=ability, cost=cost, count=6)


def _aura(value: int, count: int) -> Advancement:
    return Advancement(f"aura_{value}", f"Aura {value}", "green", reset=value, count=count)


def _item(hand: Literal["left", "right"], modifier: int, count: int) -> Advancement:
    colour: Colour = "red" if hand == "left" else "blue"
    sign = "p" if modifier > 0 else "m"
    name = f"{hand.title()} hand {modifier:+d}"
    return Advancement(f"{hand}_{sign}{abs(modifier)}", name, colour, modifier=modifier, count=count)


DEFAULT_CATALOGUE: Catalogue = (
    Advancement("ascended", "Ascended Form", "yellow", ability="ascended", cost=2, count=6),
    _buddy("kodora", 0),
    _buddy("burny", 1),
    _buddy("edge", 1),
    _buddy("charmy", 1),
    _buddy("spector", 1),
    *(_aura(value, 2 if value in (1, 10, 11, 12) else 1) for value in range(1, 13)),
    *(_item("left", *item) for item in ((1, 4), (2, 3), (3, 2), (5, 1), (-1, 3), (-2, 2), (-4, 1))),
    *(_item("right", *item) for item in ((1, 4), (2, 3), (3, 2), (4, 1), (-1, 3), (-2, 2), (-3, 1))),
)
"""84 advancements: 72 in the bag, 6 Ascended Forms, 6 Kodoras (CH-COMP-6)."""


_PRINTED = {advancement.type: advancement for advancement in DEFAULT_CATALOGUE}


def title_of(type_: str) -> Message:
    """How an advancement is called."""
    known = _PRINTED.get(type_)
    if known is None:
        return Message("card.other.title", {"name": type_.replace("_", " ")})
    if known.ability is not None:
        return Message(f"card.{type_}.title")
    if known.reset is not None:
        return Message("card.aura.title", {"value": known.reset})
    hand = "left" if known.colour == "red" else "right"
    return Message(f"card.{hand}.title", {"modifier": f"{known.modifier:+d}"})


def text_of(advancement: Advancement) -> Message:
    """What an advancement of the default catalogue does."""
    if advancement.ability is not None:
        return Message(f"card.{advancement.type}.text", {"cost": advancement.cost})
    if advancement.reset is not None:
        return Message("card.aura.text", {"value": advancement.reset})
    hand = "left" if advancement.colour == "red" else "right"
    return Message(f"card.{hand}.text", {"modifier": f"{advancement.modifier:+d}"})


def check_catalogue(catalogue: Catalogue, players: int) -> None:
    """Refuses a catalogue that breaks CH-COMP-4, CH-COMP-9 or CH-COMP-10."""
    if len(catalogue) > _MOST_TYPES:
        msg = f"a catalogue has at most {_MOST_TYPES} types, not {len(catalogue)}"
        raise InvalidOptions(msg)
    seen: set[str] = set()
    for advancement in catalogue:
        problem = "is listed twice" if advancement.type in seen else _problem(advancement)
        seen.add(advancement.type)
        if problem is not None:
            msg = f"the advancement {advancement.type!r} {problem}"
            raise InvalidOptions(msg)
    for starter in STARTERS:
        copies = sum(entry.count for entry in catalogue if entry.type == starter and entry.ability == starter)
        if copies < players:
            msg = f"{players} players need as many copies of {starter!r}, the catalogue has {copies} [CH-COMP-9]"
            raise InvalidOptions(msg)
    alike: Counter[tuple[object, ...]] = Counter()
    for entry in catalogue:
        alike[entry.colour, entry.reset, entry.modifier, entry.ability] += entry.count
        if alike[entry.colour, entry.reset, entry.modifier, entry.ability] > _MOST_ALIKE:
            msg = f"with {entry.type!r} more than {_MOST_ALIKE} advancements do the same [CH-COMP-10]"
            raise InvalidOptions(msg)


def _problem(advancement: Advancement) -> str | None:
    colour = advancement.colour
    if not _TYPE.fullmatch(advancement.type):
        return "needs a type of small letters, digits and underscores that begins with a letter"
    if advancement.reset is not None and colour != "green":
        return f"is {colour} and carries a reset: only green may [CH-COMP-4]"
    if advancement.modifier and colour not in ("red", "blue"):
        return f"is {colour} and carries a modifier: only red and blue may [CH-COMP-4]"
    if advancement.ability is not None and colour != "yellow":
        return f"is {colour} and carries an ability: only yellow may [CH-COMP-4]"
    if advancement.ability in STARTERS and advancement.type != advancement.ability:
        return f"carries the ability of {advancement.ability!r}, which only that type may [CH-COMP-9]"
    if advancement.ability not in (None, *STARTERS) and advancement.cost < 1:
        return "has an ability that is free: it must cost at least 1 power [CH-COMP-10]"
    if (advancement.reset or 0) not in _NUMBERS or advancement.modifier not in _NUMBERS:
        return "has a reset or modifier beyond 99"
    if advancement.cost not in range(100) or advancement.count not in _COUNTS:
        return "needs a cost from 0 to 99 and a count from 1 to 999"
    return None
