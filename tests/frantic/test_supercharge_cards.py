"""
Sections 2.13 to 2.15: Recharge, Edison, Update and The End.
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, opening, passing, play, refused, step, throw
from .power_builders import charge, charged, front, powered
from .reading import asked, draw_pile, hand, legal, of, playable, power_pile, public, sizes


# Recharge.


@pytest.mark.rule("FR-CARD-RECH-1")
def test_recharge_turns_a_used_power_card_down() -> None:
    state = after(powered("RECH.R G1", 3, 3, powers=("looping^ recycling black_wish^",)), play(0, "RECH.R"))
    choices = {fr.Pass(0), fr.ChoosePower(0, 0, 0), fr.ChoosePower(0, 0, 2)}
    assert ("choose_power recharge", choices) == (asked(state), legal(state, 0))
    result = step(state, fr.ChoosePower(0, 0, 2))
    assert fr.PowerTurnedDown(0, 2, "black_wish") in result.events
    assert "looping^ recycling black_wish" == front(result.state, 0)
    assert "red/RECH" == public(result.state).demand


@pytest.mark.rule("FR-CARD-RECH-1")
def test_recharge_takes_neither_face_down_nor_foreign_power_cards() -> None:
    state = after(powered("RECH.R G1", 3, 3, powers=("looping^ recycling", "all_draw^")), play(0, "RECH.R"))
    refused(state, fr.ChoosePower(0, 0, 1), "FR-CARD-RECH-1")
    refused(state, fr.ChoosePower(0, 1, 0), "FR-CARD-RECH-1")
    refused(state, fr.ChoosePower(0, 0, 2), "FR-CARD-RECH-1")


@pytest.mark.rule("FR-CARD-RECH-2")
def test_recharge_does_not_take_what_was_activated_in_the_same_turn() -> None:
    """The Number Wish that goes with it is refused, an older one legal; then the number is asked for."""
    state = charged(powered("RECH.R G1", 3, 3, powers=("number_wish looping^",)), "RECH.R")
    refused(state, fr.ChoosePower(0, 0, 0), "FR-CARD-RECH-2")
    state = after(state, fr.ChoosePower(0, 0, 1))
    assert ("wish number_wish", "number_wish! looping") == (asked(state), front(state, 0))


@pytest.mark.rule("FR-CARD-RECH-2")
def test_recharge_after_a_second_chance_with_a_power() -> None:
    state = charged(powered("2ND.R RECH.R G1", 3, 3, powers=("all_draw looping^",)), "2ND.R")
    state = after(state, play(0, "RECH.R"))
    refused(state, fr.ChoosePower(0, 0, 0), "FR-CARD-RECH-2")
    assert {fr.Pass(0), fr.ChoosePower(0, 0, 1)} == legal(state, 0)


@pytest.mark.rule("FR-CARD-RECH-3")
def test_recharge_may_be_declined_and_needs_something_to_recharge() -> None:
    state = after(powered("RECH.R G1", 3, 3, powers=("looping^",)), play(0, "RECH.R"), fr.Pass(0))
    assert ("looping^", 1) == (front(state, 0), public(state).turn)
    state = after(powered("RECH.R G1", 3, 3, powers=("looping",)), play(0, "RECH.R"))
    assert ("play", 1) == (asked(state), public(state).turn)


@pytest.mark.rule("FR-CARD-RECH-1", "FR-POWER-GEN-9")
def test_a_recharged_power_card_can_be_used_again() -> None:
    state = after(powered("RECH.R R1 G1", "R2 G2", powers=("looping^",)), play(0, "RECH.R"), fr.ChoosePower(0, 0, 0))
    state = after(state, play(1, "R2"))
    assert charge(0, 0, "R1") in legal(state, 0)


@pytest.mark.rule("FR-MATCH-2", "FR-CARD-COUNTER-3")
def test_recharge_is_coloured_and_cannot_be_countered() -> None:
    state = powered("RECH.R RECH.G G1", "CTR", 3, demand="green/RECH", powers=("looping^",))
    assert {"RECH.R", "RECH.G", "G1"} == playable(state, 0)
    refused(after(state, play(0, "RECH.R")), throw(1, "CTR"), "FR-CARD-COUNTER-1")


# Edison.

EDISON = ("looping^ recycling", "all_draw black_wish", "anti_counter")


def swapped(*actions: fr.Action, hands: tuple[str, str, str] = ("EDI G1", "B1", "B2")) -> fr.State:
    return after(powered(*hands, powers=EDISON), play(0, "EDI"), *actions)


OWN_0, P1_1, P2_0 = fr.ChoosePower(0, 0, 0), fr.ChoosePower(0, 1, 1), fr.ChoosePower(0, 2, 0)


@pytest.mark.rule("FR-CARD-EDISON-1", "FR-CARD-EDISON-2", "FR-CARD-EDISON-3", "FR-CARD-EDISON-5")
def test_edison_swaps_two_power_cards() -> None:
    """P0's face-up slot 0 with P1's face-down slot 1. P1 could counter; both can be used afterwards."""
    state = swapped(OWN_0, P1_1, hands=("EDI G1", "R1 B1", "B2"))
    assert "wish edison" == asked(state)
    state = after(state, fr.Pass(0))
    assert ("react counterattack", (1,)) == (asked(state), fr.awaiting(state))
    result = step(state, fr.Pass(1))
    assert "black_wish recycling" == front(result.state, 0)
    assert "all_draw looping" == front(result.state, 1)
    assert "red 5" == public(result.state).demand
    assert charge(1, 1, "R1") in legal(result.state, 1)


@pytest.mark.rule("FR-INFO-4", "FR-CARD-EDISON-3")
def test_what_is_swapped_is_seen_by_the_two() -> None:
    result = step(swapped(OWN_0, P1_1, fr.Pass(0)), fr.Pass(1))
    for seat in (0, 1, 2, None):
        moved = [event for event in fr.events_for(result.events, seat) if isinstance(event, fr.PowerMoved)]
        known = ["looping", "black_wish"] if seat in (0, 1) else [None, None]
        assert known == [event.power for event in moved]
        assert ("black_wish" if seat == 0 else None) == fr.view(result.state, seat).players[0].powers[0].card


@pytest.mark.rule("FR-CARD-EDISON-1", "FR-ACT-6")
def test_the_two_cards_are_chosen_one_after_the_other() -> None:
    state = swapped()
    every = {fr.ChoosePower(0, owner, slot) for owner, slot in ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0))}
    assert {fr.Pass(0), *every} == legal(state, 0)
    state = after(state, P1_1)
    assert {OWN_0, fr.ChoosePower(0, 0, 1), P2_0} == legal(state, 0)
    refused(state, fr.ChoosePower(0, 1, 0), "FR-CARD-EDISON-1")
    refused(state, fr.Pass(0), "FR-CARD-EDISON-1")


@pytest.mark.rule("FR-CARD-EDISON-4")
def test_edison_needs_players_with_power_cards() -> None:
    """P2 has none; when only one player has some, only the wish is left."""
    state = after(powered("EDI G1", 3, 3, powers=EDISON[:2]), play(0, "EDI"), OWN_0)
    refused(state, P2_0, "FR-CARD-EDISON-4")
    refused(state, fr.ChoosePower(0, 1, 2), "FR-CARD-EDISON-4")
    state = after(powered("EDI G1", 3, 3, powers=EDISON[:1]), play(0, "EDI"))
    assert ("wish edison", {fr.WishColour(0, colour) for colour in fr.COLOURS}) == (asked(state), legal(state, 0))


@pytest.mark.rule("FR-WISH-5", "FR-WISH-6")
def test_edison_is_a_swap_or_a_wish_or_both() -> None:
    state = swapped(fr.Pass(0))
    refused(state, fr.Pass(0), "FR-WISH-5")
    refused(state, fr.WishNumber(0, 3), "FR-WISH-6")
    assert "wish green" == public(after(state, fr.WishColour(0, "green"))).demand
    both = after(swapped(OWN_0, P1_1), fr.WishColour(0, "blue"))
    assert ("react counterattack", "wish blue") == (asked(both), public(both).demand)


@pytest.mark.rule("FR-CARD-EDISON-5", "FR-REACT-3")
def test_both_owners_are_asked_before_the_swap() -> None:
    """P0 swaps between P2 and P1: they are asked in the order of play."""
    state = swapped(P2_0, P1_1, fr.Pass(0))
    assert (1,) == fr.awaiting(state)
    state = after(state, fr.Pass(1))
    assert ("react counterattack", (2,), "anti_counter") == (asked(state), fr.awaiting(state), front(state, 2))
    assert "black_wish" == front(after(state, fr.Pass(2)), 2)


@pytest.mark.rule("FR-CARD-COUNTER-10")
def test_a_counter_annuls_the_whole_swap() -> None:
    """P1 counters: P2 is not asked any more, and P1 may swap, also an own card."""
    state = swapped(P2_0, P1_1, fr.Pass(0), hands=("EDI G1", "CTR B1", "B2"))
    refused(state, throw(2, "CTR"), "FR-REACT-3")
    state = after(state, throw(1, "CTR"))
    assert ("choose_power edison", (1,)) == (asked(state), fr.awaiting(state))
    state = after(state, fr.ChoosePower(1, 1, 0), fr.ChoosePower(1, 0, 1), fr.WishColour(1, "green"))
    assert ("react counterattack", (0,)) == (asked(state), fr.awaiting(state))
    state = after(state, fr.Pass(0))
    assert ["looping^ all_draw", "recycling black_wish", "anti_counter"] == [front(state, seat) for seat in range(3)]
    assert ("wish green", 1) == (public(state).demand, public(state).turn)


@pytest.mark.rule("FR-CARD-COUNTER-6", "FR-CARD-COUNTER-10")
def test_a_counterer_of_edison_may_do_without_everything() -> None:
    state = swapped(OWN_0, P1_1, fr.Pass(0), hands=("EDI G1", "CTR B1", "B2"))
    state = after(state, throw(1, "CTR"), fr.Pass(1), fr.Pass(1))
    assert ("looping^ recycling", "red 5", 1) == (front(state, 0), public(state).demand, public(state).turn)


@pytest.mark.rule("FR-REACT-9")
def test_an_owner_without_hand_cards_is_not_asked() -> None:
    """P1 has countered with the last card; P0 counters the new swap and swaps P1's card again."""
    state = swapped(OWN_0, P1_1, fr.Pass(0), hands=("EDI CTR G1", "CTR", "B2"))
    state = after(state, throw(1, "CTR"), fr.ChoosePower(1, 1, 1), fr.ChoosePower(1, 0, 0), fr.Pass(1))
    state = after(state, throw(0, "CTR"), P1_1, OWN_0, fr.Pass(0))
    assert "react nice_try" == asked(state)
    assert "black_wish recycling" == front(state, 0)


