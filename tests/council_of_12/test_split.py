"""
Two players take a challenge with two goals in two sub-rounds (C12-SPLIT-1 to C12-SPLIT-10), and the replay after a
failed split (C12-FX-REPLAY-2).
"""

from __future__ import annotations

import pytest

from tabletricks import council_of_12 as c12

from .builders import (
    after,
    asked,
    discard,
    evaluation,
    laying,
    of,
    play,
    playable,
    position,
    refused,
    step,
    verdicts,
    voting,
)


KNIGHTLY = "worker warlock golem knight princess"


def split(**effects: c12.RoundEffects) -> c12.State:
    """Challenge 21 with 3 and 10, the alchemist asks for help, die 7; both want two sub-rounds."""
    state = position(
        2, phase="split", challenge=21, supplicant="alchemist", die=7, this_round=effects.get("this_round")
    )
    return after(state, *voting("split", 2))


FIRST: list[c12.Action] = [
    *laying("machine", "worker"),
    c12.Reveal(0),
    c12.Resolve(0, 2),
    c12.Reveal(1),
    c12.Resolve(1, (11, 3)),
]
"""From 7 over 9 and 11 to 3: the first goal is met."""


@pytest.mark.rule("C12-SPLIT-1", "C12-SPLIT-4", "C12-SPLIT-6", "C12-SPLIT-8")
def test_split_success() -> None:
    first = step(split(), *FIRST)
    state = first.state
    assert [(0,)] == [ended.met for ended in of(c12.SubRoundEnded, first)]
    assert [c12.ExtraRound("split")] == of(c12.ExtraRound, first)
    assert [] == of(c12.Evaluated, first)
    assert (2, (0,), (3,), "laying") == (state.sub_round, state.first_met, state.shown, asked(state))
    assert ("alchemist", 1, 3) == (state.supplicants.current, state.round, state.favour)
    second = step(
        state, *laying("worker", "warlock"), c12.Reveal(1), c12.Resolve(1, 11), c12.Reveal(0), c12.Resolve(0, (9, 10))
    )
    assert [(21, "Strange Lights", True, 10)] == verdicts(second)
    assert [c12.FavourChanged(3, 4)] == of(c12.FavourChanged, second)
    assert ("machine worker", "worker warlock") == (discard(second.state, 0), discard(second.state, 1))
    assert (2, 0) == (second.state.round, second.state.sub_round)


@pytest.mark.rule("C12-SPLIT-5", "C12-SPLIT-8")
def test_split_early_failure() -> None:
    """The die was at 3 on the way, but ends at 5."""
    path = [*FIRST[:-1], c12.Resolve(1, (11, 5))]
    result = step(split(), *path)
    assert [()] == [ended.met for ended in of(c12.SubRoundEnded, result)]
    assert [(21, "Strange Lights", False, 5)] == verdicts(result)
    assert ([], 2, 2) == (of(c12.ExtraRound, result), result.state.favour, result.state.round)


@pytest.mark.rule("C12-SPLIT-5")
def test_a_goal_met_on_the_way_does_not_count() -> None:
    """From 9 over 10 to 8: the 10 was shown, but not at the end of the sub-round."""
    result = step(split(), *FIRST[:-1], c12.Resolve(1, (10, 8)))
    assert [()] == [ended.met for ended in of(c12.SubRoundEnded, result)]


@pytest.mark.rule("C12-SPLIT-6")
def test_split_same_goal_twice() -> None:
    """The warlocks cancel each other, and the die stays at 3."""
    result = step(after(split(), *FIRST), *laying("warlock", "warlock"), c12.Reveal(0))
    assert [(21, "Strange Lights", False, 3)] == verdicts(result)
    assert 2 == result.state.favour


@pytest.mark.rule("C12-SPLIT-6")
@pytest.mark.parametrize(
    ("met", "die", "passed"),
    [((0,), 10, True), ((0,), 3, False), ((1,), 3, True), ((1,), 10, False), ((0,), 4, False), ((0, 1), 3, True)],
)
def test_the_second_sub_round_must_meet_the_other_goal(met: tuple[int, ...], die: int, passed: bool) -> None:
    """If the first one met both, either will do. What was shown on the way does not matter."""
    result = evaluation(2, challenge=21, sub_round=2, first_met=met, die=die, shown=(10, 3, die))
    assert [(21, "Strange Lights", passed, die)] == verdicts(result)


