"""
The events of Troublemaker that change accounts, or something else where none are kept.
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, cards, discard, event_step, opening, passing, passing_step, play, position, refused, step
from .reading import asked, bomb_of, hand, hands, of, public, scores, sizes, skips


# Double Taxation.


@pytest.mark.rule("FR-EVENT-DOUBLE_TAXATION-1", "FR-SCORE-2")
def test_the_three_highest_cards_are_booked_at_once() -> None:
    """42 + 9 + 7, and 1 + 2; the cards stay."""
    result = event_step("double_taxation", "Y3", "FU FAN R9 B2", "R1 R2", accounts=(10, 20, 30))
    assert [(1, 58), (2, 3), (0, 3)] == [(tax.seat, tax.number) for tax in of(fr.HandCounted, result)]
    assert [fr.AccountChanged(1, 58, 78), fr.AccountChanged(2, 3, 33), fr.AccountChanged(0, 3, 13)] == of(
        fr.AccountChanged, result
    )
    assert ((13, 78, 33), (1, 4, 2)) == (scores(result.state), sizes(result.state))


@pytest.mark.rule("FR-EVENT-DOUBLE_TAXATION-2", "FR-OPT-4")
def test_without_accounts_higher_sums_draw_more() -> None:
    """Sums of 20, 58, 20 and 5 draw 2, 3, 2 and 1 cards, in the order of the event."""
    result = event_step("double_taxation", "Y9 Y8 Y3", "FU FAN R9", "G9 G8 G3", "B5", scoring="none")
    assert [(1, 58), (2, 20), (3, 5), (0, 20)] == [(tax.seat, tax.number) for tax in of(fr.HandCounted, result)]
    assert [(1, 3), (2, 2), (3, 1), (0, 2)] == [(drawn.seat, drawn.count) for drawn in of(fr.CardsDrawn, result)]
    assert (0, 0, 0, 0) == scores(result.state)


@pytest.mark.rule("FR-EVENT-DOUBLE_TAXATION-1", "FR-CARD-LUCKY-2")
def test_a_protected_player_pays_no_taxes() -> None:
    result = event_step("double_taxation", "Y3", "R9 B2", "R1 R2", lucky=[1])
    assert (3, 0, 3) == scores(result.state)


@pytest.mark.rule("FR-SCORE-16", "FR-GAME-2", "FR-SCORE-14")
def test_account_changes_are_no_round_points() -> None:
    """The taxes bring P1 over the limit, which ends nothing; next dealer is P2, who has most points of the round."""
    result = event_step("double_taxation", "Y3", "R9", "B9", accounts=(0, 150, 0), events=["double_taxation"])
    assert ((3, 159, 9), "play") == (scores(result.state), asked(result.state))
    state = position("R6", "B1", "G9", demand="red 5", accounts=(0, 150, 0), troublemaker=True, dealer=0)
    ended = passing_step(after(state, play(0, "R6")))
    assert 2 == of(fr.RoundStarted, ended)[0].dealer


# Identity Theft.


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-1", "FR-EVENT-IDENTITY_THEFT-2", "FR-SEAT-5")
def test_the_highest_and_the_lowest_account_are_swapped() -> None:
    """P1 before P0, P2 before P3."""
    result = event_step("identity_theft", "R1", "B1", "G1", "Y1", accounts=(50, 50, 10, 10))
    assert ((50, 10, 50, 10), [fr.AccountsSwapped(1, 2, 50, 10)]) == (
        scores(result.state),
        of(fr.AccountsSwapped, result),
    )


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-2")
def test_equal_accounts_are_not_swapped() -> None:
    result = event_step("identity_theft", "R1", "B1", "G1", accounts=(7, 7, 7))
    assert ((7, 7, 7), []) == (scores(result.state), of(fr.AccountsSwapped, result))


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-1", "FR-CARD-LUCKY-2")
def test_the_account_of_a_protected_player_is_safe() -> None:
    result = event_step("identity_theft", "R1", "B1", "G1", lucky=[2], accounts=(30, 20, 10))
    assert (20, 30, 10) == scores(result.state)


def places(*hands_: str) -> fr.State:
    """Seat 0 is to choose two players who swap their places."""
    return event_step("identity_theft", *hands_, scoring="none").state


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-3", "FR-OPT-4", "FR-ACT-6")
def test_without_accounts_two_players_swap_places_and_cards() -> None:
    state = places("R1", "B1 B2", "G1 G2 G3")
    assert ("choose_player identity_theft", (0,)) == (asked(state), fr.awaiting(state))
    assert (fr.Target(0, 0), fr.Target(0, 1), fr.Target(0, 2)) == fr.legal_actions(state, 0)
    state = after(state, fr.Target(0, 1))
    refused(state, fr.Target(0, 1), "FR-EVENT-IDENTITY_THEFT-3")
    refused(state, fr.Target(0, 5), "FR-ACT-2")
    refused(state, fr.Pass(0), "FR-ACT-2")
    result = step(state, fr.Target(0, 2))
    assert ("R1", "G1 G2 G3", "B1 B2") == hands(result.state)
    assert [fr.PlacesSwapped(1, 2)] == of(fr.PlacesSwapped, result)
    assert (0, 2, 1) == public(result.state).seating


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-4", "FR-EVENT-IDENTITY_THEFT-5", "FR-TURN-1")
def test_the_next_turn_is_that_of_the_next_place() -> None:
    """Seats 1 and 2 have swapped: next to the place of seat 0 sits seat 2 now, then seat 1."""
    state = after(places("R1 R2", "B1 B2", "G1 G2"), fr.Target(0, 1), fr.Target(0, 2))
    turns = []
    for _ in range(4):
        seat = fr.awaiting(state)[0]
        turns.append(seat)
        state = after(state, fr.Draw(seat), fr.EndTurn(seat))
    assert [2, 1, 0, 2] == turns


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-4")
def test_the_turn_goes_on_from_the_place_where_it_was_taken() -> None:
    """Seat 0, whose turn it was, has moved to the place of seat 2; the next place is still that of seat 1."""
    state = after(places("R1 R2", "B1 B2", "G1 G2", "Y1 Y2"), fr.Target(0, 0), fr.Target(0, 2))
    assert ("G1 G2", "B1 B2", "R1 R2", "Y1 Y2") == hands(state)
    assert ((2, 1, 0, 3), None) == (public(state).seating, public(state).successor)
    turns = []
    for _ in range(5):
        seat = fr.awaiting(state)[0]
        turns.append(seat)
        state = after(state, fr.Draw(seat), fr.EndTurn(seat))
    assert [1, 0, 3, 2, 1] == turns


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-4")
def test_what_belongs_to_the_person_goes_with_the_person() -> None:
    """Seat 1 is to miss a turn and has one turn left; it does so at its new place."""
    result = event_step("identity_theft", "R1 R2", "B1 B2", "G1 G2", scoring="none", skipped=[1], bomb=(3, 1, 2))
    swapped = step(result.state, fr.Target(0, 1), fr.Target(0, 2))
    state = swapped.state
    assert ((2,), (3, 1, 1), [False, True, False]) == (
        fr.awaiting(state),
        bomb_of(state),
        skips(state),
    )
    next_turn = step(state, fr.Draw(2), fr.EndTurn(2))
    assert [fr.TurnSkipped(1, 0)] == of(fr.TurnSkipped, next_turn)
    assert ((3 - 1, 0, 1), (0,)) == (bomb_of(next_turn.state), fr.awaiting(next_turn.state))


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-5", "FR-SEAT-2", "FR-EVENT-EARTHQUAKE-1")
def test_neighbours_are_those_who_sit_there_now() -> None:
    """Seats 1 and 2 have swapped: an Earthquake passes from 0 to 2, from 2 to 1, from 1 to 0."""
    result = event_step("plague", "R1", "B1", "G1", scoring="none", events=["plague", "identity_theft", "earthquake"])
    state = after(passing(result.state), fr.Target(0, 1), fr.Target(0, 2))
    assert ((2,), "react lucky_bastard") == (fr.awaiting(state), asked(state))
    # By the swap seat 1 holds G1 and seat 2 holds B1.
    assert ("G1", "B1", "R1") == hands(passing(state))


@pytest.mark.rule("FR-CARD-LUCKY-5", "FR-EVENT-GEN-5")
def test_a_protected_author_lets_others_swap_places() -> None:
    state = event_step("identity_theft", "R1", "B1", "G1", lucky=[0], scoring="none").state
    assert (fr.Target(0, 1), fr.Target(0, 2)) == fr.legal_actions(state, 0)
    refused(state, fr.Target(0, 0), "FR-EVENT-GEN-5")


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-4", "FR-START-3", "FR-START-15")
def test_identity_theft_by_the_start_card() -> None:
    """The dealer's place is that of seat 0; seat 2 sits there now, and seat 1 begins."""
    first = opening("K4", 7, 7, 7, dealer=0, events=["identity_theft"], scoring="none", troublemaker=True)
    state = after(passing(first.state), fr.Target(0, 0), fr.Target(0, 2))
    assert ((1,), (2, 1, 0)) == (fr.awaiting(state), public(state).seating)


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-4")
def test_a_place_may_be_swapped_twice_in_a_turn() -> None:
    """Seat 0 goes to the place of 2, then 2, who sits where the turn was taken, to that of 3: next is seat 1."""
    events: list[fr.EventCard] = ["plague", "identity_theft", "repeat"]
    result = event_step("plague", "R1", "B1", "G1", "Y1", scoring="none", events=events)
    state = after(passing(result.state), fr.Target(0, 0), fr.Target(0, 2))
    assert (0, 2) == (public(state).turn, public(state).successor)
    state = after(passing(state), fr.ChooseEvent(0, "identity_theft"), fr.Target(0, 2), fr.Target(0, 3))
    assert ((3, 1, 0, 2), (1,)) == (public(state).seating, fr.awaiting(state))


