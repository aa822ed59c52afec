"""
Six players.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tabletricks import hydra as hy

from .builders import (
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
    opening,
    play,
    played,
    position,
    refused,
    remembered,
    scored,
    sizes,
    step,
    turn,
)


ALL = (0, 1, 2, 3, 4, 5, None)
OTHERS = (1, 2, 4, 5, None)  # everybody but the attackers A and D
SEATS = range(6)


def reduced(*actions: hy.Action, middle: str = "R9 R10 R12", hands: dict[int, str] | None = None) -> hy.State:
    """A and D attack; the red 1 was dealt openly to D. Then some actions."""
    state = opening(6, middle=middle, hands={3: "R1", **(hands or {})}, open_place=3).state
    return after(state, *actions) if actions else state


# The deal.


@pytest.mark.rule("HY-6P-1")
def test_ten_cards_each_and_a_target_of_333() -> None:
    state = reduced()
    assert ((10,) * 6, 3, 333) == (sizes(state), len(state.middle), state.options.goal)
    assert 444 == hy.Options(players=6, target=444).goal


@pytest.mark.rule("HY-6P-1", "HY-GAME-1")
@pytest.mark.parametrize(("before", "ends"), [(173, True), (172, False)])
def test_the_game_ends_at_333(before: int, ends: bool) -> None:
    """Two attackers alone win 100, and with all 60 card points of the deck 160."""
    state = position("R7", "5", "5", "5", "5", "6", totals=(before, 0, 0, 0, 0, 0))
    result = step(state, hy.Play(0, (card("R7"),)))
    assert before + 160 == only(hy.RoundEnded, result).totals[0]
    assert ends == (hy.outcome(result.state) is not None)


@pytest.mark.rule("HY-6P-2", "HY-6P-5")
@pytest.mark.parametrize(("place", "receiver"), [(1, 3), (2, 4), (5, 1), (7, 3), (58, 0), (59, 1)])
def test_who_is_dealt_the_open_card_is_attacker_2(place: int, receiver: int) -> None:
    """Seat 1 deals, so seat 2 is attacker 1 and is dealt the places 0, 6, 12 ...; the next seat 1, 7, 13 ..."""
    result = opening(6, dealer=1, open_place=place)
    assert (2, receiver) == result.state.attackers
    dealt = only(hy.OpenCardDealt, result)
    assert receiver == dealt.seat
    assert dealt.card in result.state.hands[receiver]
    assert hy.OpenCard(dealt.card, receiver) == result.state.open_card
    assert ("stake", (2,)) == (asked(result.state), hy.awaiting(result.state))


@pytest.mark.rule("HY-6P-2")
@pytest.mark.parametrize("place", [3, 9, 57])
def test_the_open_card_is_the_one_dealt_at_its_place(place: int) -> None:
    """D is dealt at the places 3, 9, ... 57; the cards of that hand, in this order, are known."""
    dealt = "R1 R2 R4 R5 R6 R8 R9 R10 R12 R13"
    result = opening(6, hands={3: dealt}, open_place=place)
    assert cards(dealt)[place // 6] == only(hy.OpenCardDealt, result).card


@pytest.mark.rule("HY-6P-3")
def test_every_seat_and_place_is_equally_likely() -> None:
    """Over 1200 deals each seat gets the open card about 200 times, counted from attacker 1; no middle card is open."""
    found = Counter[int]()
    for seed in range(1200):
        table = hy.setup(hy.Options(players=6), seed)
        assert table.open_card is not None
        assert table.open_card.card not in set(table.middle)
        found[(table.open_card.seat - table.attackers[0]) % 6] += 1
    assert set(SEATS) == set(found)
    assert all(150 < number < 250 for number in found.values()), found


@pytest.mark.rule("HY-6P-4")
def test_the_open_card_and_its_receiver_are_public() -> None:
    result = opening(6, hands={3: "R1"}, open_place=3)
    for seat in ALL:
        assert hy.OpenCardDealt(3, card("R1"), 0) in hy.events_for(result.events, seat)
        seen = hy.view(result.state, seat)
        assert hy.OpenCard(card("R1"), 3) == seen.open_card
        assert ({} if seat == 3 else {"R1": (3,)}) == clues(remembered(result, seat))
        assert (0, 3) == seen.attackers


@pytest.mark.rule("HY-6P-4")
def test_afterwards_the_open_card_is_an_ordinary_hand_card() -> None:
    """D plays it, and it is captured like any other."""
    state = reduced(hy.Take(0, (0, 1, 2)), hands={0: "R2", 3: "R13 R5"})
    assert hy.OpenCard(card("R13"), 3) == state.open_card
    state = after(state, hy.Exchange(0, card("R2")), hy.Exchange(3, card("R5")))
    state = played(checks(played(state, 0, "R9"), 1, 2), 3, "R13")
    state = checks(state, 4, 5, 0, 1, 2)
    assert (cards("R9 R13"), 3) == (state.captured[3], turn(state))


# The other attacker.


@pytest.mark.rule("HY-6P-5", "HY-6P-6", "HY-SETUP-12")
def test_the_own_open_card() -> None:
    """A is dealt it, must name somebody, and names E; then comes the stake."""
    state = opening(6, open_place=0).state
    assert ("partner", (0,), (0,)) == (asked(state), hy.awaiting(state), state.attackers)
    assert [hy.NamePartner(0, target) for target in (1, 2, 3, 4, 5)] == list(hy.legal_actions(state, 0))
    result = step(state, hy.NamePartner(0, 4))
    assert ((0, 4), "stake", (0,)) == (
        result.state.attackers,
        asked(result.state),
        hy.awaiting(result.state),
    )
    for seat in ALL:
        assert hy.PartnerNamed(0, 4) in hy.events_for(result.events, seat)


@pytest.mark.rule("HY-6P-5")
def test_somebody_else_must_be_named_by_attacker_1() -> None:
    state = opening(6, open_place=54).state
    assert "partner" == asked(state)
    refused(state, hy.NamePartner(0, 0), "HY-6P-5")
    refused(state, hy.NamePartner(1, 2), "HY-TURN-15")


@pytest.mark.rule("HY-6P-6", "HY-BID-14")
def test_the_stake_waits_for_the_partner() -> None:
    state = opening(6, open_place=0, hands={0: "R9", 1: "LEAP"}).state
    refused(state, hy.Take(0, (0, 1, 2)), "HY-TURN-15")
    refused(state, hy.Reduce(0), "HY-TURN-15")
    refused(state, hy.Play(0, cards("R9")), "HY-BID-14")
    refused(state, hy.PlayLeap(1), "HY-BID-14")


# Stake and middle.


@pytest.mark.rule("HY-6P-7", "HY-6P-19")
def test_attacker_1_alone_chooses_the_stake() -> None:
    state = reduced()
    assert {hy.Reduce(0), hy.Take(0, (0, 1, 2))} == legal(state, 0)
    for seat in range(1, 6):
        assert set() == legal(state, seat)
    refused(state, hy.Reduce(3), "HY-TURN-15")
    refused(state, hy.Take(3, (0, 1, 2)), "HY-TURN-15")


@pytest.mark.rule("HY-6P-7", "HY-6P-8", "HY-BID-10")
@pytest.mark.parametrize(
    ("reductions", "taken", "left"),
    [(0, (0, 1, 2), ()), (1, (0, 1), (2,)), (1, (1, 2), (0,)), (2, (1,), (0, 2)), (2, (2,), (0, 1))],
)
def test_attacker_2_gets_what_is_left(reductions: int, taken: tuple[int, ...], left: tuple[int, ...]) -> None:
    """3, 2 or 1 card for A; 0, 1 or 2 for D; nothing goes aside."""
    middle = cards("R9 R10 R12")
    state = reduced(*[hy.Reduce(0)] * reductions)
    result = step(state, hy.Take(0, taken))
    assert {middle[place] for place in taken} <= set(result.state.hands[0])
    assert {middle[place] for place in left} <= set(result.state.hands[3])
    assert (10 + len(taken), 10, 10, 10 + len(left), 10, 10) == sizes(result.state)
    assert [] == of(hy.CardAside, result)
    assert [0 if place in taken else 3 for place in range(3)] == [*result.state.takers]
    assert "exchange" == asked(result.state)


@pytest.mark.rule("HY-6P-8", "HY-6P-9", "HY-6P-10")
def test_six_players() -> None:
    """Stake 40, A takes 0 and 1; D gets position 2 face down. Both exchange: A 12 cards, D 11, the others 10."""
    state = reduced(hy.Reduce(0), hands={0: "R2"})
    taken = step(state, hy.Take(0, (0, 1)))
    for seat in ALL:
        seen = hy.view(taken.state, seat)
        assert (card("R12") if seat == 3 else None) == seen.middle[2].card
        assert (seat == 3) == ("'R12'" in repr(hy.events_for(taken.events, seat)))
    assert ("exchange", (0, 3)) == (asked(taken.state), hy.awaiting(taken.state))
    state = after(taken.state, hy.Exchange(0, card("R2")), hy.Exchange(3, card("R1")))
    assert ((12, 10, 10, 11, 10, 10), 0, "turn") == (sizes(state), turn(state), asked(state))
    assert card("R1") in state.hands[0]
    assert card("R2") in state.hands[3]


# The exchange.


@pytest.mark.rule("HY-6P-10")
@pytest.mark.parametrize("reductions", [0, 1, 2])
@pytest.mark.parametrize("first", [0, 3])
def test_both_choose_before_either_sees(reductions: int, first: int) -> None:
    """Whatever the stake, in any order; nothing moves before the second choice."""
    state = reduced(*[hy.Reduce(0)] * reductions, hands={0: "R2"})
    state = after(state, hy.Take(0, tuple(range(3 - reductions))))
    given = {0: hy.Exchange(0, card("R2")), 3: hy.Exchange(3, card("R1"))}
    half = step(state, given[first])
    assert ((hy.ChoiceMade(first),), (3 - first,)) == (half.events, hy.awaiting(half.state))
    assert state.hands == half.state.hands
    refused(half.state, given[first], "HY-TURN-15")
    done = step(half.state, given[3 - first])
    assert hy.CardsExchanged(0, 3, card("R2"), card("R1")) == only(hy.CardsExchanged, done)
    assert sizes(state) == sizes(done.state)
    for seat in OTHERS:
        assert hy.CardsExchanged(0, 3, None, None) in hy.events_for(done.events, seat)


@pytest.mark.rule("HY-6P-11", "HY-COMPANION-3")
def test_any_hand_card_may_be_given() -> None:
    """One just taken, the open card, and the Companion, whose role goes with it; but nobody else's card."""
    state = reduced(hy.Take(0, (0, 1, 2)), hands={0: "COMPANION"})
    assert {hy.Exchange(0, one) for one in state.hands[0]} == legal(state, 0)
    assert {hy.Exchange(3, one) for one in state.hands[3]} == legal(state, 3)
    assert {hy.Exchange(0, card("R10")), hy.Exchange(0, card("COMPANION"))} < legal(state, 0)
    refused(state, hy.Exchange(3, card("R10")), "HY-TURN-9")
    refused(state, hy.Exchange(1, state.hands[1][0]), "HY-TURN-15")
    state = after(state, hy.Exchange(0, card("COMPANION")), hy.Exchange(3, card("R1")))
    assert card("COMPANION") in state.hands[3]


