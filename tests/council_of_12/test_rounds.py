"""
Favour, the round, and the bell (C12-FAVOUR-1 to C12-FAVOUR-3, C12-ROUND-1 to C12-ROUND-6, C12-BELL-1 to C12-BELL-11).
"""

from __future__ import annotations

import pytest

from tabletricks import Outcome
from tabletricks import council_of_12 as c12

from .builders import (
    SET_A,
    after,
    asked,
    brief,
    changed_card,
    characters,
    evaluation,
    final_score,
    laying,
    of,
    position,
    refused,
    step,
    voting,
)


def bell(players: int = 3, *, favour: int = 3) -> c12.State:
    """Challenge 5, the celebration comes next, the princess asks for help."""
    return position(players, phase="bell", challenge=5, following=(8,), supplicant="princess", favour=favour, die=7)


# Favour.


@pytest.mark.rule("C12-FAVOUR-1")
def test_favour_never_exceeds_5() -> None:
    """Challenge 16 gains 2: from 4 to 5 and from 5 to 5."""
    passed = evaluation(challenge=16, die=3, favour=4)
    assert [c12.FavourChanged(4, 5, capped=True)] == of(c12.FavourChanged, passed)
    passed = evaluation(challenge=16, die=3, favour=5)
    assert (5, []) == (passed.state.favour, of(c12.FavourChanged, passed))


@pytest.mark.rule("C12-FAVOUR-1", "C12-FAVOUR-2")
def test_favour_never_falls_below_0() -> None:
    """Challenge 1 loses 2."""
    failed = evaluation(challenge=1, die=7, favour=1)
    assert [c12.FavourChanged(1, 0)] == of(c12.FavourChanged, failed)
    assert 0 == failed.state.favour


@pytest.mark.rule("C12-FAVOUR-2", "C12-FAVOUR-3")
def test_at_favour_0_nothing_else_of_a_penalty_happens() -> None:
    """Challenge 36 loses 2 and rolls the die: it is not rolled, the princess does not join, nothing can be done."""
    failed = evaluation(challenge=36, die=7, favour=2, supplicant="princess", rolls=[3])
    assert [c12.Evaluated, c12.FavourChanged, c12.SupplicantsShown, c12.GameEnded] == [type(e) for e in failed.events]
    state = failed.state
    assert (7, 0, None) == (state.die, state.favour, asked(state))
    assert state.result is not None
    assert ("lost", "favour", None) == (state.result.ending, state.result.reason, state.result.heir)
    assert "princess" in state.reserve
    assert ((), ()) == (c12.awaiting(state), c12.legal_actions(state, 0))


@pytest.mark.rule("C12-FAVOUR-2", "C12-FAVOUR-3")
def test_at_favour_0_nothing_else_of_a_reward_happens() -> None:
    """A reward of one's own that loses 1 and gains 2: with favour 1 the game is lost before the gain."""
    catalogue = changed_card(5, reward=(c12.Favour(-1), c12.Favour(2)))
    passed = evaluation(challenge=5, die=9, favour=1, catalogue=catalogue)
    assert [c12.FavourChanged(1, 0)] == of(c12.FavourChanged, passed)
    assert passed.state.result is not None
    assert "favour" == passed.state.result.reason
    assert 4 == evaluation(challenge=5, die=9, favour=3, catalogue=catalogue).state.favour


@pytest.mark.rule("C12-FAVOUR-3", "C12-THRONE-6")
def test_at_favour_0_the_succession_is_lost() -> None:
    lost = after(position(round=8, favour=2), *laying("worker", "warlock", "machine"))
    assert lost.result is not None
    assert (0, "lost", "favour") == (lost.favour, lost.result.ending, lost.result.reason)


# The round.


