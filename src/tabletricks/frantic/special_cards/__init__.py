"""
The rooms of the special cards: each holds a card's question, its legal answers and its consequence.

Counterattack as a reaction is in :mod:`~tabletricks.frantic.attack`, Nice Try as one in
:mod:`~tabletricks.frantic.finish`, Lucky Bastard as one in :mod:`~tabletricks.frantic.occasions`.
"""

from __future__ import annotations

from . import (
    colour_swap,
    curse,
    edison,
    equality,
    exchange,
    fantastic_four,
    fuck_you,
    gift,
    inequality,
    lucky_bastard,
    mimicry,
    recharge,
    second_chance,
    skip,
    special_favours,
    the_end,
    thief,
    troublemaker,
    update,
    wishing,
)


__all__ = [
    "colour_swap",
    "curse",
    "edison",
    "equality",
    "exchange",
    "fantastic_four",
    "fuck_you",
    "gift",
    "inequality",
    "lucky_bastard",
    "mimicry",
    "recharge",
    "second_chance",
    "skip",
    "special_favours",
    "the_end",
    "thief",
    "troublemaker",
    "update",
    "wishing",
]
