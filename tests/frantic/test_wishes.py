"""
Wishes (FR-WISH-1 to FR-WISH-8).
"""

from __future__ import annotations

import pytest

from tabletricks import DecodeError, from_json
from tabletricks import frantic as fr

from .builders import after, opening, passing, play, position, refused, step, throw
from .reading import asked, legal, of, public, sizes


def colours(seat: int) -> set[fr.Action]:
    return {fr.WishColour(seat, colour) for colour in ("red", "yellow", "green", "blue")}


def numbers(seat: int) -> set[fr.Action]:
    return {fr.WishNumber(seat, number) for number in (1, 2, 3, 4, 5, 6, 7, 8, 9)}


def wishing(card: str) -> fr.State:
    """P0 has played a card and is to wish; nobody has fewer cards, so that Equality has no target."""
    return after(position(f"{card} R1 R2", 5, 5), play(0, card))


def wishing_with_four() -> fr.State:
    """P0 has played Fantastic Four and distributed nothing."""
    return after(wishing("F4"), fr.Pass(0))


def countering() -> fr.State:
    """P1 has countered P0's Fantastic Four, for which P0 wished red, and does not distribute the cards."""
    state = position("F4 R1 R2", "CTR G1 G2", 5)
    return after(state, play(0, "F4"), fr.Share(0, 1, 4), fr.WishColour(0, "red"), throw(1, "CTR"), fr.Pass(1))


def nice_trying() -> fr.State:
    """P0 has played the last card, Fantastic, with the wish red; P1 has thrown in Nice Try."""
    return after(position("FAN", "NICE G1", 5), play(0, "FAN"), fr.WishColour(0, "red"), throw(1, "NICE"))


# Which wishes there are.


@pytest.mark.rule("FR-WISH-1")
@pytest.mark.parametrize("card", ["FAN", "CTR", "NICE", "EQ"])
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_each_of_the_four_colours_can_be_wished(card: str, colour: fr.Colour) -> None:
    result = step(wishing(card), fr.WishColour(0, colour))
    assert [fr.WishMade(0, fr.Demand(f"wish {colour}"))] == of(fr.WishMade, result)
    assert (f"wish {colour}", (1,)) == (public(result.state).demand, fr.awaiting(result.state))


@pytest.mark.rule("FR-WISH-2")
@pytest.mark.parametrize("number", range(1, 10))
def test_each_number_can_be_wished(number: int) -> None:
    result = step(wishing("FAN"), fr.WishNumber(0, number))
    assert [fr.WishMade(0, fr.Demand(f"wish {number}"))] == of(fr.WishMade, result)
    assert (f"wish {number}", (1,)) == (public(result.state).demand, fr.awaiting(result.state))


@pytest.mark.rule("FR-WISH-3")
def test_fantastic_wishes_a_colour_or_a_number() -> None:
    assert colours(0) | numbers(0) == legal(wishing("FAN"), 0)


@pytest.mark.rule("FR-WISH-4")
def test_fantastic_four_wishes_a_colour_or_a_number() -> None:
    assert colours(0) | numbers(0) == legal(wishing_with_four(), 0)