@pytest.mark.rule("C12-ROUND-1", "C12-ROUND-2", "C12-ROUND-3", "C12-EVAL-11")
def test_the_steps_of_a_round() -> None:
    """Supplicant, bell, play, reveal, evaluate; then the next round begins with the next cards."""
    state = position(2, phase="bell", challenge=5, following=(8,), supplicant="princess", coming="machine")
    result = step(
        state, c12.VoteBell(0, False), *laying("machine", "worker"), c12.Reveal(0), c12.Resolve(0, 2), c12.Reveal(1),
        c12.Resolve(1, (10, 8)),
    )  # fmt: skip
    kinds = [type(event) for event in result.events]
    order = [
        c12.VoteCast, c12.BellResult, c12.CardLaid, c12.SeatReady, c12.CardRevealed, c12.Executed, c12.DieTurned,
        c12.Evaluated, c12.FavourChanged, c12.Recruited, c12.RoundEnded, c12.RoundStarted, c12.SupplicantRevealed,
    ]  # fmt: skip
    assert order == list(dict.fromkeys(kinds))
    assert kinds.index(c12.CardRevealed) > max(n for n, kind in enumerate(kinds) if kind is c12.SeatReady)
    assert c12.RoundStarted(2, 8, "Celebration", ((3,),), None) == result.events[-2]
    assert c12.SupplicantRevealed("machine") == brief(result.events[-1])
    state = result.state
    assert (2, 8, "machine") == (state.round, state.challenges.current, state.supplicants.current)
    assert (("princess",), (5,), "bell_vote") == (state.supplicants.past, state.challenges.left, asked(state))


@pytest.mark.rule("C12-ROUND-2")
def test_the_supplicant_is_seen_by_all() -> None:
    result = evaluation(challenge=5, die=9, coming="warlock")
    for seat in (0, 1, 2, None):
        assert [c12.SupplicantRevealed("warlock")] == of(c12.SupplicantRevealed, c12.events_for(result.events, seat))
        assert "warlock" == c12.view(result.state, seat).supplicants.current


@pytest.mark.rule("C12-ROUND-4", "C12-RNG-2")
@pytest.mark.parametrize("die", [1, 6, 9, 12])
def test_the_die_stays_from_round_to_round(die: int) -> None:
    """Even if the random source had something else to say."""
    result = evaluation(challenge=5, die=die, rolls=[4, 4])
    assert [] == of(c12.DieRolled, result)
    assert (2, die, 2) == (result.state.round, result.state.die, len(result.state.rng.script))


@pytest.mark.rule("C12-ROUND-5", "C12-THRONE-1")
def test_round_8_is_the_succession() -> None:
    """After six rounds comes the seventh, with a supplicant and a bell, after seven the succession, with neither."""
    seventh = evaluation(round=6, die=9)
    assert (7, "bell_vote") == (seventh.state.round, asked(seventh.state))
    assert seventh.state.supplicants.current is not None
    last = evaluation(round=7, die=9)
    assert [c12.RoundStarted(8, 37, "Secure the Succession", (), None)] == of(c12.RoundStarted, last)
    assert (8, 37, "laying") == (last.state.round, last.state.challenges.current, asked(last.state))
    assert ((), None) == (last.state.challenges.stack, last.state.supplicants.current)
    assert [] == of(c12.SupplicantRevealed, last)


@pytest.mark.rule("C12-EVAL-10", "C12-ROUND-5", "C12-THRONE-3")
def test_nothing_is_carried_into_the_succession() -> None:
    """Permits, hush and bans of round 6 end with round 7."""
    earned = c12.RoundEffects(permits=1, open_all=True, banned=("machine",), hush=True, free_bell=True)
    last = evaluation(round=7, die=9, this_round=earned, in_play=f"{SET_A} druid").state
    assert (8, c12.RoundEffects()) == (last.round, last.this_round)
    refused(last, c12.Play(0, "machine", True), "C12-THRONE-3")
    assert "alone" == after(last, c12.Play(0, "machine"), c12.Say(0, "alone")).players[0].said
    usual = evaluation(round=5, die=9, next_round=earned, in_play=f"{SET_A} druid").state
    assert (6, earned) == (usual.round, usual.this_round)


@pytest.mark.rule("C12-ROUND-5", "C12-ROUND-6", "C12-EXTRA-3")
def test_an_extra_round_is_not_counted() -> None:
    """Challenge 24 is failed with 8: once more in round 3, with the same supplicant, and 8 is shown already."""
    failed = evaluation(challenge=24, die=8, shown=(2, 5, 8), round=3, supplicant="machine")
    assert (3, 24, "machine", "laying") == (
        failed.state.round,
        failed.state.challenges.current,
        failed.state.supplicants.current,
        asked(failed.state),
    )
    assert (True, (8,)) == (failed.state.replay, failed.state.shown)
    again = evaluation(challenge=24, die=9, replay=True, round=3, supplicant="machine")
    assert (4, False) == (again.state.round, again.state.replay)


