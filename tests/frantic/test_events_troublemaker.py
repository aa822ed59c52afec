"""
The events of Troublemaker that move cards, change accounts and places, or lead to other events.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tabletricks import frantic as fr

from .builders import (
    FrStep,
    after,
    asked,
    card,
    cards,
    discard,
    event_step,
    give,
    hand,
    of,
    opening,
    passing,
    passing_step,
    pick,
    play,
    position,
    refused,
    shuffle_script,
    sizes,
    step,
    take,
    throw,
)


def hands(state: fr.State) -> tuple[str, ...]:
    return tuple(hand(state, seat) for seat in state.seats)


# Black Hole.


@pytest.mark.rule("FR-EVENT-BLACK_HOLE-1", "FR-INFO-5")
def test_the_author_gets_all_black_cards() -> None:
    result = event_step("black_hole", "R1", "K1 B1", "K2 K3 G1", "Y1")
    assert ("R1 K1 K2 K3", "B1", "G1", "Y1") == hands(result.state)
    counts = [fr.GiftsShown(1, (1, 0, 0, 0)), fr.GiftsShown(2, (2, 0, 0, 0)), fr.GiftsShown(3, (0, 0, 0, 0))]
    assert counts == of(fr.GiftsShown, result)
    seen = fr.events_for(result.events, 3)
    assert fr.CardsMoved(2, 0, 2, None) in seen
    assert fr.CardsMoved(2, 0, 2, cards("K2 K3")) in fr.events_for(result.events, 2)


@pytest.mark.rule("FR-EVENT-BLACK_HOLE-2", "FR-CARD-LUCKY-2")
def test_a_protected_author_gets_no_black_cards() -> None:
    result = event_step("black_hole", "R1", "K1 B1", "K2 G1", lucky=[0])
    assert ("R1", "B1 K1", "G1 K2") == hands(result.state)
    protected = event_step("black_hole", "R1", "K1 B1", "K2 G1", lucky=[1])
    assert ("R1 K2", "B1 K1", "G1") == hands(protected.state)


# Capitalism.


@pytest.mark.rule("FR-EVENT-CAPITALISM-1")
def test_everybody_doubles_the_hand() -> None:
    result = event_step("capitalism", "R1", "B1 B2", "G1 G2 G3")
    assert (2, 4, 6) == sizes(result.state)
    assert [1, 2, 0] == [drawn.seat for drawn in of(fr.CardsDrawn, result)]


@pytest.mark.rule("FR-EVENT-CAPITALISM-1", "FR-DRAW-6")
def test_capitalism_adds_nothing_to_an_empty_hand() -> None:
    """Plus One adds a card to an instruction of at least one: P0, who played the last card, draws nothing."""
    state = position(
        "K5", "B1", "G1", demand="red 5", events=["capitalism"], troublemaker=True, lasting=[fr.Lasting("plus_one")]
    )
    state = after(state, play(0, "K5"), fr.Pass(1), fr.Pass(2))
    assert (0, 3, 3) == sizes(state)


# Crowdfunding.


@pytest.mark.rule("FR-EVENT-CROWDFUNDING-1", "FR-EVENT-GEN-12", "FR-EVENT-GEN-14")
def test_those_with_more_give_a_card_to_each_of_those_with_fewest() -> None:
    """EX-57."""
    state = event_step("crowdfunding", "R1 R2 R3 R4", "B1 B2", "G1 G2", "Y1 Y2 Y3 Y4 Y6").state
    assert (0, 3) == fr.awaiting(state)
    assert 4 * 2 == len(fr.legal_actions(state, 0))
    refused(state, give(0, "R1", 3), "FR-EVENT-CROWDFUNDING-1")
    refused(state, give(0, "R1", 0), "FR-EVENT-CROWDFUNDING-1")
    refused(state, fr.Pass(0), "FR-EVENT-CROWDFUNDING-1")
    state = after(state, give(0, "R1", 2))
    refused(state, give(0, "R2", 2), "FR-EVENT-CROWDFUNDING-1")
    refused(state, give(0, "R1", 1), "FR-PLAY-1")
    state = after(state, give(0, "R2", 1))
    refused(state, give(0, "R3", 1), "FR-EVENT-GEN-12")
    state = after(state, give(3, "Y1", 1), give(3, "Y2", 2))
    assert ("R3 R4", "R2 Y1 B1 B2", "R1 Y2 G1 G2", "Y3 Y4 Y6") == hands(state)


@pytest.mark.rule("FR-EVENT-CROWDFUNDING-2")
def test_crowdfunding_with_equal_hands_does_nothing() -> None:
    result = event_step("crowdfunding", "R1 R2", "B1 B2", "G1 G2")
    assert ("R1 R2", "B1 B2", "G1 G2", "turn") == (*hands(result.state), asked(result.state))


@pytest.mark.rule("FR-EVENT-CROWDFUNDING-3", "FR-EVENT-GEN-15")
def test_a_giver_with_too_few_cards_gives_to_the_first_in_the_order() -> None:
    """P0 played the last card and P2 lost the last one to a Thief before: both have none, and P1 has a single one."""
    state = position("K5", "B1", "G1", "Y1 Y2", demand="red 5", events=["crowdfunding"], troublemaker=True)
    state = after(state, play(0, "K5"), fr.Pass(1), fr.Pass(2), fr.Pass(3))
    assert (1, 2, 3) == fr.awaiting(state)
    assert (give(1, "B1", 0),) == fr.legal_actions(state, 1)
    crowd = fr.Crowdfunding((3,), (3,), (2, 1))
    assert (1, [2]) == (crowd.required(1), list(crowd.takers(range(4), 3, 1)))


# Distributor.


@pytest.mark.rule("FR-EVENT-DISTRIBUTOR-1", "FR-EVENT-DISTRIBUTOR-2", "FR-ACT-6")
def test_the_author_deals_the_hands_anew() -> None:
    """EX-58; the author's own hand is assigned first."""
    result = event_step("distributor", "R1", "B2 B3", "G4 G5 G6")
    state = result.state
    assert ("assign_hands", (0,)) == (asked(state), fr.awaiting(state))
    assert (fr.Assign(0, 0, 1), fr.Assign(0, 0, 2)) == fr.legal_actions(state, 0)
    refused(state, fr.Assign(0, 0, 0), "FR-EVENT-DISTRIBUTOR-2")
    refused(state, fr.Assign(0, 1, 0), "FR-EVENT-DISTRIBUTOR-1")
    refused(state, fr.Assign(0, 0, 3), "FR-EVENT-DISTRIBUTOR-1")
    refused(state, fr.Pass(0), "FR-ACT-2")
    state = after(state, fr.Assign(0, 0, 2))
    assert ("R1", "B2 B3", "G4 G5 G6") == hands(state)
    refused(state, fr.Assign(0, 0, 1), "FR-EVENT-DISTRIBUTOR-1")
    refused(state, fr.Assign(0, 1, 2), "FR-EVENT-DISTRIBUTOR-1")
    done = step(state, fr.Assign(0, 1, 0), fr.Assign(0, 2, 1))
    assert ("B2 B3", "G4 G5 G6", "R1") == hands(done.state)
    assert [fr.HandAssigned(1, 0), fr.HandAssigned(2, 1)] == of(fr.HandAssigned, done)


