"""
Seats are whole numbers from 0; the seat to the left of a player is the next higher one, and after the last comes 0.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Annotated, Final, TypeAlias

from .errors import InvalidArgument
from .printing import shown


SEAT_MARK: Final = "seat"
"""What tells a seat from other numbers in an annotation."""

Seat: TypeAlias = Annotated[int, SEAT_MARK]
"""
A seat: a whole number from 0.

Fields of this type are checked by the kernel: an action, a view or a state that names a seat the table does not have is
refused before any rule sees it.
"""


def clockwise(start: int, count: int) -> tuple[int, ...]:
    """All seats of a table of ``count``, beginning with ``start``."""
    return (*range(start, count), *range(start))


def next_among(seats: Container[int], after: int, count: int) -> int:
    """The first seat to the left of ``after`` that is among ``seats``; ``after`` itself comes last."""
    for seat in clockwise((after + 1) % count, count):
        if seat in seats:
            return seat
    msg = "there is no such seat"
    raise InvalidArgument(msg)


def check_seat(seat: object, count: int) -> None:
    """Refuses what is not a seat of a table of ``count``."""
    if type(seat) is not int or not 0 <= seat < count:
        msg = f"there is no seat {shown(seat)}: the seats are 0 to {count - 1}"
        raise InvalidArgument(msg)