@pytest.mark.rule("C12-ROUND-6")
def test_the_shown_values_begin_anew_in_each_round() -> None:
    result = evaluation(challenge=5, die=9, shown=(7, 3, 11, 9))
    assert (9,) == result.state.shown


@pytest.mark.rule("C12-ROUND-6", "C12-SPLIT-4")
def test_the_shown_values_begin_anew_in_each_sub_round() -> None:
    """A 10 that was only seen before does not help in the second sub-round."""
    result = evaluation(players=2, challenge=21, sub_round=1, die=3, shown=(10, 7, 3))
    assert (2, (3,)) == (result.state.sub_round, result.state.shown)


# The bell.


@pytest.mark.rule("C12-BELL-1", "C12-BELL-2", "C12-BELL-3", "C12-BELL-5")
def test_bell() -> None:
    state = bell()
    assert (None, 7) == (c12.view(state, 0).challenges.following, c12.view(state, 0).challenges.stack_size)
    rung = step(state, c12.VoteBell(2, True), c12.VoteBell(1, True), c12.VoteBell(0, True))
    state = rung.state
    assert (2, "laying") == (state.favour, asked(state))
    assert ((5,), (), 5) == (state.challenges.right, state.challenges.left, state.challenges.current)
    assert [c12.BellResult(True, 8, "Celebration", ((3,),))] == of(c12.BellResult, rung)
    for seat in (0, 1, 2, None):
        assert 8 == c12.view(state, seat).challenges.following


@pytest.mark.rule("C12-BELL-2", "C12-EVAL-7")
@pytest.mark.parametrize("die", [9, 7])
def test_a_belled_challenge_stays_right(die: int) -> None:
    """Passed or failed; another one goes left."""
    belled = evaluation(challenge=5, die=die, belled=True).state
    assert ((5,), ()) == (belled.challenges.right, belled.challenges.left)
    unbelled = evaluation(challenge=5, die=die).state
    assert ((), (5,)) == (unbelled.challenges.right, unbelled.challenges.left)
    assert (5,) == evaluation(challenge=8, die=7, round=2, right=(5,)).state.challenges.right


@pytest.mark.rule("C12-BELL-3")
def test_the_bell_of_round_7_shows_the_succession() -> None:
    rung = step(position(phase="bell", round=7), *voting("bell", 3))
    assert [c12.BellResult(True, 37, "Secure the Succession", ())] == of(c12.BellResult, rung)
    assert 37 == c12.view(rung.state, None).challenges.following


@pytest.mark.rule("C12-BELL-4")
def test_a_belled_challenge_counts_double() -> None:
    """Challenge 36 has 8 points; all agree on the worker, and lose nothing."""
    scores = []
    for left, right in (((36,), ()), ((), (36,))):
        state = after(position(round=8, left=left, right=right), *laying("worker", "worker", "worker"))
        assert state.result is not None
        scores.append(final_score(state))
    assert 8 == scores[1] - scores[0]


@pytest.mark.rule("C12-BELL-5", "C12-BELL-10")
def test_bell_refused() -> None:
    result = step(bell(), c12.VoteBell(2, True), c12.VoteBell(1, False))
    state = result.state
    assert (3, (), None) == (state.favour, state.challenges.right, c12.view(state, 0).challenges.following)
    assert "laying" == asked(state)
    assert [c12.BellResult(False)] == of(c12.BellResult, result)
    refused(state, c12.VoteBell(0, True), "C12-BELL-5")


