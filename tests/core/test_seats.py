"""
Seats: a field of the type Seat names a seat of the table, and the kernel sees to it before any rule does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import pytest
from attrs import frozen

from tabletricks import DecodeError, InvalidArgument, Outcome, from_json, to_json
from tabletricks.core import Seat, changed, clockwise, next_among
from tabletricks.core.shapes import plain_seats, seats_in, strange_seat

from ..refusals import refusal, told
from .forging import forged
from .parley import (
    GAME,
    Action,
    Attack,
    Card,
    CastVote,
    ChooseReceiver,
    Gift,
    Memory,
    PlayerView,
    Ready,
    Receiver,
    Respond,
    Shout,
    ShoutQuestion,
    State,
    Toast,
    Toasts,
    Turn,
    Vote,
    position,
)


HANDS = ("1b 3b", "2b", "2r")
ITEMS: tuple[Receiver | Toasts | Turn | Vote, ...] = (
    Turn(0),
    Receiver(0),
    Toasts((0, 1, 2), (0, 1, 2)),
    Vote((True, None, None)),
)


# Actions.


@pytest.mark.parametrize("seat", [-1, 3, 7, 2**64])
@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.tag)
def test_an_action_of_a_seat_that_does_not_exist(item: Turn, seat: int) -> None:
    state = position(*HANDS, agenda=(Turn(1), item))
    actions: list[Action] = [
        ChooseReceiver(seat, 1),
        Attack(seat, Card("1b"), 1),
        Shout(seat),
        Respond(seat),
        Toast(seat, 1),
        CastVote(seat, end=True),
        Ready(seat),
    ]
    for action in actions:
        assert ("P-ACT", f"there is no seat {seat}") == told(refusal(GAME, state, action))


@pytest.mark.parametrize("target", [-1, 3, 7])
def test_an_action_that_names_a_seat_that_does_not_exist(target: int) -> None:
    """Whatever is asked: the rules do not look at it."""
    for item in ITEMS:
        state = position(*HANDS, agenda=(Turn(1), item))
        for action in (Attack(0, Card("1b"), target), ChooseReceiver(0, target), Toast(0, target)):
            assert ("P-ACT", f"there is no seat {target}") == told(refusal(GAME, state, action))


@pytest.mark.parametrize("seat", [True, "0", 0.0, None, (0,), 2**64 + 1, 10**40])
def test_a_seat_is_a_number_of_moderate_size(seat: object) -> None:
    state = position(*HANDS)
    problem = GAME.check(state, forged(Shout(1), seat=seat))
    assert problem is not None
    assert ("P-ACT", True) == (problem.rule, "is not of its type" in problem.message)


def test_nobody_is_no_strange_seat() -> None:
    state = position(*HANDS, agenda=(Turn(1), Toasts((0, 1, 2), (0, 1, 2))))
    assert GAME.check(state, Toast(0, None)) is None


# Views and memories.


def test_a_view_that_names_a_seat_that_does_not_exist() -> None:
    view = GAME.view(position(*HANDS), 0)
    question = ShoutQuestion(0, False, "P-SHOUT", 3)
    for broken in (
        changed(view, seat=3),
        changed(view, seat=-1),
        changed(view, awaiting=(3,)),
        changed(view, shouted=(1, 3)),
        changed(view, question=question),
        changed(view, asked=(question,)),
        changed(view, pending=(Turn(3),)),
        changed(view, pending=(Toasts((0, 1), (0, 1), (Toast(0, 3),)),)),
        changed(view, outcome=Outcome((3,), (0, 0, 0), (1, 1, 1))),
        changed(view, players=view.players[:2]),
        changed(view, players=(*view.players, PlayerView(None, 0, 0))),
    ):
        with pytest.raises(InvalidArgument, match="not everybody in it sits at the table"):
            GAME.determinize(broken, 1)


def test_the_seats_of_a_memory_are_checked() -> None:
    view = GAME.view(position(*HANDS), 0)
    with pytest.raises(InvalidArgument, match="another seat or table"):
        GAME.determinize(view, 1, changed(Memory(0), seat=1))


# States.


@pytest.mark.parametrize(
    "agenda",
    [
        (Turn(3),),
        (Turn(-1),),
        (Toasts((0, 1, 3), (0, 1)),),
        (Toasts((0, 1, 2), (0, 1), (Toast(2, 3),)),),
        (Gift(0, 9),),
        (Turn(5), Turn(0)),
    ],
)
def test_a_state_that_names_a_seat_that_does_not_exist(agenda: tuple[Turn, ...]) -> None:
    state = position(*HANDS, agenda=agenda)
    assert "there is no seat" in (GAME.audit(state) or "")
    with pytest.raises(DecodeError, match="there is no seat"):
        from_json(State, to_json(state))


def test_the_columns_of_a_state_are_looked_through_too() -> None:
    state = position(*HANDS)
    for broken in (changed(state, shouted=(3,)), changed(state, outcome=Outcome((4,), (0,), (1,)))):
        assert "there is no seat" in (GAME.audit(broken) or "")
    assert GAME.audit(changed(state, shouted=(2,))) is None


# What is looked through.


@frozen
class Note:
    """A value that may hold values of its own kind."""

    who: Seat
    number: int = 99
    inner: tuple[Note, ...] = ()
    pair: tuple[Seat | None, str] = (None, "")
    either: Card | Annotated[int, "seat"] | None = None
    many: Sequence[Seat] = ()
    child: Note | None = None


@frozen
class Plain:
    number: int = 99
    words: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("value", "strange"),
    [
        (Note(2), None),
        (Note(3), 3),
        (Note(0, number=7), None),
        (Note(0, inner=(Note(1), Note(-1))), -1),
        (Note(0, inner=(Note(1, inner=(Note(8),)),)), 8),
        (Note(0, pair=(5, "5")), 5),
        (Note(0, either=Card("4b")), None),
        (Note(0, either=4), 4),
        (Note(0, many=(0, 1, 2, 3)), 3),
        (Note(0, child=Note(1, child=Note(6))), 6),
    ],
)
def test_seats_are_found_wherever_they_are(value: Note, strange: int | None) -> None:
    assert strange == strange_seat(Note, value, 3)


def test_what_names_no_seat_is_not_looked_through() -> None:
    for form in (int, str, Card, tuple[int, ...], tuple[int, str], int | str | None):
        assert seats_in(form) is None
    assert strange_seat(Plain, Plain(), 2) is None
    assert ("seat", "target") == plain_seats(Attack) == plain_seats(Toast)
    assert ("seat",) == plain_seats(CastVote)
    assert plain_seats(Note) is None


# Round the table.


def test_clockwise() -> None:
    assert (2, 3, 0, 1) == clockwise(2, 4)
    assert (0, 1) == clockwise(0, 2)
    assert (0,) == clockwise(0, 1)


def test_the_next_one_among() -> None:
    assert 3 == next_among((0, 3), 1, 4)
    assert 0 == next_among((0, 3), 3, 4)
    assert 1 == next_among((1,), 1, 4)
    assert 2 == next_among((0, 1, 2), 1, 4)
    with pytest.raises(InvalidArgument, match="no such seat"):
        next_among((), 1, 4)


def test_a_number_is_not_checked_as_a_seat() -> None:
    assert GAME.audit(changed(position(*HANDS), round=10**6)) is None
