"""
Step 5: result, reward or penalty, piles and new characters (C12-EVAL-1 to -11).
"""

from __future__ import annotations

import pytest

from tabletricks import council_of_12 as c12

from .builders import (
    SET_A,
    after,
    asked,
    changed_card,
    evaluation,
    hand,
    laying,
    legal,
    of,
    options_of,
    position,
    refused,
    settle,
    step,
    verdicts,
)


def kinds(events: tuple[c12.Event, ...]) -> list[str]:
    """The tags of some events."""
    return [event.tag for event in events]


# Result, reward and penalty.


@pytest.mark.rule("C12-EVAL-1", "C12-EVAL-2", "C12-EVAL-3")
@pytest.mark.parametrize(
    ("challenge", "title", "die", "passed", "favour"),
    [
        (5, "Tower Collapsed", 9, True, 4),
        (5, "Tower Collapsed", 8, False, 2),
        (16, "Carrier Pigeons", 12, True, 5),
        (16, "Carrier Pigeons", 11, False, 2),
        (20, "Last Torch", 10, True, 5),
        (20, "Last Torch", 9, False, 1),
        (14, "Siren Song", 8, True, 3),  # no reward
        (14, "Siren Song", 7, False, 2),
    ],
)
def test_reward_or_penalty_follows_the_result(challenge: int, title: str, die: int, passed: bool, favour: int) -> None:
    """The card is turned over for everybody, then its effects are carried out."""
    result = evaluation(challenge=challenge, die=die)
    for seat in (0, 2, None):
        assert [(challenge, title, passed, die)] == verdicts(c12.events_for(result.events, seat)[:1])
    changes = [] if favour == 3 else [c12.FavourChanged(3, favour)]
    assert (favour, changes) == (result.state.favour, of(c12.FavourChanged, result))


@pytest.mark.rule("C12-EVAL-1")
@pytest.mark.parametrize(("die", "passed"), [(10, True), (3, False), (7, False)])
def test_after_two_sub_rounds_the_result_is_that_of_the_split(die: int, passed: bool) -> None:
    """Challenge 21: the 3 was met in sub-round 1; the shown values of sub-round 2 alone could not pass."""
    result = evaluation(players=2, challenge=21, sub_round=2, first_met=[0], die=die, shown=[3, die])
    assert [(21, "Strange Lights", passed, die)] == verdicts(result)


@pytest.mark.rule("C12-EVAL-4")
def test_effects_are_carried_out_in_their_order() -> None:
    """Challenge 36 fails: first favour, then the roll. Challenge 33: favour, hush, and only then the choice."""
    result = evaluation(challenge=36, die=7, rolls=[4])
    assert ["evaluated", "favour_changed", "die_rolled"] == kinds(result.events)[:3]
    result = evaluation(challenge=33, die=7)
    assert ["evaluated", "favour_changed", "next_round_effect", "choice_opened"] == kinds(result.events)
    assert c12.NextRoundEffect(c12.Hush()) == result.events[2]


@pytest.mark.rule("C12-EVAL-4")
def test_what_follows_a_choice_waits_for_it() -> None:
    """A penalty of a discard, a roll and favour: the roll comes when everybody has discarded."""
    card = changed_card(5, penalty=(c12.Discard("all"), c12.RollDie(), c12.Favour(-1)))
    state = evaluation(players=2, challenge=5, die=7, catalogue=card, rolls=[4]).state
    state = after(state, c12.Choose(1, "worker"))
    assert (7, 3) == (state.die, state.favour)
    result = step(state, c12.Choose(0, "machine"))
    assert ["card_discarded", "die_rolled", "favour_changed"] == kinds(result.events)[:3]
    assert (4, 2, 2) == (result.state.die, result.state.favour, result.state.round)


@pytest.mark.rule("C12-EVAL-4")
def test_a_reward_cannot_be_declined() -> None:
    """Challenge 25: whoever has a pile must take a card of it, there is no other option."""
    piles = {0: "worker machine", 1: "worker machine warlock"}
    state = evaluation(players=2, challenge=25, die=4, discards=piles).state
    assert (["worker", "machine"], ["worker", "machine", "warlock"]) == (options_of(state, 0), options_of(state, 1))
    assert {c12.Choose(0, "worker"), c12.Choose(0, "machine")} == legal(state, 0)


