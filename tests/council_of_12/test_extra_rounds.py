"""
Replays and other extra rounds (C12-FX-REPLAY-1 and -2, C12-EXTRA-1 to -5).
"""

from __future__ import annotations

import pytest

from tabletricks import council_of_12 as c12

from .builders import (
    SET_A,
    after,
    asked,
    brief,
    changed_card,
    evaluation,
    final_score,
    laying,
    of,
    position,
    refused,
    step,
    verdicts,
    voting,
)


COMING = "golem worker machine warlock alchemist"


def first_try(**more: bool) -> c12.State:
    """Challenge 24 wants 9 and has failed with 8 in round 2: favour 2, and its replay begins."""
    return evaluation(
        challenge=24,
        die=8,
        supplicant="princess",
        coming=COMING,
        left=[8],
        round=2,
        belled=more.get("belled", False),
        recruit="on_pass",
    ).state


@pytest.mark.rule("C12-FX-REPLAY-1", "C12-EXTRA-3")
def test_after_the_penalty_the_same_challenge_is_faced_again() -> None:
    """Favour 2; the same challenge, the same supplicant, no bell: cards are laid."""
    result = evaluation(challenge=24, die=8, supplicant="worker", coming="golem")
    assert [(24, "Sealed Gate", False, 8)] == verdicts(result)
    assert (c12.FavourChanged(3, 2), c12.ExtraRound("replay")) == tuple(map(brief, result.events[1:]))
    state = result.state
    assert (24, "worker", "laying", True) == (
        state.challenges.current,
        state.supplicants.current,
        asked(state),
        state.replay,
    )
    assert (((9,),), (8,), (0, 1, 2)) == (state.goals, state.shown, c12.awaiting(state))
    refused(state, c12.VoteBell(0, True), "C12-BELL-9")
    refused(state, c12.Play(0, "worker"), "C12-PLAY-3")


@pytest.mark.rule("C12-FX-REPLAY-1")
def test_the_replay_comes_when_the_list_of_effects_is_done() -> None:
    """Replay stands first on this penalty, but the discards come before it."""
    changed = changed_card(24, penalty=(c12.Replay(), c12.Favour(-1), c12.Discard("all")))
    result = evaluation(players=2, challenge=24, die=8, catalogue=changed)
    assert ([], 2, "individual_choice") == (
        of(c12.ExtraRound, result),
        result.state.favour,
        asked(result.state),
    )
    result = step(result.state, c12.Choose(0, "worker"), c12.Choose(1, "worker"))
    assert [c12.ExtraRound("replay")] == of(c12.ExtraRound, result)


@pytest.mark.rule("C12-EXTRA-1", "C12-EXTRA-4", "C12-EXTRA-5")
def test_w37a_a_passed_replay_gives_the_reward() -> None:
    """The machines cancel each other, and the warlock tilts 8 to 9. The card lies left, once."""
    state = after(first_try(), *laying("warlock", "machine", "machine"), c12.Reveal(1), c12.Reveal(0))
    assert (2, 24) == (state.round, state.challenges.current)
    result = step(state, c12.Resolve(0, 9))
    assert [(24, "Sealed Gate", True, 9)] == verdicts(result)
    assert [c12.SupplicantsShown(("golem", "worker"))] == of(c12.SupplicantsShown, result)
    assert [2] == [event.round for event in of(c12.RoundEnded, result)]
    state = result.state
    assert (3, 2, (8, 24), ()) == (
        state.round,
        state.favour,
        state.challenges.left,
        state.challenges.right,
    )


@pytest.mark.rule("C12-FX-REPLAY-2", "C12-EXTRA-4", "C12-EXTRA-5")
def test_w37b_a_failed_replay_costs_favour_and_is_not_replayed() -> None:
    state = first_try()
    assert 2 == state.favour
    result = step(state, *laying("machine", "machine", "machine"), c12.Reveal(0))
    assert [c12.FavourChanged(2, 1)] == of(c12.FavourChanged, result)
    assert [] == of(c12.ExtraRound, result)
    state = result.state
    assert (3, 1, (8, 24)) == (state.round, state.favour, state.challenges.left)


