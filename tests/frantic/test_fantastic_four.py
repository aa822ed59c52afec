"""
Fantastic Four: four cards to draw, for one or several players, and a wish (FR-CARD-F4-1 to FR-CARD-F4-5).
"""

from __future__ import annotations

import pytest

from tabletricks import frantic as fr

from .builders import after, cards, play, position, refused, step, throw
from .reading import asked, hand, legal, of, public, sizes


def shared(state: fr.State, *shares: tuple[int, int], seat: int = 0) -> fr.State:
    """Fantastic Four is played and shares are given, each a player and a number of cards."""
    return after(state, play(seat, "F4"), *(fr.Share(seat, target, count) for target, count in shares))


def wished(state: fr.State, *shares: tuple[int, int]) -> fr.State:
    """The same by P0, with the wish for red."""
    return after(shared(state, *shares), fr.WishColour(0, "red"))


@pytest.mark.rule("FR-CARD-F4-1")
def test_one_player_draws_four_cards() -> None:
    state = position("F4 B1", "Y1", 5, draw="G1 G2 G3 G4 G6")
    result = step(shared(state, (1, 4)), fr.WishColour(0, "blue"), fr.Pass(1))
    assert [fr.Attacked(0, 1, "fantastic_four", 4)] == of(fr.Attacked, result)
    assert [fr.CardsDrawn(1, 4, cards("G1 G2 G3 G4"))] == of(fr.CardsDrawn, result)
    assert ("Y1 G1 G2 G3 G4", fr.Demand("wish blue"), (1,)) == (
        hand(result.state, 1),
        public(result.state).demand,
        fr.awaiting(result.state),
    )


@pytest.mark.rule("FR-CARD-F4-1")
@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        (((1, 3), (2, 1)), (1, 8, 6, 5)),
        (((1, 2), (3, 2)), (1, 7, 5, 7)),
        (((1, 1), (2, 1), (3, 2)), (1, 6, 6, 7)),
        (((3, 1), (1, 2), (2, 1)), (1, 7, 6, 6)),
    ],
)
def test_the_four_cards_are_split_freely(
    shares: tuple[tuple[int, int], ...], expected: tuple[int, int, int, int]
) -> None:
    """Each share in turn has its window, in the order of the seats."""
    state = after(shared(position("F4 B1", 5, 5, 5), *shares), fr.WishNumber(0, 7))
    state = after(state, *(fr.Pass(target) for target in sorted(target for target, _ in shares)))
    assert (expected, (1,)) == (sizes(state), fr.awaiting(state))
    assert "play" == asked(state)


@pytest.mark.rule("FR-CARD-F4-1")
def test_one_card_each_for_four_players() -> None:
    state = shared(position("F4 B1", 5, 5, 5, 5), (1, 1), (2, 1), (3, 1), (4, 1))
    state = after(state, fr.WishColour(0, "red"), fr.Pass(1), fr.Pass(2), fr.Pass(3), fr.Pass(4))
    assert (1, 6, 6, 6, 6) == sizes(state)


@pytest.mark.rule("FR-CARD-F4-1", "FR-CARD-F4-4")
def test_shares_of_the_same_player_are_one_attack() -> None:
    """Three cards and one more are four cards in one window."""
    result = step(shared(position("F4 B1", 5, 5), (1, 3), (1, 1)), fr.WishColour(0, "red"))
    assert [fr.Attacked(0, 1, "fantastic_four", 4)] == of(fr.Attacked, result)
    state = after(result.state, fr.Pass(1))
    assert ("play", (1,), (1, 9, 5)) == (asked(state), fr.awaiting(state), sizes(state))


@pytest.mark.rule("FR-CARD-F4-2")
@pytest.mark.parametrize("count", [0, 5, 9])
def test_a_first_share_of_none_or_more_than_four(count: int) -> None:
    refused(shared(position("F4 B1", 5, 5)), fr.Share(0, 1, count), "FR-CARD-F4-2")


