"""
The Storm (HY-STORM-1 to HY-STORM-13).
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


def reversed_order(state: hy.State) -> bool:
    assert state.trick is not None
    return state.trick.storm


def storm_on(rank: str, held: str) -> hy.State:
    """B's Storm lies on A's single; C, with some cards, is in turn."""
    return position(5, 5, f"{held} WITCH", 5, turn=2, trick=[f"0: {rank}", "1: STORM"])


# Where it can be played.


@pytest.mark.rule("HY-STORM-1", "HY-STORM-4")
@pytest.mark.parametrize("rank", range(1, 14))
def test_the_storm_is_played_on_a_single_from_1_to_13(rank: int) -> None:
    """It is half a point below: 2 x (16 - rank) + 1 in the reversed order."""
    state = position(5, "STORM WITCH", 5, 5, turn=1, trick=[f"0: {rank}"])
    result = step(state, hy.PlayStorm(1))
    assert (("single", 1, 33 - 2 * rank, 1), True) == (top(result.state), reversed_order(result.state))
    assert state.trick is not None
    assert (hy.StormPlayed(1, state.trick.top), "WITCH") == (only(hy.StormPlayed, result), hand(result.state, 1))


@pytest.mark.rule("HY-STORM-1")
def test_only_in_turn_and_not_as_a_lead() -> None:
    state = position(5, 5, "STORM 1", 5, turn=1, trick=["0: 9"])
    refused(state, hy.PlayStorm(2), "HY-TURN-10")
    refused(position("STORM 1", 5, 5, 5), hy.PlayStorm(0), "HY-STORM-1")


@pytest.mark.rule("HY-STORM-2")
def test_a_pair_made_a_single_will_do_and_a_single_made_a_pair_will_not() -> None:
    state = position(5, "STORM 1", 5, 5, turn=1, trick=["0: 9 9", "3: TRICKSTER"])
    assert ("single", 1, 15, 1) == top(after(state, hy.PlayStorm(1)))
    state = position(5, "STORM 1", 5, 5, turn=1, trick=["0: 9", "3: TRICKSTER"])
    refused(state, hy.PlayStorm(1), "HY-STORM-3")


@pytest.mark.rule("HY-STORM-3", "HY-STORM-2")
@pytest.mark.parametrize("lying", ["COMPANION", "H", "PEGASUS", "HYDRA", "LEAP", "TRICKSTER"])
def test_not_on_other_singles(lying: str) -> None:
    state = position(5, "STORM 1", 5, 5, turn=1, trick=[f"0: {lying}"])
    refused(state, hy.PlayStorm(1), "HY-STORM-3")


@pytest.mark.rule("HY-STORM-3")
def test_not_on_heroes_made_a_single() -> None:
    state = position(5, "STORM 1", 5, 5, turn=1, trick=["0: H H", "3: TRICKSTER"])
    refused(state, hy.PlayStorm(1), "HY-STORM-3")


@pytest.mark.rule("HY-STORM-3")
@pytest.mark.parametrize("lying", ["9 9", "8 8 9 9", "9 9 9", "9 9 9 8 8", "5 6 7 8 9", "9 9 9 9"])
def test_not_on_combinations(lying: str) -> None:
    state = position(5, "STORM 1", 5, 5, turn=1, trick=[f"0: {lying}"])
    refused(state, hy.PlayStorm(1), "HY-STORM-3")


# What it does.


@pytest.mark.rule("HY-STORM-4", "HY-STORM-5", "HY-STORM-7")
def test_ex_20_storm() -> None:
    """On a 7 it has 19: 8 (16) and 7 (18) do not beat it, 6 (20) does; then 1 (30), Pegasus (32), Hydra (34)."""
    state = position("R7 PEGASUS 4", "STORM HYDRA 4", "8 B7 6 4", "1 4")
    state = after(played(state, 0, "R7"), hy.PlayStorm(1))
    assert (("single", 1, 19, 1), True, 2) == (top(state), reversed_order(state), turn(state))
    refused(state, play(state, 2, "8"), "HY-COMBO-12")
    refused(state, play(state, 2, "B7"), "HY-COMBO-12")
    state = played(state, 2, "6")
    assert ("single", 1, 20, 2) == top(state)
    state = played(state, 3, "1")
    assert ("single", 1, 30, 3) == top(state)
    state = played(state, 0, "PEGASUS")
    assert ("single", 1, 32, 0) == top(state)
    assert ("single", 1, 34, 1) == top(played(state, 1, "HYDRA"))


@pytest.mark.rule("HY-STORM-5", "HY-STORM-6", "HY-STORM-7")
def test_the_whole_reversed_order() -> None:
    """H, Companion, 13 down to 1, Pegasus, Hydra: each beats all before it and none after it."""
    order = [15, 14, *range(13, 0, -1), 16, 17]
    names = {15: "H", 14: "COMPANION", 16: "PEGASUS", 17: "HYDRA"}
    for place, rank in enumerate(order):
        if rank in (13, 14, 15):
            continue  # they do not even beat the Storm on a 13, and so cannot lie on it
        held = " ".join(names.get(other, str(other)) for other in order if other != rank)
        trick = ["0: 13", "1: STORM", f"2: {names.get(rank, rank)}"]
        state = position(5, 5, 5, f"{held} WITCH", turn=3, trick=trick, attacker=3)
        singles = {found for found in playable(state, 3) if len(found[0]) == 1}
        assert {((higher,), None) for higher in order[place + 1 :]} == singles


@pytest.mark.rule("HY-STORM-6")
def test_ex_22_storm_at_the_ends() -> None:
    """On a 1 only Pegasus and Hydra beat it; on a 13 a 12 does, but neither 13 nor Companion nor H."""
    state = storm_on("1", "1 2 13 COMPANION H PEGASUS HYDRA")
    assert ("single", 1, 31, 1) == top(state)
    assert {((16,), None), ((17,), None), ((16, 17), None)} == playable(state, 2)
    state = storm_on("13", "12 13 COMPANION H")
    assert ("single", 1, 7, 1) == top(state)
    for text in ("13", "COMPANION", "H"):
        refused(state, play(state, 2, text), "HY-COMBO-12")
    assert ("single", 1, 8, 2) == top(played(state, 2, "12"))


@pytest.mark.rule("HY-STORM-8")
def test_ex_23_ambush_in_a_storm() -> None:
    """3333 (26) beats 5555 (22), HHHH (2) does not; 1111 is the highest."""
    lying = ["0: 7", "1: STORM", "2: 5 5 5 5"]
    state = position(5, 5, 5, "3 3 3 3 H H H H 1 1 1 1 WITCH", turn=3, trick=lying)
    assert ("ambush", 1, 22, 2) == top(state)
    assert {((3, 3, 3, 3), None), ((1, 1, 1, 1), None)} == playable(state, 3)
    refused(state, play(state, 3, "H H H H"), "HY-COMBO-12")
    assert ("ambush", 1, 26, 3) == top(played(state, 3, "3 3 3 3"))
    assert ("ambush", 1, 30, 3) == top(played(state, 3, "1 1 1 1"))


@pytest.mark.rule("HY-STORM-8")
def test_nothing_beats_four_1s_in_a_storm_but_the_hydra_attack() -> None:
    lying = ["0: 7", "1: STORM", "2: 1 1 1 1"]
    state = position(5, 5, 5, "2 2 2 2 H H H H PEGASUS HYDRA", turn=3, trick=lying)
    assert {((16, 17), None)} == playable(state, 3)


@pytest.mark.rule("HY-STORM-8", "HY-TRICKSTER-5")
def test_pairs_after_a_trickster_are_reversed_as_well() -> None:
    state = position(5, 5, "9 9 6 6 2 2 H H", 5, turn=2, trick=["0: 7", "1: STORM", "3: TRICKSTER"])
    assert {((6, 6), None), ((2, 2), None)} == playable(state, 2)
    state = played(state, 2, "6 6")
    assert ("pair", 1, 20, 2) == top(state)


@pytest.mark.rule("HY-STORM-9")
@pytest.mark.parametrize("trick", [["0: 1", "1: STORM"], ["0: 1", "1: STORM", "3: TRICKSTER"]])
def test_ambush_and_hydra_attack_still_beat_everything_else(trick: list[str]) -> None:
    """Four Heroes, the lowest Ambush now, on the highest Storm."""
    state = position(5, 5, "H H H H HYDRA PEGASUS 4", 5, turn=2, trick=trick)
    assert ("ambush", 1, 2, 2) == top(played(state, 2, "H H H H"))
    assert 2 == only(hy.TrickWon, step(state, play(state, 2, "HYDRA PEGASUS"))).seat


# What comes after it.


@pytest.mark.rule("HY-STORM-10")
def test_the_storm_uses_up_the_turn() -> None:
    """B cannot play again; C is to act."""
    state = after(position(5, "STORM 6 6", 5, 5, turn=1, trick=["2: 7"], checked=[0, 3]), hy.PlayStorm(1))
    assert ((2,), ()) == (hy.awaiting(state), checked(state))
    refused(state, play(state, 1, "6"), "HY-TURN-10")


@pytest.mark.rule("HY-STORM-11", "HY-STORM-12")
def test_ex_21_the_storm_wins() -> None:
    """B takes 7 and Storm and leads; the order is normal again."""
    state = position("R7 1", "STORM R6 1", "8 5", 5)
    state = checks(after(played(state, 0, "R7"), hy.PlayStorm(1)), 2, 3)
    result = step(state, hy.Check(0))
    assert hy.TrickWon(1, cards("R7 STORM")) == only(hy.TrickWon, result)
    state = played(result.state, 1, "R6")
    assert (("single", 1, 12, 1), False) == (top(state), reversed_order(state))
    refused(state, play(state, 2, "5"), "HY-COMBO-12")
    assert ("single", 1, 16, 2) == top(played(state, 2, "8"))


@pytest.mark.rule("HY-STORM-5")
def test_the_order_stays_reversed_until_the_trick_closes() -> None:
    """Through plays, checks, a Time Leap and a Trickster."""
    state = position("4 1", "5 1", "6 LEAP 1", "TRICKSTER 1", turn=2, trick=["0: 7", "1: STORM"])
    state = checks(played(state, 2, "6"), 3)
    state = played(state, 0, "4")
    state = after(state, hy.PlayLeap(2), hy.PlayTrickster(3))
    assert (("pair", 1, 24, 0), True) == (top(state), reversed_order(state))


@pytest.mark.rule("HY-STORM-13")
def test_the_owner_may_play_the_storm_on_the_own_single_after_a_time_leap() -> None:
    state = after(position("STORM 4", 5, 5, "LEAP 1", turn=1, trick=["0: R9"]), hy.PlayLeap(3))
    assert hy.PlayStorm(0) in legal(state, 0)
    state = after(state, hy.PlayStorm(0))
    assert (("single", 1, 15, 0), 1) == (top(state), turn(state))
