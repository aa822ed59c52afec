"""
Turns, and cards out of turn (HY-TURN-1 to HY-TURN-14 and HY-TURN-16; HY-TURN-15 is in
``test_phases``).
"""

from __future__ import annotations

import pytest

from tabletricks import hydra as hy

from .builders import (
    after,
    asked,
    card,
    checked,
    checks,
    hand,
    legal,
    only,
    opening,
    play,
    playable,
    played,
    position,
    refused,
    sizes,
    step,
    top,
    turn,
)


TOPS = {
    "single": "9",
    "pair": "9 9",
    "pairs": "8 8 9 9",
    "triple": "9 9 9",
    "full_house": "9 9 9 8 8",
    "straight": "5 6 7 8 9",
}
"""A play of strength 18 of every kind below an Ambush."""


# Leading.


@pytest.mark.rule("HY-TURN-1")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_attacker_leads_the_first_trick(dealer: int) -> None:
    attacker = (dealer + 1) % 4
    state = after(opening(dealer=dealer).state, hy.Take(attacker, (0, 1, 2)))
    assert ("turn", attacker, None) == (asked(state), turn(state), state.trick)


@pytest.mark.rule("HY-TURN-2")
def test_a_leader_cannot_check() -> None:
    state = position("5 6", 5, 5, 5)
    assert {play(state, 0, "5"), play(state, 0, "6")} == legal(state, 0)
    refused(state, hy.Check(0), "HY-TURN-2")


@pytest.mark.rule("HY-TURN-3")
@pytest.mark.parametrize(
    ("text", "led"),
    [
        ("1", ("single", 1, 2, 0)),
        ("COMPANION", ("single", 1, 28, 0)),
        ("H", ("single", 1, 30, 0)),
        ("PEGASUS", ("single", 1, 32, 0)),
        ("HYDRA", ("single", 1, 34, 0)),
        ("STORM", ("single", 1, 0, 0)),
        ("LEAP", ("single", 1, 0, 0)),
        ("TRICKSTER", ("single", 1, 0, 0)),
        ("9 9", ("pair", 1, 18, 0)),
        ("8 8 9 9", ("pairs", 2, 18, 0)),
        ("9 9 9", ("triple", 1, 18, 0)),
        ("9 9 9 8 8", ("full_house", 1, 18, 0)),
        ("5 6 7 8 9", ("straight", 5, 18, 0)),
        ("9 9 9 9", ("ambush", 1, 18, 0)),
    ],
)
def test_anything_may_be_led(text: str, led: tuple[str, int, int, int]) -> None:
    state = played(position(f"{text} WITCH", 5, 5, 5), 0, text)
    assert led == top(state)


@pytest.mark.rule("HY-TURN-3", "HY-HYDRA-6")
def test_a_hydra_attack_may_be_led() -> None:
    state = position("HYDRA PEGASUS 5", 5, 5, 5)
    assert ((16, 17), None) in playable(state, 0)
    assert "R5" == hand(played(state, 0, "HYDRA PEGASUS"), 0)


# Following.


@pytest.mark.rule("HY-TURN-4")
def test_plays_and_checks_pass_the_turn_on() -> None:
    state = played(position("5 1", 5, "8 1", 5), 0, "5")
    assert 1 == turn(state)
    state = checks(state, 1)
    assert 2 == turn(state)
    state = checks(played(state, 2, "8"), 3)
    assert 0 == turn(state)


@pytest.mark.rule("HY-TURN-5")
@pytest.mark.parametrize(
    ("lead", "held", "answers"),
    [
        ("9", "8 9 10 10 11", [(10,), (11,)]),
        ("9 9", "8 8 10 10 10 13", [(10, 10)]),
        ("8 8 9 9", "7 7 8 8 10 10 11 11 12 12", [(10, 10, 11, 11), (11, 11, 12, 12)]),
        ("9 9 9", "8 8 8 10 10 10 H H", [(10, 10, 10)]),
        ("9 9 9 8 8", "10 10 10 7 7 4 4", [(7, 7, 10, 10, 10), (4, 4, 10, 10, 10)]),
        ("5 6 7 8 9", "5 6 7 8 9 10 11", [(6, 7, 8, 9, 10), (7, 8, 9, 10, 11)]),
        ("9 9 9 9", "8 8 8 8 10 10 10 10", [(10, 10, 10, 10)]),
    ],
    ids=[*TOPS, "ambush"],
)
def test_a_follower_checks_or_plays_the_same_kind_and_length_but_higher(
    lead: str, held: str, answers: list[tuple[int, ...]]
) -> None:
    state = position(5, f"{held} WITCH", 5, 5, turn=1, trick=[f"0: {lead}"])
    assert {(ranks, None) for ranks in answers} == playable(state, 1)
    assert hy.Check(1) in legal(state, 1)
    assert len(answers) + 1 == len(legal(state, 1))


