"""
Colour Swap and Mimicry, also as start cards (FR-CARD-SWAP, FR-CARD-MIM, FR-MATCH-9, FR-MATCH-20).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, card, opening, passing, pick, play, position, refused, step, throw
from .reading import asked, draw_pile, hand, in_hand, of, playable, public


def imitate(seat: int, text: str) -> fr.Imitate:
    return fr.Imitate(seat, card(text))


# Colour Swap.


@pytest.mark.rule("FR-CARD-SWAP-1", "FR-MATCH-11", "FR-MATCH-19")
def test_play_goes_on_with_the_other_colour() -> None:
    state = position("SWAP.RG Y2", "R1 G6 B2", 5, demand="green 6", troublemaker=True)
    result = step(state, play(0, "SWAP.RG"))
    assert [fr.ColourSwapped(0, "red")] == of(fr.ColourSwapped, result)
    assert ("red/SWAP", "red") == (public(result.state).demand, public(result.state).last_colour)
    assert {"R1"} == playable(result.state, 1)
    refused(result.state, play(1, "G6"), "FR-MATCH-1")


@pytest.mark.rule("FR-CARD-SWAP-1", "FR-MATCH-7", "FR-MATCH-9")
def test_a_wished_colour_is_swapped_too() -> None:
    state = position("SWAP.RG Y2", 5, 5, demand="wish green", troublemaker=True)
    assert "red/SWAP" == public(after(state, play(0, "SWAP.RG"))).demand


@pytest.mark.rule("FR-MATCH-9", "FR-MATCH-8", "FR-MATCH-6")
@pytest.mark.parametrize("demand", ["wish 5", "black 5", "blue 6", "yellow/SKIP", "wish blue"])
def test_a_colour_swap_needs_one_of_its_colours(demand: str) -> None:
    refused(position("SWAP.RG Y2", 5, 5, demand=demand, troublemaker=True), play(0, "SWAP.RG"), "FR-MATCH-9")


@pytest.mark.rule("FR-CARD-SWAP-2", "FR-MATCH-9")
def test_a_colour_swap_on_another_leaves_the_choice() -> None:
    state = after(position("SWAP.YB Y2", 5, 5, demand="red/SWAP", troublemaker=True), play(0, "SWAP.YB"))
    assert ("choose_colour colour_swap", (0,)) == (asked(state), fr.awaiting(state))
    assert fr.legal_actions(state, 0) == (fr.ChooseColour(0, "yellow"), fr.ChooseColour(0, "blue"))
    refused(state, fr.ChooseColour(0, "red"), "FR-CARD-SWAP-2")
    refused(state, fr.Pass(0), "FR-ACT-2")
    state = after(state, fr.ChooseColour(0, "yellow"))
    assert ("yellow/SWAP", "yellow", (1,)) == (public(state).demand, public(state).last_colour, fr.awaiting(state))


@pytest.mark.rule("FR-CARD-SWAP-1", "FR-MATCH-9")
def test_a_colour_swap_on_another_with_its_colour_swaps_as_always() -> None:
    state = position("SWAP.RB Y2", 5, 5, demand="red/SWAP", troublemaker=True)
    assert "blue/SWAP" == public(after(state, play(0, "SWAP.RB"))).demand


@pytest.mark.rule("FR-CARD-SWAP-2", "FR-MATCH-10")
def test_a_colour_swap_on_an_open_demand_leaves_the_choice() -> None:
    state = after(position("SWAP.YB Y2", 5, 5, demand="open", troublemaker=True), play(0, "SWAP.YB"))
    assert "blue/SWAP" == public(after(state, fr.ChooseColour(0, "blue"))).demand


@pytest.mark.rule("FR-MATCH-9", "FR-MATCH-11")
def test_what_fits_on_a_colour_swap() -> None:
    state = position("R1 B1 SKIP.R SKIP.B SWAP.GB K1 FAN", 5, 5, demand="red/SWAP", troublemaker=True)
    assert {"R1", "SKIP.R", "SWAP.GB", "FAN"} == playable(state, 0)


@pytest.mark.rule("FR-CARD-COUNTER-3")
def test_nobody_is_asked_about_a_colour_swap() -> None:
    state = after(position("SWAP.RG Y2", "CTR B2", 5, demand="red 6", troublemaker=True), play(0, "SWAP.RG"))
    assert ("play", (1,)) == (asked(state), fr.awaiting(state))
    refused(state, throw(1, "CTR"), "FR-CARD-COUNTER-1")


@pytest.mark.rule("FR-START-8", "FR-CARD-SWAP-2")
def test_a_colour_swap_as_start_card() -> None:
    first = opening("SWAP.YG", 7, 7, 7, dealer=1, troublemaker=True)
    assert ("choose_colour colour_swap", (1,)) == (asked(first.state), fr.awaiting(first.state))
    state = after(first.state, fr.ChooseColour(1, "green"))
    assert ("green/SWAP", "green", (2,)) == (public(state).demand, public(state).last_colour, fr.awaiting(state))


# Mimicry.


@pytest.mark.rule("FR-CARD-MIM-1", "FR-CARD-MIM-3", "FR-CARD-MIM-7", "FR-MATCH-20")
def test_mimicry_as_a_gift() -> None:
    """The demand is that of the imitated card, and the card on the pile is still Mimicry."""
    state = after(position("MIM Y2 Y3 Y4", 5, 5, demand="red 4", troublemaker=True), play(0, "MIM"))
    assert ("imitate", (0,)) == (asked(state), fr.awaiting(state))
    result = step(state, imitate(0, "GIFT.R"))
    assert (fr.Imitated(0, card("GIFT.R")),) == result.events
    assert ("red/GIFT", "red", "choose_player gift") == (
        public(result.state).demand,
        public(result.state).last_colour,
        asked(result.state),
    )
    state = passing(after(result.state, fr.Target(0, 1), pick(0, "Y2"), pick(0, "Y3")))
    assert ("Y4", "MIM") == (hand(state, 0), public(state).discard[-1])
    assert {"Y2", "Y3"} <= set(in_hand(state, 1))


@pytest.mark.rule("FR-CARD-MIM-3")
@pytest.mark.parametrize("demand", ["green 4", "blue/GIFT", "wish yellow", "wish 5", "black 5"])
def test_mimicry_as_a_coloured_card_needs_its_colour(demand: str) -> None:
    """The symbol is not enough."""
    state = after(position("MIM Y2 Y3", 5, 5, demand=demand, troublemaker=True), play(0, "MIM"))
    refused(state, imitate(0, "GIFT.R"), "FR-CARD-MIM-3")
    assert "wish fantastic" == asked(after(state, imitate(0, "FAN")))


@pytest.mark.rule("FR-CARD-MIM-1", "FR-CARD-MIM-3", "FR-CARD-MIM-4")
@pytest.mark.parametrize("demand", ["red 4", "wish red", "red/SKIP"])
def test_everything_that_can_be_imitated_on_red(demand: str) -> None:
    state = after(position("MIM Y2 Y3", 5, 5, demand=demand, troublemaker=True), play(0, "MIM"))
    expected = "2ND.R EXCH.R GIFT.R SKIP.R THIEF.R TROUB.R SWAP.RY SWAP.RG SWAP.RB FAN F4 CTR EQ NICE INEQ LUCKY FAV"
    assert sorted(expected.split()) == sorted(
        action.card for action in fr.legal_actions(state, 0) if isinstance(action, fr.Imitate)
    )


@pytest.mark.rule("FR-CARD-MIM-3", "FR-CARD-MIM-4")
def test_where_no_colour_is_demanded_only_neutral_cards_can_be_imitated() -> None:
    state = after(position("MIM Y2 Y3", 5, 5, demand="wish 7", troublemaker=True), play(0, "MIM"))
    assert {"FAN", "F4", "CTR", "EQ", "NICE", "INEQ", "LUCKY", "FAV"} == {
        str(action.card) for action in fr.legal_actions(state, 0) if isinstance(action, fr.Imitate)
    }


@pytest.mark.rule("FR-CARD-MIM-2")
@pytest.mark.parametrize("text", ["END", "CURSE", "MIM"])
def test_what_mimicry_cannot_imitate(text: str) -> None:
    state = after(position("MIM Y2 Y3", 5, 5, demand="red 4", troublemaker=True), play(0, "MIM"))
    refused(state, imitate(0, text), "FR-CARD-MIM-2")


@pytest.mark.rule("FR-CARD-MIM-8", "FR-CARD-FU-1", "FR-CARD-FU-2")
@pytest.mark.parametrize(("others", "possible"), [(8, False), (9, True), (10, False)])
def test_mimicry_is_fuck_you_from_a_hand_of_ten(others: int, possible: bool) -> None:
    """It leaves the demand, a wish too."""
    hand = " ".join(["MIM", *["Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "B2", "B3"][:others]])
    state = after(position(hand, 5, 5, demand="wish 4", troublemaker=True), play(0, "MIM"))
    if possible:
        assert ("wish 4", 1) == (public(after(state, imitate(0, "FU"))).demand, public(state).turn + 1)
    else:
        refused(state, imitate(0, "FU"), "FR-CARD-MIM-8")


@pytest.mark.rule("FR-CARD-MIM-8")
def test_a_mimicry_that_was_turned_up_is_no_fuck_you() -> None:
    state = opening("MIM", 7, 7, 7, troublemaker=True).state
    refused(state, imitate(0, "FU"), "FR-CARD-MIM-8")


@pytest.mark.rule("FR-CARD-MIM-1")
@pytest.mark.parametrize("text", ["EDI", "UPD", "RECH.R", "R5", "K5"])
def test_only_special_cards_of_the_sets_in_play_can_be_imitated(text: str) -> None:
    """Illegal move 35: Supercharge is not in play."""
    state = after(position("MIM Y2 Y3", 5, 5, demand="red 5", troublemaker=True), play(0, "MIM"))
    refused(state, imitate(0, text), "FR-CARD-MIM-1")
    refused(state, play(0, "Y2"), "FR-TURN-9")


@pytest.mark.rule("FR-CARD-MIM-4")
def test_mimicry_as_colour_swap() -> None:
    state = after(position("MIM Y2 Y3", 5, 5, demand="red 5", troublemaker=True), play(0, "MIM"))
    refused(state, imitate(0, "SWAP.YG"), "FR-CARD-MIM-4")
    assert "blue/SWAP" == public(after(state, imitate(0, "SWAP.RB"))).demand


@pytest.mark.rule("FR-CARD-MIM-4")
def test_a_colour_swap_on_a_colour_swap_is_not_imitated_by_symbol() -> None:
    state = after(position("MIM Y2 Y3", 5, 5, demand="red/SWAP", troublemaker=True), play(0, "MIM"))
    refused(state, imitate(0, "SWAP.YG"), "FR-CARD-MIM-4")


@pytest.mark.rule("FR-CARD-MIM-5")
def test_on_an_open_demand_mimicry_has_any_colour() -> None:
    state = after(position("MIM Y2 Y3", 5, 5, demand="open", troublemaker=True), play(0, "MIM"))
    # Six coloured kinds in four colours, six pairs, eight neutral kinds.
    assert 24 + 6 + 8 == len(fr.legal_actions(state, 0))
    state = after(state, imitate(0, "SKIP.B"), fr.Target(0, 2))
    assert "blue/SKIP" == public(passing(state)).demand


@pytest.mark.rule("FR-CARD-MIM-1")
def test_mimicry_as_an_and_or_card_keeps_the_demand_without_a_wish() -> None:
    """It is treated as that card in every respect: Inequality for its effect alone."""
    state = after(position("MIM Y2 Y3", "B1", 5, demand="red 5", troublemaker=True), play(0, "MIM"))
    state = passing(after(state, imitate(0, "INEQ"), fr.Target(0, 1), fr.Pass(0)))
    assert ("red 5", 1, 2) == (public(state).demand, len(in_hand(state, 0)), len(in_hand(state, 1)))


@pytest.mark.rule("FR-CARD-MIM-1", "FR-CARD-MIM-6", "FR-SCORE-1")
def test_mimicry_in_a_hand_counts_seven() -> None:
    """In a hand it is just a neutral special card."""
    state = position("R6", "MIM", 5, demand="red 5", turn=0, troublemaker=True, limit=1)
    result = step(state, play(0, "R6"), fr.Pass(1), fr.Pass(2))
    assert 7 == of(fr.Scored, result)[0].points[1]


@pytest.mark.rule("FR-CARD-MIM-1")
def test_mimicry_as_2nd_chance_asks_for_another_card() -> None:
    state = after(position("MIM R9 Y3", 5, 5, demand="red 5", troublemaker=True), play(0, "MIM"), imitate(0, "2ND.R"))
    assert ("play second_chance", {"R9"}) == (asked(state), playable(state, 0))


@pytest.mark.rule("FR-REACT-4", "FR-CARD-COUNTER-2", "FR-CARD-MIM-1")
def test_mimicry_is_thrown_in_as_counterattack() -> None:
    """The victim of a Thief looks at and steals from another."""
    state = position("THIEF.R Y1 Y3", "MIM B1", "G1 G2", demand="red 5", troublemaker=True)
    state = after(state, play(0, "THIEF.R"), fr.Target(0, 1))
    assert {fr.Pass(1), throw(1, "MIM")} == set(fr.legal_actions(state, 1))
    result = step(state, throw(1, "MIM"))
    assert [fr.Imitated(1, card("CTR"))] == of(fr.Imitated, result)
    assert [fr.Countered(1, 0, "thief")] == of(fr.Countered, result)
    state = passing(after(result.state, fr.Target(1, 0), fr.Pass(1)))
    assert "choose_card thief" == asked(state)
    state = after(state, pick(1, "Y1"), pick(1, "Y3"))
    assert ("", "Y1 Y3 B1") == (hand(state, 0), hand(state, 1))


@pytest.mark.rule("FR-REACT-4", "FR-CARD-NICE-2")
def test_mimicry_is_thrown_in_as_nice_try() -> None:
    state = after(position("R6", "MIM B1", 5, demand="red 5", troublemaker=True), play(0, "R6"))
    result = step(state, throw(1, "MIM"), fr.WishColour(1, "green"))
    assert [fr.Imitated(1, card("NICE"))] == of(fr.Imitated, result)
    assert (3, "wish green", (1,)) == (
        len(in_hand(result.state, 0)),
        public(result.state).demand,
        fr.awaiting(result.state),
    )


@pytest.mark.rule("FR-REACT-4", "FR-REACT-1")
def test_mimicry_cannot_be_thrown_in_without_a_window() -> None:
    state = position(5, "MIM B1", 5, demand="red 5", troublemaker=True)
    refused(state, throw(1, "MIM"), "FR-REACT-1")
    refused(state, imitate(1, "CTR"), "FR-ACT-1")


@pytest.mark.rule("FR-START-11", "FR-CARD-MIM-5")
def test_mimicry_as_start_card_is_any_card_in_any_colour() -> None:
    first = opening("MIM", 7, 7, 7, dealer=2, troublemaker=True)
    assert ("imitate", (2,)) == (asked(first.state), fr.awaiting(first.state))
    state = passing(after(first.state, imitate(2, "SKIP.G"), fr.Target(2, 0)))
    assert ("green/SKIP", (1,)) == (public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-START-11", "FR-START-10")
def test_mimicry_as_an_and_or_start_card_must_wish() -> None:
    first = opening("MIM", 7, 7, 7, dealer=2, troublemaker=True)
    state = after(first.state, imitate(2, "LUCKY"))
    refused(state, fr.Pass(2), "FR-START-10")
    assert "wish red" == public(after(state, fr.WishColour(2, "red"))).demand


@pytest.mark.rule("FR-START-13")
def test_a_curse_as_start_card_is_shuffled_back() -> None:
    """After the shuffle the first card of the pile is green 2."""
    first = opening("CURSE G2", 7, 7, 7, troublemaker=True)
    assert [fr.StartCardRefused(card("CURSE"))] == of(fr.StartCardRefused, first)
    assert [fr.StartCardTurned(0, card("G2"))] == of(fr.StartCardTurned, first)
    assert ("green 2", "CURSE", (1,)) == (
        public(first.state).demand,
        draw_pile(first.state)[-1],
        fr.awaiting(first.state),
    )


@pytest.mark.rule("FR-START-13", "FR-RNG-2")
def test_a_curse_may_come_back_several_times() -> None:
    first = opening("CURSE CURSE G2", 7, 7, 7, troublemaker=True)
    assert 2 == len(of(fr.StartCardRefused, first))
    assert "CURSE" in draw_pile(first.state)
