"""
What the ``arrange`` of every game does with what it is given.

A game writes a position down as its ``Arrangement``, a frozen value of plain data. ``arrange`` takes the same as
keywords, with columns in the order of the seats or by seat, and these functions make one of the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from .errors import InvalidArgument
from .forms import field_forms
from .position import OptionsLike
from .printing import shown, shown_kind
from .shapes import fits, strange_seat


T = TypeVar("T")


class ArrangementLike(Protocol):
    """What the arrangements of all games have."""

    @property
    def options(self) -> OptionsLike:
        """The options of the game."""


def as_column(name: str, given: Mapping[int, T] | Sequence[T | None], seats: int) -> tuple[T | None, ...]:
    """A column as a tuple, whether it is given in the order of the seats or by seat."""
    if isinstance(given, Mapping):
        for seat in given:
            if type(seat) is not int or not 0 <= seat < seats:
                msg = f"{name}: there is no seat {shown(seat)}"
                raise InvalidArgument(msg)
        return tuple([given.get(seat) for seat in range(seats)])
    return as_tuple(name, given)


def as_tuple(name: str, given: Sequence[T]) -> tuple[T, ...]:
    """A list of any kind as a tuple; a text is none."""
    if isinstance(given, str | bytes) or not isinstance(given, Sequence):
        msg = f"{name} cannot be {shown(given)}"
        raise InvalidArgument(msg)
    return tuple(given)


def check_arrangement(arrangement: ArrangementLike, kind: type, title: str, columns: Sequence[str]) -> None:
    """
    Refuses an arrangement that is malformed, names a seat that is not there, or has a column that is too long.

    Args:
        arrangement: what was given.
        kind: the class of the arrangements of the game.
        title: the name of the game.
        columns: the fields that have an entry for every seat.
    """
    if type(arrangement) is not kind:
        msg = f"{shown_kind(arrangement)} is no arrangement of {title}"
        raise InvalidArgument(msg)
    players = arrangement.options.players
    for name, form in field_forms(kind).items():
        value: object = getattr(arrangement, name)
        if name == "seed":
            continue  # the random source looks at it
        if not fits(form)(value):
            msg = f"{name} cannot be {shown(value)}"
            raise InvalidArgument(msg)
        strange = strange_seat(form, value, players)
        if strange is not None:
            msg = f"{name}: there is no seat {strange}"
            raise InvalidArgument(msg)
    for name in columns:
        length = len(getattr(arrangement, name))
        if length > players:
            msg = f"{name} cannot have {length} entries: there are {players} players"
            raise InvalidArgument(msg)
