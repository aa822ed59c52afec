"""
Thief, Troublemaker, Inequality, Special Favours and Curse (FR-CARD-THIEF, -TROUB, -INEQ, -FAV, -CURSE).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import (
    after,
    card,
    cards,
    discard,
    event_step,
    opening,
    passing,
    passing_step,
    pick,
    play,
    position,
    refused,
    step,
    throw,
)
from .reading import asked, draw_pile, hand, in_hand, knows_choice, of, playable, public, seen_hand, sizes


# Thief.


def theft(*hands: str | int, demand: str = "red 5", target: int = 1) -> fr.State:
    """Seat 0 has played a red Thief, and its target has let the window go by."""
    state = position(*hands, demand=demand, troublemaker=True)
    return passing(after(state, play(0, "THIEF.R"), fr.Target(0, target)))


@pytest.mark.rule("FR-CARD-THIEF-1", "FR-CARD-THIEF-3", "FR-CARD-FU-3")
def test_a_thief_takes_two_chosen_cards() -> None:
    state = theft("THIEF.R Y1", "FU R9 B2", 5)
    assert ("choose_card thief", (0,)) == (asked(state), fr.awaiting(state))
    assert (pick(0, "R9"), pick(0, "B2")) == fr.legal_actions(state, 0)
    refused(state, pick(0, "FU"), "FR-CARD-THIEF-3")
    refused(state, pick(0, "G7"), "FR-CARD-THIEF-1")
    result = step(state, pick(0, "R9"), pick(0, "B2"))
    assert ("R9 Y1 B2", "FU") == (hand(result.state, 0), hand(result.state, 1))
    assert [fr.CardsMoved(1, 0, 2, cards("R9 B2"), "stolen")] == of(fr.CardsMoved, result)


@pytest.mark.rule("FR-CARD-THIEF-2", "FR-CARD-THIEF-6", "FR-END-1")
def test_a_thief_takes_the_only_card_and_empties_the_hand() -> None:
    state = after(theft("THIEF.R Y1", "R9", 5), pick(0, "R9"))
    assert ("R9 Y1", "", "react nice_try") == (hand(state, 0), hand(state, 1), asked(state))
    result = passing_step(state)
    assert [fr.RoundEnded("hand_empty", (1,))] == of(fr.RoundEnded, result)


@pytest.mark.rule("FR-CARD-THIEF-2", "FR-CARD-THIEF-3", "FR-CARD-THIEF-7")
def test_a_thief_who_finds_one_card_beside_fuck_you_takes_that() -> None:
    """How often the thief is asked depends on the size of the hand: that there is nothing more must be said."""
    state = after(theft("THIEF.R Y1", "FU R9", 5), pick(0, "R9"))
    assert ("choose_card thief", (fr.Pass(0),)) == (asked(state), fr.legal_actions(state, 0))
    state = after(state, fr.Pass(0))
    assert ("R9 Y1", "FU", (1,)) == (hand(state, 0), hand(state, 1), fr.awaiting(state))


@pytest.mark.rule("FR-CARD-THIEF-3", "FR-CARD-THIEF-7")
def test_a_thief_who_finds_nothing_but_fuck_you_takes_nothing() -> None:
    state = theft("THIEF.R Y1", "FU", 5)
    assert (fr.Pass(0),) == fr.legal_actions(state, 0)
    result = step(state, fr.Pass(0))
    assert ([], "FU") == (of(fr.CardsMoved, result), hand(result.state, 1))


@pytest.mark.rule("FR-CARD-THIEF-4")
def test_a_thief_must_steal_two_cards() -> None:
    """Illegal move 26: neither none nor one only."""
    state = theft("THIEF.R Y1", "R9 B2 B3", 5)
    refused(state, fr.Pass(0), "FR-CARD-THIEF-4")
    refused(state, fr.Pick(0, None), "FR-CARD-THIEF-4")
    state = after(state, pick(0, "R9"))
    refused(state, fr.Pass(0), "FR-CARD-THIEF-4")
    refused(state, pick(0, "R9"), "FR-CARD-THIEF-1")
    refused(state, fr.EndTurn(0), "FR-ACT-2")


@pytest.mark.rule("FR-CARD-THIEF-4", "FR-TARGET-3", "FR-TARGET-1")
def test_a_thief_as_last_card_must_be_used() -> None:
    """Illegal move 19 too; then the author has two cards, so nobody has finished."""
    state = after(position("THIEF.R", "R9 B2 B3", 5, demand="red 5", troublemaker=True), play(0, "THIEF.R"))
    refused(state, fr.Pass(0), "FR-TARGET-3")
    refused(state, fr.Target(0, 0), "FR-TARGET-1")
    state = after(passing(after(state, fr.Target(0, 1))), pick(0, "R9"), pick(0, "B3"))
    assert ("R9 B3", "B2", "play", (1,)) == (hand(state, 0), hand(state, 1), asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-CARD-THIEF-5", "FR-CARD-COUNTER-2", "FR-CARD-COUNTER-4", "FR-CARD-COUNTER-5")
def test_a_countered_thief_sees_nothing() -> None:
    state = position("THIEF.R Y1", "CTR B2", "G1 G2 G3", demand="red 5", troublemaker=True)
    attacked = step(state, play(0, "THIEF.R"), fr.Target(0, 1))
    assert ([], "react counterattack") == (of(fr.HandShown, attacked), asked(attacked.state))
    result = step(attacked.state, throw(1, "CTR"), fr.Target(1, 2), fr.Pass(1), fr.Pass(2))
    assert [fr.HandShown(1, 2, 3, cards("G1 G2 G3"))] == of(fr.HandShown, result)
    refused(result.state, pick(0, "G1"), "FR-ACT-1")
    state = after(result.state, pick(1, "G2"), pick(1, "G3"))
    assert ("Y1", "G2 G3 B2", "G1", (1,)) == (*(hand(state, seat) for seat in range(3)), fr.awaiting(state))


@pytest.mark.rule("FR-INFO-7", "FR-CARD-THIEF-5")
def test_only_the_thief_sees_the_hand_during_the_choice() -> None:
    state = theft("THIEF.R Y1", "FU R9 B2", 5)
    assert cards("R9 B2 FU") == seen_hand(state, 1, by=0)
    for seat in (2, None):
        assert seen_hand(state, 1, by=seat) is None
    assert seen_hand(state, 0, by=1) is None
    after_first = after(state, pick(0, "B2"))
    assert [True, False, False, False] == [knows_choice(after_first, seat, "B2") for seat in (0, 1, 2, None)]
    done = after(after_first, pick(0, "R9"))
    assert seen_hand(done, 1, by=0) is None


@pytest.mark.rule("FR-INFO-7", "FR-INFO-5")
def test_the_events_of_a_theft_are_known_to_the_two() -> None:
    state = position("THIEF.R Y1", "R9 B2", 5, demand="red 5", troublemaker=True)
    result = step(state, play(0, "THIEF.R"), fr.Target(0, 1), fr.Pass(1), pick(0, "R9"), pick(0, "B2"))
    for seat in (0, 1):
        seen = fr.events_for(result.events, seat)
        assert fr.HandShown(0, 1, 2, cards("R9 B2")) in seen
        assert fr.CardsMoved(1, 0, 2, cards("R9 B2"), "stolen") in seen
    for other in (2, None):
        seen = fr.events_for(result.events, other)
        assert fr.HandShown(0, 1, 2, None) in seen
        assert fr.CardsMoved(1, 0, 2, None, "stolen") in seen


@pytest.mark.rule("FR-CARD-THIEF-1", "FR-TARGET-2")
def test_a_thief_can_rob_somebody_without_cards_and_gets_nothing() -> None:
    """An Exchange has emptied nobody here: the target's last card was the redirecting Counterattack."""
    state = position("THIEF.R Y1 Y2", "CTR", "CTR G2", demand="red 5", troublemaker=True)
    state = after(state, play(0, "THIEF.R"), fr.Target(0, 1), throw(1, "CTR"), fr.Target(1, 2), fr.Pass(1))
    state = after(state, throw(2, "CTR"), fr.Target(2, 1), fr.Pass(2))
    assert ("", "react nice_try") == (hand(state, 1), asked(state))


