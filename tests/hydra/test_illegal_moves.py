"""
Section 5 of the specification: the illegal moves IL-1 to IL-51, by the number of their row (the others are with the
rules they belong to).

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
class Row:
    """
    An illegal move.

    Attributes:
        number: its number, with a letter if a row has several.
        situation: makes the position.
        attempt: what is tried.
        rule: the rule that is reported.
        words: what the sentence must name.
    """

    number: str
    situation: Situation
    attempt: Attempt
    rule: str
    words: tuple[str, ...] = ()


ROWS = [
    Row("1", staking(0), does(hy.Reduce(1)), "HY-TURN-15", ("stake",)),
    Row("2", staking(0, "LEAP"), does(hy.PlayLeap(1)), "HY-BID-14", ("middle",)),
    Row("3", staking(0), does(hy.Take(0, (0, 1))), "HY-BID-2", ("50", "3")),
    Row("4a", staking(1), does(hy.Take(0, (0, 1, 2))), "HY-BID-6", ("40", "2")),
    Row("4b", staking(1), does(hy.Take(0, (0,))), "HY-BID-6", ("40", "2")),
    Row("5", staking(2), does(hy.Take(0, (0, 1))), "HY-BID-8", ("30", "1")),
    Row("6", staking(2), does(hy.Reduce(0)), "HY-BID-9", ("30",)),
    Row("7", settled, does(hy.Reduce(0)), "HY-TURN-15"),
    Row("8", leading("5"), does(hy.Check(0)), "HY-TURN-2", ("leader",)),
    Row("9", answering("10", "0: 9", by=2), plays(2, "10"), "HY-TURN-10", ("seat 1",)),
    Row("10", answering("4 4 4 4", "0: 9", by=2), plays(2, "4 4 4 4"), "HY-TURN-10", ("seat 1",)),
    Row("11", answering("HYDRA PEGASUS", "0: 9", by=2), plays(2, "HYDRA PEGASUS"), "HY-TURN-10", ("seat 1",)),
    Row("12", answering("10", "0: 9", by=2), does(hy.Check(2)), "HY-TURN-10", ("seat 1",)),
    Row("13", answering("10", "0: 8"), plays(1, "G9"), "HY-TURN-9", ("green 9",)),
    Row("14", answering("10 10", "0: 9"), plays(1, "10 10"), "HY-TURN-5", ("pair of 10s", "a 9")),
    Row("15", answering("10 10 10", "0: 9 9"), plays(1, "10 10 10"), "HY-TURN-5", ("three 10s", "pair of 9s")),
    Row("16", answering("9", "0: 9"), plays(1, "9"), "HY-COMBO-12", ("a 9",)),
    Row(
        "17",
        answering("5 6 7 8 9 10", "0: 4 5 6 7 8"),
        plays(1, "5 6 7 8 9 10"),
        "HY-COMBO-11",
        ("straight of 6 up to 10", "straight of 5 up to 8"),
    ),
    Row(
        "18",
        answering("7 7 8 8 9 9", "0: 5 5 6 6"),
        plays(1, "7 7 8 8 9 9"),
        "HY-COMBO-11",
        ("3 pairs", "9s", "2 pairs", "6s"),
    ),
    Row("19", leading("3 4 5 6"), plays(0, "3 4 5 6"), "HY-COMBO-21", ("red 3", "red 4", "red 5", "red 6")),
    Row("20", leading("10 11 12 13 H"), plays(0, "10 11 12 13 H"), "HY-COMBO-21", ("red 10", "red 13", "red Hero")),
    Row("21", leading("13 13 H H"), plays(0, "13 13 H H"), "HY-COMBO-21", ("red 13", "blue 13", "blue Hero")),
    Row("22", leading("5 5 7 7"), plays(0, "5 5 7 7"), "HY-COMBO-21", ("red 5", "blue 5", "red 7", "blue 7")),
    Row("23", leading("11 12 13 COMPANION"), plays(0, "11 12 13 COMPANION 1"), "HY-COMBO-21", ("Companion", "red 1")),
    Row("24a", leading("13 COMPANION"), plays(0, "13 COMPANION"), "HY-COMBO-21", ("red 13", "Companion")),
    Row("24b", leading("COMPANION PEGASUS"), plays(0, "COMPANION PEGASUS", 13), "HY-COMBO-21", ("Companion", "as 13")),
    Row("25", leading("7 7 7 7 PEGASUS"), plays(0, "7 7 7 7 PEGASUS", 7), "HY-COMBO-21", ("red 7", "Pegasus as 7")),
    Row("26", leading("7 7 7 PEGASUS"), plays(0, "7 7 7 PEGASUS", 7), "HY-PEGASUS-5", ("Pegasus", "7", "Ambush")),
    Row("27", leading("H PEGASUS"), plays(0, "H PEGASUS", 15), "HY-PEGASUS-4", ("Pegasus", "15")),
    Row("28", leading("H PEGASUS"), plays(0, "H PEGASUS", 13), "HY-COMBO-21", ("red Hero", "Pegasus as 13")),
    Row("29", leading("6 PEGASUS"), plays(0, "6 PEGASUS"), "HY-PEGASUS-6", ("red 6", "Pegasus")),
    Row("30a", leading("PEGASUS"), plays(0, "PEGASUS", 5), "HY-PEGASUS-7", ("Pegasus",)),
    Row("30b", leading("6 6"), plays(0, "6 6", 6), "HY-PEGASUS-7", ("red 6", "blue 6", "Pegasus")),
    Row("31", leading("HYDRA 13"), plays(0, "HYDRA 13"), "HY-HYDRA-1", ("Hydra", "red 13")),
    Row("32", answering("PEGASUS", "0: HYDRA"), plays(1, "PEGASUS"), "HY-COMBO-12", ("Pegasus", "Hydra")),
    Row("33", answering("5 5 5 5", "0: 6 6 6 6"), plays(1, "5 5 5 5"), "HY-COMBO-12", ("5s", "6s")),
    Row("34", answering("H H H 9 9", "0: 6 6 6 6"), plays(1, "H H H 9 9"), "HY-TURN-5", ("full house", "6s")),
    Row("35", answering("WITCH", "0: 9"), does(hy.PlayWitch(1)), "HY-WITCH-1", ("Witch",)),
    Row("36", leading("WITCH"), plays(0, "WITCH"), "HY-WITCH-11", ("Witch",)),
    Row("37", leading("STORM"), does(hy.PlayStorm(0)), "HY-STORM-1", ("Storm",)),
    Row("38", answering("STORM", "0: 9 9"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "pair of 9s")),
    Row("39a", answering("STORM", "0: COMPANION"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "Companion")),
    Row("39b", answering("STORM", "0: H"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "Hero")),
    Row("39c", answering("STORM", "0: PEGASUS"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "Pegasus")),
    Row("39d", answering("STORM", "0: HYDRA"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "Hydra")),
    Row("40a", answering("STORM", "0: LEAP"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "value 0")),
    Row("40b", answering("STORM", "0: TRICKSTER"), does(hy.PlayStorm(1)), "HY-STORM-3", ("Storm", "value 0")),
    Row("41", answering("STORM", "0: 9", by=2), does(hy.PlayStorm(2)), "HY-TURN-10", ("seat 1",)),
    Row("42", answering("STORM", "0: 9"), plays(1, "STORM"), "HY-TRICK-10", ("Storm", "a 9")),
    Row("43", in_storm("9"), plays(2, "9"), "HY-COMBO-12", ("a 9", "Storm", "a 7")),
    *(
        Row(f"44{letter}", answering("TRICKSTER", f"0: {lying}", by=seat), does(hy.PlayTrickster(seat)), rule, words)
        for letter, lying, seat, rule, words in [
            ("a", "9 9 9", 1, "HY-TRICKSTER-7", ("Trickster", "three 9s")),
            ("b", "5 6 7 8 9", 2, "HY-TRICKSTER-7", ("Trickster", "straight of 5 up to 9")),
            ("c", "9 9 9 8 8", 3, "HY-TRICKSTER-7", ("Trickster", "full house of 9s")),
            ("d", "8 8 9 9", 1, "HY-TRICKSTER-7", ("Trickster", "2 pairs")),
            ("e", "9 9 9 9", 2, "HY-TRICKSTER-7", ("Trickster", "Ambush")),
        ]
    ),
    Row("45a", answering("TRICKSTER", "0: PEGASUS"), does(hy.PlayTrickster(1)), "HY-TRICKSTER-6", ("Pegasus",)),
    Row("45b", answering("TRICKSTER", "0: HYDRA"), does(hy.PlayTrickster(1)), "HY-TRICKSTER-6", ("Hydra",)),
    Row("46a", leading("5", 4, 4, "TRICKSTER 2"), does(hy.PlayTrickster(3)), "HY-TURN-11", ("Trickster",)),
    Row("46b", leading("5", 4, 4, "LEAP 2"), does(hy.PlayLeap(3)), "HY-TURN-11", ("Time Leap",)),
    Row("47", leading("TRICKSTER"), does(hy.PlayTrickster(0)), "HY-TURN-11", ("Trickster",)),
    Row("48", closed, does(hy.PlayLeap(3)), "HY-TURN-11", ("Time Leap",)),
    Row("49", answering("10", "0: 9", "3: TRICKSTER"), plays(1, "10"), "HY-TURN-5", ("a 10", "pair of 9s")),
    Row("50", leapt("10 10"), plays(0, "10 10"), "HY-TURN-5", ("pair of 10s", "a 9")),
    Row("51", leapt("8"), plays(0, "8"), "HY-COMBO-12", ("an 8", "a 9")),
]


def test_every_row_of_the_table_is_here() -> None:
    assert list(range(1, 52)) == sorted({int(row.number.rstrip("abcde")) for row in ROWS})


@pytest.mark.rule("HY-TURN-15", "HY-BID-14", "HY-BID-2", "HY-BID-6", "HY-BID-8", "HY-BID-9")
@pytest.mark.rule("HY-TURN-2", "HY-TURN-5", "HY-TURN-9", "HY-TURN-10", "HY-TURN-11")
@pytest.mark.rule("HY-COMBO-11", "HY-COMBO-12", "HY-COMBO-21", "HY-HYDRA-1", "HY-WITCH-1", "HY-WITCH-11")
@pytest.mark.rule("HY-PEGASUS-4", "HY-PEGASUS-5", "HY-PEGASUS-6", "HY-PEGASUS-7")
@pytest.mark.rule("HY-STORM-1", "HY-STORM-3", "HY-TRICK-10", "HY-TRICKSTER-6", "HY-TRICKSTER-7")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"IL-{row.number}")
def test_illegal_moves(row: Row) -> None:
    state = row.situation()
    problem = refused(state, row.attempt(state), row.rule)
    assert [] == [word for word in row.words if word not in problem.message], problem.message