@pytest.mark.rule("C12-EVAL-5")
@pytest.mark.parametrize(
    ("challenge", "die"),
    [(7, 5), (24, 9), (13, 2)],  # peek(1), peek(2), arrange(2)
)
def test_without_supplicants_to_come_nothing_is_shown(challenge: int, die: int) -> None:
    """In round 7 the stack is empty, and it is said that nothing comes of it."""
    result = evaluation(challenge=challenge, die=die, round=7)
    assert ["no_supplicant"] == [lost.why for lost in of(c12.EffectLost, result)]
    assert ["evaluated", "effect_lost", "round_ended", "round_started"] == [
        kind for kind in kinds(result.events) if kind != "recruited"
    ]
    assert 8 == result.state.round


@pytest.mark.rule("C12-EVAL-5")
@pytest.mark.parametrize(("challenge", "die"), [(4, 10), (11, 4), (25, 4), (18, 1)])
def test_without_a_discard_pile_nobody_takes_a_card(challenge: int, die: int) -> None:
    """take_back for one, the top of all and any of all; recover."""
    result = evaluation(challenge=challenge, die=die)
    assert ([], []) == (of(c12.CardTakenBack, result), of(c12.ChoiceOpened, result))
    assert (2, "bell_vote") == (result.state.round, asked(result.state))


@pytest.mark.rule("C12-EVAL-5")
def test_what_follows_an_impossible_effect_is_carried_out() -> None:
    card = changed_card(5, reward=(c12.Recover(), c12.Favour(1)))
    assert 4 == evaluation(challenge=5, die=9, catalogue=card).state.favour


@pytest.mark.rule("C12-EVAL-6")
def test_the_game_goes_on_after_a_failed_challenge() -> None:
    result = evaluation(challenge=5, die=7, following=[8], favour=2)
    state = result.state
    assert (None, 2, 8, 1) == (state.result, state.round, state.challenges.current, state.favour)
    assert ("bell_vote", (0, 1, 2)) == (asked(state), c12.awaiting(state))


@pytest.mark.rule("C12-EVAL-6")
def test_with_favour_0_nothing_else_happens() -> None:
    """Challenge 36 fails with favour 2: the die is not rolled, nobody joins, no round begins."""
    result = evaluation(challenge=36, die=7, favour=2, rolls=[4], coming="worker golem")
    assert ["evaluated", "favour_changed", "supplicants_shown", "game_ended"] == kinds(result.events)
    state = result.state
    assert (0, 7, (3,)) == (state.favour, state.die, state.rng.script)
    assert state.result is not None
    assert ("lost", "favour") == (state.result.ending, state.result.reason)
    assert ("princess" in state.reserve, (), 36) == (True, state.challenges.left, state.challenges.current)


# Piles and new characters.


@pytest.mark.rule("C12-EVAL-7")
@pytest.mark.parametrize("die", [9, 7])
@pytest.mark.parametrize(("belled", "left", "right"), [(True, (8,), (9, 5)), (False, (8, 5), (9,))])
def test_a_challenge_goes_left_unless_it_is_belled(
    die: int, belled: bool, left: tuple[int, ...], right: tuple[int, ...]
) -> None:
    """Passed or failed; those of earlier rounds lie under it."""
    state = evaluation(challenge=5, die=die, round=3, left=[8], right=[9], belled=belled).state
    assert (left, right) == (state.challenges.left, state.challenges.right)


@pytest.mark.rule("C12-EVAL-8")
@pytest.mark.parametrize(("die", "recruit"), [(9, "always"), (7, "always"), (9, "on_pass")])
def test_the_supplicants_character_joins_all_hands(die: int, recruit: c12.Recruiting) -> None:
    """It may be played in the next round."""
    result = evaluation(challenge=5, die=die, supplicant="princess", recruit=recruit, coming="warlock")
    state = result.state
    assert [c12.Recruited("princess")] == of(c12.Recruited, result)
    assert "princess" not in state.reserve
    assert ["alchemist worker princess warlock machine shapeshifter"] * 3 == [hand(state, seat) for seat in range(3)]
    assert c12.Play(0, "princess") in legal(after(state, c12.VoteBell(0, False)), 0)


