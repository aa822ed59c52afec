"""
A table that is kept from events alone.
"""

from __future__ import annotations

import pytest

from tabletricks import InvalidArgument
from tabletricks.core import Change, Known, folded


def test_own_cards_come_and_go_by_name_those_of_others_by_number() -> None:
    table = (Known(()), Known(None))
    dealt = (Change(0, gains=2, gained=("R5", "R5")), Change(1, gains=2))
    assert folded(table, dealt, 0) == (Known(("R5", "R5"), 2), Known(None, 2))
    played = (*dealt, Change(0, loses=1, lost=("R5",)), Change(1, loses=1, lost=("G1",), score=7))
    assert folded(table, played, 0) == (Known(("R5",), 1), Known(None, 1, 7))


def test_what_comes_in_comes_before_what_leaves() -> None:
    assert folded((Known(()),), (Change(0, gains=1, gained=("A",), loses=1, lost=("A",)),), 0) == (Known((), 0),)


def test_a_hand_is_emptied_whether_it_is_seen_or_not() -> None:
    table = (Known(("A",), 1, 3), Known(None, 4))
    gone = (Change(0, emptied=True), Change(1, gains=1, emptied=True))
    assert folded(table, gone, 0) == (Known((), 0, 3), Known(None, 1))


def test_a_hand_that_is_laid_open_is_seen_until_it_is_closed() -> None:
    shown = folded((Known(None, 2),), (Change(0, shown=("A", "B")),), 1)
    assert shown == (Known(("A", "B"), 2),)
    assert folded(shown, (Change(0, loses=1, lost=("A",)),), 1) == (Known(("B",), 1),)
    assert folded(shown, (Change(0, hidden=True),), 1) == (Known(None, 2),)
    assert folded(shown, (Change(0, hidden=True),), 0) == shown


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (Change(1, gains=1), "no seat 1"),
        (Change(0, loses=3, lost=("A", "B", "C")), "loses a card that is not there"),
        (Change(0, loses=1, lost=("C",)), "loses a card that is not there"),
        (Change(0, gains=1), "not what it gains"),
        (Change(0, loses=1), "not what it gains and loses"),
        (Change(0, gains=1, gained=("C", "D")), "cannot have 3 cards"),
        (Change(0, shown=("A",)), "cannot have 2 cards"),
    ],
)
def test_changes_that_do_not_fit_are_refused(change: Change, words: str) -> None:
    with pytest.raises(InvalidArgument, match=words):
        folded((Known(("A", "B"), 2),), (change,), 0)


def test_nobody_has_less_than_no_card() -> None:
    with pytest.raises(InvalidArgument, match="-1 cards"):
        folded((Known(None, 0),), (Change(0, loses=1),), None)
