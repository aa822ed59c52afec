"""
Outcomes: a place for every seat, whatever the scores mean.
"""

from __future__ import annotations

import pytest

from tabletricks import Outcome, from_json, to_json


@pytest.mark.parametrize(
    ("scores", "places", "winners"),
    [
        ((3, 9, 5), (3, 1, 2), (1,)),
        ((5, 9, 9, 1), (3, 1, 1, 4), (1, 2)),
        ((2, 2, 2), (1, 1, 1), (0, 1, 2)),
        ((-4, -1), (2, 1), (1,)),
        ((8, 3, 3, 1), (1, 2, 2, 4), (0,)),
    ],
)
def test_high_scores_win(scores: tuple[int, ...], places: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert Outcome(winners, scores, places, cooperative=False) == Outcome.ranked(scores)


@pytest.mark.parametrize(
    ("scores", "places", "winners"),
    [((3, 9, 5), (1, 3, 2), (0,)), ((5, 1, 1, 9), (3, 1, 1, 4), (1, 2)), ((0, -2), (2, 1), (1,))],
)
def test_low_scores_win(scores: tuple[int, ...], places: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert Outcome(winners, scores, places) == Outcome.ranked(list(scores), low_wins=True)


@pytest.mark.parametrize(
    ("low_wins", "winners", "places"),
    [
        (False, (2,), (3, 2, 1, 3)),
        (True, (2,), (2, 4, 1, 2)),
        (False, (0, 2), (1, 3, 1, 4)),
        (False, (2, 0), (1, 3, 1, 4)),
        (True, (0, 1, 2, 3), (1, 1, 1, 1)),
    ],
)
def test_winners_whom_the_scores_do_not_name(low_wins: bool, winners: tuple[int, ...], places: tuple[int, ...]) -> None:
    """They share the first place whatever their scores, the others follow by theirs, and shared places leave gaps."""
    outcome = Outcome.ranked((4, 9, 1, 4), low_wins=low_wins, winners=winners)
    assert (tuple(sorted(winners)), (4, 9, 1, 4), places) == (outcome.winners, outcome.scores, outcome.places)
    assert not outcome.cooperative


def test_all_share_a_cooperative_game() -> None:
    assert Outcome((0, 1, 2), (12, 12, 12), (1, 1, 1), cooperative=True) == Outcome.shared(12, 3, won=True)
    assert Outcome((), (12, 12), (2, 2), cooperative=True) == Outcome.shared(12, 2, won=False)


def test_the_json_form_of_an_outcome() -> None:
    outcome = Outcome.ranked((3, 9))
    assert '{"winners":[1],"scores":[3,9],"places":[2,1],"cooperative":false}' == to_json(outcome)
    assert outcome == from_json(Outcome, to_json(outcome))