# Seppuku.


@pytest.mark.rule("FR-EVENT-SEPPUKU-1", "FR-EVENT-SEPPUKU-2", "FR-EVENT-SEPPUKU-4", "FR-EVENT-GEN-6", "FR-SCORE-11")
def test_seppuku_with_accounts() -> None:
    """A black number is a number and triggers nothing."""
    state = event_step("seppuku", "R1", "B1", "G1", accounts=(10, 10, 10), draw="K4 FAN").state
    assert ("decide seppuku", (1,)) == (asked(state), fr.awaiting(state))
    assert (fr.Risk(1), fr.Pass(1)) == fr.legal_actions(state, 1)
    refused(state, fr.Risk(2), "FR-ACT-1")
    result = step(state, fr.Risk(1), fr.Risk(2), fr.Pass(0))
    assert (31, -11, 52) == scores(result.state)
    assert cards("FAN K4") == public(result.state).discard[:2]
    assert ("black 5", (1, 1, 1)) == (public(result.state).demand, sizes(result.state))
    assert [] == of(fr.EventRevealed, result)


@pytest.mark.rule("FR-EVENT-SEPPUKU-3", "FR-OPT-4", "FR-ACT-7")
def test_seppuku_without_accounts() -> None:
    """A number lets P1 discard up to two cards, another card makes P2 draw four, and P0 draws two for declining."""
    state = event_step("seppuku", "R1", "B1 B2 CURSE", "G1", scoring="none", draw="K4 FAN").state
    state = after(state, fr.Risk(1))
    assert ("choose_card seppuku", (1,)) == (asked(state), fr.awaiting(state))
    assert (fr.Pass(1), discard(1, "B1"), discard(1, "B2")) == fr.legal_actions(state, 1)
    refused(state, discard(1, "CURSE"), "FR-CARD-CURSE-1")
    refused(state, discard(1, "Y1"), "FR-PLAY-1")
    state = after(state, discard(1, "B1"))
    assert "choose_card seppuku" == asked(state)
    state = after(state, fr.Pass(1), fr.Risk(2), fr.Pass(0))
    assert ((3, 2, 5), (0, 0, 0)) == (sizes(state), scores(state))


