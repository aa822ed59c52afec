"""
The silent council (C12-SILENT-1 to -10).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletricks import council_of_12 as c12

from .builders import (
    after,
    asked,
    evaluation,
    final_score,
    laying,
    legal,
    of,
    play,
    position,
    refused,
    step,
    voting,
)


def playing(silence: c12.Silence, round: int = 3, boxes: tuple[int, ...] = (1, 2)) -> c12.State:
    """Two players in step 3 of challenge 5, which will fail; challenge 8 comes next."""
    return position(
        2,
        round=round,
        boxes=boxes,
        silence=silence,
        supplicant="worker",
        favour=5,
        following=[8],
        recruit="on_pass",
    )


CANCEL: list[c12.Action] = [*laying("machine", "machine"), c12.Reveal(0)]
"""Both lay the machine, and the round is over."""


# Boxes.


@pytest.mark.rule("C12-SILENT-1", "C12-SILENT-7")
@pytest.mark.parametrize("silence", ["silent", "eerie"])
def test_a_round_endured_in_silence_gives_a_box(silence: c12.Silence) -> None:
    """It is ticked at the end of the round, not before."""
    state = after(playing(silence), *CANCEL[:-1])
    assert (1, 2) == state.boxes
    result = step(state, c12.Reveal(0))
    assert ([c12.RoundEnded(3, True)], (1, 2, 3), 4) == (
        of(c12.RoundEnded, result),
        result.state.boxes,
        result.state.round,
    )


@pytest.mark.rule("C12-SILENT-1")
def test_without_silence_there_are_no_boxes() -> None:
    result = step(playing("off", boxes=()), *CANCEL)
    assert ([c12.RoundEnded(3, None)], ()) == (of(c12.RoundEnded, result), result.state.boxes)


@pytest.mark.rule("C12-SILENT-1", "C12-SILENT-2")
@pytest.mark.parametrize("silence", ["silent", "eerie"])
def test_talk_breaks_the_silence_of_its_round_only(silence: c12.Silence) -> None:
    """Round 3 gives no box, round 4 does."""
    result = step(playing(silence), c12.Talk(1))
    assert (c12.Talked(1, True),) == c12.events_for(result.events, 0)
    assert ("laying", True) == (asked(result.state), result.state.silence_broken)
    result = step(result.state, *CANCEL)
    assert ([c12.RoundEnded(3, False)], (1, 2)) == (of(c12.RoundEnded, result), result.state.boxes)
    assert not result.state.silence_broken
    state = after(result.state, c12.VoteBell(0, False), *laying("warlock", "warlock"), c12.Reveal(0))
    assert (1, 2, 4) == state.boxes


MOMENTS: dict[str, Callable[[], c12.State]] = {
    "bell_vote": lambda: position(4, phase="bell", waiting=[3], silence="silent"),
    "split_vote": lambda: position(2, phase="split", challenge=21, silence="silent"),
    "laying": lambda: position(4, silence="silent", laid={1: "machine"}, ready=[1]),
    "revealing": lambda: position(4, phase="reveal", silence="silent", laid={2: "machine", 3: "worker"}),
    "resolving": lambda: after(
        position(4, phase="reveal", silence="silent", laid={2: "machine", 3: "worker"}), c12.Reveal(2)
    ),
    "oracle_playing": lambda: after(
        position(
            4,
            phase="reveal",
            silence="silent",
            in_play="oracle worker warlock machine druid",
            laid={2: "oracle", 3: "worker"},
        ),
        c12.Reveal(2),
    ),
    "group_choice": lambda: evaluation(players=4, challenge=28, die=7, silence="silent").state,
    "individual_choice": lambda: evaluation(players=4, challenge=3, die=7, silence="silent").state,
    "laying in the succession": lambda: position(4, round=8, silence="silent"),
}


@pytest.mark.rule("C12-SILENT-2")
@pytest.mark.parametrize("moment", MOMENTS)
def test_everybody_may_report_talk_at_any_time(moment: str) -> None:
    """The chair too, and those who have voted, are ready or have no card; the question stays as it is."""
    state = MOMENTS[moment]()
    assert moment.split(maxsplit=1)[0] == asked(state)
    for seat in range(c12.players(state)):
        result = step(state, c12.Talk(seat))
        assert (state.agenda, state.players) == (result.state.agenda, result.state.players)
        assert c12.Talk(seat) in legal(result.state, seat)


@pytest.mark.rule("C12-SILENT-3")
def test_silent_allows_the_sentences() -> None:
    result = step(playing("silent"), play(0, "machine"), c12.Say(0, "alone"))
    assert [c12.SentenceSaid(0, "alone", breaks=False)] == of(c12.SentenceSaid, result)
    state = after(result.state, play(1, "machine"), c12.Say(1, "nothing"), c12.Ready(0), c12.Ready(1), c12.Reveal(0))
    assert (1, 2, 3) == state.boxes


@pytest.mark.rule("C12-SILENT-4")
def test_in_eerie_silence_a_sentence_breaks_it() -> None:
    """December, round 3: the sentence can be said, and the box stays empty."""
    state = position(
        2,
        round=3,
        scenario=12,
        boxes=(1, 2),
        supplicant="druid",
        favour=5,
        challenge=30,
        in_play="druid golem warlock machine parasite",
        recruit="on_pass",
    )
    result = step(state, play(0, "machine"), c12.Say(0, "contribute"))
    assert [c12.SentenceSaid(0, "contribute", breaks=True)] == of(c12.SentenceSaid, result)
    assert result.state.silence_broken
    state = after(result.state, play(1, "machine"), c12.Ready(0), c12.Ready(1), c12.Reveal(0))
    assert (4, (1, 2)) == (state.round, state.boxes)


@pytest.mark.rule("C12-SILENT-4")
def test_in_the_succession_a_sentence_breaks_the_eerie_silence_too() -> None:
    state = after(position(2, round=8, silence="eerie"), play(0, "worker"), play(1, "worker"), c12.Say(1, "alone"))
    result = step(state, c12.Ready(0), c12.Ready(1))
    assert ([c12.RoundEnded(8, False)], ()) == (of(c12.RoundEnded, result), result.state.boxes)


# Choices of step 5.


@pytest.mark.rule("C12-SILENT-5")
@pytest.mark.parametrize("silence", ["silent", "eerie"])
def test_talk_during_a_joint_choice_is_free(silence: c12.Silence) -> None:
    """Challenge 28 failed: while the ban is chosen everybody may talk, before and after voting."""
    state = evaluation(players=2, challenge=28, die=7, silence=silence).state
    result = step(state, c12.Talk(0), c12.Choose(0, "worker"), c12.Talk(0))
    assert [c12.Talked(0, False), c12.Talked(0, False)] == of(c12.Talked, result)
    state = after(result.state, c12.Choose(1, "worker"))
    assert (2, (1,)) == (state.round, state.boxes)


@pytest.mark.rule("C12-SILENT-5")
def test_talk_during_a_choice_about_own_cards_is_not() -> None:
    """Challenge 3 failed: everybody chooses a card to discard."""
    state = evaluation(players=2, challenge=3, die=7, silence="silent").state
    result = step(state, c12.Talk(0))
    assert [c12.Talked(0, True)] == of(c12.Talked, result)
    state = after(result.state, c12.Choose(0, "worker"), c12.Choose(1, "worker"))
    assert (2, ()) == (state.round, state.boxes)


@pytest.mark.rule("C12-SILENT-5")
def test_after_the_joint_choice_of_a_player_that_player_chooses_alone() -> None:
    """Challenge 25 failed: who discards is a joint choice, what is discarded is not."""
    state = evaluation(players=2, challenge=25, die=7, silence="silent").state
    state = after(state, c12.Talk(0), c12.Choose(0, 1), c12.Choose(1, 1))
    assert not state.silence_broken
    assert after(state, c12.Talk(0)).silence_broken


@pytest.mark.rule("C12-SILENT-5")
@pytest.mark.parametrize("phase", ["bell", "split"])
def test_a_vote_about_bell_or_split_is_no_choice_of_step_5(phase: str) -> None:
    assert after(position(2, phase=phase, challenge=21, silence="silent"), c12.Talk(0)).silence_broken


# Extra rounds, and rounds without an end.


@pytest.mark.rule("C12-SILENT-6")
def test_talk_in_a_replay_costs_the_box_of_its_round() -> None:
    """Round 4, challenge 24 failed in silence; then somebody talks in the replay."""
    state = evaluation(players=2, challenge=24, die=8, round=4, boxes=(1, 2, 3), silence="silent", favour=5).state
    assert (True, (1, 2, 3)) == (state.replay, state.boxes)
    quiet = after(state, *CANCEL)
    assert (5, (1, 2, 3, 4)) == (quiet.round, quiet.boxes)
    noisy = after(state, c12.Talk(0), *CANCEL)
    assert (5, (1, 2, 3)) == (noisy.round, noisy.boxes)


@pytest.mark.rule("C12-SILENT-6")
def test_talk_before_a_replay_costs_the_box_as_well() -> None:
    """A silent replay does not mend it."""
    state = evaluation(players=2, challenge=24, die=8, silence="silent", silence_broken=True, favour=5).state
    assert (True, True) == (state.replay, state.silence_broken)
    assert () == after(state, *CANCEL).boxes


@pytest.mark.rule("C12-SILENT-6")
def test_the_second_sub_round_counts_too() -> None:
    """Challenge 21 in two goes, eerie silence: a sentence in sub-round 2."""
    state = position(2, sub_round=2, first_met=[0], challenge=21, die=3, silence="eerie")
    assert (1,) == after(state, *CANCEL).boxes
    state = after(state, play(0, "machine"), c12.Say(0, "alone"), play(1, "machine"), c12.Ready(0), c12.Ready(1))
    assert () == after(state, c12.Reveal(0)).boxes


@pytest.mark.rule("C12-SILENT-7")
def test_a_round_in_which_the_game_is_lost_gives_no_box() -> None:
    """Set A, princess and golem have crown values of 12; challenge 36 has 8 points, and there are two boxes."""
    result = evaluation(
        challenge=36,
        die=7,
        favour=2,
        round=3,
        left=[5, 8],
        boxes=(1, 2),
        silence="silent",
        supplicant="princess",
        coming="golem",
    )
    assert ((1, 2), []) == (result.state.boxes, of(c12.RoundEnded, result))
    assert result.state.result is not None
    assert (1 + 2) + 8 + 12 + 2 == final_score(result.state)


@pytest.mark.rule("C12-SILENT-7")
@pytest.mark.parametrize(("cards", "ending"), [("worker worker", "won"), ("worker machine", "lost")])
def test_the_box_of_the_succession_is_ticked_when_cards_are_revealed(cards: str, ending: str) -> None:
    """So it counts even if the last favour goes then."""
    state = position(2, round=8, favour=1, silence="silent", boxes=(1, 5))
    result = step(state, *laying(*cards.split()))
    assert result.state.result is not None
    assert (ending, (1, 5, 8)) == (result.state.result.ending, result.state.boxes)
    assert [c12.RoundEnded(8, True)] == of(c12.RoundEnded, result)


@pytest.mark.rule("C12-SILENT-8")
@pytest.mark.parametrize(("silence", "bonus"), [("off", 0), ("silent", 4), ("eerie", 8)])
def test_boxes_are_worth_points(silence: c12.Silence, bonus: int) -> None:
    """Rounds 2, 3, 7 and 8."""
    boxes = () if silence == "off" else (2, 3, 7)
    scores = []
    for case, ticked in ((silence, boxes), ("off", ())):
        state = after(position(2, round=8, silence=case, boxes=ticked), *laying("worker", "worker"))
        assert state.result is not None
        scores.append(final_score(state))
    assert bonus == scores[0] - scores[1]


@pytest.mark.rule("C12-SILENT-9")
def test_votes_and_readiness_break_nothing() -> None:
    """A whole round in eerie silence: votes about bell and split, open play, changing and being ready."""
    state = position(
        2, phase="bell", challenge=21, silence="eerie", round=2, boxes=(1,), this_round=c12.RoundEffects(permits=1)
    )
    state = after(state, *voting("bell", 2), c12.VoteSplit(0, True), c12.VoteSplit(1, False))
    state = after(state, play(0, "machine", open=True), play(1, "worker"), c12.Ready(0), c12.Ready(1))
    state = after(state, c12.Reveal(0), c12.Resolve(0, 2), c12.Reveal(1), c12.Resolve(1, (8, 12)))
    assert (3, (1, 2)) == (state.round, state.boxes)


@pytest.mark.rule("C12-SILENT-9")
def test_the_votes_of_a_joint_choice_break_nothing() -> None:
    state = evaluation(players=2, challenge=28, die=7, silence="eerie").state
    assert (1,) == after(state, c12.Choose(0, "worker"), c12.Choose(1, "machine")).boxes


@pytest.mark.rule("C12-SILENT-10")
@pytest.mark.parametrize("phase", ["bell", "play", "reveal"])
def test_i37_without_silence_talk_is_refused(phase: str) -> None:
    state = position(phase=phase, laid={0: "machine"} if phase == "reveal" else {})
    assert "silence" in refused(state, c12.Talk(0), "C12-SILENT-10").message