@pytest.mark.rule("FR-CARD-F4-2")
def test_more_than_is_left() -> None:
    """Three are distributed, so two more would make five."""
    state = shared(position("F4 B1", 5, 5), (1, 3))
    assert {fr.Share(0, 1, 1), fr.Share(0, 2, 1)} == legal(state, 0)
    refused(state, fr.Share(0, 2, 2), "FR-CARD-F4-2")


@pytest.mark.rule("FR-CARD-F4-2")
@pytest.mark.parametrize("action", [fr.Pass(0), fr.WishColour(0, "red"), fr.WishNumber(0, 4)])
def test_fewer_than_four(action: fr.Action) -> None:
    """With three of four cards distributed there is no stopping and no wish yet."""
    refused(shared(position("F4 B1", 5, 5), (1, 3)), action, "FR-CARD-F4-2")


@pytest.mark.rule("FR-CARD-F4-2", "FR-WISH-4")
def test_the_four_cards_may_be_left_out() -> None:
    """Then the wish is all, and it is mandatory."""
    state = after(position("F4 B1", 5, 5), play(0, "F4"), fr.Pass(0))
    refused(state, fr.Pass(0), "FR-WISH-4")
    result = step(state, fr.WishNumber(0, 4))
    assert [] == of(fr.Attacked, result)
    assert ((1, 5, 5), (1,)) == (sizes(result.state), fr.awaiting(result.state))


@pytest.mark.rule("FR-CARD-F4-3")
@pytest.mark.parametrize("count", [1, 2, 4])
def test_an_own_share(count: int) -> None:
    refused(shared(position("F4 B1", 5, 5)), fr.Share(0, 0, count), "FR-CARD-F4-3")


@pytest.mark.rule("FR-CARD-F4-3")
def test_an_own_share_of_the_rest() -> None:
    refused(shared(position("F4 B1", 5, 5), (1, 2)), fr.Share(0, 0, 2), "FR-CARD-F4-3")


@pytest.mark.rule("FR-CARD-F4-2", "FR-CARD-F4-3", "FR-WISH-4")
def test_the_shares_of_fantastic_four() -> None:
    """No own share, no three cards only; no cards at all with the wish 4 is legal."""
    state = shared(position("F4 B1", 5, 5))
    refused(state, fr.Share(0, 0, 2), "FR-CARD-F4-3")
    refused(after(state, fr.Share(0, 1, 3)), fr.WishNumber(0, 4), "FR-CARD-F4-2")
    state = after(state, fr.Pass(0), fr.WishNumber(0, 4))
    assert (fr.Demand("wish 4"), (1,)) == (public(state).demand, fr.awaiting(state))


@pytest.mark.rule("FR-ACT-2")
def test_no_share_for_a_seat_that_does_not_exist() -> None:
    refused(shared(position("F4 B1", 5, 5)), fr.Share(0, 3, 4), "FR-ACT-2")


@pytest.mark.rule("FR-CARD-F4-4", "FR-REACT-3")
def test_targets_are_asked_in_the_direction_of_play_from_the_author() -> None:
    """From P1 the order is P2, P3, P0, whatever the order in which the shares were named."""
    state = position(5, "F4 B1", 5, 5, turn=1)
    state = after(shared(state, (0, 1), (3, 1), (2, 2), seat=1), fr.WishColour(1, "red"))
    result = step(state, fr.Pass(2), fr.Pass(3), fr.Pass(0))
    assert [(2, 2), (3, 1), (0, 1)] == [(event.seat, event.count) for event in of(fr.CardsDrawn, result)]


@pytest.mark.rule("FR-CARD-F4-4")
def test_each_target_draws_before_the_next_is_asked() -> None:
    state = after(shared(position("F4 B1", 5, 5), (1, 3), (2, 1)), fr.WishColour(0, "red"))
    assert ((1,), (1, 5, 5)) == (fr.awaiting(state), sizes(state))
    state = after(state, fr.Pass(1))
    assert ((2,), (1, 8, 5), "react counterattack") == (fr.awaiting(state), sizes(state), asked(state))
    assert (1, 8, 6) == sizes(after(state, fr.Pass(2)))