@pytest.mark.rule("HY-6P-12")
def test_attacker_1_leads_and_deals_the_next_round() -> None:
    """Though attacker 2 wins the round."""
    state = reduced(hy.Take(0, (0, 1, 2)), hands={0: "R2"})
    assert 0 == turn(after(state, hy.Exchange(0, card("R2")), hy.Exchange(3, card("R1"))))
    state = position("5", "5", "5", "R7", "5", "6", turn=3, partner=3)
    result = step(state, hy.Play(3, (card("R7"),)))
    started = only(hy.RoundStarted, result)
    assert (0, 1) == (started.dealer, started.attacker)


@pytest.mark.rule("HY-6P-19", "HY-6P-9")
def test_the_attackers_do_not_see_each_others_cards() -> None:
    """Neither hand nor the chosen card; only what was given and received in the end."""
    state = reduced(hy.Reduce(0), hy.Take(0, (0, 1)), hands={0: "R2"})
    for own, other in ((0, 3), (3, 0)):
        assert hy.view(state, own).players[other].hand is None
    one, two = (after(state, hy.Exchange(0, card(text))) for text in ("R2", "R9"))
    assert hy.view(one, 3) == hy.view(two, 3)
    assert hy.legal_actions(one, 3) == hy.legal_actions(two, 3)
    assert hy.view(one, 0) != hy.view(two, 0)