@pytest.mark.rule("FR-EVENT-DISTRIBUTOR-2")
def test_others_may_get_their_own_hand_back() -> None:
    state = event_step("distributor", "R1", "B2 B3", "G4 G5 G6").state
    result = step(state, fr.Assign(0, 0, 1), fr.Assign(0, 1, 0), fr.Assign(0, 2, 2))
    assert ("B2 B3", "R1", "G4 G5 G6") == hands(result.state)
    assert {(0, 1), (1, 0)} == {(moved.seat, moved.to) for moved in of(fr.CardsMoved, result)}


@pytest.mark.rule("FR-EVENT-DISTRIBUTOR-5")
def test_whatever_is_chosen_something_is_left_for_the_author() -> None:
    """The last hand is never the author's own: in every course each assignment has an answer."""
    courses = [event_step("distributor", "R1", "B2", "G4", "Y1").state]
    while any(asked(state) == "assign_hands" for state in courses):
        courses = [
            after(state, action) if asked(state) == "assign_hands" else state
            for state in courses
            for action in (fr.legal_actions(state, 0) if asked(state) == "assign_hands" else [fr.Draw(0)])
        ]
    # All permutations of four hands in which the author does not get his own.
    assert 24 - 6 == len(courses) == len({hands(state) for state in courses})
    assert all("R1" != hand(state, 0) for state in courses)


@pytest.mark.rule("FR-EVENT-DISTRIBUTOR-3", "FR-EVENT-GEN-15")
def test_an_empty_hand_is_dealt_like_the_others() -> None:
    state = position("K5", "B1 B2", "G1", demand="red 5", events=["distributor"], troublemaker=True)
    state = after(state, play(0, "K5"), fr.Pass(1), fr.Pass(2))
    state = after(state, fr.Assign(0, 0, 2), fr.Assign(0, 1, 1), fr.Assign(0, 2, 0))
    assert ("G1", "B1 B2", "", "nice_try_window") == (*hands(state), asked(state))


@pytest.mark.rule("FR-EVENT-DISTRIBUTOR-4", "FR-CARD-LUCKY-5")
def test_a_protected_author_deals_the_hands_of_the_others() -> None:
    state = event_step("distributor", "R1", "B2 B3", "G4", lucky=[0]).state
    assert (fr.Assign(0, 1, 1), fr.Assign(0, 1, 2)) == fr.legal_actions(state, 0)
    refused(state, fr.Assign(0, 1, 0), "FR-EVENT-DISTRIBUTOR-1")
    state = after(state, fr.Assign(0, 1, 2), fr.Assign(0, 2, 1))
    assert ("R1", "G4", "B2 B3") == hands(state)


@pytest.mark.rule("FR-EVENT-GEN-16", "FR-CARD-LUCKY-2")
def test_a_distributor_with_nobody_else_does_nothing() -> None:
    assert "turn" == asked(event_step("distributor", "R1", "B2 B3", lucky=[1]).state)


@pytest.mark.rule("FR-INFO-8")
def test_only_the_author_sees_the_hands_that_take_part() -> None:
    result = event_step("distributor", "R1", "B2 B3", "G4", "Y1 Y2", lucky=[3])
    view = fr.view(result.state, 0)
    hidden = (fr.FACE_DOWN, fr.FACE_DOWN)
    assert (cards("R1"), cards("B2 B3"), cards("G4"), hidden) == tuple(player.hand for player in view.players)
    for other in (1, 2, 3, None):
        seen = fr.view(result.state, other)
        assert all(set(seen.players[seat].hand) == {fr.FACE_DOWN} for seat in range(4) if seat != other)
    shown = [fr.HandShown(0, 1, 2, cards("B2 B3")), fr.HandShown(0, 2, 1, cards("G4"))]
    assert shown == of(fr.HandShown, result)
    assert fr.HandShown(0, 2, 1, None) in fr.events_for(result.events, 1)
    done = after(result.state, fr.Assign(0, 0, 1), fr.Assign(0, 1, 2), fr.Assign(0, 2, 0))
    assert {fr.FACE_DOWN} == set(fr.view(done, 0).players[1].hand)