@pytest.mark.rule("FR-CARD-F4-4", "FR-PLAY-7", "FR-END-2")
def test_an_exhausted_pile_drops_the_later_shares() -> None:
    """Two cards are left: P1 takes both, and the round is over before P2 is asked."""
    state = position("F4 B1", "Y1", "Y2", draw="G1 G2", draw_size=2)
    result = step(shared(state, (1, 3), (2, 1)), fr.WishColour(0, "red"), fr.Pass(1))
    assert [fr.Attacked(0, 1, "fantastic_four", 3)] == of(fr.Attacked, result)
    assert [fr.CardsDrawn(1, 2, cards("G1 G2"))] == of(fr.CardsDrawn, result)
    assert [fr.RoundEnded("exhausted", ())] == of(fr.RoundEnded, result)
    assert [fr.Scored((1, 4, 2), (1, 4, 2))] == of(fr.Scored, result)


@pytest.mark.rule("FR-CARD-F4-5")
def test_the_wish_is_made_before_anybody_is_asked() -> None:
    state = shared(position("F4 B1", 5, 5), (1, 4))
    assert ((0,), "wish fantastic_four") == (fr.awaiting(state), asked(state))
    result = step(state, fr.WishNumber(0, 3))
    assert (fr.WishMade(0, fr.Demand("wish 3")), fr.Attacked(0, 1, "fantastic_four", 4)) == result.events


@pytest.mark.rule("FR-CARD-F4-5", "FR-WISH-4")
@pytest.mark.parametrize("shares", [(), ((1, 4),)])
def test_the_wish_is_mandatory_and_may_be_a_colour_or_a_number(shares: tuple[tuple[int, int], ...]) -> None:
    state = shared(position("F4 B1", 5, 5), *shares)
    state = state if shares else after(state, fr.Pass(0))
    colours = {fr.WishColour(0, colour) for colour in fr.COLOURS}
    numbers = {fr.WishNumber(0, number) for number in range(1, 10)}
    assert colours | numbers == legal(state, 0)
    refused(state, fr.Pass(0), "FR-WISH-4")


@pytest.mark.rule("FR-CARD-F4-5", "FR-CARD-COUNTER-11")
def test_the_wish_stands_though_the_share_is_countered() -> None:
    state = after(shared(position("F4 B1", "CTR Y1", 5), (1, 4)), fr.WishNumber(0, 3))
    state = after(state, throw(1, "CTR"), fr.Pass(1), fr.Pass(1))
    assert (fr.Demand("wish 3"), (1, 1, 5), (1,)) == (public(state).demand, sizes(state), fr.awaiting(state))


@pytest.mark.rule("FR-CARD-F4-5", "FR-WISH-8")
def test_the_colour_wish_of_a_counterer_replaces_the_wish() -> None:
    state = after(shared(position("F4 B1", "CTR Y1", 5), (1, 4)), fr.WishNumber(0, 3))
    state = after(state, throw(1, "CTR"), fr.Pass(1), fr.WishColour(1, "green"))
    assert fr.Demand("wish green") == public(state).demand


@pytest.mark.rule("FR-CARD-F4-1", "FR-PLAY-6")
def test_as_last_card_it_has_its_whole_effect_before_the_round_ends() -> None:
    """Distribution, wish and draws come first, then the windows for Nice Try."""
    state = shared(position("F4", "Y1", "Y2", draw="G1 G2 G3 G4"), (1, 4))
    result = step(state, fr.WishColour(0, "red"), fr.Pass(1), fr.Pass(1), fr.Pass(2))
    assert [fr.RoundEnded("hand_empty", (0,))] == of(fr.RoundEnded, result)
    assert [fr.Scored((0, 11, 2), (0, 11, 2))] == of(fr.Scored, result)


@pytest.mark.rule("FR-CARD-F4-1")
def test_with_two_players_the_other_one_gets_all_four() -> None:
    state = after(shared(position("F4 B1", 5), (1, 4)), fr.WishColour(0, "red"), fr.Pass(1))
    assert ((1, 9), (1,)) == (sizes(state), fr.awaiting(state))


