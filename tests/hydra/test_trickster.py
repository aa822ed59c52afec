"""
The Trickster (HY-TRICKSTER-1 to HY-TRICKSTER-13).
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


# The worked examples.


@pytest.mark.rule("HY-TRICKSTER-10", "HY-TRICKSTER-2")
def test_ex_24_trickster_before_the_own_play() -> None:
    state = played(position("R5 1", "TRICKSTER R6 B6 1", 5, 5), 0, "R5")
    state = after(state, hy.PlayTrickster(1))
    assert (("pair", 1, 10, 0), 1) == (top(state), turn(state))
    state = played(state, 1, "R6 B6")
    assert (("pair", 1, 12, 1), 2) == (top(state), turn(state))


@pytest.mark.rule("HY-TRICKSTER-8", "HY-TRICKSTER-12")
def test_ex_25_trickster_out_of_turn() -> None:
    """A's pair becomes a single; B answers with a single, and so must C."""
    state = played(position("R9 B9 1", "R10 1", "R11 R12 B12", "TRICKSTER 1"), 0, "R9 B9")
    state = after(state, hy.PlayTrickster(3))
    assert (("single", 1, 18, 0), 1) == (top(state), turn(state))
    state = played(state, 1, "R10")
    assert ("single", 1, 20, 1) == top(state)
    assert {((11,), None), ((12,), None)} == playable(state, 2)


@pytest.mark.rule("HY-TRICKSTER-9", "HY-TRICKSTER-8")
def test_ex_26_trickster_and_checks() -> None:
    """B and C have checked on A's Hero; B's Trickster does not bring them back, and D's check closes the trick."""
    state = checks(played(position("RH 1", "TRICKSTER 1", 5, 5, rest=3), 0, "RH"), 1, 2)
    state = after(state, hy.PlayTrickster(1))
    assert (("pair", 1, 30, 0), (1, 2), 3) == (top(state), checked(state), turn(state))
    result = step(state, hy.Check(3))
    assert hy.TrickWon(0, cards("RH TRICKSTER")) == only(hy.TrickWon, result)


@pytest.mark.rule("HY-TRICKSTER-4")
def test_ex_27_trickster_on_the_companion() -> None:
    """B's Companion becomes a pair of 28: 13-13 does not beat it, and of all pairs only H-H does."""
    state = position(5, "COMPANION 1", "13 13 12 12 H H", "TRICKSTER 1", turn=1)
    state = after(played(state, 1, "COMPANION"), hy.PlayTrickster(3))
    assert (("pair", 1, 28, 1), 2) == (top(state), turn(state))
    refused(state, play(state, 2, "13 13"), "HY-COMBO-12")
    assert {((15, 15), None)} == playable(state, 2)
    assert ("pair", 1, 30, 2) == top(played(state, 2, "H H"))


@pytest.mark.rule("HY-TRICKSTER-5", "HY-STORM-8")
def test_ex_28_trickster_on_the_storm() -> None:
    state = position("R7 1", "STORM 1", "B7 G7 R6 B6 R5 PEGASUS", "TRICKSTER 1")
    state = after(played(state, 0, "R7"), hy.PlayStorm(1), hy.PlayTrickster(3))
    assert (("pair", 1, 19, 1), 2) == (top(state), turn(state))
    assert state.trick is not None
    assert state.trick.storm is True
    refused(state, play(state, 2, "B7 G7"), "HY-COMBO-12")
    assert ("pair", 1, 20, 2) == top(played(state, 2, "R6 B6"))
    assert ("pair", 1, 22, 2) == top(played(state, 2, "R5 PEGASUS", 5))
    refused(state, play(state, 2, "PEGASUS"), "HY-TURN-5")


# Rule by rule.


@pytest.mark.rule("HY-TRICKSTER-1", "HY-TRICKSTER-2")
@pytest.mark.parametrize("rank", [*range(1, 14), 15])
def test_singles_become_pairs_and_pairs_singles_of_the_same_strength(rank: int) -> None:
    text = "H" if rank == 15 else str(rank)
    state = position(3, 3, "TRICKSTER LEAP", 3, turn=1, trick=[f"0: {text}"])
    result = step(state, hy.PlayTrickster(2))
    assert ("pair", 1, 2 * rank, 0) == top(result.state)
    single, pair = hy.Top(0, "single", 1, 2 * rank, rank), hy.Top(0, "pair", 1, 2 * rank, rank)
    assert hy.TricksterPlayed(2, single, pair) == only(hy.TricksterPlayed, result)
    state = position(3, 3, "TRICKSTER LEAP", 3, turn=1, trick=[f"0: {text} {text}"])
    result = step(state, hy.PlayTrickster(2))
    assert ("single", 1, 2 * rank, 0) == top(result.state)
    assert (hy.TricksterPlayed(2, pair, single), "LEAP") == (only(hy.TricksterPlayed, result), hand(result.state, 2))


