"""
Illegal moves with the stake and in tricks, by the rule that refuses them.

``refused`` makes sure that check and apply agree, that the action is not listed, and that nothing changes. The words
are what a player must find in the sentence: the cards of the attempt and what they were laid on.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import frozen

from tabletricks import hydra as hy

from .builders import after, checks, opening, play, position, refused


Situation = Callable[[], hy.State]
Attempt = Callable[[hy.State], hy.Action]


# Situations.


def staking(reductions: int, held_by_b: str = "") -> Situation:
    """A is to settle the stake, after some reductions."""
    return lambda: _reduced(opening(hands={1: held_by_b}).state, reductions)


def _reduced(state: hy.State, reductions: int) -> hy.State:
    return after(state, *[hy.Reduce(0)] * reductions) if reductions else state


def settled() -> hy.State:
    """The stake is decided, and A leads."""
    return after(opening().state, hy.Take(0, (0, 1, 2)))


def leading(held: str, *others: str | int) -> Situation:
    """A leads, with some cards and a 1; the others hold what is said, or anything."""
    hands = [f"{held} 1", *others, *[5] * (3 - len(others))]
    return lambda: position(*hands)


def answering(held: str, *trick: str, by: int = 1) -> Situation:
    """B is in turn on a trick; B or another seat holds some cards and a 2."""
    hands: list[str | int] = [4, 4, 4, 4]
    hands[by] = f"{held} 2"
    return lambda: position(*hands, turn=1, trick=trick)


def in_storm(held: str) -> Situation:
    """B's Storm lies on A's 7, and C is in turn."""
    return lambda: position(4, 4, f"{held} 2", 4, turn=2, trick=["0: 7", "1: STORM"])


def leapt(held: str) -> Situation:
    """On A's 9 lies D's Time Leap, and A is in turn."""
    return lambda: position(f"{held} 2", 4, 4, 4, turn=0, trick=["0: 9", "3: LEAP"])


def closed() -> hy.State:
    """D's check has closed the trick; D still holds Time Leap."""
    return checks(position(4, 4, 4, "LEAP 2", turn=3, trick=["0: 9"], checked=[1, 2]), 3)


# Attempts.


def does(action: hy.Action) -> Attempt:
    return lambda _: action


def plays(seat: int, text: str, pegasus_as: int | None = None) -> Attempt:
    return lambda state: play(state, seat, text, pegasus_as)


@frozen
class Illegal:
    """
    An illegal move.

    Attributes:
        situation: makes the position.
        attempt: what is tried.
        rule: the rule that is reported.
        words: what the sentence must name.
    """

    situation: Situation
    attempt: Attempt
    rule: str
    words: tuple[str, ...] = ()


