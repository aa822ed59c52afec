"""
The last round and the end of a game (C12-THRONE-1 to -8, C12-END-1 and -2).
"""

from __future__ import annotations

import pytest

from tabletricks import Outcome
from tabletricks import council_of_12 as c12

from .builders import (
    SET_A,
    C12Step,
    after,
    asked,
    beginning,
    change,
    discard,
    evaluation,
    final_score,
    hand,
    laying,
    legal,
    of,
    play,
    playable,
    position,
    refused,
    step,
)


SEVEN = f"{SET_A} druid golem"
"""The characters in play at the end of a game in which all have joined."""


def final(players: int = 3, favour: int = 2, **more: str) -> c12.State:
    """The succession round."""
    return position(players, round=8, favour=favour, in_play=more.get("in_play", SEVEN))


def succession(*cards: str, favour: int = 2) -> C12Step:
    """Everybody lays a card and is ready."""
    return step(final(len(cards), favour), *laying(*cards))


def ending(result: C12Step) -> tuple[str, str | None, str | None, int]:
    """Won or lost, why, the heir, and the favour."""
    assert result.state.result is not None
    (over,) = of(c12.GameEnded, result)
    outcome = result.state.result
    assert (over.outcome, over.result) == (result.state.outcome, outcome)
    return outcome.ending, outcome.reason, outcome.heir, result.state.favour


# The round.


@pytest.mark.rule("C12-THRONE-1")
def test_after_round_7_comes_the_succession_without_supplicant_and_bell() -> None:
    result = evaluation(challenge=5, die=9, round=7, supplicant="worker")
    state = result.state
    assert (8, c12.SUCCESSION, None) == (state.round, state.challenges.current, state.supplicants.current)
    assert [c12.RoundStarted(8, 37, "Secure the Succession", (), None)] == of(c12.RoundStarted, result)
    assert ("laying", [], ()) == (asked(state), of(c12.SupplicantRevealed, result), state.challenges.stack)
    refused(state, c12.VoteBell(0, True), "C12-BELL-8")


