"""
The events of Troublemaker that move cards between the hands and the piles.
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr
from tabletricks.core import shuffle_script

from .builders import after, card, cards, event_step, give, passing, pick, play, position, refused, step
from .reading import FrStep, asked, draw_pile, hand, hands, in_hand, knows_choice, of, seen_hand, sizes


# Black Hole.


@pytest.mark.rule("FR-EVENT-BLACK_HOLE-1", "FR-INFO-5")
def test_the_author_gets_all_black_cards() -> None:
    result = event_step("black_hole", "R1", "K1 B1", "K2 K3 G1", "Y1")
    assert ("R1 K1 K2 K3", "B1", "G1", "Y1") == hands(result.state)
    assert [fr.NothingToGive(3, 0, "black_hole")] == of(fr.NothingToGive, result)
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
        "K5", "B1", "G1", demand="red 5", events=["capitalism"], troublemaker=True, lasting=[fr.InForce("plus_one")]
    )
    state = after(state, play(0, "K5"), fr.Pass(1), fr.Pass(2))
    assert (0, 3, 3) == sizes(state)


# Crowdfunding.


@pytest.mark.rule("FR-EVENT-CROWDFUNDING-1", "FR-EVENT-GEN-12", "FR-EVENT-GEN-14")
def test_those_with_more_give_a_card_to_each_of_those_with_fewest() -> None:
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
    assert ("R1 R2", "B1 B2", "G1 G2", "play") == (*hands(result.state), asked(result.state))


@pytest.mark.rule("FR-EVENT-CROWDFUNDING-3", "FR-EVENT-GEN-15")
def test_a_giver_with_too_few_cards_gives_to_the_first_in_the_order() -> None:
    """P0 played the last card and P2 has none either; P1 has a single one for the two of them, and P3 has two."""
    state = position("K5", "B1", "", "Y1 Y2", demand="red 5", events=["crowdfunding"], troublemaker=True)
    state = passing(after(state, play(0, "K5")))
    assert (1, 3) == fr.awaiting(state)
    assert (give(1, "B1", 2),) == fr.legal_actions(state, 1)
    state = after(state, give(1, "B1", 2), give(3, "Y1", 0), give(3, "Y2", 2))
    assert ("Y1", "", "Y2 B1", "") == hands(state)


# Distributor.


@pytest.mark.rule("FR-EVENT-DISTRIBUTOR-1", "FR-EVENT-DISTRIBUTOR-2", "FR-ACT-6")
def test_the_author_deals_the_hands_anew() -> None:
    """The author's own hand is assigned first."""
    result = event_step("distributor", "R1", "B2 B3", "G4 G5 G6")
    state = result.state
    assert ("assign_hand", (0,)) == (asked(state), fr.awaiting(state))
    assert (fr.Assign(0, 0, 1), fr.Assign(0, 0, 2)) == fr.legal_actions(state, 0)
    refused(state, fr.Assign(0, 0, 0), "FR-EVENT-DISTRIBUTOR-2")
    refused(state, fr.Assign(0, 1, 0), "FR-EVENT-DISTRIBUTOR-1")
    refused(state, fr.Assign(0, 0, 3), "FR-ACT-2")
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
    while any(asked(state) == "assign_hand" for state in courses):
        courses = [
            after(state, action) if asked(state) == "assign_hand" else state
            for state in courses
            for action in (fr.legal_actions(state, 0) if asked(state) == "assign_hand" else [fr.Draw(0)])
        ]
    # All permutations of four hands in which the author does not keep the own one.
    assert 24 - 6 == len(courses) == len({hands(state) for state in courses})
    assert all("R1" != hand(state, 0) for state in courses)


@pytest.mark.rule("FR-EVENT-DISTRIBUTOR-3", "FR-EVENT-GEN-15")
def test_an_empty_hand_is_dealt_like_the_others() -> None:
    state = position("K5", "B1 B2", "G1", demand="red 5", events=["distributor"], troublemaker=True)
    state = after(state, play(0, "K5"), fr.Pass(1), fr.Pass(2))
    state = after(state, fr.Assign(0, 0, 2), fr.Assign(0, 1, 1), fr.Assign(0, 2, 0))
    assert ("G1", "B1 B2", "", "react nice_try") == (*hands(state), asked(state))