@pytest.mark.rule("FR-START-7")
def test_a_thief_as_start_card_is_the_dealers() -> None:
    first = opening("THIEF.G", 7, "R1 R2 R3 R4 R5 R6 R7", 7, dealer=0, troublemaker=True)
    state = after(passing(after(first.state, fr.Target(0, 1))), pick(0, "R1"), pick(0, "R2"))
    assert ((9, 5, 7), "green/THIEF", (1,)) == (sizes(state), public(state).demand, fr.awaiting(state))


# Troublemaker.


@pytest.mark.rule("FR-CARD-TROUB-1", "FR-EVENT-GEN-1", "FR-EVENT-GEN-3", "FR-EVENT-GEN-8")
def test_a_troublemaker_triggers_an_event() -> None:
    state = position("TROUB.R Y1", 5, 5, demand="red 5", events=["third_time_lucky"], troublemaker=True)
    played = after(state, play(0, "TROUB.R"))
    assert "react lucky_bastard" == asked(played)
    result = passing_step(played)
    assert [fr.EventRevealed(0, "third_time_lucky")] == of(fr.EventRevealed, result)
    assert [1, 2, 0] == [event.seat for event in of(fr.CardsDrawn, result)]
    assert ("red/TROUB", (1,)) == (public(result.state).demand, fr.awaiting(result.state))


