"""
The Witch.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from tabletricks import hydra as hy

from .builders import (
    HyStep,
    after,
    asked,
    card,
    cards,
    checks,
    clues,
    hand,
    legal,
    of,
    only,
    playable,
    played,
    position,
    refused,
    remembered,
    sizes,
    step,
    top,
    turn,
)


PASSED = {0: "R2", 1: "RH", 2: "R4", 3: "R1"}


def before() -> hy.State:
    """A leads with the Witch; B has one card."""
    return position("WITCH R2 R5", "RH", "R4 R6", "R1 R7")


def passing(seats: tuple[int, ...] = (0, 1, 2, 3)) -> HyStep:
    """The Witch is played, and some seats choose their card."""
    return step(before(), hy.PlayWitch(0), *(hy.PassCard(seat, card(PASSED[seat])) for seat in seats))


# When it is played.


@pytest.mark.rule("HY-WITCH-1")
def test_the_leader_may_play_the_witch_instead_of_a_lead() -> None:
    assert hy.PlayWitch(0) in legal(before(), 0)
    result = step(before(), hy.PlayWitch(0))
    assert (hy.WitchPlayed(0),) == result.events


@pytest.mark.rule("HY-WITCH-1")
def test_a_follower_cannot_play_the_witch() -> None:
    """Neither in turn nor out of turn; when leading again, yes."""
    state = position("5 9", "WITCH 6 7", 3, 3, trick=["0: 4"], turn=1)
    refused(state, hy.PlayWitch(1), "HY-WITCH-1")
    refused(position("5 9", "WITCH 6 7", 3, 3), hy.PlayWitch(1), "HY-TURN-10")
    state = checks(played(state, 1, "7"), 2, 3, 0)
    assert hy.PlayWitch(1) in legal(state, 1)


@pytest.mark.rule("HY-WITCH-1")
def test_she_must_be_held() -> None:
    refused(position("5 9", "WITCH 6", 3, 3), hy.PlayWitch(0), "HY-TURN-9")


@pytest.mark.rule("HY-WITCH-11")
@pytest.mark.parametrize("trick", [[], ["3: TRICKSTER"]], ids=["leading", "following"])
def test_she_is_no_single(trick: list[str]) -> None:
    """Storm, Trickster and Time Leap can be led without power, the Witch cannot."""
    state = position("WITCH LEAP 5", 3, 3, 3, trick=trick)
    refused(state, hy.Play(0, cards("WITCH")), "HY-WITCH-11")


@pytest.mark.rule("HY-WITCH-11", "HY-COMBO-20")
def test_she_is_part_of_no_play() -> None:
    state = position("WITCH LEAP 5", 3, 3, 3)
    assert {((0,), None), ((5,), None)} == playable(state, 0)
    assert hy.Play(0, cards("LEAP")) in legal(state, 0)


# The passing.


@pytest.mark.rule("HY-WITCH-2", "HY-WITCH-6", "HY-WITCH-7")
def test_everybody_passes_a_card_to_the_right() -> None:
    state = after(before(), hy.PlayWitch(0))
    assert ("witch", (0, 1, 2, 3), None) == (asked(state), hy.awaiting(state), turn(state))
    state = passing().state
    assert ["R1 R5", "R2", "R6 RH", "R4 R7"] == [hand(state, seat) for seat in range(4)]
    assert ("turn", 0, None) == (asked(state), turn(state), state.trick)


@pytest.mark.rule("HY-WITCH-2")
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_with_any_number_of_players_the_last_seat_passes_to_the_first(players: int) -> None:
    """Seat n has a card of rank n + 4 to pass and keeps a 1; seat 1 plays the Witch."""
    hands = [f"R{seat + 4} 1" if seat < 4 else f"R{seat + 4} 2" for seat in range(players)]
    hands[1] += " WITCH"
    state = after(position(*hands, turn=1, partner=2), hy.PlayWitch(1))
    state = after(state, *(hy.PassCard(seat, card(f"R{seat + 4}")) for seat in range(players)))
    for seat in range(players):
        assert card(f"R{(seat - 1) % players + 4}") in state.hands[seat]
        assert card(f"R{seat + 4}") not in state.hands[seat]
        assert 2 == len(state.hands[seat])
    assert 1 == turn(state)


@pytest.mark.rule("HY-WITCH-3")
def test_nothing_moves_before_the_last_choice() -> None:
    """The order of the choices has no effect on the result."""
    for order in permutations(range(4)):
        state = after(before(), hy.PlayWitch(0))
        hands = state.hands
        for done, seat in enumerate(order[:3]):
            result = step(state, hy.PassCard(seat, card(PASSED[seat])))
            state = result.state
            assert (hy.ChoiceMade(seat),) == result.events
            assert hands == state.hands
            assert tuple(sorted(order[done + 1 :])) == hy.awaiting(state)
        last = step(state, hy.PassCard(order[3], card(PASSED[order[3]])))
        assert passing().state == last.state
        assert 4 == len(of(hy.CardPassed, last))


@pytest.mark.rule("HY-WITCH-4")
def test_a_choice_is_final() -> None:
    """Not the same card again, and no other one; there is nothing left to do for who has chosen."""
    state = passing((2,)).state
    refused(state, hy.PassCard(2, card("R6")), "HY-TURN-15")
    refused(state, hy.PassCard(2, card("R4")), "HY-TURN-15")
    assert () == hy.legal_actions(state, 2)


@pytest.mark.rule("HY-WITCH-4")
def test_a_choice_is_seen_by_nobody_else() -> None:
    """Whatever C has put down, the others see and may do the same."""
    state = after(before(), hy.PlayWitch(0))
    one, two = (step(state, hy.PassCard(2, card(text))) for text in ("R4", "R6"))
    for seat in (0, 1, 3, None):
        assert hy.view(one.state, seat) == hy.view(two.state, seat)
        assert hy.events_for(one.events, seat) == hy.events_for(two.events, seat)
    assert hy.view(one.state, 2) != hy.view(two.state, 2)
    for seat in (0, 1, 3):
        assert hy.legal_actions(one.state, seat) == hy.legal_actions(two.state, seat)


@pytest.mark.rule("HY-WITCH-5")
def test_any_hand_card_may_be_passed() -> None:
    text = "R3 RH COMPANION PEGASUS HYDRA STORM LEAP TRICKSTER"
    state = after(position("WITCH R2", text, 3, 3), hy.PlayWitch(0))
    assert {hy.PassCard(1, one) for one in cards(text)} == legal(state, 1)
    refused(state, hy.PassCard(1, card("R2")), "HY-TURN-9")
    refused(state, hy.PassCard(1, card("WITCH")), "HY-TURN-9")


@pytest.mark.rule("HY-WITCH-6", "HY-END-1")
def test_passing_the_only_card_does_not_end_the_round() -> None:
    """All four have one card left after the Witch."""
    state = position("WITCH R2", "R4", "R5", "R6")
    result = step(
        state,
        hy.PlayWitch(0),
        *(hy.PassCard(seat, card(text)) for seat, text in enumerate(("R2", "R4", "R5", "R6"))),
    )
    assert [] == of(hy.RoundEnded, result)
    assert ["R6", "R2", "R4", "R5"] == [hand(result.state, seat) for seat in range(4)]


@pytest.mark.rule("HY-WITCH-7")
def test_her_player_leads_whatever_they_likes() -> None:
    """Also with the card that was passed: D's 9 makes an Ambush."""
    state = after(position("WITCH R9 B9 G9 R2", "R4 R5", "R6 R7", "Y9 R8"), hy.PlayWitch(0))
    chosen = ("R2", "R4", "R6", "Y9")
    state = after(state, *(hy.PassCard(seat, card(text)) for seat, text in enumerate(chosen)))
    assert 0 == turn(state)
    assert {((9,), None), ((9, 9), None), ((9, 9, 9), None), ((9, 9, 9, 9), None)} == playable(state, 0)
    refused(state, hy.Check(0), "HY-TURN-2")
    assert ("triple", 1, 18, 0) == top(played(state, 0, "9 9 9"))