@pytest.mark.rule("C12-SPLIT-1", "C12-SPLIT-2")
def test_both_must_agree() -> None:
    """The first no ends the vote: the challenge is taken in one go. A vote cannot be changed."""
    state = position(2, phase="split", challenge=21)
    assert ((0, 1), "split_vote") == (c12.awaiting(state), asked(state))
    one = after(state, c12.VoteSplit(1, True))
    assert ((0,), 0) == (c12.awaiting(one), one.sub_round)
    refused(one, c12.VoteSplit(1, False), "C12-SPLIT-2")
    no = step(one, c12.VoteSplit(0, False))
    assert ([c12.SplitResult(False)], 0, "laying") == (of(c12.SplitResult, no), no.state.sub_round, asked(no.state))
    yes = step(one, c12.VoteSplit(0, True))
    assert ([c12.SplitResult(True)], 1, "laying") == (of(c12.SplitResult, yes), yes.state.sub_round, asked(yes.state))
    assert ("laying", 0) == (asked(after(state, c12.VoteSplit(0, False))), state.sub_round)


@pytest.mark.rule("C12-SPLIT-1")
def test_one_goal_is_not_split() -> None:
    state = after(position(2, phase="bell", challenge=5), c12.VoteBell(0, False))
    assert "laying" == asked(state)
    refused(state, c12.VoteSplit(0, True), "C12-SPLIT-1")


@pytest.mark.rule("C12-SPLIT-10")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_do_not_split(players: int) -> None:
    state = after(position(players, phase="bell", challenge=21), c12.VoteBell(0, False))
    assert "laying" == asked(state)
    refused(state, c12.VoteSplit(1, True), "C12-SPLIT-10")


@pytest.mark.rule("C12-SPLIT-3")
@pytest.mark.parametrize("yes", [True, False])
def test_the_split_is_decided_on_after_the_bell(yes: bool) -> None:
    state = position(2, phase="bell", challenge=21)
    refused(state, c12.VoteSplit(0, True), "C12-SPLIT-3")
    assert "split_vote" == asked(after(state, *voting("bell", 2, yes=yes)))


@pytest.mark.rule("C12-SPLIT-3", "C12-EXTRA-3")
def test_the_split_is_decided_on_again_in_a_replay_round() -> None:
    """Challenge 32, {2} and {12}, failed in one go: once more, and now they split."""
    state = evaluation(2, challenge=32, die=7).state
    assert ("split_vote", True) == (asked(state), state.replay)
    state = after(state, *voting("split", 2))
    assert (1, True, "laying") == (state.sub_round, state.replay, asked(state))


@pytest.mark.rule("C12-SPLIT-3", "C12-BELL-9")
def test_nothing_is_decided_between_the_sub_rounds() -> None:
    state = after(split(), *FIRST)
    refused(state, c12.VoteSplit(0, True), "C12-SPLIT-3")
    refused(state, c12.VoteBell(0, True), "C12-BELL-9")


@pytest.mark.rule("C12-SPLIT-4")
def test_the_supplicant_is_forbidden_in_both_sub_rounds() -> None:
    state = split()
    assert {"worker", "warlock", "machine", "shapeshifter"} == playable(state, 0)
    state = after(state, *FIRST)
    assert {"worker", "warlock", "shapeshifter"} == playable(state, 0)
    refused(state, play(0, "alchemist"), "C12-PLAY-3")


@pytest.mark.rule("C12-SPLIT-7")
def test_replaced_goals_are_printed_again_in_the_second_sub_round() -> None:
    """
    The knight makes {3} to {1 2 3 4}, and the die ends at 4: goal 0 is met, and stays so.

    In the second sub-round 4 would meet nothing, 3 only the same goal, 10 the other one.
    """
    state = position(2, phase="split", challenge=21, in_play=KNIGHTLY, supplicant="druid", die=3)
    state = after(state, *voting("split", 2), *laying("knight", "warlock"), c12.Reveal(0), c12.Resolve(0, 0))
    assert ((1, 2, 3, 4), (10,)) == state.goals
    ended = step(state, c12.Reveal(1), c12.Resolve(1, 4))
    assert [(0,)] == [one.met for one in of(c12.SubRoundEnded, ended)]
    assert ((3,), (10,)) == ended.state.goals
    assert (0,) == ended.state.first_met


@pytest.mark.rule("C12-SPLIT-7", "C12-SPLIT-6")
def test_a_replaced_goal_counts_by_its_place() -> None:
    """The golem makes {3} to {9 10 11 12}; 10 then meets both goals, so a 3 or a 10 will do later."""
    state = position(2, phase="split", challenge=21, in_play=KNIGHTLY, supplicant="druid", die=9)
    state = after(state, *voting("split", 2), *laying("golem", "warlock"), c12.Reveal(0), c12.Resolve(0, 0))
    ended = step(state, c12.Reveal(1), c12.Resolve(1, 10))
    assert [(0, 1)] == [one.met for one in of(c12.SubRoundEnded, ended)]
    assert (0, 1) == ended.state.first_met


