"""
Time Leap (HY-LEAP-1 to HY-LEAP-11).
"""

from __future__ import annotations

import pytest

from tabletricks import hydra as hy

from .builders import (
    after,
    cards,
    checked,
    checks,
    hand,
    legal,
    of,
    only,
    play,
    playable,
    played,
    position,
    refused,
    step,
    top,
    turn,
)


def ex_30() -> hy.State:
    """A has led a 5, B played a 9, C checked; D, in turn, has played Time Leap."""
    state = position("R5 1", "R9 R10 B10 4 4 4 4", 5, "LEAP 1", rest=2)
    state = checks(played(played(state, 0, "R5"), 1, "R9"), 2)
    assert (3, (2,)) == (turn(state), checked(state))
    return after(state, hy.PlayLeap(3))


@pytest.mark.rule("HY-LEAP-1", "HY-LEAP-2", "HY-LEAP-3")
def test_ex_29_time_leap_on_the_own_play() -> None:
    state = position("R5 R8 LEAP 1", 5, 5, 5)
    state = after(played(state, 0, "R5"), hy.PlayLeap(0))
    assert (0, ("single", 1, 10, 0)) == (turn(state), top(state))
    state = played(state, 0, "R8")
    assert (("single", 1, 16, 0), 1) == (top(state), turn(state))


@pytest.mark.rule("HY-LEAP-2", "HY-LEAP-5", "HY-LEAP-6")
def test_ex_30_time_leap_on_the_play_of_another() -> None:
    """The turn goes back to B, and nobody has checked; B checks, C may play now; all check, and B takes all."""
    state = ex_30()
    assert (1, (), ("single", 1, 18, 1)) == (turn(state), checked(state), top(state))
    state = checks(state, 1)
    assert (2, ()) == (turn(state), checked(state))
    state = checks(state, 2, 3)
    result = step(state, hy.Check(0))
    assert hy.TrickWon(1, cards("R5 R9 LEAP")) == only(hy.TrickWon, result)
    assert 1 == turn(result.state)


@pytest.mark.rule("HY-LEAP-4")
def test_ex_31_nothing_new() -> None:
    """B may play a higher single or an Ambush, but no pair."""
    state = ex_30()
    refused(state, play(state, 1, "R10 B10"), "HY-TURN-5")
    assert {((10,), None), ((4, 4, 4, 4), None)} == playable(state, 1)
    assert ("ambush", 1, 8, 1) == top(played(state, 1, "4 4 4 4"))


@pytest.mark.rule("HY-LEAP-1", "HY-LEAP-4", "HY-HYDRA-5")
def test_ex_32_time_leap_on_an_ambush() -> None:
    """A beats the own Ambush with the Hydra-attack, takes all and leads."""
    state = position("4 4 4 4 HYDRA PEGASUS 1", 5, "LEAP 1", 5, rest=3)
    state = checks(played(state, 0, "4 4 4 4"), 1)
    state = after(state, hy.PlayLeap(2))
    assert 0 == turn(state)
    state = played(state, 0, "HYDRA PEGASUS")
    assert (0, None) == (turn(state), state.trick)
    assert set(cards("R4 B4 G4 Y4 LEAP HYDRA PEGASUS")) == set(state.captured[0])


