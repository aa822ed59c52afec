"""
Positions that are put together by hand (see :class:`~tabletricks.custom_heroes.Arrangement`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ...core.errors import InvalidArgument, InvalidOptions
from ...core.forms import field_forms
from ...core.printing import shown, shown_kind
from ...core.shapes import fits, strange_seat
from ..arrangement import Arrangement, Asking, Given
from ..options import Options
from .game import GAME
from .laying_out import Table
from .state import State


T = TypeVar("T")
Thing = str | int | Sequence[str | int]
"""What :data:`Given` is, with any sequence in place of a tuple."""


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
            tuple([_given("hands", entry) for entry in _column("hands", hands, seats)]),
            _column("scores", scores, seats),
            _column("power", power, seats),
            tuple([_given("screens", entry) for entry in _column("screens", screens, seats)]),
            _column("kodora", kodora, seats),
            _column("places", places, seats),
            _tuple("pile", pile),
            turn,
            played,
            _given("bag", bag),
            number,
            final,
            None if participants is None else _tuple("participants", participants),
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
    _check(arrangement)
    state = Table(arrangement).state()
    problem = GAME.audit(state)
    if problem is not None:
        raise InvalidArgument(problem)
    return state


def _column(name: str, given: Mapping[int, T] | Sequence[T | None], seats: int) -> tuple[T | None, ...]:
    """A column as a tuple, whatever it is given as."""
    if isinstance(given, Mapping):
        for seat in given:
            if type(seat) is not int or not 0 <= seat < seats:
                msg = f"{name}: there is no seat {shown(seat)}"
                raise InvalidArgument(msg)
        return tuple([given.get(seat) for seat in range(seats)])
    return _tuple(name, given)


def _tuple(name: str, given: Sequence[T]) -> tuple[T, ...]:
    if isinstance(given, str | bytes) or not isinstance(given, Sequence):
        msg = f"{name} cannot be {shown(given)}"
        raise InvalidArgument(msg)
    return tuple(given)


def _given(name: str, thing: Thing | None) -> Given | None:
    return thing if thing is None or isinstance(thing, str | int) else _tuple(name, thing)


def _check(arrangement: Arrangement) -> None:
    """Refuses what is malformed, and seats that are not there."""
    if type(arrangement) is not Arrangement:
        msg = f"{shown_kind(arrangement)} is no arrangement of Custom Heroes"
        raise InvalidArgument(msg)
    for name, form in field_forms(Arrangement).items():
        value = getattr(arrangement, name)
        if name == "seed":
            continue  # the random source looks at it
        if not fits(form)(value):
            msg = f"{name} cannot be {shown(value)}"
            raise InvalidArgument(msg)
        strange = strange_seat(form, value, arrangement.options.players)
        if strange is not None:
            msg = f"{name}: there is no seat {strange}"
            raise InvalidArgument(msg)
    players = arrangement.options.players
    for name in ("hands", "scores", "power", "screens", "kodora", "places"):
        if len(getattr(arrangement, name)) > players:
            msg = f"{name} cannot have {len(getattr(arrangement, name))} entries: there are {players} players"
            raise InvalidArgument(msg)