@pytest.mark.rule("FR-CARD-TROUB-2", "FR-CARD-COUNTER-3")
def test_a_troublemaker_cannot_be_countered() -> None:
    state = position("TROUB.R Y1", "CTR B1", 5, demand="red 5", events=["all_seeing_eye"], troublemaker=True)
    state = after(state, play(0, "TROUB.R"))
    refused(state, throw(1, "CTR"), "FR-CARD-COUNTER-1")
    refused(passing(state), throw(1, "CTR"), "FR-CARD-COUNTER-3")


@pytest.mark.rule("FR-START-7", "FR-START-14", "FR-REACT-10")
def test_a_troublemaker_as_start_card() -> None:
    first = opening("TROUB.B", 7, 7, 7, dealer=1, events=["friday_13"], troublemaker=True)
    assert ("react lucky_bastard", (2,)) == (asked(first.state), fr.awaiting(first.state))
    result = passing_step(first.state)
    assert [2, 0, 1] == [event.seat for event in of(fr.Passed, result)]
    assert ([fr.EventRevealed(1, "friday_13")], (2,)) == (of(fr.EventRevealed, result), fr.awaiting(result.state))


# Inequality.


@pytest.mark.rule("FR-CARD-INEQ-1", "FR-CARD-INEQ-3", "FR-INFO-6", "FR-RNG-2")
def test_inequality_moves_cards_until_the_victim_holds_more() -> None:
    """Six against three, two cards; the second and then the first of the rest of the sorted hand."""
    state = position("INEQ R1 R2 R3 R4 R6 R7", "B1 B2 B3", 7, demand="red 5", troublemaker=True, script=[1, 0])
    state = after(state, play(0, "INEQ"), fr.Target(0, 1), fr.Pass(0))
    result = passing_step(state)
    assert ("R3 R4 R6 R7", "R1 R2 B1 B2 B3") == (hand(result.state, 0), hand(result.state, 1))
    assert [fr.CardsMoved(0, 1, 2, cards("R1 R2"), "blind")] == of(fr.CardsMoved, result)
    assert "red 5" == public(result.state).demand


