"""
Tricks (HY-TRICK-1 to HY-TRICK-11).
"""

from __future__ import annotations

import pytest

from tabletricks import hydra as hy

from .builders import (
    after,
    card,
    cards,
    checked,
    checks,
    legal,
    of,
    only,
    play,
    played,
    position,
    refused,
    step,
    top,
    turn,
)


POWERLESS = ["STORM", "LEAP", "TRICKSTER"]


@pytest.mark.rule("HY-TRICK-1")
def test_a_play_becomes_the_top_and_forgets_the_checks() -> None:
    state = position(5, 5, "R8 1", 5, turn=2, trick=["0: R5"], checked=[1])
    state = played(state, 2, "R8")
    assert (("single", 1, 16, 2), ()) == (top(state), checked(state))
    assert state.trick is not None
    assert (0, cards("R5 R8")) == (state.trick.leader, state.trick.cards())


@pytest.mark.rule("HY-TRICK-1", "HY-STORM-4")
def test_a_storm_is_a_play_and_forgets_the_checks_too() -> None:
    state = position(5, 5, "STORM 1", 5, turn=2, trick=["0: R5"], checked=[1])
    assert ((), 2) == (checked(after(state, hy.PlayStorm(2))), top(after(state, hy.PlayStorm(2)))[3])