@pytest.mark.rule("HY-WITCH-7")
def test_another_leader_than_the_attacker_leads_again() -> None:
    """B plays it, and B leads; it is not the attacker's or the next seat's turn."""
    state = after(position("R2 R3", "WITCH R4 R5", "R6 R7", "R8 R9", turn=1), hy.PlayWitch(1))
    chosen = ("R2", "R4", "R6", "R8")
    assert 1 == turn(after(state, *(hy.PassCard(seat, card(text)) for seat, text in enumerate(chosen))))


@pytest.mark.rule("HY-WITCH-8")
def test_the_witch_is_no_trick_and_goes_to_its_player() -> None:
    """Nobody wins a trick; the card lies with B's captured cards, and stays there when C wins the next trick."""
    state = position("R2 R3", "WITCH R4 R5", "R6 R7", "R8 R9", turn=1)
    chosen = (hy.PassCard(0, card("R2")), hy.PassCard(1, card("R4")), hy.PassCard(2, card("R6")))
    result = step(state, hy.PlayWitch(1), *chosen, hy.PassCard(3, card("R8")))
    assert [] == of(hy.TrickWon, result)
    assert (cards("WITCH"), None) == (result.state.captured[1], result.state.trick)
    state = checks(played(played(result.state, 1, "R2"), 2, "R7"), 3, 0, 1)
    assert (cards("WITCH"), cards("R2 R7")) == (state.captured[1], state.captured[2])