@pytest.mark.rule("C12-EXTRA-5")
@pytest.mark.parametrize(("belled", "points"), [(False, 2 + 4), (True, 2 + 8)])
def test_the_points_of_a_replayed_challenge_count_once(belled: bool, points: int) -> None:
    """
    Left lies 8 with 2 points. Challenge 24 is worth 4 points, belled 8, faced twice or not; here the replay loses.

    The supplicants are the princess (3), golem (2) and Set A (1 + 1 + 2 + 2 + 1).
    """
    state = evaluation(
        challenge=24, die=8, supplicant="princess", coming="golem", left=[8], round=2, belled=belled, favour=2
    ).state
    assert (1, True) == (state.favour, state.replay)
    state = after(state, *laying("machine", "machine", "machine"), c12.Reveal(0))
    assert state.result is not None
    assert ("favour", points + 12) == (state.result.reason, final_score(state))


@pytest.mark.rule("C12-EXTRA-5")
def test_a_belled_challenge_that_is_replayed_lies_right_once() -> None:
    state = after(first_try(belled=True), *laying("machine", "machine", "machine"), c12.Reveal(0))
    assert ((8,), (24,), 3) == (state.challenges.left, state.challenges.right, state.round)


@pytest.mark.rule("C12-EXTRA-1")
def test_extra_rounds_are_not_counted() -> None:
    """The round number, the supplicants and the stack of challenges stay; the game lasts eight numbered rounds."""
    state = first_try()
    assert (2, "princess", 5) == (state.round, state.supplicants.current, len(state.supplicants.stack))
    stack = state.challenges.stack
    state = after(state, *laying("machine", "machine", "machine"), c12.Reveal(0))
    assert (3, "golem", stack[1:]) == (state.round, state.supplicants.current, state.challenges.stack)


@pytest.mark.rule("C12-EXTRA-3")
def test_a_replay_has_the_printed_goals_and_forgets_what_was_shown() -> None:
    """The golem replaced the 9 by 9 to 12, the die shows 8: in the replay 12 is no goal any more."""
    state = position(
        2,
        phase="reveal",
        in_play="golem patient worker warlock machine",
        laid={0: "golem", 1: "patient"},
        challenge=24,
        die=8,
    )
    state = after(state, c12.Reveal(0), c12.Reveal(1))
    assert (True, ((9,),), (8,), ()) == (
        state.replay,
        state.goals,
        state.shown,
        state.executed,
    )


@pytest.mark.rule("C12-EXTRA-3")
def test_the_chair_stays_the_same() -> None:
    """Four players, round 2: seat 1 sits out in the replay, too."""
    state = evaluation(players=4, challenge=24, die=8, round=2).state
    assert (True, (0, 2, 3)) == (state.replay, c12.awaiting(state))
    refused(state, c12.Play(1, "machine"), "C12-CHAIR-2")


@pytest.mark.rule("C12-EXTRA-3")
def test_in_a_replay_each_player_may_speak_again() -> None:
    state = position(
        2, phase="reveal", laid={0: "machine", 1: "machine"}, said={0: "alone", 1: "nothing"}, challenge=24, die=8
    )
    state = after(state, c12.Reveal(0), c12.Play(0, "worker"))
    assert c12.Say(0, "contribute") in c12.legal_actions(state, 0)


@pytest.mark.rule("C12-EXTRA-3")
def test_two_players_may_decide_anew_on_sub_rounds() -> None:
    """Challenge 32 (2 and 12) failed in one go: before the replay there is a vote, but no bell."""
    state = evaluation(players=2, challenge=32, die=7).state
    assert ("split_vote", True) == (asked(state), state.replay)
    state = after(state, *voting("split", 2))
    assert ("laying", 1, True) == (asked(state), state.sub_round, state.replay)