@pytest.mark.rule("FR-POWER-ANTI_COUNTER-1")
def test_edison_with_anti_counter() -> None:
    state = charged(powered("EDI G1", "CTR B1", "B2", powers=("anti_counter looping", "all_draw")), "EDI")
    state = after(state, fr.ChoosePower(0, 0, 0), fr.ChoosePower(0, 1, 0), fr.Pass(0))
    assert ("play", "all_draw looping", "anti_counter") == (asked(state), front(state, 0), front(state, 1))


# Update.


@pytest.mark.rule("FR-CARD-UPDATE-1", "FR-CARD-UPDATE-2")
def test_update_takes_a_new_power_card_for_an_old_one() -> None:
    """The new one cannot go; slot 0, face up, can."""
    state = after(
        powered("UPD G1", 3, 3, powers=("looping^ recycling",), pile=["all_draw"]), play(0, "UPD"), fr.UseEffect(0)
    )
    result = step(state, fr.Pass(0))
    assert fr.PowersDealt(0, 1, ("all_draw",)) in result.events
    state = result.state
    assert ("choose_power update", "looping^ recycling all_draw") == (asked(state), front(state, 0))
    assert {fr.ChoosePower(0, 0, 0), fr.ChoosePower(0, 0, 1)} == legal(state, 0)
    refused(state, fr.ChoosePower(0, 0, 2), "FR-CARD-UPDATE-2")
    refused(state, fr.ChoosePower(0, 1, 0), "FR-CARD-UPDATE-1")
    refused(state, fr.Pass(0), "FR-CARD-UPDATE-1")
    result = step(state, fr.ChoosePower(0, 0, 0))
    assert fr.PowerReturned(0, 0, "looping") in result.events
    assert "recycling all_draw" == front(result.state, 0)
    assert "looping" in power_pile(result.state)
    assert 22 == len(power_pile(result.state))


