"""
Positions that are put together by hand (see :class:`~tabletricks.custom_heroes.Arrangement`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ...core.arranging import as_column, as_tuple, check_arrangement
from ...core.errors import InvalidArgument, InvalidOptions
from ..arrangement import Arrangement, Asking, Given
from ..options import Options
from .game import GAME
from .laying_out import Table
from .state import State


T = TypeVar("T")
Thing = str | int | Sequence[str | int]
"""What :data:`Given` is, with any sequence in place of a tuple."""

_COLUMNS = ("hands", "scores", "power", "screens", "kodora", "places")
"""The fields with an entry for every seat."""


def arrange(
    options: Options,
    *,
    seed: int = 0,
    hands: Mapping[int, Thing] | Sequence[Thing | None] = (),
    scores: Mapping[int, int] | Sequence[int | None] = (),
    power: Mapping[int, int] | Sequence[int | None] = (),
    screens: Mapping[int, Thing] | Sequence[Thing | None] = (),
    kodora: Mapping[int, str] | Sequence[str | None] = (),
    places: Mapping[int, int] | Sequence[int | None] = (),
    pile: Sequence[tuple[int, str]] = (),
    turn: int | None = None,
    played: str = "",
    bag: Thing | None = None,
    number: int | None = None,
    final: bool = False,
    participants: Sequence[int] | None = None,
    start: int | None = None,
    asking: Asking | None = None,
) -> State:
    """
    A position put together by hand; without anything else, seat 0 leads the first trick of a fresh hand.

    The keywords are the fields of :class:`Arrangement`. What is said seat by seat is a sequence, or the seats that
    matter: ``hands={2: "7 7+burny"}``. Cards and advancements are texts, ``"7 7+burny"``, numbers of others, or both.

    Raises:
        InvalidArgument: there can be no such position; the sentence says why.
    """
    if type(options) is not Options:
        msg = f"Custom Heroes takes tabletricks.custom_heroes.Options, not {type(options).__name__}"
        raise InvalidOptions(msg)
    seats = options.players
    return arranged(
        Arrangement(
            options,
            seed,
            tuple([_given("hands", entry) for entry in as_column("hands", hands, seats)]),
            as_column("scores", scores, seats),
            as_column("power", power, seats),
            tuple([_given("screens", entry) for entry in as_column("screens", screens, seats)]),
            as_column("kodora", kodora, seats),
            as_column("places", places, seats),
            as_tuple("pile", pile),
            turn,
            played,
            _given("bag", bag),
            number,
            final,
            None if participants is None else as_tuple("participants", participants),
            start,
            asking,
        )
    )


def arranged(arrangement: Arrangement) -> State:
    """
    Sets up a position that is written down.

    Raises:
        InvalidArgument: there can be no such position; the sentence says why.
    """
    check_arrangement(arrangement, Arrangement, "Custom Heroes", _COLUMNS)
    state = Table(arrangement).state()
    problem = GAME.audit(state)
    if problem is not None:
        raise InvalidArgument(problem)
    return state


def _given(name: str, thing: Thing | None) -> Given | None:
    return thing if thing is None or isinstance(thing, str | int) else as_tuple(name, thing)