@pytest.mark.rule("C12-SPLIT-8")
def test_a_split_is_evaluated_once() -> None:
    """Two sub-rounds, one reward, one card on the left."""
    result = step(
        split(), *FIRST, *laying("worker", "warlock"), c12.Reveal(1), c12.Resolve(1, 11), c12.Reveal(0),
        c12.Resolve(0, (9, 10)),
    )  # fmt: skip
    assert 1 == len(of(c12.Evaluated, result)) == len(of(c12.FavourChanged, result)) == len(of(c12.RoundEnded, result))
    assert (21,) == result.state.challenges.left


@pytest.mark.rule("C12-SPLIT-9")
def test_step_4_begins_anew_in_the_second_sub_round() -> None:
    """The princess turns the die although a card was executed in the first one, and sentences may be said again."""
    state = position(2, phase="split", challenge=21, in_play=KNIGHTLY, supplicant="druid", die=4)
    state = after(state, *voting("split", 2), play(0, "warlock"), c12.Say(0, "alone"), play(1, "worker"))
    state = after(state, c12.Ready(0), c12.Ready(1), c12.Reveal(1), c12.Resolve(1, (5, 11)), c12.Reveal(0))
    assert (("worker", "warlock"), ()) == (state.executed, state.negated)
    state = after(state, c12.Resolve(0, 3))
    assert (2, (), ()) == (state.sub_round, state.executed, state.negated)
    state = after(state, play(0, "princess"), c12.Say(0, "nothing"), play(1, "warlock"), c12.Ready(0), c12.Ready(1))
    assert 10 == after(state, c12.Reveal(0), c12.Resolve(0, 10)).die


@pytest.mark.rule("C12-SPLIT-9")
def test_negated_characters_are_free_again_in_the_second_sub_round() -> None:
    """Two warlocks cancel each other at 3; the second sub-round knows nothing of it."""
    state = position(2, phase="split", challenge=21, supplicant="alchemist", die=3)
    state = after(state, *voting("split", 2), *laying("warlock", "warlock"), c12.Reveal(0))
    assert (2, (), ()) == (state.sub_round, state.executed, state.negated)


@pytest.mark.rule("C12-SPLIT-9", "C12-SAY-5", "C12-PLAY-4", "C12-PLAY-8")
def test_what_holds_in_the_round_holds_in_both_sub_rounds() -> None:
    """A ban, hush, and of two permits the one that was not used."""
    state = split(this_round=c12.RoundEffects(permits=2, banned=("shapeshifter",), hush=True))
    state = after(state, play(0, "machine", open=True), play(1, "worker"), c12.Ready(0), c12.Ready(1))
    state = after(state, *FIRST[4:])
    assert 2 == state.sub_round
    refused(state, play(0, "shapeshifter"), "C12-PLAY-4")
    state = after(state, play(0, "warlock", open=True))
    refused(state, c12.Say(0, "alone"), "C12-SAY-5")
    refused(state, play(1, "machine", open=True), "C12-PLAY-8")


@pytest.mark.rule("C12-FX-REPLAY-2", "C12-EXTRA-2", "C12-SPLIT-8")
@pytest.mark.parametrize(("stage", "met"), [(1, ()), (2, (0,))])
def test_a_failed_split_is_replayed_once(stage: int, met: tuple[int, ...]) -> None:
    """Challenge 32: after a failed sub-round comes the replay round; a split in that is not replayed again."""
    result = evaluation(2, challenge=32, sub_round=stage, first_met=met, die=7)
    assert [c12.ExtraRound("replay")] == of(c12.ExtraRound, result)
    assert (1, 2, 0, True) == (
        result.state.round,
        result.state.favour,
        result.state.sub_round,
        result.state.replay,
    )
    again = evaluation(2, challenge=32, sub_round=stage, first_met=met, die=7, replay=True)
    assert ([], 2, 2) == (of(c12.ExtraRound, again), again.state.round, again.state.favour)


@pytest.mark.rule("C12-SPLIT-3", "C12-FX-REPLAY-2")
def test_both_sub_rounds_of_a_replay_belong_to_it() -> None:
    """So the penalty of the second one brings no further replay."""
    second = evaluation(2, challenge=32, sub_round=1, die=2, replay=True).state
    assert (2, (0,), True) == (second.sub_round, second.first_met, second.replay)