@pytest.mark.rule("FR-CARD-INEQ-3")
@pytest.mark.parametrize(("own", "other", "moved"), [(1, 1, 1), (2, 1, 1), (3, 1, 2), (6, 3, 2), (7, 7, 1), (9, 2, 4)])
def test_how_many_cards_inequality_moves(own: int, other: int, moved: int) -> None:
    """Half the difference, rounded down, and one."""
    mine = " ".join(f"R{number}" for number in range(1, own + 1))
    theirs = " ".join(f"B{number}" for number in range(1, other + 1))
    state = position(f"INEQ {mine}", theirs, 5, demand="red 5", troublemaker=True)
    state = after(state, play(0, "INEQ"), fr.Target(0, 1), fr.Pass(0), fr.Pass(1))
    assert (own - moved, other + moved) == sizes(state)[:2]
    assert other + moved > own - moved
    assert other + moved - 1 <= own - moved + 1


@pytest.mark.rule("FR-CARD-INEQ-2")
def test_inequality_needs_a_victim_with_at_most_as_many_cards() -> None:
    state = after(position("INEQ R1 R2", 3, 2, demand="red 5", troublemaker=True), play(0, "INEQ"))
    refused(state, fr.Target(0, 1), "FR-CARD-INEQ-2")
    refused(state, fr.Target(0, 0), "FR-TARGET-1")
    assert {fr.Pass(0), fr.Target(0, 2)} == set(fr.legal_actions(state, 0))


@pytest.mark.rule("FR-CARD-INEQ-2", "FR-WISH-7")
def test_inequality_as_last_card_is_a_wish() -> None:
    state = after(position("INEQ", 3, 2, demand="red 5", troublemaker=True), play(0, "INEQ"))
    assert "wish inequality" == asked(state)
    refused(state, fr.Target(0, 1), "FR-CARD-INEQ-2")
    refused(state, fr.Pass(0), "FR-WISH-5")


@pytest.mark.rule("FR-WISH-5", "FR-WISH-6")
@pytest.mark.parametrize("text", ["INEQ", "FAV"])
def test_effect_wish_or_both(text: str) -> None:
    state = after(position(f"{text} R1 R2", "B1 B2", 2, demand="red 5", troublemaker=True), play(0, text))
    without = after(state, fr.Pass(0))
    refused(without, fr.Pass(0), "FR-WISH-5")
    refused(without, fr.WishNumber(0, 5), "FR-WISH-6")
    assert "wish blue" == public(after(without, fr.WishColour(0, "blue"))).demand
    both = after(state, fr.Target(0, 1), fr.WishColour(0, "green"))
    assert ("wish green", "react counterattack") == (public(both).demand, asked(both))


@pytest.mark.rule("FR-CARD-INEQ-4", "FR-CARD-FU-3")
def test_fuck_you_may_be_drawn_by_inequality() -> None:
    state = position("INEQ FU", "B1", 5, demand="red 5", troublemaker=True, script=[0])
    state = after(state, play(0, "INEQ"), fr.Target(0, 1), fr.Pass(0), fr.Pass(1))
    assert ("", "B1 FU") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-CARD-INEQ-5", "FR-EVENT-PLUS_ONE-3")
def test_plus_one_adds_nothing_to_inequality() -> None:
    state = position(
        "INEQ R1 R2", "B1 B2", 5, demand="red 5", troublemaker=True, lasting=[fr.InForce("plus_one")], script=[0]
    )
    state = passing(after(state, play(0, "INEQ"), fr.Target(0, 1), fr.Pass(0)))
    assert (1, 3) == sizes(state)[:2]


@pytest.mark.rule("FR-CARD-COUNTER-2", "FR-CARD-COUNTER-7")
def test_a_countered_inequality_compares_the_counterers_hand() -> None:
    """P1 holds one card after Counterattack, so P2 with one card is possible and P0 with two is not."""
    state = position("INEQ R1 R2", "CTR B1", "G1", demand="red 5", troublemaker=True)
    state = after(state, play(0, "INEQ"), fr.Target(0, 1), fr.Pass(0), throw(1, "CTR"))
    refused(state, fr.Target(1, 0), "FR-CARD-INEQ-2")
    state = after(state, fr.Target(1, 2), fr.Pass(1), fr.Pass(2))
    assert ("", "G1 B1") == (hand(state, 1), hand(state, 2))