@pytest.mark.rule("C12-EVAL-8")
def test_with_on_pass_nobody_joins_after_a_failure() -> None:
    result = evaluation(challenge=5, die=7, supplicant="princess", recruit="on_pass")
    assert ([], True) == (of(c12.Recruited, result), "princess" in result.state.reserve)
    assert ["alchemist worker warlock machine shapeshifter"] * 3 == [hand(result.state, seat) for seat in range(3)]


@pytest.mark.rule("C12-EVAL-8")
def test_a_character_in_play_does_not_join_again() -> None:
    """The supplicant lies on P0's pile and is in the other hands: everything stays."""
    result = evaluation(challenge=5, die=9, supplicant="warlock", discards={0: "warlock"})
    assert [] == of(c12.Recruited, result)
    assert ("alchemist worker machine shapeshifter", ("warlock",)) == (
        hand(result.state, 0),
        result.state.players[0].discard,
    )


@pytest.mark.rule("C12-EVAL-9")
def test_the_character_joins_after_all_effects() -> None:
    """Challenge 3 fails: while everybody discards, the princess is not there to be discarded."""
    result = evaluation(players=2, challenge=3, die=7, supplicant="princess")
    assert [] == of(c12.Recruited, result)
    assert "princess" not in options_of(result.state, 0)
    result = step(result.state, c12.Choose(0, "worker"), c12.Choose(1, "worker"))
    assert ["card_discarded", "card_discarded", "recruited", "round_ended"] == kinds(result.events)[:4]


@pytest.mark.rule("C12-EVAL-9")
def test_the_character_joins_after_an_extra_round() -> None:
    """Challenge 24 fails: in the replay the princess is still in reserve, afterwards she joins."""
    result = evaluation(players=2, challenge=24, die=7, supplicant="princess", in_play=SET_A)
    assert ("laying", True, []) == (asked(result.state), result.state.replay, of(c12.Recruited, result))
    assert "princess" in result.state.reserve
    result = step(result.state, *laying("machine", "machine"), c12.Reveal(0))
    assert [c12.Recruited("princess")] == of(c12.Recruited, result)


# Effects for the next round.


@pytest.mark.rule("C12-EVAL-10")
def test_next_round_effects_hold_in_the_next_round_and_end_with_it() -> None:
    """Challenge 18 fails: hush in round 2, not in round 1 and not in round 3."""
    state = position(2, challenge=18, following=[5], coming="golem", favour=3)
    state = after(state, c12.Play(0, "machine"), c12.Say(0, "alone"), c12.Play(1, "machine"))
    state = after(state, c12.Ready(0), c12.Ready(1), c12.Reveal(0))
    assert (2, True) == (state.round, state.this_round.hush)
    state = after(state, c12.VoteBell(0, False), *laying("worker", "worker")[:2])
    refused(state, c12.Say(0, "alone"), "C12-SAY-5")
    state = after(state, c12.Ready(0), c12.Ready(1), c12.Reveal(0))
    assert (3, c12.RoundEffects(), c12.RoundEffects()) == (state.round, state.this_round, state.next_round)
    state = after(state, c12.VoteBell(0, False), c12.Play(0, "warlock"))
    assert c12.Say(0, "alone") in legal(state, 0)


@pytest.mark.rule("C12-EVAL-10")
def test_they_do_not_hold_in_an_extra_round_of_their_own_round() -> None:
    """Challenge 24 with hush, open play and a ban on its penalty: nothing of it holds in the replay."""
    penalty = (c12.Favour(-1), c12.Hush(), c12.OpenPlay("all"), c12.Ban("supplicant"), c12.Replay())
    card = changed_card(24, penalty=penalty)
    state = evaluation(players=2, challenge=24, die=7, catalogue=card, supplicant="worker", favour=5).state
    earned = c12.RoundEffects(open_all=True, banned=("worker",), hush=True)
    assert (True, c12.RoundEffects(), earned) == (state.replay, state.this_round, state.next_round)
    state = after(state, c12.Play(0, "machine"), c12.Say(0, "alone"))
    refused(state, c12.Play(1, "machine", open=True), "C12-PLAY-8")
    state = after(state, c12.Play(1, "machine"), c12.Ready(0), c12.Ready(1), c12.Reveal(0))
    assert (2, earned) == (state.round, state.this_round)