# Double Taxation.


@pytest.mark.rule("FR-EVENT-DOUBLE_TAXATION-1", "FR-SCORE-2")
def test_the_three_highest_cards_are_booked_at_once() -> None:
    """EX-65: 42 + 9 + 7, and 1 + 2; the cards stay."""
    result = event_step("double_taxation", "Y3", "FU FAN R9 B2", "R1 R2", accounts=(10, 20, 30))
    assert [(1, 58), (2, 3), (0, 3)] == [(tax.seat, tax.points) for tax in of(fr.Taxed, result)]
    assert [fr.AccountChanged(1, 58, 78), fr.AccountChanged(2, 3, 33), fr.AccountChanged(0, 3, 13)] == of(
        fr.AccountChanged, result
    )
    assert ((13, 78, 33), (1, 4, 2)) == (result.state.standing.accounts, sizes(result.state))


@pytest.mark.rule("FR-EVENT-DOUBLE_TAXATION-2", "FR-OPT-4")
def test_without_accounts_higher_sums_draw_more() -> None:
    """EX-65: sums of 20, 58, 20 and 5 draw 2, 3, 2 and 1 cards, in the order of the event."""
    result = event_step("double_taxation", "Y9 Y8 Y3", "FU FAN R9", "G9 G8 G3", "B5", scoring="none")
    assert [(1, 58), (2, 20), (3, 5), (0, 20)] == [(tax.seat, tax.points) for tax in of(fr.Taxed, result)]
    assert [(1, 3), (2, 2), (3, 1), (0, 2)] == [(drawn.seat, drawn.count) for drawn in of(fr.CardsDrawn, result)]
    assert (0, 0, 0, 0) == result.state.standing.accounts


@pytest.mark.rule("FR-EVENT-DOUBLE_TAXATION-1", "FR-CARD-LUCKY-2")
def test_a_protected_player_pays_no_taxes() -> None:
    result = event_step("double_taxation", "Y3", "R9 B2", "R1 R2", lucky=[1])
    assert (3, 0, 3) == result.state.standing.accounts


@pytest.mark.rule("FR-SCORE-16", "FR-GAME-2", "FR-SCORE-14")
def test_account_changes_are_no_round_points() -> None:
    """The taxes bring P1 over the limit, which ends nothing; next dealer is P2, who has most points of the round."""
    result = event_step("double_taxation", "Y3", "R9", "B9", accounts=(0, 150, 0), events=["double_taxation"])
    assert ((3, 159, 9), "turn") == (result.state.standing.accounts, asked(result.state))
    state = position("R6", "B1", "G9", demand="red 5", accounts=(0, 150, 0), troublemaker=True, dealer=0)
    ended = passing_step(after(state, play(0, "R6")))
    assert 2 == of(fr.RoundStarted, ended)[0].dealer


# Identity Theft.


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-1", "FR-EVENT-IDENTITY_THEFT-2", "FR-SEAT-5")
def test_the_highest_and_the_lowest_account_are_swapped() -> None:
    """EX-68: P1 before P0, P2 before P3."""
    result = event_step("identity_theft", "R1", "B1", "G1", "Y1", accounts=(50, 50, 10, 10))
    assert ((50, 10, 50, 10), [fr.AccountsSwapped(1, 2)]) == (
        result.state.standing.accounts,
        of(fr.AccountsSwapped, result),
    )


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-2")
def test_equal_accounts_are_not_swapped() -> None:
    result = event_step("identity_theft", "R1", "B1", "G1", accounts=(7, 7, 7))
    assert ((7, 7, 7), []) == (result.state.standing.accounts, of(fr.AccountsSwapped, result))


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-1", "FR-CARD-LUCKY-2")
def test_the_account_of_a_protected_player_is_safe() -> None:
    result = event_step("identity_theft", "R1", "B1", "G1", lucky=[2], accounts=(30, 20, 10))
    assert (20, 30, 10) == result.state.standing.accounts


def places(*hands_: str) -> fr.State:
    """Seat 0 is to choose two players who swap their places."""
    return event_step("identity_theft", *hands_, scoring="none").state


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-3", "FR-OPT-4", "FR-ACT-6")
def test_without_accounts_two_players_swap_places_and_cards() -> None:
    state = places("R1", "B1 B2", "G1 G2 G3")
    assert ("swap_places", (0,)) == (asked(state), fr.awaiting(state))
    assert (fr.Target(0, 0), fr.Target(0, 1), fr.Target(0, 2)) == fr.legal_actions(state, 0)
    state = after(state, fr.Target(0, 1))
    refused(state, fr.Target(0, 1), "FR-EVENT-IDENTITY_THEFT-3")
    refused(state, fr.Target(0, 5), "FR-ACT-2")
    refused(state, fr.Pass(0), "FR-ACT-2")
    result = step(state, fr.Target(0, 2))
    assert ("R1", "G1 G2 G3", "B1 B2") == hands(result.state)
    assert [fr.PlacesSwapped(1, 2)] == of(fr.PlacesSwapped, result)
    assert (0, 2, 1) == result.state.table.seating


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
    assert ((2, 1, 0, 3), None) == (state.table.seating, state.table.successor)
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
        state.table.time_bomb,
        [player.skipped for player in state.players],
    )
    next_turn = step(state, fr.Draw(2), fr.EndTurn(2))
    assert [fr.TurnSkipped(1)] == of(fr.TurnSkipped, next_turn)
    assert ((3 - 1, 0, 1), (0,)) == (next_turn.state.table.time_bomb, fr.awaiting(next_turn.state))


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-5", "FR-SEAT-2", "FR-EVENT-EARTHQUAKE-1")
def test_neighbours_are_those_who_sit_there_now() -> None:
    """Seats 1 and 2 have swapped: an Earthquake passes from 0 to 2, from 2 to 1, from 1 to 0."""
    result = event_step("plague", "R1", "B1", "G1", scoring="none", events=["plague", "identity_theft", "earthquake"])
    state = after(passing(result.state), fr.Target(0, 1), fr.Target(0, 2))
    assert ((2,), "lucky_window") == (fr.awaiting(state), asked(state))
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
    assert ((1,), (2, 1, 0)) == (fr.awaiting(state), state.table.seating)