# The Companion.


@pytest.mark.rule("HY-6P-14")
def test_three_against_three() -> None:
    """F holds the Companion in secret: to the others it might be E."""
    state = position("R7", "5", "5", "5", "5", "COMPANION", partner=3)
    end = scored(state, hy.Play(0, (card("R7"),)))
    assert ("team", ((0, 3, 5), (1, 2, 4))) == (end.mode, end.teams)
    assert (50, 0, 0, 50, 0, 50) == end.victory_points
    one = position("R7", "5", "5", "5", "GH", "COMPANION", partner=3)
    two = position("R7", "5", "5", "5", "COMPANION", "GH", partner=3)
    for seat in (0, 1, 2, 3, None):
        assert hy.view(one, seat) == hy.view(two, seat)


@pytest.mark.rule("HY-6P-15", "HY-COMPANION-5")
@pytest.mark.parametrize("attacker", [0, 3])
def test_either_attacker_may_name_a_defender(attacker: int) -> None:
    """Whoever of them plays the card; not the other one."""
    hands = ["5 6", "5", "5", "5 6", "6", "6"]
    hands[attacker] = "COMPANION 8"
    state = played(position(*hands, turn=attacker, partner=3), attacker, "COMPANION")
    assert [hy.NameCompanion(attacker, target) for target in (None, 1, 2, 4, 5)] == list(
        hy.legal_actions(state, attacker)
    )
    refused(state, hy.NameCompanion(attacker, 3 - attacker), "HY-6P-15")
    refused(state, hy.NameCompanion(3 - attacker, 1), "HY-TURN-15")
    assert hy.Companion(attacker, 4) == after(state, hy.NameCompanion(attacker, 4)).companion