@pytest.mark.rule("C12-THRONE-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_lays_a_card_and_any_in_hand_will_do(players: int) -> None:
    """Also the chair, and every character, the last supplicant's included."""
    state = final(players)
    assert tuple(range(players)) == c12.awaiting(state)
    for seat in range(players):
        assert {*SEVEN.split()} == playable(state, seat)
        refused(state, c12.Ready(seat), "C12-PLAY-14")
    refused(state, play(0, "princess"), "C12-PLAY-2")


@pytest.mark.rule("C12-THRONE-2")
def test_changing_speaking_and_readiness_are_as_usual() -> None:
    state = after(final(2), play(0, "worker"), play(1, "worker"), change(0, "golem"), c12.Ready(0), change(0, "druid"))
    assert ((0, 1), "druid") == (c12.awaiting(state), state.players[0].laid)
    refused(state, change(0, "druid"), "C12-PLAY-11")
    state = after(state, c12.Say(0, "alone"))
    refused(state, change(0, "golem"), "C12-PLAY-7")
    refused(state, c12.Say(0, "nothing"), "C12-SAY-2")
    state = after(state, c12.Ready(0))
    assert ((1,), "laying") == (c12.awaiting(state), asked(state))


@pytest.mark.rule("C12-THRONE-2")
def test_the_last_card_is_not_played_here_either() -> None:
    """P0 holds the worker alone: it becomes the pile, and the others are the hand."""
    result = beginning(round=8, in_play=SEVEN, hands={0: "worker"})
    assert [c12.HandRenewed(0, ("worker",))] == of(c12.HandRenewed, result)
    assert ("worker", "alchemist druid golem warlock machine shapeshifter") == (
        discard(result.state, 0),
        hand(result.state, 0),
    )


@pytest.mark.rule("C12-THRONE-3")
def test_no_card_is_laid_face_up() -> None:
    state = final()
    assert not any(isinstance(action, c12.Play) and action.open for action in legal(state, 0))
    refused(state, play(0, "worker", open=True), "C12-THRONE-3")
    refused(after(state, play(0, "worker")), change(0, "worker", open=True), "C12-THRONE-3")


@pytest.mark.rule("C12-THRONE-4")
def test_all_cards_are_revealed_at_once_and_do_nothing() -> None:
    """Two cards are equal, but nothing is negated or executed, and the die stays."""
    state = after(final(favour=3), *laying("worker", "worker", "shapeshifter")[:-1])
    assert (None, "laying") == (state.result, asked(state))
    result = step(state, c12.Ready(2))
    assert [c12.ThroneRevealed(("worker", "worker", "shapeshifter"))] == of(c12.ThroneRevealed, result)
    assert {"seat_ready", "throne_revealed", "round_ended", "favour_changed", "game_ended"} == {
        event.tag for event in result.events
    }
    assert (7, (), ()) == (
        result.state.die,
        result.state.executed,
        result.state.negated,
    )


@pytest.mark.rule("C12-THRONE-4")
def test_until_then_nobody_sees_them() -> None:
    state = after(final(), *laying("worker", "worker", "golem")[:-1])
    seen = c12.view(state, 2).players[0]
    assert (True, None) == (seen.has_laid, seen.laid)


@pytest.mark.rule("C12-THRONE-5", "C12-THRONE-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_if_all_are_equal_this_character_is_the_heir(players: int) -> None:
    """No favour is lost, so favour 1 is enough."""
    result = succession(*["worker"] * players, favour=1)
    assert ("won", None, "worker", 1) == ending(result)
    assert [] == of(c12.FavourChanged, result)


@pytest.mark.rule("C12-THRONE-5", "C12-SCENARIO-4")
def test_may_is_won_with_the_worker() -> None:
    state = position(round=8, favour=1, scenario=5)
    assert ("won", None, "worker", 1) == ending(step(state, *laying("worker", "worker", "worker")))


@pytest.mark.rule("C12-THRONE-6", "C12-THRONE-7")
@pytest.mark.parametrize(
    ("cards", "favour", "left"),
    [
        ("warlock worker warlock", 2, 1),  # the example of the rulebook
        ("worker druid golem", 3, 1),
        ("worker worker druid druid", 2, 1),
        ("worker worker worker druid", 2, 1),
        ("worker worker druid golem", 5, 3),
        ("worker druid golem warlock", 4, 1),
        ("worker druid", 2, 1),
    ],
)
def test_w48_each_further_character_costs_a_favour(cards: str, favour: int, left: int) -> None:
    """There is no heir; with favour left the game is won."""
    result = succession(*cards.split(), favour=favour)
    assert ("won", None, None, left) == ending(result)
    assert [c12.FavourChanged(favour, left, "succession")] == of(c12.FavourChanged, result)


@pytest.mark.rule("C12-THRONE-6", "C12-THRONE-7", "C12-END-1")
@pytest.mark.parametrize(
    ("cards", "favour"), [("worker druid golem", 2), ("worker druid", 1), ("worker druid golem warlock", 2)]
)
def test_without_favour_the_game_is_lost(cards: str, favour: int) -> None:
    assert ("lost", "favour", None, 0) == ending(succession(*cards.split(), favour=favour))


@pytest.mark.rule("C12-THRONE-8")
def test_the_heir_may_sit_on_the_throne_of_the_next_game() -> None:
    """Nobody has the heir's card then."""
    result = succession("golem", "golem", "golem").state.result
    assert result is not None
    state = c12.setup(c12.Options(3, throne=result.heir), 5)
    every = {*state.reserve, *state.players[0].hand}
    assert set(c12.CHARACTERS) - {"golem"} == every


# The end.


@pytest.mark.rule("C12-END-1")
@pytest.mark.parametrize(
    ("cards", "wanted", "winners"),
    [
        ("worker worker", ("won", None), (0, 1)),
        ("worker druid", ("lost", "scenario"), ()),
        ("patient patient", ("lost", "scenario"), ()),
    ],
)
def test_a_game_is_won_or_lost_for_a_reason(
    cards: str, wanted: tuple[str, str | None], winners: tuple[int, ...]
) -> None:
    """May, favour 3: all win together, or nobody does; the score is everybody's."""
    result = step(position(2, round=8, favour=3, scenario=5), *laying(*cards.split()))
    assert wanted == ending(result)[:2]
    assert result.state.result is not None
    score = final_score(result.state)
    place = 1 if winners else 2
    assert Outcome(winners, (score, score), (place, place), cooperative=True) == c12.outcome(result.state)


@pytest.mark.rule("C12-END-1")
def test_a_loss_in_the_middle_is_for_favour() -> None:
    result = evaluation(challenge=30, die=7, favour=2, round=4, players=3, recruit="on_pass")
    assert ("lost", "favour", None, 0) == ending(result)
    assert () == c12.awaiting(result.state)
    outcome = c12.outcome(result.state)
    assert outcome is not None
    assert () == outcome.winners


@pytest.mark.rule("C12-END-2")
@pytest.mark.parametrize(
    "action",
    [
        c12.VoteBell(0, True),
        c12.VoteSplit(0, True),
        play(0, "druid"),
        change(0, "druid"),
        c12.Say(0, "alone"),
        c12.Ready(0),
        c12.Reveal(0),
        c12.Resolve(0, 2),
        c12.OraclePlay(0, "druid"),
        c12.Choose(0, 0),
        c12.Talk(0),
    ],
    ids=lambda action: action.tag,
)
@pytest.mark.parametrize("silence", ["off", "eerie"])
def test_i38_after_the_end_everything_is_refused(action: c12.Action, silence: c12.Silence) -> None:
    """Talk too, even in a silent council."""
    state = after(position(round=8, in_play=SEVEN, silence=silence), *laying("worker", "worker", "worker"))
    assert ((), ()) == (c12.awaiting(state), c12.legal_actions(state, 0))
    assert "over" in refused(state, action, "C12-END-2").message