@pytest.mark.rule("HY-TURN-5")
@pytest.mark.parametrize("kind", TOPS)
@pytest.mark.parametrize("answer", TOPS)
def test_another_kind_is_no_answer(kind: str, answer: str) -> None:
    """The answer is three ranks higher; it is good only on its own kind."""
    higher = " ".join(str(int(rank) + 3) for rank in TOPS[answer].split())
    state = position(5, f"{higher} WITCH", 5, 5, turn=1, trick=[f"0: {TOPS[kind]}"])
    if answer == kind:
        assert 24 == top(played(state, 1, higher))[2]
    else:
        refused(state, play(state, 1, higher), "HY-TURN-5")


@pytest.mark.rule("HY-TURN-6", "HY-COMBO-14", "HY-COMBO-15")
@pytest.mark.parametrize("kind", TOPS)
def test_ambush_and_hydra_attack_can_always_be_played(kind: str) -> None:
    """Also a low Ambush."""
    state = position(5, "2 2 2 2 HYDRA PEGASUS 1", 5, 5, turn=1, trick=[f"0: {TOPS[kind]}"])
    assert ("ambush", 1, 4, 1) == top(played(state, 1, "2 2 2 2"))
    assert hy.TrickWon in map(type, step(state, play(state, 1, "HYDRA PEGASUS")).events)


@pytest.mark.rule("HY-TURN-7", "HY-TRICK-2", "HY-TRICK-5")
def test_ex_16_coming_back_in() -> None:
    """B checks on the 5 and plays on the 8 when the turn comes back; then B takes 5, 8 and 10 and leads."""
    state = position("R5 1", "R10 1", "R8 1", 5)
    state = checks(played(state, 0, "R5"), 1)
    state = checks(played(state, 2, "R8"), 3, 0)
    assert 1 == turn(state)
    state = checks(played(state, 1, "R10"), 2, 3)
    result = step(state, hy.Check(0))
    assert hy.TrickWon(1, (card("R5"), card("R8"), card("R10"))) == only(hy.TrickWon, result)
    assert (1, None) == (turn(result.state), result.state.trick)


@pytest.mark.rule("HY-TURN-8")
def test_nobody_has_to_beat_the_top() -> None:
    """B could, with anything in the hand."""
    state = position(5, "H PEGASUS HYDRA 10 10 10 10", 5, 5, turn=1, trick=["0: 9"])
    state = checks(state, 1)
    assert (2, ("single", 1, 18, 0), (1,)) == (turn(state), top(state), checked(state))


@pytest.mark.rule("HY-TURN-9")
def test_cards_come_from_the_own_hand() -> None:
    """Not from another hand, the trick, the captured cards or the middle."""
    state = position(5, "R10 1", "R11 1", 5, turn=1, trick=["0: R9"], captured={1: "R13"}, stake=30, middle="4 R12 5")
    for text in ("R11", "R9", "R13", "R12", "R10 R11"):
        refused(state, play(state, 1, text), "HY-TURN-9")
    assert "red 11" in refused(state, play(state, 1, "R10 R11"), "HY-TURN-9").message
    for absent in (hy.PlayStorm(1), hy.PlayLeap(1), hy.PlayTrickster(3)):
        refused(state, absent, "HY-TURN-9")


@pytest.mark.rule("HY-TURN-9", "HY-3P-6")
def test_cards_also_come_from_what_was_drawn_in_this_turn() -> None:
    state = position(5, "R7 R1", 5, turn=1, trick=["0: 6 6"], drawn="B7")
    state = played(state, 1, "R7 B7")
    assert (("pair", 1, 14, 1), "R1") == (top(state), hand(state, 1))


# Out of turn.