@pytest.mark.rule("FR-EVENT-IDENTITY_THEFT-4")
def test_a_place_may_be_swapped_twice_in_a_turn() -> None:
    """Seat 0 goes to the place of 2, then 2, who sits where the turn was taken, to that of 3: next is seat 1."""
    events: list[fr.EventCard] = ["plague", "identity_theft", "repeat"]
    result = event_step("plague", "R1", "B1", "G1", "Y1", scoring="none", events=events)
    state = after(passing(result.state), fr.Target(0, 0), fr.Target(0, 2))
    assert (0, 2) == (state.table.turn, state.table.successor)
    state = after(passing(state), fr.ChooseEvent(0, "identity_theft"), fr.Target(0, 2), fr.Target(0, 3))
    assert ((3, 1, 0, 2), (1,)) == (state.table.seating, fr.awaiting(state))


# Nested events.


@pytest.mark.rule("FR-EVENT-PLAGUE-1", "FR-EVENT-PLAGUE-2", "FR-END-4", "FR-EVENT-GEN-11")
def test_the_second_event_of_plague_comes_even_if_the_round_is_over() -> None:
    """EX-67: the hands are counted after everybody has drawn three."""
    result = event_step(
        "plague", "R1", "B1", "G1", events=["plague", "finish_line", "third_time_lucky"], draw="Y1 " * 2
    )
    result = passing_step(result.state)
    assert 9 == sum(drawn.count for drawn in of(fr.CardsDrawn, result))
    assert [fr.RoundEnded("finish_line", ())] == of(fr.RoundEnded, result)
    assert all(points >= 1 + 3 for points in of(fr.Scored, result)[0].points)


@pytest.mark.rule("FR-EVENT-GEN-3", "FR-EVENT-PLAGUE-1")
def test_nested_events_keep_the_author() -> None:
    result = passing_step(event_step("plague", "R1", "B1", "G1", events=["plague", "expansion", "friday_13"]).state)
    assert [(0, "expansion"), (0, "friday_13")] == [
        (shown.author, shown.event) for shown in of(fr.EventRevealed, result)
    ]
    assert (4, 2, 3) == sizes(result.state)


@pytest.mark.rule("FR-EVENT-PLAGUE-2", "FR-EVENT-GEN-7")
def test_an_exhausted_pile_ends_the_round_after_the_whole_plague() -> None:
    result = event_step(
        "plague", "R1", "B1", "G1", events=["plague", "third_time_lucky", "market"], draw="Y1 Y2 Y3 Y4", draw_size=4
    )
    result = passing_step(result.state)
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.MarketOpened(())] == of(fr.MarketOpened, result)


@pytest.mark.rule("FR-EVENT-EVENT_MANAGER-1", "FR-EVENT-EVENT_MANAGER-2")
def test_event_manager_offers_three_events() -> None:
    events: list[fr.EventCard] = ["event_manager", "expansion", "tornado", "charity", "friday_13"]
    result = passing_step(event_step("event_manager", "R1", "B1", "G1", events=events).state)
    assert [fr.EventsRevealed(0, ("expansion", "tornado", "charity"))] == of(fr.EventsRevealed, result)
    state = result.state
    assert [fr.ChooseEvent(0, event) for event in ("expansion", "tornado", "charity")] == list(
        fr.legal_actions(state, 0)
    )
    refused(state, fr.ChooseEvent(0, "friday_13"), "FR-EVENT-EVENT_MANAGER-1")
    refused(state, fr.ChooseEvent(0, "event_manager"), "FR-EVENT-EVENT_MANAGER-1")
    refused(state, fr.ChooseEvent(1, "charity"), "FR-ACT-1")
    done = step(state, fr.ChooseEvent(0, "expansion"))
    assert [fr.EventChosen(0, "expansion")] == of(fr.EventChosen, done)
    assert (4, 2, 3) == sizes(done.state)
    assert {"expansion", "tornado", "charity", "event_manager"} <= set(done.state.piles.revealed)
    assert ["expansion", "event_manager"] == [over.event for over in of(fr.EventResolved, done)]


@pytest.mark.rule("FR-EVENT-EVENT_MANAGER-2", "FR-EVENT-REPEAT-1")
def test_events_that_were_not_chosen_count_as_revealed() -> None:
    state = position("K5 R1", "B1", "G1", demand="red 5", events=["repeat"], troublemaker=True, revealed=["tornado"])
    state = passing(after(state, play(0, "K5")))
    assert (fr.ChooseEvent(0, "tornado"),) == fr.legal_actions(state, 0)


@pytest.mark.rule("FR-EVENT-EVENT_MANAGER-3", "FR-EVENT-GEN-9")
def test_event_manager_with_one_card_left_takes_the_others_from_the_spent_events() -> None:
    """The deck has one more card; it is used up, and two more come from the events that lie face up."""
    result = event_step("event_manager", "R1", "B1", "G1", events=["event_manager", "charity"], events_left=2)
    result = passing_step(result.state)
    (revealed,) = of(fr.EventsRevealed, result)
    assert ("charity", 3, 3) == (revealed.events[0], len(revealed.events), len(set(revealed.events)))
    # 34 events less the running Event Manager and the Charity that is offered.
    assert [fr.EventDeckShuffled(32)] == of(fr.EventDeckShuffled, result)
    assert "event_manager" not in revealed.events