@pytest.mark.rule("FR-START-10")
@pytest.mark.parametrize("text", ["INEQ", "FAV"])
def test_as_start_card_the_effect_is_possible_and_the_wish_mandatory(text: str) -> None:
    first = opening(text, 7, 7, 7, dealer=0, troublemaker=True)
    state = after(first.state, fr.Target(0, 1))
    refused(state, fr.Pass(0), "FR-START-10")
    state = passing(after(state, fr.WishColour(0, "yellow")))
    assert ("wish yellow", (1,)) == (public(state).demand, fr.awaiting(state))
    other = after(first.state, fr.Pass(0))
    refused(other, fr.Pass(0), "FR-START-10")


# Special Favours.


def favour(*hands: str | int) -> fr.State:
    """Seat 0 has played Special Favours on seat 1 without a wish, and is about to be countered or not."""
    state = position(*hands, demand="red 5", troublemaker=True)
    return after(state, play(0, "FAV"), fr.Target(0, 1), fr.Pass(0))


@pytest.mark.rule("FR-CARD-FAV-1", "FR-CARD-FAV-2", "FR-CARD-CURSE-2")
def test_special_favours_swap_all_special_cards_but_fuck_you() -> None:
    state = passing(favour("FAV SKIP.G FU R2", "FAN CURSE B3", 5))
    assert ("R2 FAN FU CURSE", "B3 SKIP.G") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-CARD-FAV-3")
def test_special_favours_may_find_nothing() -> None:
    state = passing(favour("FAV R2", "B3", 5))
    assert ("R2", "B3") == (hand(state, 0), hand(state, 1))
    state = passing(favour("FAV R2", "B3 FAN", 5))
    assert ("R2 FAN", "B3") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-CARD-FAV-3", "FR-CARD-FAV-1")
def test_special_favours_as_last_card_take_the_special_cards() -> None:
    state = passing(favour("FAV", "B3 FAN", 5))
    assert ("FAN", "B3", "play") == (hand(state, 0), hand(state, 1), asked(state))


@pytest.mark.rule("FR-CARD-FAV-4", "FR-INFO-5")
def test_others_learn_how_many_cards_are_swapped() -> None:
    result = passing_step(favour("FAV SKIP.G FU R2", "FAN CURSE B3", 5))
    moves = [fr.CardsMoved(0, 1, 1, cards("SKIP.G")), fr.CardsMoved(1, 0, 2, cards("FAN CURSE"))]
    assert moves == of(fr.CardsMoved, result)
    seen = fr.events_for(result.events, 2)
    assert [fr.CardsMoved(0, 1, 1, None), fr.CardsMoved(1, 0, 2, None)] == [
        event for event in seen if isinstance(event, fr.CardsMoved)
    ]
    for seat in (0, 1):
        assert set(moves) <= set(fr.events_for(result.events, seat))


@pytest.mark.rule("FR-CARD-COUNTER-2", "FR-CARD-COUNTER-5", "FR-CARD-COUNTER-7")
def test_countered_special_favours_are_the_counterers() -> None:
    state = after(favour("FAV SKIP.G R2", "CTR FAN B3", "EQ Y1"), throw(1, "CTR"))
    refused(state, fr.Target(1, 1), "FR-CARD-COUNTER-5")
    state = passing(after(state, fr.Target(1, 2), fr.WishColour(1, "blue")))
    assert ("R2 SKIP.G", "B3 EQ", "Y1 FAN") == tuple(hand(state, seat) for seat in range(3))
    assert ("wish blue", (1,)) == (public(state).demand, fr.awaiting(state))


# Curse.


@pytest.mark.rule("FR-CARD-CURSE-1", "FR-MATCH-3", "FR-MATCH-10")
@pytest.mark.parametrize("demand", ["red 5", "wish 7", "black 3", "open", "wish red"])
def test_curse_can_never_be_played(demand: str) -> None:
    state = position("CURSE R5", 5, 5, demand=demand, troublemaker=True)
    assert "CURSE" not in playable(state, 0)
    refused(state, play(0, "CURSE"), "FR-CARD-CURSE-1")