# Countered shares.


@pytest.mark.rule("FR-CARD-COUNTER-9")
def test_a_counterer_distributes_exactly_the_own_share() -> None:
    """Of three cards P1 may give three or fewer at a time, to P0 and P2, or none at all."""
    state = after(wished(position("F4 B1", "CTR Y1", 5), (1, 3), (2, 1)), throw(1, "CTR"))
    offered = {fr.Share(1, target, count) for target in (0, 2) for count in (1, 2, 3)}
    assert {fr.Pass(1), *offered} == legal(state, 1)


@pytest.mark.rule("FR-CARD-COUNTER-9")
def test_more_than_the_countered_share() -> None:
    state = after(wished(position("F4 B1", "CTR Y1", 5), (1, 3), (2, 1)), throw(1, "CTR"))
    refused(state, fr.Share(1, 0, 4), "FR-CARD-COUNTER-9")
    refused(after(state, fr.Share(1, 0, 2)), fr.Share(1, 2, 2), "FR-CARD-COUNTER-9")


@pytest.mark.rule("FR-CARD-COUNTER-9")
@pytest.mark.parametrize("action", [fr.Pass(1), fr.WishColour(1, "blue")])
def test_less_than_the_countered_share(action: fr.Action) -> None:
    state = after(wished(position("F4 B1", "CTR Y1", 5), (1, 3), (2, 1)), throw(1, "CTR"), fr.Share(1, 0, 2))
    refused(state, action, "FR-CARD-COUNTER-9")


@pytest.mark.rule("FR-CARD-COUNTER-9", "FR-CARD-COUNTER-6")
def test_other_shares_are_not_affected_by_a_counter() -> None:
    state = after(wished(position("F4 B1", "CTR Y1", 5), (1, 3), (2, 1)), throw(1, "CTR"), fr.Pass(1), fr.Pass(1))
    assert ("react counterattack", (2,)) == (asked(state), fr.awaiting(state))
    assert (1, 1, 6) == sizes(after(state, fr.Pass(2)))


@pytest.mark.rule("FR-CARD-COUNTER-9", "FR-CARD-F4-4")
def test_a_countered_share_is_split_and_resolved_before_the_later_shares() -> None:
    """P1 gives one to P0 and two to P2: first P2 and P0 in the direction from P1, then P0's own share for P2."""
    state = after(wished(position("F4 B1", "CTR Y1", 5), (1, 3), (2, 1)), throw(1, "CTR"))
    result = step(state, fr.Share(1, 0, 1), fr.Share(1, 2, 2), fr.Pass(1), fr.Pass(2), fr.Pass(0), fr.Pass(2))
    attacks = [fr.Attacked(1, 2, "fantastic_four", 2), fr.Attacked(1, 0, "fantastic_four", 1)]
    assert [*attacks, fr.Attacked(0, 2, "fantastic_four", 1)] == of(fr.Attacked, result)
    assert ((2, 1, 8), (1,)) == (sizes(result.state), fr.awaiting(result.state))


@pytest.mark.rule("FR-CARD-COUNTER-8", "FR-CARD-COUNTER-9")
def test_a_share_of_a_share_can_be_countered() -> None:
    """P1 splits four into two for P0 and two for P2; P0 turns these two against P2."""
    state = after(wished(position("F4 CTR B1", "CTR Y1", 5), (1, 4)), throw(1, "CTR"))
    state = after(state, fr.Share(1, 0, 2), fr.Share(1, 2, 2), fr.Pass(1), fr.Pass(2), throw(0, "CTR"))
    refused(state, fr.Share(0, 2, 3), "FR-CARD-COUNTER-9")
    state = after(state, fr.Share(0, 2, 2), fr.Pass(0), fr.Pass(2))
    assert ((1, 1, 9), fr.Demand("wish red"), (1,)) == (sizes(state), public(state).demand, fr.awaiting(state))
