"""
The end of the game, and five players.
"""

from __future__ import annotations

import pytest

from tabletricks import Outcome
from tabletricks import hydra as hy

from .builders import (
    HyStep,
    asked,
    card,
    checks,
    of,
    only,
    opening,
    play,
    played,
    position,
    refused,
    scored,
    sizes,
    step,
)


# A wins alone at stake 30 with the Companion aside (+30) and 90 card points; B captured a 3, the defenders get 10.
RESULT = (120, 10, 10, 10)


def round_over(*totals: int, overtime: bool = False, target: int | None = None) -> HyStep:
    """The end of a round that adds ``RESULT`` to some totals."""
    hands = ("R7", "5 6", "5 6", "5 6")
    state = position(
        *hands,
        stake=30,
        middle="9 10 COMPANION",
        captured={1: "3"},
        totals=totals,
        overtime=overtime,
        target=target,
        round_no=6,
    )
    result = step(state, hy.Play(0, (card("R7"),)))
    assert tuple(map(sum, zip(totals, RESULT, strict=True))) == only(hy.RoundEnded, result).totals
    return result


@pytest.mark.rule("HY-GAME-1", "HY-GAME-7")
def test_the_sole_leader_at_the_target_wins() -> None:
    """450, 444, 300, 10: both of the first two have reached 444, the first has more."""
    result = round_over(330, 434, 290, 0)
    assert Outcome.ranked((450, 444, 300, 10)) == hy.outcome(result.state)
    assert hy.GameEnded(Outcome.ranked(result.state.totals)) == result.events[-1]
    assert (None, ()) == (asked(hy.view(result.state, 0)), hy.awaiting(result.state))
    assert [] == of(hy.RoundStarted, result)


@pytest.mark.rule("HY-GAME-1")
@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        ((324, 0, 0, 0), 0),
        ((323, 0, 0, 0), None),
        ((0, 434, 0, 0), 1),
        ((0, 433, 432, 431), None),
        ((0, 400, 0, 435), 3),
    ],
)
def test_the_target_must_be_reached(totals: tuple[int, ...], winner: int | None) -> None:
    """444 is enough, 443 is not; it need not be the winner of the round, nor an attacker."""
    outcome = hy.outcome(round_over(*totals).state)
    assert winner == (None if outcome is None else outcome.winners[0])


@pytest.mark.rule("HY-GAME-1")
@pytest.mark.parametrize(("target", "ends"), [(333, True), (334, False), (214, True), (9999, False)])
def test_another_target(target: int, ends: bool) -> None:
    """After the round the first has 333."""
    assert ends == (hy.outcome(round_over(213, 0, 0, 0, target=target).state) is not None)


@pytest.mark.rule("HY-GAME-2")
def test_a_shared_lead_at_the_target_begins_overtime() -> None:
    """450, 450, 300, 10: the game goes on."""
    result = round_over(330, 440, 290, 0)
    assert hy.outcome(result.state) is None
    assert hy.OvertimeStarted((0, 1)) == only(hy.OvertimeStarted, result)
    assert (True, 7, (450, 450, 300, 10)) == (
        result.state.overtime,
        result.state.round,
        result.state.totals,
    )
    assert ("stake", (1,)) == (asked(result.state), hy.awaiting(result.state))


@pytest.mark.rule("HY-GAME-2")
def test_a_shared_lead_below_the_target_is_no_overtime() -> None:
    """440, 440: nothing special; and a shared second place at the target does not matter."""
    result = round_over(320, 430, 0, 0)
    assert [] == of(hy.OvertimeStarted, result)
    assert not result.state.overtime
    assert Outcome.ranked((500, 450, 450, 10)) == hy.outcome(round_over(380, 440, 440, 0).state)


@pytest.mark.rule("HY-GAME-2", "HY-GAME-3")
def test_overtime_goes_on_while_the_lead_is_shared() -> None:
    """B and C stay level: another round, without a second announcement. Above the target or below."""
    for shared in (450, 200):
        result = round_over(0, shared, shared, 0, overtime=True)
        assert hy.outcome(result.state) is None
        assert [] == of(hy.OvertimeStarted, result)
        assert result.state.overtime


@pytest.mark.rule("HY-GAME-3")
def test_in_overtime_the_first_sole_leader_wins_whoever_it_is() -> None:
    """B and C were level; A, who was behind, leads alone now. Or A was one of them."""
    assert Outcome.ranked((461, 460, 460, 10)) == hy.outcome(round_over(341, 450, 450, 0, overtime=True).state)
    assert Outcome.ranked((570, 460, 10, 10)) == hy.outcome(round_over(450, 450, 0, 0, overtime=True).state)


@pytest.mark.rule("HY-GAME-3")
def test_a_third_may_join_the_shared_lead() -> None:
    """A catches up with B and C: three are level, and it goes on."""
    assert hy.outcome(round_over(340, 450, 450, 0, overtime=True).state) is None


@pytest.mark.rule("HY-GAME-3", "HY-GAME-4", "HY-SCORE-9", "HY-SCORE-14")
def test_overtime_ends_below_the_target() -> None:
    """
    450, 450, 300, 10 in overtime; A attacks at 30, the Companion is aside, B wins.

    A has captured two 11s (10); B two 11s (10), C and D hold all 3s and Heroes (80): -70. So A -20, the others -40.
    """
    state = position(
        "5 6",
        "R7",
        "3 3 H H",
        "3 3 H H",
        turn=1,
        stake=30,
        middle="9 10 COMPANION",
        captured={0: "11 11", 1: "11 11"},
        totals=(450, 450, 300, 10),
        overtime=True,
    )
    result = step(state, hy.Play(1, (card("R7"),)))
    end = only(hy.RoundEnded, result)
    assert ("absent", (10, -70, -70, -70), (-30, 30, 30, 30)) == (end.mode, end.card_points, end.victory_points)
    assert Outcome.ranked((430, 410, 260, 0)) == hy.outcome(result.state)


