"""
Positions that are put together by hand (see :class:`~tabletricks.council_of_12.Arrangement`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ...core.errors import InvalidArgument, InvalidOptions
from ...core.forms import field_forms
from ...core.printing import shown as printed
from ...core.printing import shown_kind
from ...core.shapes import fits, strange_seat
from ..actions import Sentence
from ..arrangement import Arrangement, Asking, Given
from ..catalogue import Goal
from ..options import Options
from ..view import RoundEffects
from .game import GAME
from .laying_out import laid_out
from .state import NO_EFFECTS, State


T = TypeVar("T")
Thing = str | int | Sequence[str | int]
"""What :data:`Given` is, with any sequence in place of a tuple."""


def arrange(
    options: Options,
    *,
    seed: int = 0,
    asking: Asking = "lay_card",
    waiting: Sequence[int] | None = None,
    round: int = 1,
    favour: int | None = None,
    in_play: str = "",
    hands: Mapping[int, Thing] | Sequence[Thing | None] = (),
    discards: Mapping[int, Thing] | Sequence[Thing | None] = (),
    laid: Mapping[int, str] | Sequence[str | None] = (),
    open: Sequence[int] = (),
    said: Mapping[int, Sentence] | Sequence[Sentence | None] = (),
    ready: Sequence[int] = (),
    supplicant: str | None = None,
    past: str = "",
    coming: str = "",
    known: int = 0,
    challenge: int | None = None,
    left: Sequence[int] = (),
    right: Sequence[int] = (),
    following: Sequence[int] = (),
    belled: bool = False,
    die: int | None = None,
    shown: Sequence[int] = (),
    goals: Sequence[Goal] | None = None,
    executed: str = "",
    negated: str = "",
    sub_round: int = 0,
    first_met: Sequence[int] | None = None,
    replay: bool = False,
    this_round: RoundEffects = NO_EFFECTS,
    next_round: RoundEffects = NO_EFFECTS,
    boxes: Sequence[int] = (),
    silence_broken: bool = False,
) -> State:
    """
    A position put together by hand; without anything else, everybody is asked for a card in round 1.

    The keywords are the fields of :class:`Arrangement`. What is said seat by seat is a sequence, or the seats that
    matter: ``hands={2: "worker warlock"}``. Cards are texts, numbers of others, or both.

    Raises:
        InvalidArgument: there can be no such position; the sentence says why.
    """
    if type(options) is not Options:
        msg = f"Council of 12 takes tabletricks.council_of_12.Options, not {type(options).__name__}"
        raise InvalidOptions(msg)
    seats = options.players
    return arranged(
        Arrangement(
            options,
            seed,
            asking,
            None if waiting is None else _tuple("waiting", waiting),
            round,
            favour,
            in_play,
            tuple([_given("hands", entry) for entry in _column("hands", hands, seats)]),
            tuple([_given("discards", entry) for entry in _column("discards", discards, seats)]),
            _column("laid", laid, seats),
            _tuple("open", open),
            _column("said", said, seats),
            _tuple("ready", ready),
            supplicant,
            past,
            coming,
            known,
            challenge,
            _tuple("left", left),
            _tuple("right", right),
            _tuple("following", following),
            belled,
            die,
            _tuple("shown", shown),
            None if goals is None else tuple([_tuple("goals", goal) for goal in _tuple("goals", goals)]),
            executed,
            negated,
            sub_round,
            None if first_met is None else _tuple("first_met", first_met),
            replay,
            this_round,
            next_round,
            _tuple("boxes", boxes),
            silence_broken,
        )
    )


def arranged(arrangement: Arrangement) -> State:
    """
    Sets up a position that is written down.

    Raises:
        InvalidArgument: there can be no such position; the sentence says why.
    """
    _check(arrangement)
    state = laid_out(arrangement)
    problem = GAME.audit(state)
    if problem is not None:
        raise InvalidArgument(problem)
    return state


def _column(name: str, given: Mapping[int, T] | Sequence[T | None], seats: int) -> tuple[T | None, ...]:
    """A column as a tuple, whatever it is given as."""
    if isinstance(given, Mapping):
        for seat in given:
            if type(seat) is not int or not 0 <= seat < seats:
                msg = f"{name}: there is no seat {printed(seat)}"
                raise InvalidArgument(msg)
        return tuple([given.get(seat) for seat in range(seats)])
    return _tuple(name, given)


def _tuple(name: str, given: Sequence[T]) -> tuple[T, ...]:
    if isinstance(given, str | bytes) or not isinstance(given, Sequence):
        msg = f"{name} cannot be {printed(given)}"
        raise InvalidArgument(msg)
    return tuple(given)


def _given(name: str, thing: Thing | None) -> Given | None:
    return thing if thing is None or isinstance(thing, str | int) else _tuple(name, thing)


def _check(arrangement: Arrangement) -> None:
    """Refuses what is malformed, and seats that are not there."""
    if type(arrangement) is not Arrangement:
        msg = f"{shown_kind(arrangement)} is no arrangement of Council of 12"
        raise InvalidArgument(msg)
    for name, form in field_forms(Arrangement).items():
        value = getattr(arrangement, name)
        if name == "seed":
            continue  # the random source looks at it
        if not fits(form)(value):
            msg = f"{name} cannot be {printed(value)}"
            raise InvalidArgument(msg)
        strange = strange_seat(form, value, arrangement.options.players)
        if strange is not None:
            msg = f"{name}: there is no seat {strange}"
            raise InvalidArgument(msg)
    players = arrangement.options.players
    for name in ("hands", "discards", "laid", "said"):
        if len(getattr(arrangement, name)) > players:
            msg = f"{name} cannot have {len(getattr(arrangement, name))} entries: there are {players} players"
            raise InvalidArgument(msg)