@pytest.mark.rule("FR-EVENT-DISTRIBUTOR-4", "FR-CARD-LUCKY-5")
def test_a_protected_author_deals_the_hands_of_the_others() -> None:
    state = event_step("distributor", "R1", "B2 B3", "G4", lucky=[0]).state
    assert (fr.Assign(0, 1, 1), fr.Assign(0, 1, 2)) == fr.legal_actions(state, 0)
    refused(state, fr.Assign(0, 1, 0), "FR-EVENT-DISTRIBUTOR-1")
    state = after(state, fr.Assign(0, 1, 2), fr.Assign(0, 2, 1))
    assert ("R1", "G4", "B2 B3") == hands(state)


@pytest.mark.rule("FR-EVENT-GEN-16", "FR-CARD-LUCKY-2")
def test_a_distributor_with_nobody_else_does_nothing() -> None:
    assert "play" == asked(event_step("distributor", "R1", "B2 B3", lucky=[1]).state)


@pytest.mark.rule("FR-INFO-8")
def test_only_the_author_sees_the_hands_that_take_part() -> None:
    result = event_step("distributor", "R1", "B2 B3", "G4", "Y1 Y2", lucky=[3])
    hands_seen = [seen_hand(result.state, seat, by=0) for seat in range(4)]
    assert [cards("R1"), cards("B2 B3"), cards("G4"), None] == hands_seen
    for other in (1, 2, 3, None):
        assert all(seen_hand(result.state, seat, by=other) is None for seat in range(4) if seat != other)
    shown = [fr.HandShown(0, 1, 2, cards("B2 B3")), fr.HandShown(0, 2, 1, cards("G4"))]
    assert shown == of(fr.HandShown, result)
    assert fr.HandShown(0, 2, 1, None) in fr.events_for(result.events, 1)
    done = after(result.state, fr.Assign(0, 0, 1), fr.Assign(0, 1, 2), fr.Assign(0, 2, 0))
    assert seen_hand(done, 1, by=0) is None


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
    assert ("choose_card russian_roulette", (1, 2)) == (asked(state), fr.awaiting(state))
    assert [True, False, False, False] == [knows_choice(state, seat, "R1") for seat in (0, 1, 2, None)]
    result = step(state, pick(2, "G1"), pick(1, "B1"))
    assert cards("G1 R1 B1 Y9") == draw_pile(result.state)[:4]
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


# Trust Fall.


@pytest.mark.rule("FR-EVENT-TRUST_FALL-1", "FR-ACT-6", "FR-CARD-FU-4", "FR-CARD-CURSE-2")
def test_everybody_chooses_a_giver_in_turn() -> None:
    """Fuck You and Curse can be given in an event."""
    state = event_step("trust_fall", "R1 R2", "B1 B2", "FU CURSE G1").state
    assert ("choose_player trust_fall", (1,)) == (asked(state), fr.awaiting(state))
    refused(state, fr.Target(1, 1), "FR-EVENT-TRUST_FALL-1")
    refused(state, fr.Target(1, 4), "FR-ACT-2")
    refused(state, fr.Pass(1), "FR-EVENT-TRUST_FALL-1")
    state = after(state, fr.Target(1, 2))
    assert ("choose_card trust_fall", (2,)) == (asked(state), fr.awaiting(state))
    refused(state, fr.Pass(2), "FR-EVENT-TRUST_FALL-1")
    refused(state, pick(2, "R1"), "FR-PLAY-1")
    state = after(state, pick(2, "FU"))
    assert "FU" in in_hand(state, 2)
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
    assert ("choose_player trust_fall", (0,)) == (asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-INFO-5", "FR-EVENT-TRUST_FALL-1")
def test_the_cards_of_a_trust_fall_are_known_to_the_two() -> None:
    state = event_step("trust_fall", "R1 R2", "B1 B2", "G1 G2 G3").state
    state = after(state, fr.Target(1, 2), pick(2, "G2"))
    assert [False, False, True, False] == [knows_choice(state, seat, "G2") for seat in (0, 1, 2, None)]
    result = step(state, pick(2, "G3"))
    assert fr.CardsMoved(2, 1, 2, cards("G2 G3")) in fr.events_for(result.events, 1)
    assert fr.CardsMoved(2, 1, 2, None) in fr.events_for(result.events, 0)


# Vandalism.


@pytest.mark.rule("FR-EVENT-VANDALISM-2", "FR-CARD-SWAP-3")
def test_vandalism_takes_colour_swaps_of_the_colour_too() -> None:
    result: FrStep = event_step("vandalism", "R1 SWAP.YG", "SWAP.RG B1", "SWAP.RB THIEF.R G1")
    assert ("SWAP.YG", "B1", "G1") == hands(result.state)