@pytest.mark.rule("HY-GAME-4")
def test_the_same_totals_without_overtime_do_not_end_the_game() -> None:
    assert hy.outcome(round_over(310, 310, 250, 0).state) is None
    assert Outcome.ranked((430, 320, 260, 10)) == hy.outcome(round_over(310, 310, 250, 0, overtime=True).state)


@pytest.mark.rule("HY-GAME-5")
def test_nobody_wins_in_the_middle_of_a_round() -> None:
    """A has 443 and takes a trick with a Hero: 453 so far, but nothing is counted before the round is over."""
    state = position("H 5 6", "3 6", 3, 3, totals=(443, 0, 0, 0))
    state = checks(played(state, 0, "H"), 1, 2, 3)
    assert (None, (443, 0, 0, 0)) == (hy.outcome(state), state.totals)
    assert (0,) == hy.awaiting(state)


@pytest.mark.rule("HY-GAME-6", "HY-SETUP-5")
def test_the_next_round_is_dealt_in_the_same_step() -> None:
    """Nobody has to ask for it: B attacks, A deals; nothing is left of the old round but the totals."""
    result = round_over(0, 0, 0, 0)
    state = result.state
    started = only(hy.RoundStarted, result)
    assert (7, 0, 1) == (started.number, started.dealer, started.attacker)
    assert result.events.index(only(hy.RoundEnded, result)) < result.events.index(started)
    assert ((15,) * 4, ((),) * 4, None) == (sizes(state), state.captured, state.trick)
    assert ((1,), 50, hy.Companion()) == (state.attackers, state.stake, state.companion)
    assert [False, True, False] == [state.is_face_up(at) for at in range(3)]
    assert (120, 10, 10, 10) == state.totals


@pytest.mark.rule("HY-GAME-7")
def test_the_outcome_has_one_winner_and_all_totals() -> None:
    outcome = hy.outcome(round_over(400, 50, 60, 0).state)
    assert Outcome((0,), (520, 60, 70, 10), (1, 3, 2, 4)) == outcome
    assert hy.outcome(position(3, 3, 3, 3)) is None


@pytest.mark.rule("HY-GAME-8")
def test_nothing_is_legal_after_the_end() -> None:
    """For no seat, whatever it holds."""
    state = round_over(400, 0, 0, 0).state
    assert () == hy.awaiting(state)
    for seat in range(4):
        assert () == hy.legal_actions(state, seat)
    refused(state, hy.Check(1), "HY-GAME-8")
    refused(state, play(state, 1, "5"), "HY-GAME-8")


# Five players.


@pytest.mark.rule("HY-5P-1", "HY-SETUP-7")
def test_five_players_are_dealt_twelve_cards() -> None:
    """There is one attacker, no pile, and the target is 444."""
    state = opening(5).state
    assert ((12,) * 5, 3, ()) == (sizes(state), len(state.middle), state.shared_pile)
    assert ((0,), "stake", 444) == (state.attackers, asked(state), state.options.goal)
    state = step(state, hy.Take(0, (0, 1, 2))).state
    assert ((15, 12, 12, 12, 12), "turn") == (sizes(state), asked(state))


@pytest.mark.rule("HY-5P-1")
def test_five_players_play_like_four() -> None:
    """A trick closes when the four others have checked; an attacker who plays the Companion may name one of four."""
    state = position("9 COMPANION 5", 2, 2, 2, 2)
    state = checks(played(state, 0, "9"), 1, 2, 3)
    assert state.trick is not None
    state = checks(state, 4)
    assert (None, (0,)) == (state.trick, hy.awaiting(state))
    state = played(state, 0, "COMPANION")
    assert [hy.NameCompanion(0, target) for target in (None, 1, 2, 3, 4)] == list(hy.legal_actions(state, 0))


@pytest.mark.rule("HY-5P-2", "HY-5P-1")
@pytest.mark.parametrize(
    ("companion", "winner", "mode", "teams", "victory"),
    [
        ((0, 3), 0, "team", ((0, 3), (1, 2, 4)), (50, 0, 0, 50, 0)),
        ((3, None), 3, "team", ((0, 3), (1, 2, 4)), (70, 0, 0, 30, 0)),
        ((3, None), 4, "team", ((0, 3), (1, 2, 4)), (-50, 30, 30, -50, 30)),
        ((0, None), 0, "solo", ((0,), (1, 2, 3, 4)), (100, 0, 0, 0, 0)),
        ((0, None), 1, "solo", ((0,), (1, 2, 3, 4)), (-100, 30, 30, 30, 30)),
    ],
)
def test_five_players_are_two_against_three_or_one_against_four(
    companion: tuple[int, int | None],
    winner: int,
    mode: hy.Mode,
    teams: tuple[tuple[int, ...], ...],
    victory: tuple[int, ...],
) -> None:
    hands = ["5", "5", "5", "5", "6"]
    hands[winner] = "R7"
    end = scored(position(*hands, turn=winner, companion=companion), hy.Play(winner, (card("R7"),)))
    assert (mode, teams, victory) == (end.mode, end.teams, end.victory_points)


@pytest.mark.rule("HY-5P-2")
def test_five_players_and_the_companion_aside() -> None:
    state = position("R7", "5", "5", "5", "5", stake=40, middle="9 10 COMPANION")
    end = scored(state, hy.Play(0, (card("R7"),)))
    assert ("absent", (40, 0, 0, 0, 0)) == (end.mode, end.victory_points)