@pytest.mark.rule("C12-BELL-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_votes_once_in_any_order(players: int) -> None:
    """With four players the chair votes too."""
    state = bell(players, favour=4)
    for number, seat in enumerate(reversed(range(players))):
        assert tuple(range(players - number)) == c12.awaiting(state)
        assert {c12.VoteBell(seat, True), c12.VoteBell(seat, False)} == set(c12.legal_actions(state, seat))
        cast = step(state, c12.VoteBell(seat, True))
        assert c12.VoteCast(seat, "bell", True) == cast.events[0]
        state = cast.state
    assert 3 == state.favour


@pytest.mark.rule("C12-BELL-6", "C12-FAVOUR-2", "C12-FAVOUR-3", "C12-SCORE-3")
def test_bell_with_favour_1() -> None:
    """November, challenge 30 with 6 points: it counts 12, the supplicants 1 + 3 + 3 + 2 + 1 + 2 + 1 = 13."""
    state = position(scenario=11, phase="bell", challenge=30, favour=1)
    lost = step(state, *voting("bell", 3))
    assert lost.state.result is not None
    assert c12.Result("lost", "favour", None, 2) == lost.state.result
    assert (0, (30,), None) == (lost.state.favour, lost.state.challenges.right, asked(lost.state))
    assert c12.GameEnded(Outcome.shared(12 + 13, 3, won=False), lost.state.result) == lost.events[-1]


@pytest.mark.rule("C12-BELL-7")
@pytest.mark.parametrize("game", [c12.Options(3, first_game=True), c12.Options(3, "intro")], ids=["first", "intro"])
def test_no_bell_in_a_first_and_an_introductory_game(game: c12.Options) -> None:
    """In no round."""
    state = c12.setup(game, 3)
    seen = set()
    while c12.awaiting(state):
        seen.add(asked(state))
        assert "C12-BELL-" in str(c12.check(state, c12.VoteBell(0, True)))
        seat = c12.awaiting(state)[-1]
        acts = [a for a in c12.legal_actions(state, seat) if not isinstance(a, c12.Change | c12.Say)]
        state = c12.apply(state, acts[0])
    assert state.round > 1
    assert "bell_vote" not in seen


@pytest.mark.rule("C12-BELL-8")
def test_no_bell_in_the_succession_round() -> None:
    refused(position(round=8), c12.VoteBell(0, True), "C12-BELL-8")


@pytest.mark.rule("C12-BELL-9")
def test_no_bell_in_extra_rounds() -> None:
    """After a failed challenge 24 cards are laid at once, and so they are in the second sub-round of a split."""
    replay = evaluation(challenge=24, die=8).state
    assert (True, "laying") == (replay.replay, asked(replay))
    refused(replay, c12.VoteBell(0, True), "C12-BELL-9")
    second = evaluation(players=2, challenge=21, sub_round=1, die=3).state
    assert (2, "laying") == (second.sub_round, asked(second))
    refused(second, c12.VoteBell(0, True), "C12-BELL-9")


@pytest.mark.rule("C12-BELL-10")
@pytest.mark.parametrize("yes", [True, False])
def test_a_vote_cannot_be_changed(yes: bool) -> None:
    state = after(bell(), c12.VoteBell(1, True))
    assert ((0, 2), ()) == (c12.awaiting(state), c12.legal_actions(state, 1))
    refused(state, c12.VoteBell(1, yes), "C12-BELL-10")


@pytest.mark.rule("C12-BELL-11", "C12-EVAL-10")
def test_a_free_bell() -> None:
    """Challenge 9 is passed: in round 2 the bell costs nothing, with favour 1 too; in round 3 it costs 1 again."""
    state = evaluation(challenge=9, die=7, favour=1).state
    assert c12.RoundEffects(free_bell=True) == state.this_round
    rung = step(state, *voting("bell", 3))
    assert (1, 1, []) == (rung.state.favour, len(rung.state.challenges.right), of(c12.FavourChanged, rung))
    third = evaluation(challenge=5, die=9, round=2, this_round=c12.RoundEffects(free_bell=True)).state
    assert (3, 4) == (third.round, third.favour)
    assert 3 == after(third, *voting("bell", 3)).favour


@pytest.mark.rule("C12-ROUND-1")
def test_the_forbidden_character_is_in_nobodys_way_later() -> None:
    """The supplicant of the round before may be played again."""
    state = after(evaluation(challenge=5, die=9, supplicant="warlock", coming="machine").state, c12.VoteBell(0, False))
    assert {action.card for action in c12.legal_actions(state, 0) if isinstance(action, c12.Play)} == {
        one for one in characters(SET_A) if one != "machine"
    }