@pytest.mark.rule("HY-LEAP-1")
@pytest.mark.parametrize(
    "trick",
    [
        ["0: 9"],
        ["0: COMPANION"],
        ["0: HYDRA"],
        ["0: PEGASUS"],
        ["0: 9 9"],
        ["0: 8 8 9 9"],
        ["0: 9 9 9"],
        ["0: 9 9 9 8 8"],
        ["0: 5 6 7 8 9"],
        ["0: 9 9 9 9"],
        ["1: 9", "0: STORM"],
        ["0: STORM"],
        ["0: TRICKSTER"],
        ["0: 9", "2: TRICKSTER"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_time_leap_lies_on_any_play_by_anybody(trick: list[str], seat: int) -> None:
    """By the owner A, by B in turn, by D out of turn."""
    hands: list[str | int] = [3, 3, 3, 3]
    hands[seat] = "LEAP 1 2"
    state = position(*hands, turn=1, trick=trick)
    before = top(state)
    result = step(state, hy.PlayLeap(seat))
    assert (0, before) == (turn(result.state), top(result.state))
    assert state.trick is not None
    assert hy.LeapPlayed(seat, state.trick.top) == only(hy.LeapPlayed, result)
    assert hy.LEAP not in result.state.hands[seat]


@pytest.mark.rule("HY-LEAP-2")
def test_the_turn_goes_to_the_owner_and_not_to_who_checked_last() -> None:
    """A 5, B 9, C and D have checked, A is in turn."""
    state = position("LEAP 1", 5, 5, 5, turn=0, trick=["0: 5", "1: 9"], checked=[2, 3])
    assert 1 == turn(after(state, hy.PlayLeap(0)))


@pytest.mark.rule("HY-LEAP-3")
def test_the_owner_may_beat_the_own_top_or_check() -> None:
    state = after(position("8 9 R10 11", 5, 5, "LEAP 1", turn=2, trick=["0: Y9"], checked=[1]), hy.PlayLeap(3))
    assert {hy.Check(0), play(state, 0, "R10"), play(state, 0, "11")} == legal(state, 0)
    refused(state, play(state, 0, "8"), "HY-COMBO-12")
    refused(state, play(state, 0, "9"), "HY-COMBO-12")


@pytest.mark.rule("HY-LEAP-4")
def test_the_owner_keeps_to_kind_and_length() -> None:
    held = "6 7 8 9 10 11 13 13"
    state = after(position(held, 5, 5, "LEAP 1", turn=1, trick=["0: 4 5 6 7 8"]), hy.PlayLeap(3))
    refused(state, play(state, 0, "13"), "HY-TURN-5")
    refused(state, play(state, 0, "6 7 8 9 10 11"), "HY-COMBO-11")
    assert {((6, 7, 8, 9, 10), None), ((7, 8, 9, 10, 11), None)} == playable(state, 0)


@pytest.mark.rule("HY-LEAP-5")
def test_all_checks_are_cancelled() -> None:
    """C and D had checked; after B's check C is asked again and may play."""
    state = position("LEAP 1", 5, "R10 1", 5, turn=0, trick=["1: 9"], checked=[2, 3])
    state = after(state, hy.PlayLeap(0))
    assert () == checked(state)
    state = checks(state, 1)
    assert 2 == turn(state)
    assert ("single", 1, 20, 2) == top(played(state, 2, "R10"))


@pytest.mark.rule("HY-LEAP-6")
def test_after_the_owners_play_the_next_seat_follows() -> None:
    state = after(position(5, 5, "R10 R11", "LEAP 1", turn=1, trick=["2: 9"], checked=[0, 3]), hy.PlayLeap(3))
    assert 2 == turn(state)
    state = played(state, 2, "R10")
    assert (3, (), ("single", 1, 20, 2)) == (turn(state), checked(state), top(state))


@pytest.mark.rule("HY-LEAP-6", "HY-TRICK-3")
def test_after_the_owners_check_all_others_must_check_again() -> None:
    state = after(position(5, 5, 5, "LEAP 1", turn=1, trick=["2: 9"], checked=[0, 3]), hy.PlayLeap(3))
    state = checks(state, 2)
    assert (3, (), ("single", 1, 18, 2)) == (turn(state), checked(state), top(state))
    result = step(state, hy.Check(3), hy.Check(0))
    assert [] == of(hy.TrickWon, result)
    assert 2 == only(hy.TrickWon, step(result.state, hy.Check(1))).seat


@pytest.mark.rule("HY-LEAP-7")
def test_time_leap_changes_neither_order_nor_the_form_given_by_a_trickster() -> None:
    state = position(5, 5, 5, "LEAP 1", turn=2, trick=["0: 7", "1: STORM", "0: TRICKSTER"])
    before = state.trick
    state = after(state, hy.PlayLeap(3))
    assert before is not None
    assert state.trick is not None
    assert (before.top, True, 1) == (state.trick.top, state.trick.storm, turn(state))
    assert ("pair", 1, 19, 1) == top(state)


@pytest.mark.rule("HY-LEAP-8")
def test_the_player_of_time_leap_owns_nothing_and_the_card_goes_with_the_trick() -> None:
    state = after(position("1", 5, 5, "LEAP 1", turn=1, trick=["0: R9"], rest=2), hy.PlayLeap(3))
    assert 0 == top(state)[3]
    state = checks(state, 0, 1, 2, 3)
    assert set(cards("R9 LEAP")) == set(state.captured[0])
    assert (0, ()) == (turn(state), state.captured[3])


@pytest.mark.rule("HY-LEAP-9")
def test_the_turn_seat_may_leap_and_waits_until_its_turn_comes_round() -> None:
    """B leaps on A's 9; A checks, and B is in turn again, free to play."""
    state = position(5, "LEAP R10 1", 5, 5, turn=1, trick=["0: 9"])
    state = after(state, hy.PlayLeap(1))
    refused(state, hy.Check(1), "HY-TURN-10")
    state = checks(state, 0)
    assert 1 == turn(state)
    assert ("single", 1, 20, 1) == top(played(state, 1, "R10"))


@pytest.mark.rule("HY-LEAP-10", "HY-TURN-14")
def test_what_is_over_cannot_be_leapt_on() -> None:
    """A closed trick; a Hydra-attack; the play that empties a hand."""
    closed = checks(position(5, 5, 5, "LEAP 1", turn=3, trick=["0: 9"], checked=[1, 2]), 3)
    refused(closed, hy.PlayLeap(3), "HY-TURN-11")
    struck = played(position("HYDRA PEGASUS 1", 5, 5, "LEAP 1"), 0, "HYDRA PEGASUS")
    refused(struck, hy.PlayLeap(3), "HY-TURN-11")
    out = played(position("R9", 5, 5, "LEAP 1"), 0, "R9")
    assert 2 == out.round
    refused(out, hy.PlayLeap(3), "HY-BID-14")


@pytest.mark.rule("HY-LEAP-11")
def test_led_time_leap_has_no_effect() -> None:
    """The turn goes on to B and not back to A."""
    state = position("LEAP R1", 5, 5, 5)
    refused(state, hy.PlayLeap(0), "HY-TURN-11")
    result = step(state, play(state, 0, "LEAP"))
    assert (("single", 1, 0, 0), 1, []) == (top(result.state), turn(result.state), of(hy.LeapPlayed, result))
    assert "R1" == hand(result.state, 0)
