"""
The rooms of the power cards: each holds what a power does, with its question and its legal answers.

How a power card is activated is in :mod:`~tabletricks.frantic.activation`, how long the lasting ones last in
:mod:`~tabletricks.frantic.spans`.
"""

from __future__ import annotations

from . import (
    all_draw,
    anti_counter,
    black_wish,
    blockade,
    looping,
    number_wish,
    open_hands,
    random_chance,
    recycling,
    special_charge,
    special_seal,
    troublecharger,
)


__all__ = [
    "all_draw",
    "anti_counter",
    "black_wish",
    "blockade",
    "looping",
    "number_wish",
    "open_hands",
    "random_chance",
    "recycling",
    "special_charge",
    "special_seal",
    "troublecharger",
]