@pytest.mark.rule("FR-INFO-4", "FR-CARD-UPDATE-1")
def test_only_the_author_of_update_sees_the_cards() -> None:
    state = powered("UPD G1", 3, 3, powers=("looping recycling",), pile=["all_draw"])
    drawn = step(after(state, play(0, "UPD"), fr.UseEffect(0)), fr.Pass(0))
    returned = step(drawn.state, fr.ChoosePower(0, 0, 1))
    for seat in (1, None):
        assert fr.PowersDealt(0, 1, None) in fr.events_for(drawn.events, seat)
        assert fr.PowerReturned(0, 1, None) in fr.events_for(returned.events, seat)


@pytest.mark.rule("FR-WISH-5")
def test_update_is_a_new_card_or_a_wish_or_both() -> None:
    state = after(powered("UPD G1", 3, 3, powers=("looping",)), play(0, "UPD"))
    assert {fr.Pass(0), fr.UseEffect(0)} == legal(state, 0)
    refused(after(state, fr.Pass(0)), fr.Pass(0), "FR-WISH-5")
    assert "wish red" == public(after(state, fr.Pass(0), fr.WishColour(0, "red"))).demand
    state = after(state, fr.UseEffect(0), fr.WishColour(0, "blue"))
    assert ("choose_power update", "wish blue") == (asked(state), public(state).demand)