@pytest.mark.rule("FR-CARD-CURSE-1", "FR-TURN-4")
def test_who_holds_nothing_but_curse_must_draw() -> None:
    state = position("CURSE", 5, 5, demand="red 5", draw="B9", troublemaker=True)
    assert (fr.Draw(0),) == fr.legal_actions(state, 0)


@pytest.mark.rule("FR-CARD-GIFT-5", "FR-CARD-CURSE-2")
def test_curse_can_be_given() -> None:
    state = position("GIFT.R CURSE Y1 Y2", 5, 5, demand="red 5", troublemaker=True)
    state = passing(after(state, play(0, "GIFT.R"), fr.Target(0, 1), pick(0, "CURSE"), pick(0, "Y1")))
    assert "CURSE" in in_hand(state, 1)


@pytest.mark.rule("FR-CARD-CURSE-2", "FR-CARD-THIEF-1")
def test_curse_can_be_stolen() -> None:
    state = after(theft("THIEF.R Y1", "CURSE B2", 5), pick(0, "CURSE"), pick(0, "B2"))
    assert "Y1 B2 CURSE" == hand(state, 0)


@pytest.mark.rule("FR-CARD-CURSE-3", "FR-EVENT-RECESSION-1", "FR-CARD-CURSE-1")
def test_curse_cannot_be_discarded_in_a_recession() -> None:
    """P1 discards one of two, P2 two, of which only one can be."""
    result = event_step("recession", "R1 R2 R3 R4", "CURSE B1", "G1 G2 G3")
    state = result.state
    assert (discard(1, "B1"),) == fr.legal_actions(state, 1)
    refused(state, discard(1, "CURSE"), "FR-CARD-CURSE-1")
    refused(state, fr.Pass(1), "FR-EVENT-RECESSION-1")
    assert "CURSE" == hand(after(state, discard(1, "B1")), 1)


@pytest.mark.rule("FR-EVENT-RECESSION-2", "FR-CARD-CURSE-3")
def test_who_is_left_with_curse_in_a_recession_says_so() -> None:
    """P2 has two cards and must discard two, but one of them is Curse."""
    result = event_step("recession", "R1 R2 R3 R4", "B1 B2", "CURSE G1")
    state = after(result.state, discard(1, "B1"), discard(2, "G1"))
    assert ("choose_card recession", (2,), (fr.Pass(2),)) == (
        asked(state),
        fr.awaiting(state),
        fr.legal_actions(state, 2),
    )
    done = step(state, fr.Pass(2))
    assert ("CURSE", (0,)) == (hand(done.state, 2), fr.awaiting(done.state))
    assert [fr.CardsDiscarded(2, ())] == of(fr.CardsDiscarded, done)


@pytest.mark.rule("FR-EVENT-MEXICAN_STANDOFF-2", "FR-CARD-CURSE-3")
def test_curse_stays_in_a_mexican_standoff() -> None:
    result = event_step("mexican_standoff", "R1 R2", "CURSE R2 FAN", "G1 G2 G3")
    assert (3, 4, 3) == sizes(result.state)
    assert "CURSE" in in_hand(result.state, 1)


@pytest.mark.rule("FR-CARD-CURSE-4", "FR-EVENT-RUSSIAN_ROULETTE-1")
def test_curse_can_be_put_in_for_russian_roulette() -> None:
    result = event_step("russian_roulette", "R1 R2", "CURSE R2", "G1 G2", script=[0, 0])
    state = after(result.state, pick(0, "R1"), pick(1, "CURSE"), pick(2, "G1"))
    assert "CURSE" in draw_pile(state)[:3]


@pytest.mark.rule("FR-SCORE-2")
def test_curse_counts_thirteen() -> None:
    state = position("R6", "CURSE B1", "G2", demand="red 5", troublemaker=True, limit=1)
    result = step(state, play(0, "R6"), fr.Pass(1), fr.Pass(2))
    assert (0, 14, 2) == of(fr.Scored, result)[0].points
    assert 13 == card("CURSE").points