@pytest.mark.rule("HY-WITCH-9", "HY-END-2", "HY-END-4")
def test_as_the_last_card_it_ends_the_round() -> None:
    """Nothing is passed, and A has won."""
    result = step(position("WITCH", "R4", "R5 R6", "R7"), hy.PlayWitch(0))
    end = only(hy.RoundEnded, result)
    assert (0, ((), cards("R4"), cards("R5 R6"), cards("R7"))) == (end.winner, end.hands)
    assert [] == of(hy.CardPassed, result)
    assert ("stake", 2) == (asked(result.state), result.state.round)


@pytest.mark.rule("HY-WITCH-10")
def test_a_passed_card_is_known_to_giver_and_receiver() -> None:
    """In the events; and afterwards the giver knows where it is, which nobody else does."""
    result = passing()
    for seat in (0, 1, 2, 3, None):
        for event in hy.events_for(result.events, seat):
            if isinstance(event, hy.CardPassed):
                known = card(PASSED[event.seat]) if seat in (event.seat, (event.seat + 1) % 4) else None
                assert ((event.seat + 1) % 4, known) == (event.to, event.card)
        expected = {} if seat is None else {PASSED[seat]: ((seat + 1) % 4,)}
        assert expected == clues(remembered(result, seat, hy.Memory(seat, sizes(result.state))))


@pytest.mark.rule("HY-WITCH-10")
def test_others_cannot_tell_what_was_passed() -> None:
    """C passes the Companion to D, or an 8: A, B and spectators see the same."""
    state = after(position("WITCH R5", "R6 R7", "COMPANION R8", "R9 R10"), hy.PlayWitch(0))
    rest = (hy.PassCard(0, card("R5")), hy.PassCard(1, card("R7")), hy.PassCard(3, card("R9")))
    one, two = (step(state, *rest, hy.PassCard(2, card(text))) for text in ("COMPANION", "R8"))
    for seat in (0, 1, None):
        assert hy.view(one.state, seat) == hy.view(two.state, seat)
        assert hy.events_for(one.events, seat) == hy.events_for(two.events, seat)
    for seat in (0, 1):
        assert hy.legal_actions(one.state, seat) == hy.legal_actions(two.state, seat)