@pytest.mark.rule("FR-CARD-UPDATE-3", "FR-WISH-7")
def test_update_without_a_power_pile_is_a_wish() -> None:
    state = after(powered("UPD G1", 3, 3, powers=("looping",), pile_size=0), play(0, "UPD"))
    assert ("wish update", {fr.WishColour(0, colour) for colour in fr.COLOURS}) == (asked(state), legal(state, 0))


@pytest.mark.rule("FR-CARD-UPDATE-3")
def test_update_without_an_old_power_card_is_a_wish() -> None:
    state = after(powered("UPD G1", 3, 3), play(0, "UPD"))
    assert ("wish update", {fr.WishColour(0, colour) for colour in fr.COLOURS}) == (asked(state), legal(state, 0))


@pytest.mark.rule("FR-POWER-GEN-12", "FR-CARD-UPDATE-1")
def test_the_power_that_goes_with_update_may_be_returned_and_acts() -> None:
    state = charged(powered("UPD G1", 3, 3, powers=("number_wish",), pile=["all_draw"]), "UPD")
    state = after(state, fr.UseEffect(0), fr.Pass(0), fr.ChoosePower(0, 0, 0))
    assert ("wish number_wish", "all_draw") == (asked(state), front(state, 0))


@pytest.mark.rule("FR-CARD-COUNTER-3")
def test_update_cannot_be_countered() -> None:
    state = after(powered("UPD G1", "CTR", 3, powers=("looping",)), play(0, "UPD"))
    refused(state, throw(1, "CTR"), "FR-CARD-COUNTER-1")