@pytest.mark.rule("FR-WISH-4", "FR-CARD-F4-2")
def test_fantastic_four_need_not_distribute_cards() -> None:
    """Only the wish is used: nobody draws."""
    state = after(wishing_with_four(), fr.WishNumber(0, 4))
    assert ((2, 5, 5), "wish 4", (1,)) == (sizes(state), public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-WISH-4")
def test_fantastic_four_wishes_also_when_it_distributes() -> None:
    state = after(wishing("F4"), fr.Share(0, 1, 4))
    assert colours(0) | numbers(0) == legal(state, 0)
    refused(state, fr.Pass(0), "FR-WISH-4")


@pytest.mark.rule("FR-WISH-6", "FR-CARD-COUNTER-13", "FR-CARD-NICE-9")
@pytest.mark.parametrize("card", ["CTR", "NICE", "EQ"])
def test_and_or_cards_wish_colours_only(card: str) -> None:
    assert colours(0) == legal(wishing(card), 0)


@pytest.mark.rule("FR-WISH-6")
def test_a_thrown_counterattack_wishes_a_colour_or_nothing() -> None:
    assert {fr.Pass(1), *colours(1)} == legal(countering(), 1)


@pytest.mark.rule("FR-WISH-6", "FR-CARD-NICE-5")
def test_a_thrown_nice_try_wishes_a_colour_or_nothing() -> None:
    assert {fr.Pass(1), *colours(1)} == legal(nice_trying(), 1)


# Effect and wish.


@pytest.mark.rule("FR-WISH-5")
def test_equality_for_its_effect_only() -> None:
    """P1 draws up to P0's four cards; red 5 still counts."""
    state = position("EQ R1 R2 R3 R4", 1, 5)
    state = passing(after(state, play(0, "EQ"), fr.Target(0, 1), fr.Pass(0)))
    assert ((4, 4, 5), "red 5") == (sizes(state), public(state).demand)


@pytest.mark.rule("FR-WISH-5")
def test_equality_for_its_wish_only() -> None:
    """Nobody draws, and nobody is asked for a Counterattack."""
    state = position("EQ R1 R2 R3 R4", 1, 5)
    result = step(state, play(0, "EQ"), fr.Pass(0), fr.WishColour(0, "blue"))
    assert ((4, 1, 5), "wish blue", (1,)) == (
        sizes(result.state),
        public(result.state).demand,
        fr.awaiting(result.state),
    )
    assert [] == of(fr.Attacked, result)


@pytest.mark.rule("FR-WISH-5")
def test_equality_for_both() -> None:
    state = position("EQ R1 R2 R3 R4", 1, 5)
    state = passing(after(state, play(0, "EQ"), fr.Target(0, 1), fr.WishColour(0, "blue")))
    assert ((4, 4, 5), "wish blue", (1,)) == (sizes(state), public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-WISH-7", "FR-CARD-EQ-1")
def test_equality_without_a_target_is_a_wish() -> None:
    """P0 holds two cards, the others more: no target is asked for, only the wish."""
    state = wishing("EQ")
    assert ("wish equality", colours(0)) == (asked(state), legal(state, 0))
    refused(state, fr.Target(0, 1), "FR-CARD-EQ-1")


@pytest.mark.rule("FR-WISH-8", "FR-CARD-COUNTER-11")
def test_the_wish_of_a_counterer_replaces_that_of_the_attacker() -> None:
    state = countering()
    assert "wish red" == public(state).demand
    assert "wish blue" == public(after(state, fr.WishColour(1, "blue"))).demand


@pytest.mark.rule("FR-WISH-8")
def test_a_wish_that_is_left_out_replaces_nothing() -> None:
    state = after(countering(), fr.Pass(1))
    assert ("wish red", (1,)) == (public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-WISH-8", "FR-CARD-NICE-5")
def test_the_wish_of_nice_try_replaces_that_of_the_last_card() -> None:
    state = after(nice_trying(), fr.WishColour(1, "green"))
    assert ("wish green", (3, 1, 5), (1,)) == (public(state).demand, sizes(state), fr.awaiting(state))


@pytest.mark.rule("FR-WISH-8")
def test_of_three_wishes_the_last_one_counts() -> None:
    """P0 wishes a 4, P1 counters and wishes blue for the cards turned on P0, P0 counters that and wishes yellow."""
    state = position("F4 CTR R1 R2", "CTR G1 G2", 5)
    result = step(
        state,
        *(play(0, "F4"), fr.Share(0, 1, 4), fr.WishNumber(0, 4)),
        *(throw(1, "CTR"), fr.Share(1, 0, 4), fr.WishColour(1, "blue")),
        *(throw(0, "CTR"), fr.Pass(0), fr.WishColour(0, "yellow")),
    )
    wishes = [fr.WishMade(0, fr.Demand("wish 4")), fr.WishMade(1, fr.Demand("wish blue"))]
    assert [*wishes, fr.WishMade(0, fr.Demand("wish yellow"))] == of(fr.WishMade, result)
    assert ("wish yellow", (2, 2, 5)) == (public(result.state).demand, sizes(result.state))


# What is refused.


@pytest.mark.rule("FR-WISH-1", "FR-WISH-2", "FR-ACT-3")
def test_black_zero_and_ten_cannot_be_wished() -> None:
    """The question stays open."""
    state = wishing("FAN")
    refused(state, fr.WishColour(0, "black"), "FR-WISH-1")
    refused(state, fr.WishNumber(0, 0), "FR-WISH-2")
    refused(state, fr.WishNumber(0, 10), "FR-WISH-2")
    assert ("wish fantastic", (0,)) == (asked(state), fr.awaiting(state))


@pytest.mark.rule("FR-WISH-1")
@pytest.mark.parametrize("card", ["FAN", "CTR", "NICE", "EQ"])
def test_black_with_any_card(card: str) -> None:
    refused(wishing(card), fr.WishColour(0, "black"), "FR-WISH-1")


@pytest.mark.rule("FR-WISH-1")
def test_black_with_fantastic_four_and_with_a_thrown_card() -> None:
    refused(wishing_with_four(), fr.WishColour(0, "black"), "FR-WISH-1")
    refused(countering(), fr.WishColour(1, "black"), "FR-WISH-1")
    refused(nice_trying(), fr.WishColour(1, "black"), "FR-WISH-1")


@pytest.mark.rule("FR-WISH-2")
@pytest.mark.parametrize("number", [-1, 0, 10, 55])
def test_a_number_outside_1_to_9(number: int) -> None:
    refused(wishing("FAN"), fr.WishNumber(0, number), "FR-WISH-2")
    refused(wishing_with_four(), fr.WishNumber(0, number), "FR-WISH-2")


@pytest.mark.rule("FR-WISH-1")
def test_a_colour_that_does_not_exist() -> None:
    with pytest.raises(DecodeError):
        from_json(fr.Action, '{"type":"wish_colour","seat":0,"colour":"purple"}')


@pytest.mark.rule("FR-WISH-6")
@pytest.mark.parametrize("card", ["CTR", "NICE", "EQ"])
def test_a_number_with_an_and_or_card(card: str) -> None:
    refused(wishing(card), fr.WishNumber(0, 7), "FR-WISH-6")


@pytest.mark.rule("FR-WISH-6", "FR-CARD-COUNTER-11")
def test_a_number_with_a_thrown_card() -> None:
    refused(countering(), fr.WishNumber(1, 7), "FR-WISH-6")
    refused(nice_trying(), fr.WishNumber(1, 7), "FR-WISH-6")


@pytest.mark.rule("FR-WISH-3")
def test_fantastic_without_a_wish() -> None:
    refused(wishing("FAN"), fr.Pass(0), "FR-WISH-3")


@pytest.mark.rule("FR-WISH-3", "FR-ACT-1")
def test_fantastic_with_two_wishes() -> None:
    """After the first wish P0 is not asked any more."""
    state = after(wishing("FAN"), fr.WishColour(0, "red"))
    refused(state, fr.WishNumber(0, 7), "FR-ACT-1")
    refused(state, fr.WishColour(0, "blue"), "FR-ACT-1")


@pytest.mark.rule("FR-WISH-4")
def test_fantastic_four_without_a_wish() -> None:
    refused(wishing_with_four(), fr.Pass(0), "FR-WISH-4")


@pytest.mark.rule("FR-WISH-5", "FR-WISH-7")
def test_equality_with_neither_effect_nor_wish() -> None:
    """Neither if there is a target that P0 does not want, nor if there is none."""
    state = after(position("EQ R1 R2 R3 R4", 1, 5), play(0, "EQ"), fr.Pass(0))
    refused(state, fr.Pass(0), "FR-WISH-5")
    refused(wishing("EQ"), fr.Pass(0), "FR-WISH-5")


@pytest.mark.rule("FR-WISH-5", "FR-CARD-COUNTER-13", "FR-CARD-NICE-9")
@pytest.mark.parametrize(("card", "rule"), [("CTR", "FR-CARD-COUNTER-13"), ("NICE", "FR-CARD-NICE-9")])
def test_a_reaction_card_in_the_own_turn_without_a_wish(card: str, rule: str) -> None:
    refused(wishing(card), fr.Pass(0), rule)


@pytest.mark.rule("FR-START-10", "FR-WISH-5")
def test_equality_as_start_card_must_wish() -> None:
    """Everybody holds seven cards, so that there is no target; the wish is the dealer's."""
    state = opening("EQ", 7, 7, 7, dealer=1).state
    assert ("wish equality", colours(1)) == (asked(state), legal(state, 1))
    refused(state, fr.Pass(1), "FR-START-10")


@pytest.mark.rule("FR-WISH-3", "FR-ACT-2")
def test_a_wish_cannot_be_replaced_by_something_else() -> None:
    state = wishing("FAN")
    refused(state, fr.Target(0, 1), "FR-ACT-2")
    refused(state, fr.Share(0, 1, 4), "FR-ACT-2")
