"""
The rooms of the special cards: each holds a card's question, its legal answers and its consequence.

Counterattack as a reaction is in :mod:`~tabletricks.frantic.attack`, Nice Try as one in
:mod:`~tabletricks.frantic.finish`.
"""

from __future__ import annotations

from . import (
    edison,
    equality,
    exchange,
    fantastic_four,
    fuck_you,
    gift,
    recharge,
    second_chance,
    skip,
    the_end,
    update,
    wishing,
)


__all__ = [
    "edison",
    "equality",
    "exchange",
    "fantastic_four",
    "fuck_you",
    "gift",
    "recharge",
    "second_chance",
    "skip",
    "the_end",
    "update",
    "wishing",
]