@pytest.mark.rule("FR-START-10")
@pytest.mark.parametrize("text", ["EDI", "UPD"])
def test_as_a_start_card_the_wish_is_mandatory(text: str) -> None:
    """With the effect too."""
    state = opening(text, 7, 7, 7, supercharge=True).state
    first: list[fr.Action] = [fr.UseEffect(0)] if text == "UPD" else [fr.ChoosePower(0, 0, 0), fr.ChoosePower(0, 1, 0)]
    for choice in (first, [fr.Pass(0)]):
        asked_for = after(state, *choice)
        assert {fr.WishColour(0, colour) for colour in fr.COLOURS} == legal(asked_for, 0)
        refused(asked_for, fr.Pass(0), "FR-START-10")
        assert "wish green" == public(after(asked_for, fr.WishColour(0, "green"))).demand


@pytest.mark.rule("FR-START-7", "FR-CARD-RECH-3")
def test_recharge_as_a_start_card_does_nothing() -> None:
    """Nothing has been used yet."""
    state = opening("RECH.B", 7, 7, 7, supercharge=True).state
    assert ("blue/RECH", 1) == (public(state).demand, public(state).turn)


# The End.


@pytest.mark.rule("FR-CARD-END-1", "FR-MATCH-3")
def test_the_end_is_the_last_card_on_anything() -> None:
    refused(powered("END R3", 3), play(0, "END"), "FR-CARD-END-1")
    for demand in ("red 5", "wish 7", "black 4", "open"):
        assert {"END"} == playable(powered("END", 3, demand=demand), 0)


@pytest.mark.rule("FR-CARD-END-2", "FR-CARD-END-3", "FR-CARD-NICE-10", "FR-SCORE-10")
def test_the_end_ends_the_round_at_once() -> None:
    """Time Bomb and Parasite are ignored, and no Nice Try. P0 0, P1 10, P2 4."""
    state = powered("END", "NICE R3", "K4", bomb=(2, 2, 2), lasting=["parasite"])
    refused(state, throw(1, "NICE"), "FR-CARD-NICE-1")
    result = step(state, play(0, "END"))
    assert fr.RoundEnded("the_end", (0,)) in result.events
    assert fr.Scored((0, 10, 4), (0, 10, 4)) in result.events


@pytest.mark.rule("FR-CARD-END-3")
def test_the_end_drops_a_troublecharger() -> None:
    """P0 plays 2ND.R with Troublecharger and The End on it."""
    state = charged(powered("2ND.R END", 3, 3, powers=("troublecharger",)), "2ND.R")
    result = step(state, play(0, "END"))
    assert not of(fr.EventRevealed, result)
    assert fr.RoundEnded("the_end", (0,)) in result.events


@pytest.mark.rule("FR-CARD-END-5", "FR-CARD-GIFT-5")
def test_the_end_can_be_given() -> None:
    state = powered("GIFT.R END G1", "B1", 3)
    state = after(state, play(0, "GIFT.R"), fr.Target(0, 1), fr.Pick(0, fr.Card("END")), fr.Pick(0, fr.Card("G1")))
    assert "G1 B1 END" == hand(after(state, fr.Pass(1)), 1)


@pytest.mark.rule("FR-CARD-END-5")
def test_events_may_discard_the_end() -> None:
    state = powered("K5 G1", "END", 3, events=["recession"])
    state = after(state, play(0, "K5"), fr.Discard(1, fr.Card("END")))
    assert 0 == sizes(state)[1]


@pytest.mark.rule("FR-SCORE-2")
def test_the_end_counts_17() -> None:
    state = passing(powered("R1", "END R3", "K4"))
    result = step(after(state, play(0, "R1"), fr.Pass(1)), fr.Pass(2))
    assert fr.Scored((0, 20, 4), (0, 20, 4)) in result.events


@pytest.mark.rule("FR-START-13")
def test_the_end_is_no_start_card() -> None:
    """It goes back into the draw pile, and another card is turned up."""
    for seed in range(600):
        first = fr.start(fr.Options(players=2, supercharge=True), seed)
        if of(fr.StartCardRefused, first):
            break
    else:
        pytest.fail("The End was never turned up")
    assert "END" in draw_pile(first.state)
    assert public(first.state).discard != ("END",)