@pytest.mark.rule("FR-EVENT-REPEAT-2")
def test_repeat_as_the_first_event_does_nothing() -> None:
    """EX-70."""
    result = event_step("repeat", "R1", "B1", "G1")
    assert ("turn", (1,)) == (asked(result.state), fr.awaiting(result.state))
    assert [fr.EventResolved("repeat")] == of(fr.EventResolved, result)


@pytest.mark.rule("FR-EVENT-REPEAT-1", "FR-EVENT-REPEAT-3")
def test_repeat_executes_a_revealed_event_again() -> None:
    """EX-70, illegal move 63."""
    result = event_step("repeat", "R1", "B1", "G1", revealed=["expansion", "friday_13"])
    state = result.state
    assert (fr.ChooseEvent(0, "expansion"), fr.ChooseEvent(0, "friday_13")) == fr.legal_actions(state, 0)
    refused(state, fr.ChooseEvent(0, "tornado"), "FR-EVENT-REPEAT-1")
    refused(state, fr.ChooseEvent(0, "repeat"), "FR-EVENT-REPEAT-3")
    refused(state, fr.Pass(0), "FR-ACT-2")
    assert (4, 2, 3) == sizes(after(state, fr.ChooseEvent(0, "expansion")))


@pytest.mark.rule("FR-EVENT-REPEAT-3")
def test_an_enclosing_event_cannot_be_repeated() -> None:
    events: list[fr.EventCard] = ["plague", "repeat", "market"]
    state = passing(event_step("plague", "R1", "B1", "G1", events=events, revealed=["charity"]).state)
    assert (fr.ChooseEvent(0, "charity"),) == fr.legal_actions(state, 0)
    refused(state, fr.ChooseEvent(0, "plague"), "FR-EVENT-REPEAT-3")


@pytest.mark.rule("FR-EVENT-REPEAT-1", "FR-EVENT-PLAGUE-1")
def test_a_plague_of_the_past_can_be_repeated() -> None:
    state = event_step(
        "repeat", "R1", "B1", "G1", revealed=["plague"], events=["repeat", "expansion", "friday_13"]
    ).state
    result = passing_step(after(state, fr.ChooseEvent(0, "plague")))
    assert ["expansion", "friday_13"] == [shown.event for shown in of(fr.EventRevealed, result)]
    assert ["plague", "repeat"] == [over.event for over in of(fr.EventResolved, result)][-2:]


# Last Chance.


def last_chance(*hands_: str, events: Sequence[fr.EventCard]) -> fr.State:
    return position(*hands_, demand="red 5", events=events, troublemaker=True, lasting=[fr.Lasting("last_chance")])


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-1", "FR-END-8")
def test_whoever_loses_the_last_card_triggers_an_event() -> None:
    """EX-50."""
    state = after(last_chance("R5", "B1", "G1", events=["third_time_lucky"]), play(0, "R5"))
    assert ("lucky_window", (1,)) == (asked(state), fr.awaiting(state))
    result = passing_step(state)
    assert [fr.EventRevealed(0, "third_time_lucky")] == of(fr.EventRevealed, result)
    assert ((3, 4, 4), "turn", (1,)) == (sizes(result.state), asked(result.state), fr.awaiting(result.state))


