"""
Every decision is a short list of small actions (FR-ACT-2, FR-ACT-6).

How long can a list be? A wish has at most four colours, nine numbers and a pass: 14. Shares of Fantastic Four: four
sizes for each of seven other players, and a pass: 29. Mimicry imitates at most every special card, and events are
chosen among those revealed. Everything else chooses one card of a hand or the Market, each card once, or passes, draws
or ends the turn: one more than there are different cards. Only a gift also names who gets it: different cards times
other players; and a card that is played may go with one of the few power cards in front of the player. Nothing
multiplies cards with cards.
"""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from tabletricks import frantic as fr
from tabletricks.testing import random_playout

from .builders import after, give, play, position, step
from .reading import asked, hands, in_hand, power_cards, public


LONGEST_WISH = 4 + 9 + 1
LONGEST_SHARE = 4 * 7 + 1
SPECIAL_CARDS = {card for card in fr.Options(players=2, troublemaker=True, supercharge=True).deck if not card.number}


def bound(state: fr.State, seat: int, actions: tuple[fr.Action, ...]) -> int:
    """How many actions there may be for the question that is asked."""
    owners = range(fr.players(state)) if asked(state) == "choose_card thief" else (seat,)
    different = max(len(set(in_hand(state, owner))) for owner in owners)
    kinds = {type(action) for action in actions}
    if fr.Imitate in kinds:
        return len(SPECIAL_CARDS)
    if kinds & {fr.ChooseEvent, fr.ChooseColour}:
        return max(len(public(state).revealed), len(fr.COLOURS))
    if fr.Play in kinds:
        return different * (1 + len(power_cards(state)[seat])) + 1
    if fr.ChoosePower in kinds:
        return sum(map(len, power_cards(state))) + 1
    if fr.Assign in kinds:
        return fr.players(state)
    if fr.Pick in kinds:
        return max(len(set(in_hand(state, owner))) for owner in range(fr.players(state)))
    if fr.Give in kinds:
        return different * (fr.players(state) - 1)
    if kinds & {fr.WishColour, fr.WishNumber}:
        return LONGEST_WISH
    if fr.Share in kinds:
        return LONGEST_SHARE
    if kinds & {fr.Take, fr.Target}:
        return fr.players(state) + 1
    if kinds & {fr.UseEffect, fr.Risk}:
        return 2
    return different + 1


@pytest.mark.rule("FR-ACT-2", "FR-ACT-6")
@pytest.mark.playouts
@pytest.mark.parametrize("variant", fr.variants())
@pytest.mark.parametrize("seed", range(2))
def test_every_decision_of_a_random_game_is_a_short_list(variant: str, seed: int) -> None:
    """All actions of everybody who is asked are different and legal, and nobody else has any."""
    for decision in random_playout(fr.GAME, fr.variants()[variant], seed):
        state = decision.state
        for seat in range(fr.players(state)):
            actions = fr.legal_actions(state, seat)
            assert bool(actions) == (seat in fr.awaiting(state))
            assert len(actions) == len(set(actions))
            assert len(actions) <= bound(state, seat, actions)
            assert {seat} >= {action.seat for action in actions}
            assert not any(fr.check(state, action) for action in actions)


@pytest.mark.playouts
def test_random_games_meet_every_kind_of_action() -> None:
    """So the test above has looked at all of them."""
    missing = set(get_args(fr.Action))
    for variant, seed in product(fr.variants(), range(2)):
        missing -= {type(decision.action) for decision in random_playout(fr.GAME, fr.variants()[variant], seed)}
        if not missing:
            break
    assert set() == missing


@pytest.mark.rule("FR-ACT-6")
def test_a_gift_of_two_cards_is_two_small_choices() -> None:
    """Ten different cards make 45 pairs, but ten choices and then nine."""
    state = position("GIFT.R G1 G2 G3 G4 B1 B2 B3 B4 Y1 Y2", 3, 3)
    state = after(state, play(0, "GIFT.R"), fr.Target(0, 1))
    assert 10 == len(fr.legal_actions(state, 0))
    assert 9 == len(fr.legal_actions(after(state, fr.Pick(0, fr.Card("B1"))), 0))


@pytest.mark.rule("FR-ACT-6")
def test_fantastic_four_is_shared_player_by_player() -> None:
    """With eight players: four sizes for seven others, or nothing; then the rest."""
    state = after(position("F4 G1", 2, 2, 2, 2, 2, 2, 2), play(0, "F4"))
    assert LONGEST_SHARE == len(fr.legal_actions(state, 0))
    assert 7 == len(fr.legal_actions(after(state, fr.Share(0, 5, 3)), 0))


@pytest.mark.rule("FR-ACT-6")
def test_a_christmas_is_given_card_by_card() -> None:
    """Six cards for two others can be split in 64 ways, but are twelve choices, then ten."""
    state = position("K5 G1", "B1 B2 B3 B4 B6 B7", 1, events=["merry_christmas"])
    state = after(state, play(0, "K5"))
    assert 12 == len(fr.legal_actions(state, 1))
    assert 10 == len(fr.legal_actions(after(state, give(1, "B4", 0)), 1))


@pytest.mark.rule("FR-ACT-6")
def test_what_is_chosen_so_far_takes_effect_when_it_is_complete() -> None:
    """A first share or a first card of a Gift moves nothing and tells nobody anything."""
    shares = after(position("F4 G1", 2, 2), play(0, "F4"))
    assert hands(shares) == hands(after(shares, fr.Share(0, 1, 3)))
    gift = after(position("GIFT.R G1 G2 G3", 2, 2), play(0, "GIFT.R"), fr.Target(0, 1))
    result = step(gift, fr.Pick(0, fr.Card("G1")))
    assert ((), hands(gift)) == (result.events, hands(result.state))


@pytest.mark.rule("FR-ACT-6")
def test_equal_cards_are_offered_once() -> None:
    """Two copies of a card make one action."""
    state = position("R1 R1 R5 R5 FAN FAN FAN", 2)
    assert (*(play(0, text) for text in ("R1", "R5", "FAN")), fr.Draw(0)) == fr.legal_actions(state, 0)