@pytest.mark.rule("C12-EVAL-10")
def test_they_go_on_in_the_extra_rounds_of_the_round_they_are_for() -> None:
    """Hush, a ban and an unused permit of round 2 hold in its replay, and are over in round 3."""
    now = c12.RoundEffects(permits=1, banned=("machine",), hush=True)
    state = evaluation(players=2, challenge=24, die=7, round=2, this_round=now).state
    assert (True, 2, now) == (state.replay, state.round, state.this_round)
    refused(state, c12.Play(0, "machine"), "C12-PLAY-4")
    state = after(state, c12.Play(0, "worker", open=True))
    refused(state, c12.Say(0, "alone"), "C12-SAY-5")
    state = after(state, c12.Play(1, "worker"), c12.Ready(0), c12.Ready(1), c12.Reveal(0))
    assert (3, c12.RoundEffects()) == (state.round, state.this_round)


@pytest.mark.rule("C12-EVAL-10")
def test_in_the_succession_they_count_for_nothing() -> None:
    """What was earned in round 7 is void in round 8: a sentence, and every character, is allowed."""
    penalty = (c12.Hush(), c12.OpenPlay("all"), c12.Ban("supplicant"), c12.FreeBell())
    card = changed_card(5, penalty=penalty)
    state = evaluation(players=2, challenge=5, die=7, round=7, supplicant="worker", catalogue=card).state
    assert (8, c12.RoundEffects()) == (state.round, state.this_round)
    refused(state, c12.Play(0, "machine", open=True), "C12-THRONE-3")
    assert c12.Say(0, "alone") in legal(after(state, c12.Play(0, "worker")), 0)


@pytest.mark.rule("C12-EVAL-12")
@pytest.mark.parametrize("effect", [c12.Hush(), c12.OpenPlay("one"), c12.OpenPlay("all"), c12.Ban("supplicant"),
                                    c12.Ban("choice"), c12.FreeBell()])  # fmt: skip
def test_nothing_is_promised_for_the_succession(effect: c12.Effect) -> None:
    """In round 7 it is said that nothing comes of the effect, in round 6 it is announced or asked about."""
    card = changed_card(5, reward=(effect,))
    last = evaluation(challenge=5, die=9, round=7, supplicant="worker", catalogue=card)
    assert (8, "laying") == (last.state.round, asked(last.state))
    assert [c12.EffectLost(effect, "last_round")] == of(c12.EffectLost, last)
    assert ["evaluated", "effect_lost", "round_ended", "round_started"] == [
        kind for kind in kinds(last.events) if kind not in ("recruited", "hand_renewed")
    ]
    before = evaluation(challenge=5, die=9, round=6, supplicant="worker", catalogue=card)
    assert {"next_round_effect", "choice_opened"} & set(kinds(before.events))


@pytest.mark.rule("C12-EVAL-12")
def test_without_bells_no_free_bell_is_promised() -> None:
    """Challenge 9 passed in a first game."""
    result = evaluation(challenge=9, die=7, first_game=True)
    assert [] == of(c12.NextRoundEffect, result)
    assert c12.RoundEffects() == result.state.this_round


@pytest.mark.rule("C12-EVAL-11")
def test_the_next_challenge_is_not_seen_while_the_council_chooses() -> None:
    """Challenge 17 passed, not belled: its successor 8 is seen when round 2 begins."""
    state = evaluation(challenge=17, die=5, following=[8]).state
    assert "group_choice" == asked(state)
    seen = c12.view(state, 0).challenges
    assert (17, None) == (seen.current, seen.following)
    result = step(state, *(c12.Choose(seat, 5) for seat in range(3)))
    assert [8] == [event.number for event in of(c12.RoundStarted, result)]
    assert 8 == c12.view(result.state, 0).challenges.current


@pytest.mark.rule("C12-EVAL-11")
def test_with_the_bell_it_was_seen_before() -> None:
    state = evaluation(challenge=17, die=5, following=[8], belled=True).state
    assert 8 == c12.view(state, None).challenges.following


@pytest.mark.rule("C12-EVAL-9", "C12-EVAL-7")
def test_the_order_at_the_end_of_a_round() -> None:
    """Effects, then the new character, then the box, then the next round."""
    result = settle(position(phase="evaluate", challenge=5, die=9, supplicant="princess", silence="silent"))
    assert [
        "evaluated",
        "favour_changed",
        "recruited",
        "round_ended",
        "round_started",
        "supplicant_revealed",
    ] == kinds(result.events)
    assert (5,) == result.state.challenges.left