@pytest.mark.rule("C12-EXTRA-2")
def test_the_second_sub_round_is_an_extra_round() -> None:
    """Challenge 21 in two goes: the shapeshifter turns 10 to 3, and sub-round 2 begins."""
    state = position(
        2,
        phase="reveal",
        sub_round=1,
        in_play="shapeshifter patient worker warlock machine",
        laid={0: "shapeshifter", 1: "patient"},
        challenge=21,
        die=10,
    )
    result = step(state, c12.Reveal(1), c12.Reveal(0))
    assert [(0,)] == [ended.met for ended in of(c12.SubRoundEnded, result)]
    assert [c12.ExtraRound("split")] == of(c12.ExtraRound, result)
    assert (1, 2, "laying") == (result.state.round, result.state.sub_round, asked(result.state))
    refused(result.state, c12.VoteBell(0, True), "C12-BELL-9")


@pytest.mark.rule("C12-FX-REPLAY-2", "C12-EXTRA-2")
@pytest.mark.parametrize(("stage", "met"), [(1, []), (2, [1])])
def test_a_failed_split_is_replayed_all_the_same(stage: int, met: list[int]) -> None:
    """Only a replay is not replayed: challenge 32 fails in sub-round 1, or in sub-round 2."""
    result = evaluation(players=2, challenge=32, sub_round=stage, first_met=met, die=7)
    assert [(32, "Doppelganger", False, 7)] == verdicts(result)
    assert [c12.ExtraRound("replay")] == of(c12.ExtraRound, result)
    state = result.state
    assert (2, True, "split_vote", 0, ()) == (
        state.favour,
        state.replay,
        asked(state),
        state.sub_round,
        state.first_met,
    )


@pytest.mark.rule("C12-FX-REPLAY-2")
@pytest.mark.parametrize(("stage", "met"), [(0, []), (1, []), (2, [1])])
def test_a_failed_replay_of_a_split_is_not_replayed(stage: int, met: list[int]) -> None:
    result = evaluation(players=2, challenge=32, sub_round=stage, first_met=met, die=7, replay=True)
    assert ([], 2, 2) == (of(c12.ExtraRound, result), result.state.round, result.state.favour)


@pytest.mark.rule("C12-EXTRA-4")
def test_a_replay_in_two_goes_is_evaluated_at_its_end() -> None:
    """Challenge 32: 12 was met in sub-round 1 of the replay, now 2: passed, and the reward is peek(1)."""
    result = evaluation(
        players=2, challenge=32, sub_round=2, first_met=[1], die=2, replay=True, supplicant="princess", coming="golem"
    )
    assert [(32, "Doppelganger", True, 2)] == verdicts(result)
    assert [c12.SupplicantsShown(("golem",))] == of(c12.SupplicantsShown, result)


@pytest.mark.rule("C12-EXTRA-1")
def test_a_split_and_its_replay_belong_to_one_round() -> None:
    """Two sub-rounds and two more in the replay, all of them in round 3; the die never leaves the 12."""
    state = position(2, phase="split", challenge=32, round=3, die=12, in_play=SET_A, supplicant="alchemist")
    state = after(state, *voting("split", 2), *laying("machine", "machine"), c12.Reveal(0))
    assert (2, False) == (state.sub_round, state.replay)
    state = after(state, *laying("warlock", "warlock"), c12.Reveal(0))
    assert (0, True, "split_vote") == (state.sub_round, state.replay, asked(state))
    state = after(state, *voting("split", 2), *laying("worker", "worker"), c12.Reveal(0))
    assert (2, True, 3) == (state.sub_round, state.replay, state.round)
    state = after(state, *laying("shapeshifter", "shapeshifter"), c12.Reveal(0))
    assert (4, 1) == (state.round, state.favour)