@pytest.mark.rule("HY-TURN-10", "HY-COMBO-16")
def test_out_of_turn_only_time_leap_and_trickster_can_be_played() -> None:
    held = "R10 2 2 2 2 HYDRA PEGASUS STORM WITCH LEAP TRICKSTER"
    state = position(5, 5, held, 5, turn=1, trick=["0: 9"])
    assert {hy.PlayLeap(2), hy.PlayTrickster(2)} == legal(state, 2)
    for text in ("R10", "2 2 2 2", "HYDRA PEGASUS", "HYDRA", "STORM", "LEAP"):
        refused(state, play(state, 2, text), "HY-TURN-10")
    for action in (hy.Check(2), hy.PlayStorm(2), hy.PlayWitch(2)):
        refused(state, action, "HY-TURN-10")


@pytest.mark.rule("HY-TURN-11", "HY-LEAP-1", "HY-TRICKSTER-1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_any_holder_may_submit_them_while_a_trick_is_open(seat: int) -> None:
    """The owner D, B in turn, C, and A, who has checked."""
    hands: list[str | int] = [5, 5, 5, 5]
    hands[seat] = "LEAP TRICKSTER 1 1"
    state = position(*hands, turn=1, trick=["3: 9"], checked=[0])
    assert {hy.PlayLeap(seat), hy.PlayTrickster(seat)} <= legal(state, seat)
    for other in {0, 1, 2, 3} - {seat}:
        assert not {hy.PlayLeap(other), hy.PlayTrickster(other)} & legal(state, other)


@pytest.mark.rule("HY-TURN-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_they_need_a_play_to_lie_on(seat: int) -> None:
    hands: list[str | int] = [5, 5, 5, 5]
    hands[seat] = "LEAP TRICKSTER 1 1"
    state = position(*hands)
    refused(state, hy.PlayLeap(seat), "HY-TURN-11")
    refused(state, hy.PlayTrickster(seat), "HY-TURN-11")


@pytest.mark.rule("HY-TURN-11")
def test_they_wait_for_a_companion_to_be_named() -> None:
    state = played(position("COMPANION 1", 5, 5, "LEAP TRICKSTER 1"), 0, "COMPANION")
    refused(state, hy.PlayLeap(3), "HY-TURN-11")
    refused(state, hy.PlayTrickster(3), "HY-TURN-11")
    state = after(state, hy.NameCompanion(0, None))
    assert {hy.PlayLeap(3), hy.PlayTrickster(3)} == legal(state, 3)


@pytest.mark.rule("HY-TURN-11")
def test_they_wait_for_the_cards_of_the_witch() -> None:
    state = after(position("WITCH 1 1", 5, 5, "LEAP TRICKSTER 1"), hy.PlayWitch(0))
    for seat in (0, 3):
        refused(state, hy.PlayLeap(seat), "HY-TURN-11")
        refused(state, hy.PlayTrickster(seat), "HY-TURN-11")


@pytest.mark.rule("HY-TURN-11")
def test_they_wait_for_a_look_at_the_personal_pile() -> None:
    state = position("COMPANION 1", "LEAP TRICKSTER 1", pile="8 2 4", personal={0: "5 6"})
    state = played(state, 0, "COMPANION")
    assert "look" == asked(state)
    refused(state, hy.PlayLeap(1), "HY-TURN-11")
    refused(state, hy.PlayTrickster(1), "HY-TURN-11")


@pytest.mark.rule("HY-TURN-11", "HY-3P-9")
def test_they_wait_for_a_drawn_card_to_be_played() -> None:
    """The rule that is reported is that of the drawn card."""
    state = position("LEAP 1 1", "TRICKSTER 1 1", 5, turn=1, trick=["0: 9"], pile="R10 5")
    state = after(state, hy.Draw(1))
    refused(state, hy.PlayLeap(0), "HY-3P-9")
    refused(state, hy.PlayTrickster(1), "HY-3P-9")
    state = played(state, 1, "R10")
    assert {hy.PlayLeap(0)} == legal(state, 0)


@pytest.mark.rule("HY-TURN-12")
def test_only_the_turn_seat_is_awaited() -> None:
    """Whoever holds Time Leap and Trickster, and also after they were played."""
    state = position(5, 5, "TRICKSTER 1 1", "LEAP 1 1", turn=1, trick=["0: 9"])
    assert (1,) == hy.awaiting(state)
    state = after(state, hy.PlayTrickster(2))
    assert (1,) == hy.awaiting(state)
    state = after(state, hy.PlayLeap(3))
    assert (0,) == hy.awaiting(state)


# At the same moment.


def race() -> hy.State:
    """C's pair of 9s lies; D and A have checked and B is in turn; C holds the Trickster, D Time Leap."""
    return position(5, 5, "TRICKSTER 1", "LEAP 1", turn=1, trick=["2: R9 B9"], checked=[0, 3])


@pytest.mark.rule("HY-TURN-13")
def test_ex_59_each_takes_effect_on_what_it_finds() -> None:
    """Both orders give a single of strength 18 and the turn to its owner."""
    trickster, leap = hy.PlayTrickster(2), hy.PlayLeap(3)
    for state in (after(race(), trickster, leap), after(race(), leap, trickster)):
        assert (("single", 1, 18, 2), 2, ()) == (top(state), turn(state), checked(state))


@pytest.mark.rule("HY-TURN-13", "HY-TURN-14")
def test_ex_59_the_check_that_closes_the_trick_comes_first() -> None:
    state = checks(race(), 1)
    assert (None, 2) == (state.trick, turn(state))
    refused(state, hy.PlayTrickster(2), "HY-TURN-11")
    refused(state, hy.PlayLeap(3), "HY-TURN-11")


@pytest.mark.rule("HY-TURN-13")
def test_a_play_that_arrives_after_a_trickster_meets_the_changed_top() -> None:
    """B meant to answer the single."""
    state = position(5, "R10 1", "TRICKSTER 1", 5, turn=1, trick=["0: 9"])
    late = play(state, 1, "R10")
    refused(after(state, hy.PlayTrickster(2)), late, "HY-TURN-5")


@pytest.mark.rule("HY-TURN-14", "HY-LEAP-10")
def test_nothing_can_be_put_in_after_a_hydra_attack() -> None:
    state = position(5, "HYDRA PEGASUS 1", 5, "LEAP TRICKSTER 1", turn=1, trick=["0: 9"])
    state = played(state, 1, "HYDRA PEGASUS")
    assert (None, 1) == (state.trick, turn(state))
    refused(state, hy.PlayLeap(3), "HY-TURN-11")
    refused(state, hy.PlayTrickster(3), "HY-TURN-11")


@pytest.mark.rule("HY-TURN-14", "HY-LEAP-10")
def test_nothing_can_be_put_in_after_a_play_that_empties_a_hand() -> None:
    """The round is scored and the next one dealt in the same step."""
    state = position(5, "R10", 5, "LEAP TRICKSTER 1", turn=1, trick=["0: 9"])
    result = step(state, play(state, 1, "R10"))
    assert 1 == only(hy.RoundEnded, result).winner
    assert (2, "stake") == (result.state.round, asked(result.state))
    refused(result.state, hy.PlayLeap(3), "HY-BID-14")


# Several acts in a turn.


@pytest.mark.rule("HY-TURN-16", "HY-TRICKSTER-10")
def test_trickster_and_play_are_two_actions() -> None:
    state = position(5, "TRICKSTER 10 10 1", 5, 5, turn=1, trick=["0: 9"])
    state = after(state, hy.PlayTrickster(1))
    assert (1, 3) == (turn(state), sizes(state)[1])
    assert 2 == turn(played(state, 1, "10 10"))
    assert 2 == turn(checks(state, 1))


@pytest.mark.rule("HY-TURN-16", "HY-3P-11")
def test_the_turn_lasts_until_a_play() -> None:
    """B draws the Trickster and plays it, draws a 10 and plays it with another: four actions in one turn."""
    state = position(5, "B10 1 1", 5, turn=1, trick=["0: 9"], pile="TRICKSTER R10 5")
    acts: list[tuple[hy.Action, str]] = [(hy.Draw(1), "TRICKSTER"), (hy.PlayTrickster(1), ""), (hy.Draw(1), "R10")]
    for action, pending in acts:
        state = after(state, action)
        assert (1, pending) == (turn(state), " ".join(state.drawn))
    state = played(state, 1, "R10 B10")
    assert (("pair", 1, 20, 1), 2) == (top(state), turn(state))


@pytest.mark.rule("HY-TURN-16", "HY-LEAP-9")
def test_a_time_leap_ends_the_turn() -> None:
    state = after(position(5, "LEAP 10 1", 5, 5, turn=1, trick=["0: 9"]), hy.PlayLeap(1))
    assert 0 == turn(state)
    refused(state, play(state, 1, "10"), "HY-TURN-10")