@pytest.mark.rule("FR-EVENT-SEPPUKU-3")
def test_no_more_than_two_cards_are_discarded_for_seppuku() -> None:
    state = event_step("seppuku", "R1", "B1 B2 B3", "G1", scoring="none", draw="K4").state
    state = after(state, fr.Risk(1), discard(1, "B1"), discard(1, "B2"))
    assert (("decide seppuku", (2,)), "B3") == ((asked(state), fr.awaiting(state)), hand(state, 1))


@pytest.mark.rule("FR-EVENT-SEPPUKU-5")
def test_with_an_empty_draw_pile_one_can_only_decline() -> None:
    state = event_step("seppuku", "R1", "B1", "G1", draw="R9", draw_size=1).state
    state = after(state, fr.Risk(1))
    assert (fr.Pass(2),) == fr.legal_actions(state, 2)
    refused(state, fr.Risk(2), "FR-EVENT-SEPPUKU-5")
    state = after(state, fr.Pass(2), fr.Pass(0))
    assert ((21, -21, 21), "play") == (scores(state), asked(state))


@pytest.mark.rule("FR-EVENT-PLUS_ONE-3", "FR-EVENT-PLUS_ONE-2", "FR-EVENT-SEPPUKU-3")
def test_plus_one_adds_to_the_draws_of_seppuku_and_not_to_the_card_turned() -> None:
    state = event_step("seppuku", "R1", "B1", "G1", scoring="none", draw="FAN", lasting=[fr.InForce("plus_one")]).state
    result = step(state, fr.Risk(1), fr.Pass(2), fr.Pass(0))
    assert [(1, 5), (2, 3), (0, 3)] == [(drawn.seat, drawn.count) for drawn in of(fr.CardsDrawn, result)]