def last_chance_played(*events: fr.EventCard) -> fr.State:
    return after(last_chance("R5", "B1", "NICE G1", events=events), play(0, "R5"), fr.Pass(1), fr.Pass(2))


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-3", "FR-EVENT-LAST_CHANCE-4")
def test_who_stays_without_cards_triggers_one_event_only() -> None:
    state = last_chance_played("friday_13", "expansion")
    assert ("nice_try_window", (1,)) == (asked(state), fr.awaiting(state))
    assert (fr.Lasting("last_chance", (), (0,)),) == state.table.lasting
    result = step(state, fr.Pass(1), throw(2, "NICE"), fr.Pass(2))
    # With three new cards the next loss counts again.
    assert ((fr.Lasting("last_chance"),), 3) == (result.state.table.lasting, len(result.state.hand(0)))


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-3")
def test_who_gets_cards_and_loses_them_again_triggers_again() -> None:
    """P0 gets two cards by Trust Fall and has to give both away again in the same event."""
    state = after(last_chance("R5", "B1 B2", "G1 G2 G3", events=["trust_fall", "friday_13"]), play(0, "R5"))
    state = passing(state)
    # P1 and P2 take from each other; then P0, last in the order, takes two.
    state = after(state, fr.Target(1, 2), pick(2, "G1"), pick(2, "G2"), fr.Target(2, 1), pick(1, "B1"), pick(1, "B2"))
    assert ("choose_giver", (0,)) == (asked(state), fr.awaiting(state))
    state = after(state, fr.Target(0, 1), pick(1, "G1"), pick(1, "G2"))
    # Now P1 is the one without cards, and the next event is his.
    assert ("", "lucky_window") == (hand(state, 1), asked(state))
    result = passing_step(state)
    assert fr.EventRevealed(1, "friday_13") in result.events


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-6", "FR-EVENT-LAST_CHANCE-2")
def test_an_event_comes_also_for_a_hand_that_was_filled_meanwhile() -> None:
    """P1's event lets everybody draw three; P2's comes all the same."""
    state = position(
        "TROUB.R Y1 Y2 Y3 Y4",
        "B1",
        "G1 G2",
        demand="red 5",
        events=["recession", "third_time_lucky", "expansion"],
        lasting=[fr.Lasting("last_chance")],
        troublemaker=True,
    )
    state = passing(after(state, play(0, "TROUB.R")))
    state = after(state, discard(1, "B1"), discard(2, "G1"), discard(2, "G2"))
    result = passing_step(after(state, discard(0, "Y1"), discard(0, "Y2"), discard(0, "Y3")))
    assert [fr.EventRevealed(1, "third_time_lucky"), fr.EventRevealed(2, "expansion")] == of(fr.EventRevealed, result)
    # The order of P2's event is P0, P1, P2.
    assert (1 + 3 + 1, 3 + 2, 3 + 3) == sizes(result.state)
    assert (fr.Lasting("last_chance"),) == result.state.table.lasting


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-2", "FR-EVENT-GEN-3")
def test_several_players_trigger_one_event_each() -> None:
    """A Recession, by a Troublemaker, empties P1 and P2; then P1's event comes, then P2's."""
    state = position(
        "TROUB.R Y1 Y2 Y3 Y4",
        "B1",
        "G1 G2",
        demand="red 5",
        events=["recession", "friday_13", "market"],
        lasting=[fr.Lasting("last_chance")],
        troublemaker=True,
        draw="R1 R2 R3",
    )
    state = passing(after(state, play(0, "TROUB.R")))
    state = after(state, discard(1, "B1"), discard(2, "G1"), discard(2, "G2"))
    state = after(state, discard(0, "Y1"), discard(0, "Y2"), discard(0, "Y3"))
    result = passing_step(state)
    assert [fr.EventRevealed(1, "friday_13"), fr.EventRevealed(2, "market")] == of(fr.EventRevealed, result)
    state = after(result.state, take(0, "R1"), take(1, "R2"), take(2, "R3"))
    assert ("Y4", (1,)) == (hand(state, 0).split()[-1], fr.awaiting(state))


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-6", "FR-END-5")
def test_no_event_of_last_chance_follows_one_that_ends_the_round() -> None:
    state = position(
        "TROUB.R Y1 Y2 Y3 Y4",
        "B1",
        "G1 G2",
        demand="red 5",
        events=["recession", "finish_line", "market"],
        lasting=[fr.Lasting("last_chance")],
        troublemaker=True,
    )
    state = passing(after(state, play(0, "TROUB.R")))
    state = after(state, discard(1, "B1"), discard(2, "G1"), discard(2, "G2"))
    state = after(state, discard(0, "Y1"), discard(0, "Y2"), discard(0, "Y3"))
    result = passing_step(state)
    assert [fr.EventRevealed(1, "finish_line")] == of(fr.EventRevealed, result)[:1]
    assert [fr.RoundEnded("finish_line", (1, 2))] == of(fr.RoundEnded, result)
    assert "market" not in [shown.event for shown in of(fr.EventRevealed, result)]


@pytest.mark.rule("FR-EVENT-LAST_CHANCE-5")
def test_last_chance_also_works_for_the_card_that_revealed_it() -> None:
    state = position("K5", "B1", "G1", demand="red 5", events=["last_chance", "expansion"], troublemaker=True)
    result = passing_step(after(state, play(0, "K5")))
    assert [fr.EventRevealed(0, "last_chance"), fr.EventRevealed(0, "expansion")] == of(fr.EventRevealed, result)
    assert (3, 2, 3) == sizes(result.state)


# Plus One.


def plus_one(*hands_: str | int, demand: str = "red 5", draw: str = "") -> fr.State:
    return position(*hands_, demand=demand, draw=draw, troublemaker=True, lasting=[fr.Lasting("plus_one")])


@pytest.mark.rule("FR-EVENT-PLUS_ONE-1", "FR-EVENT-PLUS_ONE-2", "FR-DRAW-6", "FR-TURN-6")
def test_a_draw_is_one_card_more() -> None:
    """EX-64."""
    state = after(plus_one("B1 B2", 5, 5), fr.Draw(0))
    assert (4, "turn") == (len(state.hand(0)), asked(state))
    refused(state, fr.Draw(0), "FR-TURN-6")


@pytest.mark.rule("FR-EVENT-PLUS_ONE-2")
def test_plus_one_adds_one_to_each_share_of_fantastic_four() -> None:
    """EX-64: shares of 3 and 1 draw 4 and 2."""
    state = after(plus_one("F4 B1", "B2", "B3"), play(0, "F4"), fr.Share(0, 1, 3), fr.Share(0, 2, 1))
    assert (1, 5, 3) == sizes(passing(after(state, fr.WishColour(0, "red"))))


@pytest.mark.rule("FR-EVENT-PLUS_ONE-2", "FR-CARD-EQ-3", "FR-CARD-NICE-2")
def test_plus_one_with_nice_try_and_equality() -> None:
    """EX-64."""
    state = after(plus_one("R6", "NICE B1", 5), play(0, "R6"), throw(1, "NICE"), fr.Pass(1))
    assert 4 == len(state.hand(0))
    state = after(plus_one("EQ B1 B2 B3", "G1", 5), play(0, "EQ"), fr.Target(0, 1), fr.Pass(0), fr.Pass(1))
    assert 4 == len(state.hand(1))


@pytest.mark.rule("FR-EVENT-PLUS_ONE-3", "FR-EVENT-MARKET-4")
def test_plus_one_adds_nothing_to_the_market() -> None:
    result = event_step("market", "R1", "B1", "G1", lasting=[fr.Lasting("plus_one")])
    assert 3 == len(of(fr.MarketOpened, result)[0].cards)


