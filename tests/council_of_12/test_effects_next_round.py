"""
Effects on favour, on the die and for the next round (C12-FX-FAVOUR, -TURN, -ROLL, -DIE, -OPEN, -BAN, -HUSH and -BELL).
"""

from __future__ import annotations

import pytest

from tabletricks import council_of_12 as c12

from .builders import (
    SET_A,
    after,
    asked,
    beginning,
    changed_card,
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


def choose_all(option: c12.Option, players: int = 3) -> list[c12.Action]:
    """Everybody is for the same option."""
    return [c12.Choose(seat, option) for seat in range(players)]


# Favour.


@pytest.mark.rule("C12-FX-FAVOUR-1")
@pytest.mark.parametrize(("before", "after_it"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_a_gain_stops_at_5(before: int, after_it: int) -> None:
    """Challenge 16 passed: two favour."""
    result = evaluation(challenge=16, die=9, favour=before)
    changed = [c12.FavourChanged(before, after_it, capped=before + 2 > 5)] if after_it != before else []
    assert (after_it, changed) == (result.state.favour, of(c12.FavourChanged, result))


@pytest.mark.rule("C12-FX-FAVOUR-1")
@pytest.mark.parametrize(("before", "after_it"), [(5, 3), (3, 1), (2, 0), (1, 0)])
def test_a_loss_stops_at_0_and_that_is_the_end(before: int, after_it: int) -> None:
    """Challenge 36 failed: two favour, then a roll, to which it may not come."""
    result = evaluation(challenge=36, die=7, favour=before, rolls=[4])
    assert [c12.FavourChanged(before, after_it)] == of(c12.FavourChanged, result)
    lost = after_it == 0
    assert (lost, 7 if lost else 4) == (result.state.result is not None, result.state.die)


# The die between the rounds.


@pytest.mark.rule("C12-FX-TURN-1")
@pytest.mark.parametrize(
    ("die", "faces"),
    [(5, [1, 3, 4, 5, 6, 11]), (8, [2, 7, 8, 9, 10, 12])],
)
def test_tilt_lets_the_council_keep_the_die_or_tilt_it(die: int, faces: list[int]) -> None:
    """Challenge 17 passed."""
    state = evaluation(challenge=17, die=die).state
    assert faces == options_of(state, 1)
    for face in faces:
        result = step(state, *choose_all(face))
        turned = [c12.DieTurned((face,))] if face != die else []
        assert (face, turned) == (result.state.die, of(c12.DieTurned, result))


@pytest.mark.rule("C12-FX-TURN-2")
def test_any_lets_the_council_choose_every_value() -> None:
    """Challenge 23 passed."""
    state = evaluation(challenge=23, die=2).state
    assert list(range(1, 13)) == options_of(state, 0)
    state = after(state, *choose_all(11))
    assert (11, (11,), 2) == (state.die, state.shown, state.round)


@pytest.mark.rule("C12-FX-TURN-3")
def test_flip_turns_the_die_over_without_a_choice() -> None:
    """Challenge 27 failed."""
    result = evaluation(challenge=27, die=4)
    assert ([c12.DieTurned((9,))], [], 9) == (
        of(c12.DieTurned, result),
        of(c12.ChoiceOpened, result),
        result.state.die,
    )


@pytest.mark.rule("C12-FX-ROLL-1")
@pytest.mark.parametrize(("challenge", "roll"), [(23, 1), (26, 12), (36, 9)])
def test_roll_rolls_the_die_for_all_to_see(challenge: int, roll: int) -> None:
    result = evaluation(challenge=challenge, die=5, rolls=[roll])
    assert c12.DieRolled(roll) in c12.events_for(result.events, None)
    assert (roll, ()) == (result.state.die, result.state.rng.script)


@pytest.mark.rule("C12-FX-DIE-1")
def test_a_roll_of_the_wanted_value_comes_too_late() -> None:
    """Challenge 26 wants 1/7; it failed with 5, and the 7 that is rolled is where round 2 begins."""
    result = evaluation(challenge=26, die=5, rolls=[7], following=[21])
    assert [(26, "Earthquake", False, 5)] == verdicts(result)
    state = result.state
    assert (2, 2, 7, (7,)) == (state.favour, state.round, state.die, state.shown)


@pytest.mark.rule("C12-FX-DIE-1")
def test_while_the_council_chooses_what_was_shown_stays() -> None:
    """A flip and then a tilt on a reward: neither joins the shown values, nor the next one but as its beginning."""
    card = changed_card(17, reward=(c12.TurnDie("flip"), c12.TurnDie("tilt")))
    state = evaluation(challenge=17, die=5, shown=[7, 5], catalogue=card).state
    assert (8, (7, 5), True) == (state.die, state.shown, state.passed)
    assert [2, 7, 8, 9, 10, 12] == options_of(state, 0)
    state = after(state, *choose_all(10))
    assert (10, (10,)) == (state.die, state.shown)


# Open play.


@pytest.mark.rule("C12-FX-OPEN-1")
@pytest.mark.parametrize(("challenge", "shown"), [(2, [2]), (21, [3, 10])])
def test_one_permit_is_for_whoever_uses_it_first(challenge: int, shown: list[int]) -> None:
    state = evaluation(challenge=challenge, die=shown[-1], shown=shown, supplicant="worker", coming="golem").state
    assert (2, 1, False) == (state.round, state.this_round.permits, state.this_round.open_all)
    state = after(state, c12.VoteBell(0, False))
    for seat in range(3):
        assert play(seat, "machine", open=True) in legal(state, seat)
    result = step(state, play(1, "machine", open=True))
    assert (c12.CardLaid(1, True, "machine"),) == c12.events_for(result.events, 0)
    assert "machine" == c12.view(result.state, 2).players[1].laid
    refused(result.state, play(0, "warlock", open=True), "C12-PLAY-8")


@pytest.mark.rule("C12-FX-OPEN-1")
def test_several_permits_add_up() -> None:
    card = changed_card(5, reward=(c12.OpenPlay("one"), c12.OpenPlay("one")))
    state = evaluation(challenge=5, die=9, supplicant="worker", coming="golem", catalogue=card).state
    state = after(state, c12.VoteBell(0, False), play(1, "machine", open=True), play(0, "warlock", open=True))
    refused(state, play(2, "warlock", open=True), "C12-PLAY-8")


@pytest.mark.rule("C12-FX-OPEN-2")
@pytest.mark.parametrize(("challenge", "shown"), [(27, [6]), (35, [4, 5])])
def test_with_open_play_for_all_everybody_may(challenge: int, shown: list[int]) -> None:
    state = evaluation(challenge=challenge, die=shown[-1], shown=shown, supplicant="worker", coming="golem").state
    assert state.this_round.open_all
    state = after(state, c12.VoteBell(0, False), *(play(seat, "machine", open=True) for seat in (2, 0, 1)))
    assert [True, True, True] == [player.open for player in state.players]


@pytest.mark.rule("C12-FX-OPEN-3")
@pytest.mark.parametrize("now", [c12.RoundEffects(permits=1), c12.RoundEffects(open_all=True)])
def test_a_permit_need_not_be_used(now: c12.RoundEffects) -> None:
    """All lay face down, and step 4 begins."""
    state = position(this_round=now)
    assert play(0, "machine") in legal(state, 0)
    state = after(state, *laying("machine", "warlock", "worker"))
    assert ("revealing", [False, False, False]) == (asked(state), [player.open for player in state.players])


# Bans.


@pytest.mark.rule("C12-FX-BAN-1")
def test_the_supplicant_is_forbidden_in_the_next_round_too() -> None:
    """Challenge 22 failed with the worker as supplicant; in round 2 the golem comes."""
    result = evaluation(challenge=22, die=5, supplicant="worker", coming="golem")
    assert [c12.NextRoundEffect(c12.Ban("supplicant"), "worker")] == of(c12.NextRoundEffect, result)
    state = after(result.state, c12.VoteBell(0, False))
    assert ("golem", ("worker",)) == (state.supplicants.current, state.this_round.banned)
    assert {"alchemist", "warlock", "machine", "shapeshifter"} == playable(state, 0)
    refused(state, play(0, "worker"), "C12-PLAY-4")


@pytest.mark.rule("C12-FX-BAN-1")
def test_a_supplicant_who_joins_is_forbidden_as_well() -> None:
    """The princess joins all hands at the end of the round, but cannot be played in the next one."""
    state = evaluation(challenge=22, die=5, supplicant="princess", coming="golem").state
    state = after(state, c12.VoteBell(0, False))
    assert "princess" in hand(state, 0)
    refused(state, play(0, "princess"), "C12-PLAY-4")


@pytest.mark.rule("C12-FX-BAN-2")
@pytest.mark.parametrize("challenge", [28, 33])
def test_the_council_chooses_a_character_in_play(challenge: int) -> None:
    """All characters in play, in canonical order; the princess is still in reserve."""
    result = evaluation(challenge=challenge, die=7, supplicant="princess", coming="golem", in_play=SET_A)
    assert ["alchemist", "worker", "warlock", "machine", "shapeshifter"] == options_of(result.state, 0)
    result = step(result.state, *choose_all("machine"))
    assert [c12.NextRoundEffect(c12.Ban("choice"), "machine")] == of(c12.NextRoundEffect, result)
    state = after(result.state, c12.VoteBell(0, False))
    refused(state, play(0, "machine"), "C12-PLAY-4")
    assert {"alchemist", "worker", "princess", "warlock", "shapeshifter"} == playable(state, 0)


@pytest.mark.rule("C12-FX-BAN-2")
def test_a_ban_may_force_a_renewal() -> None:
    """Warlock is the supplicant, machine banned, and P0 holds just these: they become the new pile."""
    result = beginning(
        supplicant="warlock",
        this_round=c12.RoundEffects(banned=("machine",)),
        hands={0: "machine warlock"},
        discards={0: "worker alchemist shapeshifter"},
        round=2,
    )
    assert [c12.HandRenewed(0, ("warlock", "machine"))] == of(c12.HandRenewed, result)
    state = result.state
    assert ("warlock machine", "alchemist worker shapeshifter") == (discard(state, 0), hand(state, 0))


# Hush.


@pytest.mark.rule("C12-FX-HUSH-1")
def test_in_the_next_round_nothing_is_said() -> None:
    """Challenge 18 failed."""
    result = evaluation(challenge=18, die=7, supplicant="worker", coming="golem")
    assert [c12.NextRoundEffect(c12.Hush())] == of(c12.NextRoundEffect, result)
    state = after(result.state, c12.VoteBell(0, False), play(0, "machine"))
    for words in ("alone", "contribute", "nothing"):
        assert not any(isinstance(action, c12.Say) and action.words == words for action in legal(state, 0))
    refused(state, c12.Say(0, "nothing"), "C12-SAY-5")


# Free bell.


@pytest.mark.rule("C12-FX-BELL-1")
@pytest.mark.parametrize(("challenge", "die"), [(9, 7), (12, 8)])
def test_the_next_bell_costs_nothing(challenge: int, die: int) -> None:
    """And only the next one: in round 3 it costs 1 favour again."""
    result = evaluation(challenge=challenge, die=die, following=[5], supplicant="worker", coming="golem")
    assert [c12.NextRoundEffect(c12.FreeBell())] == of(c12.NextRoundEffect, result)
    result = step(result.state, *voting("bell", 3))
    assert (3, (5,), []) == (
        result.state.favour,
        result.state.challenges.right,
        of(c12.FavourChanged, result),
    )
    state = after(result.state, *laying("machine", "machine", "machine"), c12.Reveal(0))
    favour = state.favour
    assert (3, favour - 1) == (state.round, after(state, *voting("bell", 3)).favour)


@pytest.mark.rule("C12-FX-BELL-1")
def test_with_a_free_bell_favour_1_is_enough() -> None:
    state = position(phase="bell", favour=1, round=2, this_round=c12.RoundEffects(free_bell=True))
    state = after(state, *voting("bell", 3))
    assert (1, None, "laying") == (state.favour, state.result, asked(state))


@pytest.mark.rule("C12-FX-BELL-1")
def test_without_a_bell_step_a_free_bell_is_void() -> None:
    """In a first game, and before the succession; it is not kept for later."""
    state = evaluation(challenge=9, die=7, first_game=True).state
    assert ("laying", 2) == (asked(state), state.round)
    refused(state, c12.VoteBell(0, True), "C12-BELL-7")
    state = evaluation(challenge=9, die=7, round=7).state
    assert (8, "laying", c12.RoundEffects()) == (state.round, asked(state), state.this_round)
    refused(state, c12.VoteBell(0, True), "C12-BELL-8")
