"""
The stake (HY-BID-1 to HY-BID-14).
"""

from __future__ import annotations

import pytest

from tabletricks import hydra as hy

from .builders import HyStep, after, asked, card, cards, legal, of, only, opening, play, position, refused, sizes, step


EVERYBODY = (None, 0, 1, 2, 3)


def stakes() -> hy.State:
    """A is to decide; in the middle lie 9, 3 (open) and the Companion."""
    return opening(middle="R9 R3 COMPANION").state


def at_40() -> hy.State:
    return after(stakes(), hy.Reduce(0))


def at_30() -> hy.State:
    return after(at_40(), hy.Reduce(0))


def seen(state: hy.State, seat: int | None) -> tuple[str, ...]:
    """The middle cards as a seat sees them."""
    return tuple(str(middle.card or "?") for middle in hy.view(state, seat).middle)


# Taking and reducing.


@pytest.mark.rule("HY-BID-1", "HY-BID-2", "HY-BID-3")
def test_the_attacker_starts_at_50_and_takes_all_or_reduces() -> None:
    state = stakes()
    assert ("stake", (0,), 50) == (asked(state), hy.awaiting(state), state.stake)
    assert {hy.Take(0, (0, 1, 2)), hy.Reduce(0)} == legal(state, 0)
    assert [set(), set(), set()] == [legal(state, seat) for seat in (1, 2, 3)]


@pytest.mark.rule("HY-BID-2", "HY-BID-12", "HY-TURN-1")
def test_ex_2_stake_50() -> None:
    """A has 18 cards; the others know position 1 only."""
    result = step(stakes(), hy.Take(0, (0, 1, 2)))
    state = result.state
    assert ((18, 15, 15, 15), 50, []) == (sizes(state), state.stake, of(hy.CardAside, result))
    assert set(cards("R9 R3 COMPANION")) <= set(state.hands[0])
    assert ("R9", "R3", "COMPANION") == seen(state, 0)
    assert [("?", "R3", "?")] * 4 == [seen(state, seat) for seat in (None, 1, 2, 3)]
    assert ("turn", (0,), None) == (asked(state), hy.awaiting(state), state.trick)


@pytest.mark.rule("HY-BID-2")
@pytest.mark.parametrize("positions", [(), (0,), (1,), (0, 1), (1, 2), (0, 2), (0, 1, 2, 3), (2, 1, 0), (0, 1, 1)])
def test_at_50_nothing_but_all_three_can_be_taken(positions: tuple[int, ...]) -> None:
    refused(stakes(), hy.Take(0, positions), "HY-BID-2")


@pytest.mark.rule("HY-BID-3", "HY-BID-4", "HY-BID-5")
def test_the_first_reduction_turns_up_position_0_for_all() -> None:
    """One action does both; there is no question about the look."""
    result = step(stakes(), hy.Reduce(0))
    assert (hy.StakeReduced(0, 40, 0, card("R9")),) == result.events
    assert (40, "stake", (0,)) == (result.state.stake, asked(result.state), hy.awaiting(result.state))
    assert [("R9", "R3", "?")] * 5 == [seen(result.state, seat) for seat in EVERYBODY]
    assert (15, 15, 15, 15) == sizes(result.state)


@pytest.mark.rule("HY-BID-6", "HY-BID-7")
def test_at_40_two_cards_are_taken_or_the_stake_reduced_again() -> None:
    takes: set[hy.Action] = {hy.Take(0, (0, 1)), hy.Take(0, (0, 2)), hy.Take(0, (1, 2))}
    assert takes | {hy.Reduce(0)} == legal(at_40(), 0)
    for wrong in [(), (0,), (2,), (0, 1, 2), (1, 0), (0, 3), (1, 1)]:
        refused(at_40(), hy.Take(0, wrong), "HY-BID-6")


@pytest.mark.rule("HY-BID-7", "HY-BID-4", "HY-BID-5")
def test_the_second_reduction_turns_up_position_2_for_all() -> None:
    result = step(at_40(), hy.Reduce(0))
    assert (hy.StakeReduced(0, 30, 2, hy.COMPANION),) == result.events
    assert (30, "stake") == (result.state.stake, asked(result.state))
    assert [("R9", "R3", "COMPANION")] * 5 == [seen(result.state, seat) for seat in EVERYBODY]