@pytest.mark.rule("HY-TRICKSTER-1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_anybody_may_play_it_in_or_out_of_turn(seat: int) -> None:
    """The owner D, B in turn, C out of turn, A who has checked."""
    hands: list[str | int] = [3, 3, 3, 3]
    hands[seat] = "TRICKSTER 1 2"
    state = position(*hands, turn=1, trick=["3: 9"], checked=[0])
    assert "pair" == top(after(state, hy.PlayTrickster(seat)))[0]


@pytest.mark.rule("HY-TRICKSTER-3")
def test_followers_must_answer_the_new_kind() -> None:
    state = position(5, "R10 B10 1", 5, "TRICKSTER 1", turn=1, trick=["0: 9"])
    assert {((10,), None)} == playable(state, 1)
    state = after(state, hy.PlayTrickster(3))
    assert {((10, 10), None)} == playable(state, 1)
    refused(state, play(state, 1, "R10"), "HY-TURN-5")
    state = position(5, "R10 B10 1", 5, "TRICKSTER 1", turn=1, trick=["0: 9 9"])
    state = after(state, hy.PlayTrickster(3))
    assert {((10,), None)} == playable(state, 1)
    refused(state, play(state, 1, "R10 B10"), "HY-TURN-5")


@pytest.mark.rule("HY-TRICKSTER-6")
@pytest.mark.parametrize("lying", ["PEGASUS", "HYDRA", "STORM", "LEAP"])
def test_not_on_pegasus_hydra_and_leads_of_value_0(lying: str) -> None:
    state = position(5, "TRICKSTER 1", 5, 5, turn=1, trick=[f"0: {lying}"])
    refused(state, hy.PlayTrickster(1), "HY-TRICKSTER-6")


@pytest.mark.rule("HY-TRICKSTER-6")
def test_a_pair_with_pegasus_is_an_ordinary_pair() -> None:
    state = position(5, "TRICKSTER 1", 5, 5, turn=1, trick=["0: 9 PEGASUS=9"])
    assert ("single", 1, 18, 0) == top(after(state, hy.PlayTrickster(1)))


@pytest.mark.rule("HY-TRICKSTER-7")
@pytest.mark.parametrize("lying", ["8 8 9 9", "9 9 9", "9 9 9 8 8", "5 6 7 8 9", "9 9 9 9"])
def test_not_on_other_kinds(lying: str) -> None:
    """Neither in turn nor out of turn."""
    for seat in (1, 3):
        hands: list[str | int] = [3, 3, 3, 3]
        hands[seat] = "TRICKSTER 1 2"
        state = position(*hands, turn=1, trick=[f"0: {lying}"])
        refused(state, hy.PlayTrickster(seat), "HY-TRICKSTER-7")


@pytest.mark.rule("HY-TRICKSTER-8", "HY-TRICKSTER-9")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_turn_owner_and_checks_stay(seat: int) -> None:
    hands: list[str | int] = [3, 3, 3, 3]
    hands[seat] = "TRICKSTER 1 2"
    state = after(position(*hands, turn=1, trick=["3: 9"], checked=[0]), hy.PlayTrickster(seat))
    assert (("pair", 1, 18, 3), 1, (0,)) == (top(state), turn(state), checked(state))


@pytest.mark.rule("HY-TRICKSTER-8")
def test_the_card_goes_with_the_trick() -> None:
    state = position(3, 3, 3, "TRICKSTER 1", turn=3, trick=["0: R9"], checked=[1, 2], rest=2)
    state = checks(after(state, hy.PlayTrickster(3)), 3)
    assert set(cards("R9 TRICKSTER")) == set(state.captured[0])


@pytest.mark.rule("HY-TRICKSTER-10")
def test_the_turn_seat_may_also_check_after_it() -> None:
    state = after(position(5, "TRICKSTER 8 8", 5, 5, turn=1, trick=["0: 9"]), hy.PlayTrickster(1))
    assert {hy.Check(1)} == legal(state, 1)
    assert (2, (1,)) == (turn(checks(state, 1)), checked(checks(state, 1)))


@pytest.mark.rule("HY-TRICKSTER-11")
def test_played_after_the_own_play_it_binds_those_who_follow() -> None:
    state = position("R9 TRICKSTER 1", "R10 R12 B12", 5, 5)
    state = after(played(state, 0, "R9"), hy.PlayTrickster(0))
    assert (("pair", 1, 18, 0), 1) == (top(state), turn(state))
    assert {((12, 12), None)} == playable(state, 1)


@pytest.mark.rule("HY-TRICKSTER-12")
def test_a_later_play_is_what_its_cards_are() -> None:
    """On the single made a pair lies a real pair, and C has to answer a pair; an Ambush is an Ambush."""
    state = position(5, "R10 B10 4 4 4 4", "R12 B12 R13", 5, turn=1, trick=["0: 9", "3: TRICKSTER"])
    pair = played(state, 1, "R10 B10")
    assert ("pair", 1, 20, 1) == top(pair)
    assert {((12, 12), None)} == playable(pair, 2)
    assert ("ambush", 1, 8, 1) == top(played(state, 1, "4 4 4 4"))


@pytest.mark.rule("HY-TRICKSTER-12")
def test_the_next_trick_knows_nothing_of_it() -> None:
    state = checks(position("R4 1", 5, 5, 5, turn=1, trick=["0: 9", "3: TRICKSTER"]), 1, 2, 3)
    assert ("single", 1, 8, 0) == top(played(state, 0, "R4"))


@pytest.mark.rule("HY-TRICKSTER-13")
def test_led_the_trickster_has_no_effect() -> None:
    state = position("TRICKSTER R1", 5, 5, 5)
    refused(state, hy.PlayTrickster(0), "HY-TURN-11")
    result = step(state, play(state, 0, "TRICKSTER"))
    assert (("single", 1, 0, 0), 1, []) == (top(result.state), turn(result.state), of(hy.TricksterPlayed, result))
