"""
The council chair of four players (C12-CHAIR-1 to -4).
"""

from __future__ import annotations

import pytest

from tabletricks import council_of_12 as c12

from .builders import (
    after,
    asked,
    beginning,
    change,
    discard,
    evaluation,
    hand,
    laying,
    legal,
    of,
    options_of,
    play,
    playable,
    position,
    refused,
    step,
    verdicts,
    voting,
)


@pytest.mark.rule("C12-CHAIR-1")
@pytest.mark.parametrize(("round", "chair"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 0), (6, 1), (7, 2)])
def test_the_chair_passes_on_each_round(round: int, chair: int) -> None:
    state = position(4, round=round, recruit="on_pass")
    others = tuple(seat for seat in range(4) if seat != chair)
    assert (others, set()) == (c12.awaiting(state), legal(state, chair))


@pytest.mark.rule("C12-CHAIR-1")
def test_the_beginning_of_a_round_says_who_is_in_the_chair() -> None:
    result = evaluation(players=4, challenge=5, die=9, round=2)
    assert [2] == [event.chair for event in of(c12.RoundStarted, result)]


@pytest.mark.rule("C12-CHAIR-1", "C12-THRONE-2")
def test_in_the_succession_all_four_lay_a_card() -> None:
    """Seat 3 would be the chair of round 8."""
    state = position(4, round=8)
    assert (0, 1, 2, 3) == c12.awaiting(state)
    result = step(state, *laying("worker", "worker", "worker", "worker"))
    assert [c12.ThroneRevealed(("worker",) * 4)] == of(c12.ThroneRevealed, result)


@pytest.mark.rule("C12-CHAIR-1")
@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_nobody_sits_out(players: int) -> None:
    assert tuple(range(players)) == c12.awaiting(position(players))


@pytest.mark.rule("C12-CHAIR-2")
@pytest.mark.parametrize(
    "action", [play(0, "machine"), change(0, "machine"), c12.Say(0, "alone"), c12.Ready(0)], ids=lambda one: one.tag
)
def test_i05_the_chair_lays_nothing_and_says_nothing(action: c12.Action) -> None:
    assert "sit out" in refused(position(4), action, "C12-CHAIR-2").message


@pytest.mark.rule("C12-CHAIR-2")
def test_the_other_three_are_enough() -> None:
    """Step 4 begins when they are ready, and ends when their cards are resolved."""
    state = after(position(4, supplicant="worker", die=7), *laying(None, "machine", "warlock", "shapeshifter"))
    assert ("revealing", (1, 2, 3)) == (asked(state), c12.awaiting(state))
    refused(state, c12.Reveal(0), "C12-REVEAL-2")
    state = after(state, c12.Reveal(1), c12.Resolve(1, 2), c12.Reveal(2), c12.Resolve(2, 1))
    result = step(state, c12.Reveal(3))
    assert [(5, "Tower Collapsed", False, 12)] == verdicts(result)
    assert ("", "machine") == (discard(result.state, 0), discard(result.state, 1))


@pytest.mark.rule("C12-CHAIR-2")
def test_the_chair_need_not_renew() -> None:
    """Seats 0 and 1 hold one card each; seat 0 is in the chair and plays none, so only seat 1 renews."""
    result = beginning(players=4, hands={0: "worker", 1: "worker"}, supplicant="machine")
    assert [1] == [event.seat for event in of(c12.HandRenewed, result)]
    assert ("worker", "worker") == (hand(result.state, 0), discard(result.state, 1))


@pytest.mark.rule("C12-CHAIR-3")
def test_the_chair_votes_about_the_bell() -> None:
    """Three yes are not enough."""
    state = after(position(4, phase="bell"), *voting("bell", 4)[1:])
    assert ("bell_vote", (0,)) == (asked(state), c12.awaiting(state))
    assert (5,) == after(state, c12.VoteBell(0, True)).challenges.right
    assert () == after(state, c12.VoteBell(0, False)).challenges.right


@pytest.mark.rule("C12-CHAIR-3")
def test_the_chair_takes_part_in_joint_choices() -> None:
    """Round 1, and everybody wants something else: seat 0 is chair and spokesperson."""
    state = evaluation(players=4, challenge=28, die=7).state
    assert (0, 1, 2, 3) == c12.awaiting(state)
    wanted: tuple[c12.Character, ...] = ("shapeshifter", "machine", "warlock", "worker")
    result = step(state, *(c12.Choose(seat, card) for seat, card in enumerate(wanted)))
    assert ["shapeshifter"] == [event.option for event in of(c12.CouncilChose, result)]


@pytest.mark.rule("C12-CHAIR-3")
def test_the_effects_of_step_5_hold_for_the_chair_too() -> None:
    """Challenge 3 failed: all four discard. Challenge 11 passed: all four take a card back."""
    state = evaluation(players=4, challenge=3, die=7).state
    assert (0, 1, 2, 3) == c12.awaiting(state)
    assert 5 == len(options_of(state, 0))
    result = evaluation(players=4, challenge=11, die=4, discards=dict.fromkeys(range(4), "worker"))
    assert [0, 1, 2, 3] == [event.seat for event in of(c12.CardTakenBack, result)]


@pytest.mark.rule("C12-CHAIR-3")
def test_the_chair_gets_new_characters_like_everybody() -> None:
    state = evaluation(players=4, challenge=5, die=9, supplicant="princess").state
    assert [True] * 4 == ["princess" in player.hand for player in state.players]


@pytest.mark.rule("C12-CHAIR-4")
@pytest.mark.parametrize("round", [1, 4])
def test_without_a_chair_all_four_take_part(round: int) -> None:
    """And nobody is named as chair when a round begins."""
    state = position(4, chair="none", round=round, recruit="on_pass", supplicant="worker")
    assert (0, 1, 2, 3) == c12.awaiting(state)
    assert [{"alchemist", "warlock", "machine", "shapeshifter"}] * 4 == [playable(state, seat) for seat in range(4)]
    state = after(state, *laying("machine", "warlock", "machine", "machine"))
    assert (0, 1, 2, 3) == c12.awaiting(state)
    result = step(state, c12.Reveal(0))
    assert [c12.Negated("machine", (0, 2, 3))] == of(c12.Negated, result)
    result = step(result.state, c12.Reveal(1), c12.Resolve(1, 9))
    assert [None] == [event.chair for event in of(c12.RoundStarted, result)]