@pytest.mark.rule("HY-BID-8", "HY-BID-9")
def test_at_30_one_card_is_taken_and_nothing_reduced() -> None:
    state = at_30()
    assert {hy.Take(0, (0,)), hy.Take(0, (1,)), hy.Take(0, (2,))} == legal(state, 0)
    refused(state, hy.Reduce(0), "HY-BID-9")
    for wrong in [(), (0, 1), (0, 1, 2), (3,), (-1,)]:
        refused(state, hy.Take(0, wrong), "HY-BID-8")


@pytest.mark.rule("HY-BID-9")
def test_there_is_no_way_back_up() -> None:
    """At 40 all three cards cannot be had any more, at 30 neither three nor two."""
    refused(at_40(), hy.Take(0, (0, 1, 2)), "HY-BID-6")
    refused(at_30(), hy.Take(0, (0, 1, 2)), "HY-BID-8")
    refused(at_30(), hy.Take(0, (1, 2)), "HY-BID-8")


@pytest.mark.rule("HY-BID-6", "HY-BID-10", "HY-BID-11")
def test_ex_3_stake_40_hidden_card_left() -> None:
    """The Companion is aside, seen by nobody, not even by the attacker."""
    result = step(at_40(), hy.Take(0, (0, 1)))
    state = result.state
    assert ((17, 15, 15, 15), 40) == (sizes(state), state.stake)
    assert hy.CardAside(1) == only(hy.CardAside, result)
    assert not any(hy.COMPANION in held for held in state.hands)
    assert [("R9", "R3", "?")] * 5 == [seen(state, seat) for seat in EVERYBODY]
    for seat in EVERYBODY:
        assert "COMPANION" not in str(hy.view(state, seat))
        assert "COMPANION" not in str(hy.events_for(result.events, seat))


def ended(winner: int, taken: tuple[int, int], attacker_holds: str) -> hy.RoundEnded:
    """A round at stake 40, with 9, 3 and the Companion in the middle; a seat ends it with its last card, the red 7."""
    hands: list[str | int] = [attacker_holds, 4, 4, 4]
    if winner != 0:
        hands[winner] = "R7"
    state = position(*hands, turn=winner, stake=40, middle="R9 R3 COMPANION", taken=taken)
    return only(hy.RoundEnded, step(state, play(state, winner, "R7")))


@pytest.mark.rule("HY-BID-10", "HY-SCORE-9")
def test_ex_3_the_round_is_scored_without_the_companion() -> None:
    """A wins 40 or loses 40."""
    won = ended(0, (0, 1), "R7")
    assert ("absent", (40, 0, 0, 0)) == (won.mode, won.victory_points)
    lost = ended(1, (0, 1), "R8")
    assert ("absent", (-40, 30, 30, 30)) == (lost.mode, lost.victory_points)


@pytest.mark.rule("HY-BID-6", "HY-BID-12")
def test_ex_4_stake_40_hidden_card_taken() -> None:
    """All see that positions 1 and 2 were taken, but only A knows the Companion; the 9 is aside."""
    result = step(at_40(), hy.Take(0, (1, 2)))
    state = result.state
    assert set(cards("R3 COMPANION")) <= set(state.hands[0])
    assert card("R9") not in state.hands[0]
    assert [None, 0, 0] == [middle.taker for middle in hy.view(state, 3).middle]
    assert ("R9", "R3", "COMPANION") == seen(state, 0)
    assert [("R9", "R3", "?")] * 4 == [seen(state, seat) for seat in (None, 1, 2, 3)]
    assert hy.MiddleTaken(0, 40, (1, 2), cards("R3"), cards("COMPANION")) == only(hy.MiddleTaken, result)
    for seat in (None, 1, 2, 3):
        told = hy.events_for(result.events, seat)
        assert hy.MiddleTaken(0, 40, (1, 2), cards("R3"), None) in told


@pytest.mark.rule("HY-SCORE-11")
def test_ex_4_a_loss_with_the_companion_in_hand_costs_80() -> None:
    lost = ended(1, (1, 2), "COMPANION R8")
    assert ("solo", (-80, 30, 30, 30)) == (lost.mode, lost.victory_points)