@pytest.mark.rule("HY-6P-15", "HY-COMPANION-4")
def test_a_defender_who_plays_it_names_nobody() -> None:
    state = position("5 6", "5", "COMPANION 5", "5 6", "6", "6", turn=2, partner=3)
    result = step(state, play(state, 2, "COMPANION"))
    assert ("turn", 3, hy.CompanionRevealed(2, (0, 3))) == (
        asked(result.state),
        turn(result.state),
        only(hy.CompanionRevealed, result),
    )


# Scoring.


@pytest.mark.rule("HY-6P-13")
def test_threes_count_nothing() -> None:
    """A captured two 3s and holds none, D holds two 3s and an 11; the defenders have H x 4 and three 11s: 55."""
    state = position("R7", "5", "5", "3 3 11", "5", "6", partner=3, captured={0: "3 3"}, rest=1)
    assert (-5, 55, 55, -5, 55, 55) == scored(state, hy.Play(0, (card("R7"),))).card_points


@pytest.mark.rule("HY-6P-13", "HY-6P-16")
def test_six_players_scoring() -> None:
    """Stake 30, D holds the Companion, F wins; the attackers hold 3, 3 and captured an H: 10 - 60 = -50 each."""
    state = position(
        "3 5",
        "5",
        "5",
        "3 COMPANION",
        "5",
        "R7",
        turn=5,
        partner=3,
        stake=30,
        captured={0: "H"},
        rest=1,
        totals=(100, 0, 0, 100, 0, 0),
    )
    end = scored(state, hy.Play(5, (card("R7"),)))
    assert ("solo", (10, 50, 50, 10, 50, 50)) == (end.mode, end.card_points)
    assert (-60, 30, 30, -60, 30, 30) == end.victory_points
    assert (50, 80, 80, 50, 80, 80) == end.totals


@pytest.mark.rule("HY-6P-16")
@pytest.mark.parametrize("winner", [0, 3])
@pytest.mark.parametrize("stake", [50, 40, 30])
def test_two_attackers_without_a_companion_are_doubled(winner: int, stake: hy.Stake) -> None:
    hands = ["6", "5", "5", "6", "5", "5"]
    hands[winner] = "R7"
    state = position(*hands, turn=winner, partner=3, stake=stake, companion=(3, None))
    end = scored(state, hy.Play(winner, (card("R7"),)))
    assert ("solo", (2 * stake, 0, 0, 2 * stake, 0, 0)) == (end.mode, end.victory_points)


@pytest.mark.rule("HY-6P-17")
@pytest.mark.parametrize("companion", [(0, 4), (3, 4), (4, None)], ids=["named by A", "named by D", "played"])
@pytest.mark.parametrize(
    ("winner", "victory"),
    [
        (0, (40, 0, 0, 40, 40, 0)),
        (3, (40, 0, 0, 40, 40, 0)),
        (4, (60, 0, 0, 60, 20, 0)),
        (5, (-40, 30, 30, -40, -40, 30)),
    ],
)
def test_two_attackers_and_a_companion(
    companion: tuple[int, int | None], winner: int, victory: tuple[int, ...]
) -> None:
    hands = ["6", "5", "5", "6", "5", "5"]
    hands[winner] = "R7"
    state = position(*hands, turn=winner, partner=3, stake=40, companion=companion)
    end = scored(state, hy.Play(winner, (card("R7"),)))
    assert ("team", victory) == (end.mode, end.victory_points)


@pytest.mark.rule("HY-6P-18", "HY-6P-8")
@pytest.mark.parametrize(("middle", "hidden"), [("R9 COMPANION R10", False), ("R9 R10 COMPANION", True)])
def test_the_companion_is_never_aside(middle: str, hidden: bool) -> None:
    """What A leaves, open or face down, D gets: the round is solo, not absent."""
    state = reduced(hy.Reduce(0), hy.Take(0, (0, 1) if hidden else (0, 2)), middle=middle, hands={0: "R2"})
    assert card("COMPANION") in state.hands[3]
    state = position("R7", "5", "5", "COMPANION", "5", "6", partner=3, stake=40, middle="R9 R10 COMPANION")
    assert "solo" == scored(state, hy.Play(0, (card("R7"),))).mode
    assert "COMPANION" == hand(state, 3)