@pytest.mark.rule("HY-TRICK-2", "HY-TRICK-4", "HY-TRICK-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_trick_closes_with_the_check_of_the_last_other_seat(players: int) -> None:
    """Not one check earlier, and without a further check of the owner."""
    state = played(position("R9 1", *[4] * (players - 1)), 0, "R9")
    for seat in range(1, players):
        assert (state.trick is not None, seat) == (True, turn(state))
        result = step(state, hy.Check(seat))
        state = result.state
    assert hy.TrickWon(0, cards("R9")) == only(hy.TrickWon, result)
    assert (None, 0) == (state.trick, turn(state))


@pytest.mark.rule("HY-TRICK-2")
def test_only_checks_since_the_last_play_count() -> None:
    """B and C checked on A's 5; after D's 6 they are asked again."""
    state = position(5, 5, 5, "R6 1", turn=3, trick=["0: R5"], checked=[1, 2])
    state = checks(played(state, 3, "R6"), 0, 1)
    assert (2, (0, 1)) == (turn(state), checked(state))
    assert 3 == only(hy.TrickWon, step(state, hy.Check(2))).seat


@pytest.mark.rule("HY-TRICK-2", "HY-LEAP-5")
def test_only_checks_since_the_last_time_leap_count() -> None:
    state = position(5, 5, 5, "LEAP 1", turn=3, trick=["0: R5"], checked=[1, 2])
    state = after(state, hy.PlayLeap(3))
    assert () == checked(state)
    state = checks(state, 0, 1, 2)
    assert (3, (1, 2)) == (turn(state), checked(state))
    assert 0 == only(hy.TrickWon, step(state, hy.Check(3))).seat


@pytest.mark.rule("HY-TRICK-3", "HY-LEAP-6")
def test_the_owners_own_check_does_not_count() -> None:
    """After Time Leap the owner checks: three others still have to."""
    state = position("LEAP 1", 5, 5, 5, turn=1, trick=["0: R5"])
    state = checks(after(state, hy.PlayLeap(0)), 0)
    assert (1, ()) == (turn(state), checked(state))
    state = checks(state, 1, 2)
    assert (3, (1, 2)) == (turn(state), checked(state))
    assert [] != of(hy.TrickWon, step(state, hy.Check(3)))


@pytest.mark.rule("HY-TRICK-4")
def test_the_owner_takes_every_card_of_the_trick() -> None:
    """Beaten plays and the effect cards of others, too; nobody else gets anything."""
    state = position("R5 1", "R8 1", "TRICKSTER 1", "LEAP 1", rest=3)
    before = state.captured
    state = played(played(state, 0, "R5"), 1, "R8")
    state = after(state, hy.PlayTrickster(2), hy.PlayLeap(3))
    state = checks(state, 1, 2, 3)
    result = step(state, hy.Check(0))
    assert sorted(cards("R5 R8 TRICKSTER LEAP")) == sorted(only(hy.TrickWon, result).cards)
    captured = result.state.captured
    assert (before[0], before[2], before[3]) == (captured[0], captured[2], captured[3])
    assert set(cards("R5 R8 TRICKSTER LEAP")) == set(captured[1])


@pytest.mark.rule("HY-TRICK-5")
def test_the_winner_leads_the_next_trick() -> None:
    state = position(5, 5, "R8 R4 1", 5, turn=2, trick=["0: R5"], checked=[1])
    state = checks(played(state, 2, "R8"), 3, 0, 1)
    assert (2, None) == (turn(state), state.trick)
    assert ("single", 1, 8, 2) == top(played(state, 2, "R4"))


@pytest.mark.rule("HY-TRICK-6", "HY-LEAP-7")
def test_ex_33_stacked_effect_cards() -> None:
    """On A's 7 lie D's Trickster and C's Time Leap: A's pair of strength 14 is to be beaten, and A is to act."""
    state = position("R7 B8 G8 1", 5, "LEAP 1", "TRICKSTER 1")
    state = after(played(state, 0, "R7"), hy.PlayTrickster(3), hy.PlayLeap(2))
    assert (("pair", 1, 14, 0), 0) == (top(state), turn(state))
    refused(state, play(state, 0, "B8"), "HY-TURN-5")
    assert ("pair", 1, 16, 0) == top(played(state, 0, "B8 G8"))


@pytest.mark.rule("HY-TRICK-6")
def test_cards_without_a_value_lie_on_a_storm_and_its_player_stays_the_owner() -> None:
    state = position(5, "STORM 1", "TRICKSTER 1", "LEAP 1", turn=1, trick=["0: 7"])
    state = after(state, hy.PlayStorm(1), hy.PlayLeap(3), hy.PlayTrickster(2))
    assert (("pair", 1, 19, 1), 1) == (top(state), turn(state))


@pytest.mark.rule("HY-TRICK-7", "HY-LEAP-11", "HY-TRICKSTER-13")
@pytest.mark.parametrize("led", POWERLESS)
def test_led_they_are_singles_of_value_0_without_effect(led: str) -> None:
    """Normal order, an ordinary single, the turn goes on."""
    state = played(position(f"{led} 5", "1 2", 5, 5), 0, led)
    assert (("single", 1, 0, 0), 1, ()) == (top(state), turn(state), checked(state))
    assert state.trick is not None
    assert state.trick.storm is False
    assert {play(state, 1, "1"), play(state, 1, "2"), hy.Check(1)} == legal(state, 1)


@pytest.mark.rule("HY-TRICK-7")
@pytest.mark.parametrize("led", POWERLESS)
@pytest.mark.parametrize(("text", "strength"), [("1", 2), ("13", 26), ("COMPANION", 28), ("H", 30), ("HYDRA", 34)])
def test_any_single_beats_them(led: str, text: str, strength: int) -> None:
    state = position(5, f"{text} 5", 5, 5, turn=1, trick=[f"0: {led}"])
    assert ("single", 1, strength, 1) == top(played(state, 1, text))


@pytest.mark.rule("HY-TRICK-7", "HY-STORM-4")
def test_ex_34_without_power() -> None:
    """B leads the Trickster, C plays a 1, D the Storm on it."""
    state = position(5, "TRICKSTER 5", "1 5", "STORM 5", turn=1)
    state = played(state, 1, "TRICKSTER")
    assert ("single", 1, 0, 1) == top(state)
    state = played(state, 2, "1")
    assert ("single", 1, 2, 2) == top(state)
    state = after(state, hy.PlayStorm(3))
    assert ("single", 1, 31, 3) == top(state)
    assert state.trick is not None
    assert state.trick.storm is True


@pytest.mark.rule("HY-LEAP-1", "HY-TRICKSTER-6", "HY-TRICK-7")
def test_ex_35_on_a_lead_of_value_0() -> None:
    state = position("STORM R1 5", "TRICKSTER 5", 5, "LEAP 5")
    state = played(state, 0, "STORM")
    assert ("single", 1, 0, 0) == top(state)
    refused(state, hy.PlayTrickster(1), "HY-TRICKSTER-6")
    state = after(state, hy.PlayLeap(3))
    assert 0 == turn(state)
    assert ("single", 1, 2, 0) == top(played(state, 0, "R1"))


@pytest.mark.rule("HY-TRICK-8")
@pytest.mark.parametrize("led", POWERLESS)
def test_the_leader_wins_such_a_trick_if_all_others_check(led: str) -> None:
    state = checks(played(position(f"{led} 5", 5, 5, 5), 0, led), 1, 2)
    result = step(state, hy.Check(3))
    assert hy.TrickWon(0, (card(led),)) == only(hy.TrickWon, result)
    assert 0 == turn(result.state)


@pytest.mark.rule("HY-TRICK-9")
@pytest.mark.parametrize("led", POWERLESS)
def test_nobody_but_the_leader_can_start_a_trick_with_them(led: str) -> None:
    state = position(5, f"{led} 5", 5, 5)
    refused(state, play(state, 1, led), "HY-TURN-10")
    assert set() == legal(state, 1)


@pytest.mark.rule("HY-TRICK-10")
@pytest.mark.parametrize(("led", "other"), [("STORM", "LEAP"), ("LEAP", "TRICKSTER"), ("TRICKSTER", "STORM")])
def test_a_card_of_value_0_beats_nothing(led: str, other: str) -> None:
    """Not even another one."""
    for lying in ("1", "9", "9 9", other):
        state = position(5, f"{led} 5", 5, 5, turn=1, trick=[f"0: {lying}"])
        refused(state, play(state, 1, led), "HY-TRICK-10")


@pytest.mark.rule("HY-TRICK-11")
def test_captured_cards_are_public() -> None:
    state = position(5, 5, "R8 1", 5, turn=2, trick=["0: RH BH"], checked=[1], captured={1: "Y3 Y11"})
    state = checks(state, 2, 3)
    for seat in (None, 0, 1, 2, 3):
        seen = hy.view(state, seat)
        captured = tuple(player.captured for player in seen.players)
        assert state.captured == captured
        assert (set(cards("Y3 Y11")), True) == (set(captured[1]), set(cards("RH BH")) <= set(captured[0]))