@pytest.mark.rule("HY-BID-7", "HY-BID-8", "HY-BID-10")
def test_ex_5_stake_30() -> None:
    """All three cards were seen by all; A takes one, two go aside."""
    result = step(at_30(), hy.Take(0, (2,)))
    state = result.state
    assert ((16, 15, 15, 15), 30, hy.CardAside(2)) == (sizes(state), state.stake, only(hy.CardAside, result))
    assert hy.COMPANION in state.hands[0]
    assert [("R9", "R3", "COMPANION")] * 5 == [seen(state, seat) for seat in EVERYBODY]
    assert (0,) == hy.awaiting(state)


# What follows from it.


@pytest.mark.rule("HY-BID-10")
def test_cards_aside_cannot_be_played() -> None:
    """Neither by the attacker, who saw them, nor by anybody else."""
    state = after(at_30(), hy.Take(0, (2,)))
    assert not {card("R9"), card("R3")} & {held for hand in state.hands for held in hand}
    refused(state, play(state, 0, "R9"), "HY-TURN-9")
    state = after(state, play(state, 0, str(state.hands[0][0])))
    refused(state, play(state, 1, "R9"), "HY-TURN-9")


@pytest.mark.rule("HY-BID-10", "HY-SCORE-4")
def test_cards_aside_count_for_nobody() -> None:
    """Hero and 3 are aside: of 100 card points the attacker, who has captured everything else, gets 80."""
    state = position("R7", 4, 4, 4, stake=30, middle="RH R3 R9", taken=(2,))
    end = only(hy.RoundEnded, step(state, play(state, 0, "R7")))
    assert (80, 0, 0, 0) == end.card_points


def taken(positions: tuple[int, ...], *reductions: hy.Action) -> HyStep:
    return step(stakes(), *reductions, hy.Take(0, positions))


@pytest.mark.rule("HY-BID-13")
@pytest.mark.parametrize(("reductions", "positions", "stake"), [(0, (0, 1, 2), 50), (1, (0, 2), 40), (2, (1,), 30)])
def test_stake_and_attacker_are_public_and_final(reductions: int, positions: tuple[int, ...], stake: int) -> None:
    state = taken(positions, *[hy.Reduce(0)] * reductions).state
    for seat in EVERYBODY:
        table = hy.view(state, seat)
        assert ((0,), stake) == (table.attackers, table.stake)
    refused(state, hy.Reduce(0), "HY-TURN-15")
    refused(state, hy.Take(0, positions), "HY-TURN-15")
    led = after(state, play(state, 0, "R3" if 1 in positions else "R9"))
    assert stake == led.stake


@pytest.mark.rule("HY-BID-12")
@pytest.mark.parametrize(
    ("reductions", "positions", "takers"),
    [(0, (0, 1, 2), [0, 0, 0]), (1, (0, 2), [0, None, 0]), (1, (0, 1), [0, 0, None]), (2, (1,), [None, 0, None])],
)
def test_which_positions_were_taken_is_public(
    reductions: int, positions: tuple[int, ...], takers: list[int | None]
) -> None:
    state = taken(positions, *[hy.Reduce(0)] * reductions).state
    for seat in EVERYBODY:
        assert takers == [middle.taker for middle in hy.view(state, seat).middle]


@pytest.mark.rule("HY-BID-14", "HY-TURN-11")
@pytest.mark.parametrize("seat", [0, 1])
def test_no_card_can_be_played_before_cards_were_taken(seat: int) -> None:
    """Neither by the attacker nor by somebody else, at no stake, and though the card is held."""
    state = opening(hands={seat: "R7 STORM WITCH LEAP TRICKSTER HYDRA PEGASUS"}).state
    for _ in range(3):
        for action in (
            play(state, seat, "R7"),
            play(state, seat, "HYDRA PEGASUS"),
            hy.PlayStorm(seat),
            hy.PlayWitch(seat),
            hy.PlayLeap(seat),
            hy.PlayTrickster(seat),
        ):
            refused(state, action, "HY-BID-14")
        if state.stake > 30:
            state = after(state, hy.Reduce(0))
    assert 30 == state.stake