@pytest.mark.rule("FR-EVENT-PLUS_ONE-1", "FR-DRAW-4", "FR-END-2")
def test_the_additional_card_must_be_there_too() -> None:
    state = position("B1 B2", 5, 5, demand="red 5", draw_size=1, troublemaker=True, lasting=[fr.Lasting("plus_one")])
    result = step(state, fr.Draw(0))
    assert [fr.DrawPileExhausted(1)] == of(fr.DrawPileExhausted, result)
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)


@pytest.mark.rule("FR-EVENT-PLUS_ONE-1", "FR-EVENT-PLUS_ONE-4", "FR-SETUP-8")
def test_plus_one_lasts_for_the_round() -> None:
    result = event_step("plus_one", "R1", "B1", "G1")
    assert [fr.LastingStarted("plus_one")] == of(fr.LastingStarted, result)
    ended = passing_step(after(plus_one("R6", "B1", "G1"), play(0, "R6")))
    assert ((), 2) == (ended.state.table.lasting, ended.state.standing.round)


# Russian Roulette.


@pytest.mark.rule("FR-EVENT-RUSSIAN_ROULETTE-1", "FR-INFO-11", "FR-INFO-12", "FR-RNG-2")
def test_a_card_of_each_hand_goes_onto_the_draw_pile() -> None:
    script = shuffle_script(cards("R1 B1 G1"), cards("G1 R1 B1"))
    state = event_step("russian_roulette", "R1 R2", "B1", "G1 G2", draw="Y9", script=script).state
    assert (0, 1, 2) == fr.awaiting(state)
    refused(state, fr.Pick(0, None), "FR-EVENT-RUSSIAN_ROULETTE-1")
    refused(state, pick(0, "Y9"), "FR-PLAY-1")
    state = after(state, pick(0, "R1"))
    refused(state, pick(0, "R2"), "FR-EVENT-GEN-12")
    assert fr.RussianRoulette((0, 1, 2), (1, 2)) == fr.view(state, 1).agenda[-1]
    result = step(state, pick(2, "G1"), pick(1, "B1"))
    assert cards("G1 R1 B1 Y9") == result.state.piles.draw[:4]
    assert ("R2", "", "G2") == hands(result.state)
    put_in = [fr.CardPutIn(0, card("R1")), fr.CardPutIn(1, card("B1")), fr.CardPutIn(2, card("G1"))]
    assert (put_in, [fr.CardsOnPile(3)]) == (of(fr.CardPutIn, result), of(fr.CardsOnPile, result))
    seen = fr.events_for(result.events, 1)
    assert {fr.CardPutIn(0, None), put_in[1], fr.CardPutIn(2, None)} <= set(seen)
    assert not {put_in[0], put_in[2]} & set(seen)


@pytest.mark.rule("FR-EVENT-RUSSIAN_ROULETTE-1", "FR-EVENT-GEN-15", "FR-CARD-LUCKY-2")
def test_only_players_with_cards_who_take_part_put_one_in() -> None:
    state = event_step("russian_roulette", "R1 R2", "B1", "G1 G2", lucky=[1]).state
    assert (0, 2) == fr.awaiting(state)


# Seppuku.


@pytest.mark.rule("FR-EVENT-SEPPUKU-1", "FR-EVENT-SEPPUKU-2", "FR-EVENT-SEPPUKU-4", "FR-EVENT-GEN-6", "FR-SCORE-11")
def test_seppuku_with_accounts() -> None:
    """EX-66: a black number is a number and triggers nothing."""
    state = event_step("seppuku", "R1", "B1", "G1", accounts=(10, 10, 10), draw="K4 FAN").state
    assert ("seppuku_choice", (1,)) == (asked(state), fr.awaiting(state))
    assert (fr.Risk(1), fr.Pass(1)) == fr.legal_actions(state, 1)
    refused(state, fr.Risk(2), "FR-ACT-1")
    result = step(state, fr.Risk(1), fr.Risk(2), fr.Pass(0))
    assert (31, -11, 52) == result.state.standing.accounts
    assert cards("FAN K4") == result.state.piles.discard[:2]
    assert ("black 5", (1, 1, 1)) == (result.state.table.demand, sizes(result.state))
    assert [] == of(fr.EventRevealed, result)


@pytest.mark.rule("FR-EVENT-SEPPUKU-3", "FR-OPT-4", "FR-ACT-7")
def test_seppuku_without_accounts() -> None:
    """A number lets P1 discard up to two cards, another card makes P2 draw four, and P0 draws two for declining."""
    state = event_step("seppuku", "R1", "B1 B2 CURSE", "G1", scoring="none", draw="K4 FAN").state
    state = after(state, fr.Risk(1))
    assert ("seppuku_discard", (1,)) == (asked(state), fr.awaiting(state))
    assert (fr.Pass(1), discard(1, "B1"), discard(1, "B2")) == fr.legal_actions(state, 1)
    refused(state, discard(1, "CURSE"), "FR-CARD-CURSE-1")
    refused(state, discard(1, "Y1"), "FR-PLAY-1")
    state = after(state, discard(1, "B1"))
    assert "seppuku_discard" == asked(state)
    state = after(state, fr.Pass(1), fr.Risk(2), fr.Pass(0))
    assert ((3, 2, 5), (0, 0, 0)) == (sizes(state), state.standing.accounts)


@pytest.mark.rule("FR-EVENT-SEPPUKU-3")
def test_no_more_than_two_cards_are_discarded_for_seppuku() -> None:
    state = event_step("seppuku", "R1", "B1 B2 B3", "G1", scoring="none", draw="K4").state
    state = after(state, fr.Risk(1), discard(1, "B1"), discard(1, "B2"))
    assert (("seppuku_choice", (2,)), "B3") == ((asked(state), fr.awaiting(state)), hand(state, 1))


