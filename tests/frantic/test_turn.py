"""
Sections 2.4 and 2.9 and what all actions have in common: a turn, targets, skipping (FR-TURN-1 to FR-TURN-11,
FR-TARGET-1 to FR-TARGET-4, FR-SKIP-1 to FR-SKIP-5, FR-ACT-1 to FR-ACT-5).
"""

from __future__ import annotations

import pytest

from tabletricks import DecodeError, Outcome, from_json
from tabletricks import frantic as fr

from .builders import after, card, passing, pick, play, position, refused, step, throw
from .reading import asked, bomb_of, hand, legal, of, playable, public, sizes, skips


def drawn() -> fr.State:
    """P0 had the blue 2 and the red 9 on a red 5, and has drawn the green 5."""
    return after(position("B2 R9", 5, 5, demand="red 5", draw="G5"), fr.Draw(0))


# A turn.


@pytest.mark.rule("FR-TURN-1", "FR-SEAT-1")
@pytest.mark.parametrize(("turn", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_turns_pass_from_seat_to_seat(turn: int, following: int) -> None:
    hands: list[str | int] = [5, 5, 5, 5]
    hands[turn] = "R1 G1"
    result = step(position(*hands, turn=turn), play(turn, "R1"))
    assert [fr.TurnStarted(following)] == of(fr.TurnStarted, result)
    assert ((following,), following) == (fr.awaiting(result.state), public(result.state).turn)


@pytest.mark.rule("FR-TURN-2", "FR-EVENT-TIME_BOMB-2")
def test_the_bomb_is_looked_at_before_the_skip_flag() -> None:
    """P1 has no turn left: the bomb explodes, and the flag does not help."""
    result = step(position("R1 G1", "B2", "B4", skipped=[1], bomb=(1, 0, 1)), play(0, "R1"))
    assert [fr.RoundEnded("time_bomb", ())] == of(fr.RoundEnded, result)
    assert [] == of(fr.TurnSkipped, result)


@pytest.mark.rule("FR-TURN-2", "FR-SKIP-4", "FR-EVENT-TIME_BOMB-3")
def test_a_skipped_turn_counts_for_the_bomb() -> None:
    """P1 misses one of two turns that are left; then P2's own one counts."""
    result = step(position("R1 G1", 5, 5, skipped=[1], bomb=(2, 2, 3)), play(0, "R1"))
    assert [fr.TurnSkipped(1, 1)] == of(fr.TurnSkipped, result)
    assert ((2, 1, 2), (2,)) == (bomb_of(result.state), fr.awaiting(result.state))


@pytest.mark.rule("FR-TURN-3", "FR-TURN-5")
def test_the_active_player_plays_or_draws() -> None:
    """Drawing is possible also with cards that fit."""
    state = position("R1 G5 B2", 5, 5, demand="red 5")
    assert {play(0, "R1"), play(0, "G5"), fr.Draw(0)} == legal(state, 0)


@pytest.mark.rule("FR-TURN-4")
def test_without_a_fitting_card_drawing_is_all_there_is() -> None:
    state = position("B2 G3 K4", 5, 5, demand="red 5")
    assert {fr.Draw(0)} == legal(state, 0)


@pytest.mark.rule("FR-TURN-5")
def test_who_declines_to_play_must_draw() -> None:
    """Neither ending the turn nor passing is a way to decline."""
    state = position("R1 B2", 5, 5, demand="red 5")
    refused(state, fr.EndTurn(0), "FR-TURN-8")
    refused(state, fr.Pass(0), "FR-ACT-2")
    assert 3 == sizes(after(state, fr.Draw(0)))[0]


@pytest.mark.rule("FR-TURN-7")
def test_another_card_than_the_drawn_one() -> None:
    """R9 and G5 fit, B2 does not; R9 is played although it was not drawn."""
    state = drawn()
    assert {"R9", "G5"} == playable(state, 0)
    refused(state, play(0, "B2"), "FR-MATCH-1")
    state = after(state, play(0, "R9"))
    assert ("G5 B2", "red 9", (1,)) == (hand(state, 0), public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-TURN-7")
def test_the_drawn_card_can_be_played() -> None:
    state = after(drawn(), play(0, "G5"))
    assert ("R9 B2", "green 5", (1,)) == (hand(state, 0), public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-TURN-6", "FR-TURN-7")
def test_no_second_draw() -> None:
    """The turn can be ended instead."""
    state = drawn()
    refused(state, fr.Draw(0), "FR-TURN-6")
    ended = after(state, fr.EndTurn(0))
    assert ("R9 G5 B2", "red 5", (1,)) == (hand(ended, 0), public(ended).demand, fr.awaiting(ended))


@pytest.mark.rule("FR-TURN-8")
def test_no_end_of_the_turn_before_drawing() -> None:
    refused(position("B2 R9", 5, 5, demand="red 5"), fr.EndTurn(0), "FR-TURN-8")


@pytest.mark.rule("FR-TURN-8", "FR-TURN-4")
def test_no_end_of_the_turn_without_a_fitting_card_either() -> None:
    refused(position("B2 G3", 5, 5, demand="red 5"), fr.EndTurn(0), "FR-TURN-8")


@pytest.mark.rule("FR-TURN-6")
def test_no_second_draw_without_a_fitting_card_either() -> None:
    state = after(position("B2 G3", 5, 5, demand="red 5", draw="Y4"), fr.Draw(0))
    refused(state, fr.Draw(0), "FR-TURN-6")
    assert {fr.EndTurn(0)} == legal(state, 0)


@pytest.mark.rule("FR-TURN-9")
def test_no_second_card_while_the_first_is_resolved() -> None:
    state = after(position("SKIP.R R2 B3", 5, 5), play(0, "SKIP.R"))
    refused(state, play(0, "R2"), "FR-TURN-9")


@pytest.mark.rule("FR-TURN-9", "FR-ACT-1")
def test_no_second_card_after_the_first() -> None:
    """The turn has passed to P1."""
    refused(after(position("R1 R2 R3", 5, 5), play(0, "R1")), play(0, "R2"), "FR-ACT-1")
    refused(after(drawn(), play(0, "R9")), play(0, "G5"), "FR-ACT-1")


@pytest.mark.rule("FR-TURN-9", "FR-CARD-2ND-1")
def test_a_second_card_through_2nd_chance() -> None:
    state = after(position("2ND.R R2 R3", 5, 5), play(0, "2ND.R"), play(0, "R2"))
    assert ("R3", (1,)) == (hand(state, 0), fr.awaiting(state))


@pytest.mark.rule("FR-TURN-11", "FR-PLAY-6")
def test_the_finish_check_comes_before_the_next_turn() -> None:
    """P0 has played the last card: P1 is asked for a Nice Try, and nobody's turn has begun."""
    result = step(position("R1", 5, 5), play(0, "R1"))
    assert ([], "react nice_try", (1,)) == (of(fr.TurnStarted, result), asked(result.state), fr.awaiting(result.state))


# Targets.


@pytest.mark.rule("FR-TARGET-1")
@pytest.mark.parametrize("text", ["SKIP.R", "GIFT.R", "EXCH.R", "EQ"])
def test_nobody_aims_at_the_own_seat(text: str) -> None:
    refused(after(position(f"{text} R1 R2 R3", 2, 2), play(0, text)), fr.Target(0, 0), "FR-TARGET-1")


@pytest.mark.rule("FR-TARGET-2")
@pytest.mark.parametrize("text", ["SKIP.R", "GIFT.R", "EXCH.R"])
def test_any_other_player_can_be_chosen(text: str) -> None:
    state = after(position(5, 5, f"{text} R1 R2", 5, turn=2), play(2, text))
    assert {fr.Target(2, 0), fr.Target(2, 1), fr.Target(2, 3)} == legal(state, 2)


@pytest.mark.rule("FR-TARGET-3")
@pytest.mark.parametrize("text", ["SKIP.R", "GIFT.R", "EXCH.R"])
def test_the_effect_of_a_coloured_special_is_mandatory(text: str) -> None:
    refused(after(position(f"{text} R1 R2", 5, 5), play(0, text)), fr.Pass(0), "FR-TARGET-3")


@pytest.mark.rule("FR-TARGET-4", "FR-ACT-4")
def test_a_skip_without_a_target_does_nothing() -> None:
    """Both others miss their next turn already: P0 plays the Skip, and is the next player who has a turn."""
    result = step(position("SKIP.R R1", 5, 5, skipped=[1, 2]), play(0, "SKIP.R"))
    assert [fr.NoTarget(0, "skip")] == of(fr.NoTarget, result)
    assert [fr.TurnSkipped(1), fr.TurnSkipped(2)] == of(fr.TurnSkipped, result)
    assert ("red/SKIP", (0,)) == (public(result.state).demand, fr.awaiting(result.state))


# Skipping.


@pytest.mark.rule("FR-SKIP-1", "FR-SKIP-2")
def test_a_skip_strikes_when_the_turn_comes() -> None:
    """P2 is flagged; P1 plays first, then P2's turn is over at once, and P0 plays."""
    state = after(position("SKIP.R R1", "R2 R3", 5), play(0, "SKIP.R"), fr.Target(0, 2), fr.Pass(2))
    assert ([False, False, True], (1,)) == (skips(state), fr.awaiting(state))
    result = step(state, play(1, "R2"))
    assert (fr.CardPlayed(1, card("R2")), fr.TurnSkipped(2), fr.TurnStarted(0)) == result.events
    assert [False, False, False] == skips(result.state)


@pytest.mark.rule("FR-SKIP-3", "FR-CARD-SKIP-2")
def test_nobody_is_skipped_twice() -> None:
    state = after(position("SKIP.R R1", 5, 5, skipped=[1]), play(0, "SKIP.R"))
    refused(state, fr.Target(0, 1), "FR-SKIP-3")
    assert {fr.Target(0, 2)} == legal(state, 0)


@pytest.mark.rule("FR-SKIP-3")
def test_who_has_missed_a_turn_can_be_skipped_again() -> None:
    """P1 misses the turn after P0's; P2, who is next, may skip P1 again."""
    state = position("SKIP.R B1", 5, "SKIP.B B2")
    state = after(state, play(0, "SKIP.R"), fr.Target(0, 1), fr.Pass(1), play(2, "SKIP.B"))
    assert fr.Target(2, 1) in legal(state, 2)


@pytest.mark.rule("FR-SKIP-5")
def test_a_flagged_player_may_counter() -> None:
    state = position("GIFT.R R1 R2", "CTR G1", 5, skipped=[1])
    state = after(state, play(0, "GIFT.R"), fr.Target(0, 1), pick(0, "R1"), pick(0, "R2"), throw(1, "CTR"))
    assert ("R1 R2", "G1") == (hand(state, 0), hand(state, 1))
    assert {fr.Pass(1), fr.Target(1, 0), fr.Target(1, 2)} == legal(state, 1)


@pytest.mark.rule("FR-SKIP-5")
def test_a_flagged_player_may_throw_nice_try() -> None:
    """The flag stays: after P0 has drawn, P1's turn is missed."""
    state = after(position("R1", "NICE G1", 5, skipped=[1]), play(0, "R1"), throw(1, "NICE"), fr.Pass(1))
    assert ((3, 1, 5), (2,)) == (sizes(state), fr.awaiting(state))


@pytest.mark.rule("FR-SKIP-5")
def test_a_flagged_player_takes_part_in_events() -> None:
    state = position("K5 R1", 5, 5, skipped=[1], events=["third_time_lucky"])
    assert (4, 8, 8) == sizes(after(state, play(0, "K5")))


# Actions in general.


@pytest.mark.rule("FR-ACT-1")
@pytest.mark.parametrize("action", [play(1, "R9"), fr.Draw(1), fr.EndTurn(2), fr.Pass(2), fr.Target(1, 2)])
def test_it_is_somebody_elses_turn(action: fr.Action) -> None:
    refused(position("R1 R2", "R9 R3", 5), action, "FR-ACT-1")


@pytest.mark.rule("FR-ACT-1")
def test_somebody_else_is_asked_in_the_own_turn() -> None:
    """P1 decides about a Counterattack; P0, whose turn it is, and P2 wait."""
    state = after(position("SKIP.R R1", 5, 5), play(0, "SKIP.R"), fr.Target(0, 1))
    assert ((1,), set(), set()) == (fr.awaiting(state), legal(state, 0), legal(state, 2))
    refused(state, fr.Pass(0), "FR-ACT-1")
    refused(state, fr.Pass(2), "FR-ACT-1")


@pytest.mark.rule("FR-ACT-2")
@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    state = position("SKIP.R R1", 5, 5)
    problem = fr.check(state, fr.Draw(seat))
    assert problem is not None
    assert "FR-ACT-2" == problem.rule
    refused(after(state, play(0, "SKIP.R")), fr.Target(0, seat), "FR-ACT-2")


@pytest.mark.rule("FR-ACT-2")
@pytest.mark.parametrize(
    "text",
    [
        '{"type":"play","seat":0}',
        '{"type":"play","seat":0,"card":"R5","target":1}',
        '{"type":"play","seat":0,"card":"R5","card":"R6"}',
        '{"type":"draw"}',
        '{"type":"draw","seat":"0"}',
        '{"type":"steal","seat":0}',
        '{"seat":0}',
    ],
)
def test_an_action_has_exactly_its_parameters(text: str) -> None:
    with pytest.raises(DecodeError):
        from_json(fr.Action, text)


@pytest.mark.rule("FR-ACT-3")
def test_after_a_refusal_the_same_is_asked() -> None:
    state = position("R1 B2", 5, 5)
    refused(state, play(0, "B2"), "FR-MATCH-1")
    assert ((0,), {play(0, "R1"), fr.Draw(0)}) == (fr.awaiting(state), legal(state, 0))


@pytest.mark.rule("FR-ACT-4", "FR-CARD-GIFT-2")
def test_who_has_nothing_to_give_is_not_asked_for_cards() -> None:
    """After the Gift P0 holds only Fuck You: P1's window follows the choice of the target."""
    state = after(position("GIFT.R FU", 5, 5), play(0, "GIFT.R"), fr.Target(0, 1))
    assert ("react counterattack", (1,)) == (asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-ACT-5")
def test_a_window_without_a_reaction_card_offers_only_a_pass() -> None:
    state = after(position("SKIP.R R1", "NICE G1", 5), play(0, "SKIP.R"), fr.Target(0, 1))
    assert {fr.Pass(1)} == legal(state, 1)


@pytest.mark.rule("FR-ACT-5", "FR-CARD-GIFT-1")
def test_a_single_choice_is_asked_all_the_same() -> None:
    """With two players there is one target, and with two cards two to give."""
    state = after(position("GIFT.R R1 R2", 5), play(0, "GIFT.R"))
    assert {fr.Target(0, 1)} == legal(state, 0)
    state = after(state, fr.Target(0, 1), pick(0, "R1"))
    assert {pick(0, "R2")} == legal(state, 0)


@pytest.mark.rule("FR-GAME-1")
@pytest.mark.parametrize("action", [play(1, "R9"), fr.Draw(1), fr.Pass(2), fr.EndTurn(0), throw(2, "NICE")])
def test_after_the_game(action: fr.Action) -> None:
    """P0 goes out; P1's account reaches the limit."""
    state = passing(after(position("R1", "R9 R8", "NICE", accounts=(0, 140, 0)), play(0, "R1")))
    assert (Outcome((0,), (0, 157, 7), (1, 3, 2)), ()) == (fr.outcome(state), fr.awaiting(state))
    refused(state, action, "FR-GAME-1")
