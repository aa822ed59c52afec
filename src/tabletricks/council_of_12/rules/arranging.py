"""
Positions that are put together by hand (see :class:`~tabletricks.council_of_12.Arrangement`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from ...core.arranging import as_column, as_tuple, check_arrangement
from ...core.errors import InvalidArgument, InvalidOptions
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

_COLUMNS = ("hands", "discards", "laid", "said")
"""The fields with an entry for every seat."""


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
            None if waiting is None else as_tuple("waiting", waiting),
            round,
            favour,
            in_play,
            tuple([_given("hands", entry) for entry in as_column("hands", hands, seats)]),
            tuple([_given("discards", entry) for entry in as_column("discards", discards, seats)]),
            as_column("laid", laid, seats),
            as_tuple("open", open),
            as_column("said", said, seats),
            as_tuple("ready", ready),
            supplicant,
            past,
            coming,
            known,
            challenge,
            as_tuple("left", left),
            as_tuple("right", right),
            as_tuple("following", following),
            belled,
            die,
            as_tuple("shown", shown),
            None if goals is None else tuple([as_tuple("goals", goal) for goal in as_tuple("goals", goals)]),
            executed,
            negated,
            sub_round,
            None if first_met is None else as_tuple("first_met", first_met),
            replay,
            this_round,
            next_round,
            as_tuple("boxes", boxes),
            silence_broken,
        )
    )


def arranged(arrangement: Arrangement) -> State:
    """
    Sets up a position that is written down.

    Raises:
        InvalidArgument: there can be no such position; the sentence says why.
    """
    check_arrangement(arrangement, Arrangement, "Council of 12", _COLUMNS)
    state = laid_out(arrangement)
    problem = GAME.audit(state)
    if problem is not None:
        raise InvalidArgument(problem)
    return state


def _given(name: str, thing: Thing | None) -> Given | None:
    return thing if thing is None or isinstance(thing, str | int) else as_tuple(name, thing)