@pytest.mark.rule("FR-EVENT-SEPPUKU-5")
def test_with_an_empty_draw_pile_one_can_only_decline() -> None:
    state = event_step("seppuku", "R1", "B1", "G1", draw="R9", draw_size=1).state
    state = after(state, fr.Risk(1))
    assert (fr.Pass(2),) == fr.legal_actions(state, 2)
    refused(state, fr.Risk(2), "FR-EVENT-SEPPUKU-5")
    state = after(state, fr.Pass(2), fr.Pass(0))
    assert ((21, -21, 21), "turn") == (state.standing.accounts, asked(state))


@pytest.mark.rule("FR-EVENT-PLUS_ONE-3", "FR-EVENT-PLUS_ONE-2", "FR-EVENT-SEPPUKU-3")
def test_plus_one_adds_to_the_draws_of_seppuku_and_not_to_the_card_turned() -> None:
    state = event_step("seppuku", "R1", "B1", "G1", scoring="none", draw="FAN", lasting=[fr.Lasting("plus_one")]).state
    result = step(state, fr.Risk(1), fr.Pass(2), fr.Pass(0))
    assert [(1, 5), (2, 3), (0, 3)] == [(drawn.seat, drawn.count) for drawn in of(fr.CardsDrawn, result)]


# Trust Fall.


@pytest.mark.rule("FR-EVENT-TRUST_FALL-1", "FR-ACT-6", "FR-CARD-FU-4", "FR-CARD-CURSE-2")
def test_everybody_chooses_a_giver_in_turn() -> None:
    """Fuck You and Curse can be given in an event."""
    state = event_step("trust_fall", "R1 R2", "B1 B2", "FU CURSE G1").state
    assert ("choose_giver", (1,)) == (asked(state), fr.awaiting(state))
    refused(state, fr.Target(1, 1), "FR-EVENT-TRUST_FALL-1")
    refused(state, fr.Target(1, 4), "FR-ACT-2")
    refused(state, fr.Pass(1), "FR-EVENT-TRUST_FALL-1")
    state = after(state, fr.Target(1, 2))
    assert ("give_cards", (2,)) == (asked(state), fr.awaiting(state))
    refused(state, fr.Pass(2), "FR-EVENT-TRUST_FALL-1")
    refused(state, pick(2, "R1"), "FR-PLAY-1")
    state = after(state, pick(2, "FU"))
    assert "FU" in state.hand(2)
    refused(state, pick(2, "FU"), "FR-PLAY-1")
    state = after(state, pick(2, "CURSE"))
    assert ("R1 R2", "B1 B2 FU CURSE", "G1") == hands(state)
    state = after(state, fr.Target(2, 1), pick(1, "B1"), pick(1, "FU"), fr.Target(0, 2), pick(2, "G1"), pick(2, "FU"))
    assert ("R1 R2 G1 FU", "B2 CURSE", "B1") == hands(state)


@pytest.mark.rule("FR-EVENT-TRUST_FALL-2")
def test_a_giver_needs_cards() -> None:
    """P0 has played the last card."""
    state = position("K5", "B1", "G1", demand="red 5", events=["trust_fall"], troublemaker=True)
    state = after(state, play(0, "K5"), fr.Pass(1), fr.Pass(2))
    assert (fr.Target(1, 2),) == fr.legal_actions(state, 1)
    refused(state, fr.Target(1, 0), "FR-EVENT-TRUST_FALL-2")
    state = after(state, fr.Target(1, 2), pick(2, "G1"))
    assert ("", "G1 B1", "") == hands(state)
    state = after(state, fr.Target(2, 1), pick(1, "G1"), pick(1, "B1"))
    assert ("", "", "G1 B1") == hands(state)
    state = after(state, fr.Target(0, 2), pick(2, "G1"), pick(2, "B1"))
    assert ("G1 B1", "", "") == hands(state)


@pytest.mark.rule("FR-EVENT-TRUST_FALL-2")
def test_who_finds_nobody_with_cards_is_passed_over() -> None:
    """Two players: P0 has none after the black card, so P1 has nobody to choose; P0 then takes from P1."""
    state = position("K5", "B1", demand="red 5", events=["trust_fall"], troublemaker=True)
    state = after(state, play(0, "K5"), fr.Pass(1))
    assert ("choose_giver", (0,)) == (asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-INFO-5", "FR-EVENT-TRUST_FALL-1")
def test_the_cards_of_a_trust_fall_are_known_to_the_two() -> None:
    state = event_step("trust_fall", "R1 R2", "B1 B2", "G1 G2 G3").state
    state = after(state, fr.Target(1, 2), pick(2, "G2"))
    chosen = {seat: fr.view(state, seat).agenda[-1] for seat in (0, 1, 2, None)}
    assert fr.GiveCards(2, 1, (2, 0), cards("G2")) == chosen[2]
    assert fr.GiveCards(2, 1, (2, 0), (fr.FACE_DOWN,)) == chosen[0] == chosen[1] == chosen[None]
    result = step(state, pick(2, "G3"))
    assert fr.CardsMoved(2, 1, 2, cards("G2 G3")) in fr.events_for(result.events, 1)
    assert fr.CardsMoved(2, 1, 2, None) in fr.events_for(result.events, 0)


# Vandalism.


@pytest.mark.rule("FR-EVENT-VANDALISM-2", "FR-CARD-SWAP-3")
def test_vandalism_takes_colour_swaps_of_the_colour_too() -> None:
    result: FrStep = event_step("vandalism", "R1 SWAP.YG", "SWAP.RG B1", "SWAP.RB THIEF.R G1")
    assert ("SWAP.YG", "B1", "G1") == hands(result.state)