ILLEGAL = [
    Illegal(staking(0), does(hy.Reduce(1)), "HY-TURN-15", ("stake",)),
    Illegal(staking(0, "LEAP"), does(hy.PlayLeap(1)), "HY-BID-14", ("middle",)),
    Illegal(staking(0), does(hy.Take(0, (0, 1))), "HY-BID-2", ("50", "3")),
    Illegal(staking(1), does(hy.Take(0, (0, 1, 2))), "HY-BID-6", ("40", "2")),
    Illegal(staking(1), does(hy.Take(0, (0,))), "HY-BID-6", ("40", "2")),
    Illegal(staking(2), does(hy.Take(0, (0, 1))), "HY-BID-8", ("30", "1")),
    Illegal(staking(2), does(hy.Reduce(0)), "HY-BID-9", ("30",)),
    Illegal(settled, does(hy.Reduce(0)), "HY-TURN-15"),
    Illegal(leading("5"), does(hy.Check(0)), "HY-TURN-2", ("leader",)),
    Illegal(answering("10", "0: 9", by=2), plays(2, "10"), "HY-TURN-10", ("Seat 1",)),
    Illegal(answering("4 4 4 4", "0: 9", by=2), plays(2, "4 4 4 4"), "HY-TURN-10", ("Seat 1",)),
    Illegal(answering("HYDRA PEGASUS", "0: 9", by=2), plays(2, "HYDRA PEGASUS"), "HY-TURN-10", ("Seat 1",)),
    Illegal(answering("10", "0: 9", by=2), does(hy.Check(2)), "HY-TURN-10", ("Seat 1",)),
    Illegal(answering("10", "0: 8"), plays(1, "G9"), "HY-TURN-9", ("green 9",)),
    Illegal(answering("10 10", "0: 9"), plays(1, "10 10"), "HY-TURN-5", ("pair of 10s", "a 9")),
    Illegal(answering("10 10 10", "0: 9 9"), plays(1, "10 10 10"), "HY-TURN-5", ("three 10s", "pair of 9s")),
    Illegal(answering("9", "0: 9"), plays(1, "9"), "HY-COMBO-12", ("a 9",)),
    Illegal(
        answering("5 6 7 8 9 10", "0: 4 5 6 7 8"),
        plays(1, "5 6 7 8 9 10"),
        "HY-COMBO-11",
        ("straight of 6 cards up to 10", "straight of 5 cards up to 8"),
    ),
    Illegal(
        answering("7 7 8 8 9 9", "0: 5 5 6 6"),
        plays(1, "7 7 8 8 9 9"),
        "HY-COMBO-11",
        ("3 pairs", "9s", "2 pairs", "6s"),
    ),
    Illegal(leading("3 4 5 6"), plays(0, "3 4 5 6"), "HY-COMBO-21", ("red 3", "red 4", "red 5", "red 6")),
    Illegal(leading("10 11 12 13 H"), plays(0, "10 11 12 13 H"), "HY-COMBO-21", ("red 10", "red 13", "red Hero")),
    Illegal(leading("13 13 H H"), plays(0, "13 13 H H"), "HY-COMBO-21", ("red 13", "blue 13", "blue Hero")),
    Illegal(leading("5 5 7 7"), plays(0, "5 5 7 7"), "HY-COMBO-21", ("red 5", "blue 5", "red 7", "blue 7")),
    Illegal(leading("11 12 13 COMPANION"), plays(0, "11 12 13 COMPANION 1"), "HY-COMBO-21", ("Companion", "red 1")),
    Illegal(leading("13 COMPANION"), plays(0, "13 COMPANION"), "HY-COMBO-21", ("red 13", "Companion")),
    Illegal(leading("COMPANION PEGASUS"), plays(0, "COMPANION PEGASUS", 13), "HY-COMBO-21", ("Companion", "as 13")),
    Illegal(leading("7 7 7 7 PEGASUS"), plays(0, "7 7 7 7 PEGASUS", 7), "HY-COMBO-21", ("red 7", "Pegasus as 7")),
    Illegal(leading("7 7 7 PEGASUS"), plays(0, "7 7 7 PEGASUS", 7), "HY-PEGASUS-5", ("Pegasus", "7", "Ambush")),
    Illegal(leading("H PEGASUS"), plays(0, "H PEGASUS", 15), "HY-PEGASUS-4", ("Pegasus", "15")),
    Illegal(leading("H PEGASUS"), plays(0, "H PEGASUS", 13), "HY-COMBO-21", ("red Hero", "Pegasus as 13")),
    Illegal(leading("6 PEGASUS"), plays(0, "6 PEGASUS"), "HY-PEGASUS-6", ("red 6", "Pegasus")),
    Illegal(leading("PEGASUS"), plays(0, "PEGASUS", 5), "HY-PEGASUS-7", ("Pegasus",)),
    Illegal(leading("6 6"), plays(0, "6 6", 6), "HY-PEGASUS-7", ("red 6", "blue 6", "Pegasus")),
    Illegal(leading("HYDRA 13"), plays(0, "HYDRA 13"), "HY-HYDRA-1", ("Hydra", "red 13")),
    Illegal(answering("PEGASUS", "0: HYDRA"), plays(1, "PEGASUS"), "HY-COMBO-12", ("Pegasus", "Hydra")),
    Illegal(answering("5 5 5 5", "0: 6 6 6 6"), plays(1, "5 5 5 5"), "HY-COMBO-12", ("5s", "6s")),
    Illegal(answering("H H H 9 9", "0: 6 6 6 6"), plays(1, "H H H 9 9"), "HY-TURN-5", ("full house", "6s")),
    Illegal(answering("WITCH", "0: 9"), does(hy.PlayWitch(1)), "HY-WITCH-1", ("Witch",)),
    Illegal(leading("WITCH"), plays(0, "WITCH"), "HY-WITCH-11", ("Witch",)),
    Illegal(leading("STORM"), does(hy.PlayStorm(0)), "HY-STORM-1", ("Storm",)),
    Illegal(answering("STORM", "0: 9 9"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "pair of 9s")),
    Illegal(answering("STORM", "0: COMPANION"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "Companion")),
    Illegal(answering("STORM", "0: H"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "Hero")),
    Illegal(answering("STORM", "0: PEGASUS"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "Pegasus")),
    Illegal(answering("STORM", "0: HYDRA"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "Hydra")),
    Illegal(answering("STORM", "0: LEAP"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "value 0")),
    Illegal(answering("STORM", "0: TRICKSTER"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "value 0")),
    Illegal(answering("STORM", "0: 9", by=2), does(hy.PlayStorm(2)), "HY-TURN-10", ("Seat 1",)),
    Illegal(answering("STORM", "0: 9"), plays(1, "STORM"), "HY-TRICK-10", ("Storm", "a 9")),
    Illegal(in_storm("9"), plays(2, "9"), "HY-COMBO-12", ("a 9", "Storm", "a 7")),
    *(
        Illegal(answering("TRICKSTER", f"0: {lying}", by=seat), does(hy.PlayTrickster(seat)), rule, words)
        for lying, seat, rule, words in [
            ("9 9 9", 1, "HY-TRICKSTER-7", ("Trickster", "three 9s")),
            ("5 6 7 8 9", 2, "HY-TRICKSTER-7", ("Trickster", "straight of 5 cards up to 9")),
            ("9 9 9 8 8", 3, "HY-TRICKSTER-7", ("Trickster", "full house of 9s")),
            ("8 8 9 9", 1, "HY-TRICKSTER-7", ("Trickster", "2 pairs")),
            ("9 9 9 9", 2, "HY-TRICKSTER-7", ("Trickster", "Ambush")),
        ]
    ),
    Illegal(answering("TRICKSTER", "0: PEGASUS"), does(hy.PlayTrickster(1)), "HY-TRICKSTER-6", ("Pegasus",)),
    Illegal(answering("TRICKSTER", "0: HYDRA"), does(hy.PlayTrickster(1)), "HY-TRICKSTER-6", ("Hydra",)),
    Illegal(leading("5", 4, 4, "TRICKSTER 2"), does(hy.PlayTrickster(3)), "HY-TURN-11", ("Trickster",)),
    Illegal(leading("5", 4, 4, "LEAP 2"), does(hy.PlayLeap(3)), "HY-TURN-11", ("Time Leap",)),
    Illegal(leading("TRICKSTER"), does(hy.PlayTrickster(0)), "HY-TURN-11", ("Trickster",)),
    Illegal(closed, does(hy.PlayLeap(3)), "HY-TURN-11", ("Time Leap",)),
    Illegal(answering("10", "0: 9", "3: TRICKSTER"), plays(1, "10"), "HY-TURN-5", ("a 10", "pair of 9s")),
    Illegal(leapt("10 10"), plays(0, "10 10"), "HY-TURN-5", ("pair of 10s", "a 9")),
    Illegal(leapt("8"), plays(0, "8"), "HY-COMBO-12", ("an 8", "a 9")),
]


@pytest.mark.rule("HY-TURN-15", "HY-BID-14", "HY-BID-2", "HY-BID-6", "HY-BID-8", "HY-BID-9")
@pytest.mark.rule("HY-TURN-2", "HY-TURN-5", "HY-TURN-9", "HY-TURN-10", "HY-TURN-11")
@pytest.mark.rule("HY-COMBO-11", "HY-COMBO-12", "HY-COMBO-21", "HY-HYDRA-1", "HY-WITCH-1", "HY-WITCH-11")
@pytest.mark.rule("HY-PEGASUS-4", "HY-PEGASUS-5", "HY-PEGASUS-6", "HY-PEGASUS-7")
@pytest.mark.rule("HY-STORM-1", "HY-STORM-3", "HY-TRICK-10", "HY-TRICKSTER-6", "HY-TRICKSTER-7")
@pytest.mark.parametrize("illegal", ILLEGAL, ids=lambda illegal: illegal.rule)
def test_illegal_moves(illegal: Illegal) -> None:
    state = illegal.situation()
    problem = refused(state, illegal.attempt(state), illegal.rule)
    assert [] == [word for word in illegal.words if word not in problem.message], problem.message
