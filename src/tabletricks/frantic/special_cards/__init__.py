"""
The rooms of the special cards: each holds a card's question, its legal answers and its consequence.

Counterattack as a reaction is in :mod:`~tabletricks.frantic.attack`, Nice Try as one in
:mod:`~tabletricks.frantic.finish`.
"""

from __future__ import annotations

from . import equality, exchange, fantastic_four, fuck_you, gift, second_chance, skip, wishing


__all__ = ["equality", "exchange", "fantastic_four", "fuck_you", "gift", "second_chance", "skip", "wishing"]
