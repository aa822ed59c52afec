"""
Seats, dealers, the deal, and chance (HY-SETUP-1 to HY-SETUP-12).
"""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tabletricks import InvalidOptions, Rng
from tabletricks import hydra as hy

from .builders import (
    HyStep,
    after,
    asked,
    cards,
    checks,
    hand,
    legal,
    of,
    only,
    opening,
    play,
    played,
    position,
    sizes,
    step,
    turn,
)


SPECIALS = ("HYDRA", "PEGASUS", "COMPANION", "WITCH", "STORM", "LEAP", "TRICKSTER")
UNSHUFFLED = [hy.Card(f"{colour}{rank}") for colour in "RBGY" for rank in (*range(1, 14), "H")] + [
    *map(hy.Card, SPECIALS)
]
"""The deck before the shuffle, as the rules page has it."""

HAND_SIZES = {2: 17, 3: 16, 4: 15, 5: 12, 6: 10}
SHARED = {2: 14, 3: 12, 4: 0, 5: 0, 6: 0}


def everything(state: hy.State) -> Counter[hy.Card]:
    """All cards of a round before anything was taken, wherever they are."""
    return Counter(
        [
            *state.middle,
            *(card for held in state.hands for card in held),
            *state.shared_pile,
            *(one for pile in state.personal_piles for one in pile),
        ]
    )


def second_round(attacker: int = 0) -> HyStep:
    """The attacker plays the last card, and a new round is dealt."""
    hands: list[str | int] = [5, 5, 5, 5]
    hands[attacker] = "R5"
    state = position(*hands, attacker=attacker, turn=attacker)
    return step(state, play(state, attacker, "R5"))


# Seats and dealers.


@pytest.mark.rule("HY-SETUP-1", "HY-TURN-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_turn_goes_to_the_next_higher_seat_and_from_the_last_to_the_first(players: int) -> None:
    for seat in range(players):
        hands: list[str | int] = [4] * players
        hands[seat] = "R7 R8"
        state = position(*hands, turn=seat)
        assert ((seat + 1) % players,) == hy.awaiting(played(state, seat, "R7"))


@pytest.mark.rule("HY-SETUP-3")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_first_dealer_can_be_given(dealer: int) -> None:
    for seed in range(3):
        assert dealer == hy.setup(hy.Options(players=4, first_dealer=dealer), seed).dealer


@pytest.mark.rule("HY-SETUP-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_dealer_is_drawn_otherwise(players: int) -> None:
    """The draw is the first one of the game, and every seat can be drawn."""
    dealers = [hy.setup(hy.Options(players=players), seed).dealer for seed in range(40)]
    assert [Rng.from_seed(seed).below(players)[0] for seed in range(40)] == dealers
    assert set(range(players)) == set(dealers)


@pytest.mark.rule("HY-SETUP-4")
@pytest.mark.parametrize(("dealer", "attacker"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_player_after_the_dealer_attacks(dealer: int, attacker: int) -> None:
    started = hy.start(hy.Options(players=4, first_dealer=dealer), 5)
    assert ((attacker,), (attacker,)) == (started.state.attackers, hy.awaiting(started.state))
    event = only(hy.RoundStarted, started)
    assert (1, dealer, attacker) == (event.number, event.dealer, event.attacker)


@pytest.mark.rule("HY-SETUP-5", "HY-SETUP-4")
@pytest.mark.parametrize(("attacker", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_attacker_deals_the_next_round(attacker: int, following: int) -> None:
    state = second_round(attacker).state
    assert (2, attacker, (following,)) == (state.round, state.dealer, state.attackers)
    assert ("stake", (following,)) == (asked(state), hy.awaiting(state))


@pytest.mark.rule("HY-SETUP-5")
def test_the_attacker_deals_also_if_somebody_else_won_the_round() -> None:
    state = position(5, 5, "R5", 5, turn=2)
    state = played(state, 2, "R5")
    assert (0, (1,)) == (state.dealer, state.attackers)


@pytest.mark.rule("HY-SETUP-4", "HY-SETUP-5", "HY-SETUP-6", "HY-SETUP-7")
def test_ex_1_setup() -> None:
    state = hy.setup(hy.Options(players=4, first_dealer=3), 1)
    assert ((0,), 50) == (state.attackers, state.stake)
    assert [False, True, False] == [state.is_face_up(at) for at in range(3)]
    assert (15, 15, 15, 15) == sizes(state)
    assert ("stake", (0,)) == (asked(state), hy.awaiting(state))
    assert (0, (1,)) == (second_round().state.dealer, second_round().state.attackers)


# The deal.


@pytest.mark.rule("HY-SETUP-2", "HY-SETUP-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_63_cards_are_dealt_in_the_sizes_of_the_table(players: int) -> None:
    state = hy.setup(hy.Options(players=players), 3)
    assert (HAND_SIZES[players],) * players == sizes(state)
    assert (3, SHARED[players]) == (len(state.middle), len(state.shared_pile))
    assert ([6, 6] if players == 2 else []) == [len(pile) for pile in state.personal_piles if pile]
    assert Counter(UNSHUFFLED) == everything(state)
    assert 63 == sum(everything(state).values())


@pytest.mark.rule("HY-SETUP-2")
def test_all_cards_are_shuffled_anew_for_every_round() -> None:
    """Captured cards are gone, and the new deal is the next shuffle of the whole deck."""
    before = position("R5", 5, 5, 5)
    deck, rng = before.rng.shuffle(UNSHUFFLED)
    state = step(before, play(before, 0, "R5")).state
    assert tuple(deck[:3]) == state.middle
    assert sorted(deck[3::4]) == sorted(state.hands[1])
    assert Counter(UNSHUFFLED) == everything(state)
    assert (((),) * 4, None, rng) == (state.captured, state.trick, state.rng)


@pytest.mark.rule("HY-SETUP-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_three_cards_are_the_middle(players: int) -> None:
    """Everybody sees position 1, nobody the others."""
    started = hy.start(hy.Options(players=players, first_dealer=0), 8)
    first, second, third = Rng.from_seed(8).shuffle(UNSHUFFLED)[0][:3]
    state = started.state
    assert (first, second, third) == state.middle
    assert [False, True, False] == [state.is_face_up(at) for at in range(3)]
    assert second is only(hy.RoundStarted, started).card
    for seat in (*range(players), None):
        seen = [middle.card for middle in hy.view(state, seat).middle]
        assert [None, second, None] == seen


@pytest.mark.rule("HY-SETUP-8", "HY-SETUP-7")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_cards_are_dealt_one_at_a_time_from_the_attacker_on(dealer: int) -> None:
    """The fourth card of the deck goes to the attacker, the fifth to the seat after that, and so on."""
    state = hy.setup(hy.Options(players=4, first_dealer=dealer), 21)
    deck, _ = Rng.from_seed(21).shuffle(UNSHUFFLED)
    for place in range(4):
        assert sorted(deck[3 + place :: 4]) == sorted(state.hands[(dealer + 1 + place) % 4])


@pytest.mark.rule("HY-SETUP-9")
def test_everybody_sees_the_own_hand_before_the_stake() -> None:
    started = hy.start(hy.Options(players=4, first_dealer=3), 2)
    state = started.state
    assert "stake" == asked(state)
    for seat in range(4):
        seen = hy.view(state, seat)
        assert state.hands[seat] == seen.players[seat].hand
        assert [(None, 15)] * 3 == [
            (one.hand, one.hand_size) for other, one in enumerate(seen.players) if other != seat
        ]
        dealt = [event for event in hy.events_for(started.events, seat) if isinstance(event, hy.CardsDealt)]
        assert {seat: state.hands[seat]} == {event.seat: event.cards for event in dealt if event.cards is not None}


@pytest.mark.rule("HY-SETUP-10")
def test_the_sizes_of_hands_are_always_public() -> None:
    state = opening(hands={0: "R7", 1: "R8"}, middle="1 2 4").state
    assert [15, 15, 15, 15] == [one.hand_size for one in hy.view(state, None).players]
    state = after(state, hy.Take(0, (0, 1, 2)))
    assert [18, 15, 15, 15] == [one.hand_size for one in hy.view(state, 2).players]
    state = played(played(state, 0, "R7"), 1, "R8")
    for seat in (None, 0, 1, 2, 3):
        assert [17, 14, 15, 15] == [one.hand_size for one in hy.view(state, seat).players]


@pytest.mark.rule("HY-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_totals_begin_at_zero(players: int) -> None:
    assert (0,) * players == hy.setup(hy.Options(players=players), 4).totals


@pytest.mark.rule("HY-SETUP-12")
def test_a_question_with_one_answer_is_asked_all_the_same() -> None:
    """The leader has one card, the follower can only check, and the passing of a last card is no choice either."""
    state = position("7", "5 6", 5, 5)
    assert ((0,), {play(state, 0, "7")}) == (hy.awaiting(state), legal(state, 0))
    state = position(5, "5 6", 5, 5, turn=1, trick=["0: H"])
    assert ((1,), {hy.Check(1)}) == (hy.awaiting(state), legal(state, 1))
    state = after(position("WITCH R7", "R8", 5, 5), hy.PlayWitch(0))
    assert (0, 1, 2, 3) == hy.awaiting(state)
    assert ({hy.PassCard(0, hy.Card("R7"))}, {hy.PassCard(1, hy.Card("R8"))}) == (legal(state, 0), legal(state, 1))


# Chance.


@pytest.mark.rule("HY-SETUP-2")
def test_the_deck_before_the_shuffle() -> None:
    assert UNSHUFFLED == list(hy.DECK)


@pytest.mark.rule("HY-SETUP-3", "HY-SETUP-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_dealer_is_drawn_before_the_shuffle_and_nothing_else_is(players: int) -> None:
    dealer, rng = Rng.from_seed(77).below(players)
    deck, rng = rng.shuffle(UNSHUFFLED)
    state = hy.setup(hy.Options(players=players), 77)
    assert (dealer, rng) == (state.dealer, state.rng)
    dealt = deck[3 : 3 + players * HAND_SIZES[players]]
    assert sorted(dealt[0::players]) == sorted(state.hands[(dealer + 1) % players])


@pytest.mark.rule("HY-SETUP-8", "HY-6P-2", "HY-6P-3")
@pytest.mark.parametrize("seed", range(8))
def test_with_six_players_the_place_of_the_open_card_is_drawn_after_the_shuffle(seed: int) -> None:
    """Place k is the k-th card dealt; it goes to the k-th seat after attacker 1."""
    deck, rng = Rng.from_seed(seed).shuffle(UNSHUFFLED)
    place, rng = rng.below(60)
    state = hy.setup(hy.Options(players=6, first_dealer=2), seed)
    assert hy.OpenCard(deck[3 + place], (3 + place) % 6) == state.open_card
    assert deck[3 + place] in state.hands[(3 + place) % 6]
    assert rng == state.rng


@pytest.mark.rule("HY-SETUP-8", "HY-3P-1")
def test_with_three_players_the_first_card_left_is_the_top_of_the_pile() -> None:
    deck, _ = Rng.from_seed(6).shuffle(UNSHUFFLED)
    state = hy.setup(hy.Options(players=3, first_dealer=2), 6)
    assert tuple(reversed(deck[51:])) == state.shared_pile
    turned = step(state, hy.Take(0, (0, 1, 2)))
    assert hy.PileTurned(deck[51]) == only(hy.PileTurned, turned)


@pytest.mark.rule("HY-SETUP-8", "HY-2P-1")
def test_with_two_players_the_personal_piles_are_dealt_after_the_hands() -> None:
    """In turn order from the attacker, seat 1; the card dealt last lies on top."""
    deck, _ = Rng.from_seed(6).shuffle(UNSHUFFLED)
    state = hy.setup(hy.Options(players=2, first_dealer=0), 6)
    assert (sorted(deck[3:37:2]), sorted(deck[4:37:2])) == (sorted(state.hands[1]), sorted(state.hands[0]))
    own = deck[37:49]
    assert [own[0::2], own[1::2]] == [list(state.personal_piles[seat]) for seat in (1, 0)]
    assert tuple(reversed(deck[49:])) == state.shared_pile


@pytest.mark.rule("HY-SETUP-2")
def test_nothing_but_a_new_round_uses_chance() -> None:
    """Stake, plays, effects and the end of a trick leave the random source alone."""
    state = opening(hands={0: "R7 WITCH", 1: "STORM", 2: "LEAP", 3: "TRICKSTER"}).state
    before = state.rng
    state = after(state, hy.Reduce(0), hy.Take(0, (0, 1)), hy.PlayWitch(0))
    state = after(state, *(hy.PassCard(seat, state.hands[seat][0]) for seat in range(4)))
    state = played(state, 0, "R7")
    state = after(state, hy.PlayStorm(1), hy.PlayTrickster(3), hy.PlayLeap(2))
    assert (1, before) == (turn(state), state.rng)
    state = checks(state, 1, 2, 3, 0)
    assert (None, before) == (state.trick, state.rng)


def test_the_same_seed_gives_the_same_game() -> None:
    for players in range(2, 7):
        options = hy.Options(players=players)
        assert hy.start(options, 9) == hy.start(options, 9)
        assert hand(hy.setup(options, 9), 0) != hand(hy.setup(options, 10), 0)


# Options.


@pytest.mark.parametrize(
    "bad",
    [
        {"players": 1},
        {"players": 7},
        {"players": True},
        {"players": "4"},
        {"target": 0},
        {"target": -1},
        {"target": 10000},
        {"target": True},
        {"first_dealer": 4},
        {"first_dealer": -1},
        {"first_dealer": False},
    ],
    ids=str,
)
def test_bad_options_are_refused(bad: dict[str, int]) -> None:
    with pytest.raises(InvalidOptions):
        attrs.evolve(hy.Options(players=4), **bad)


@pytest.mark.rule("HY-SETUP-7")
def test_the_middle_comes_before_the_hands() -> None:
    """A scripted deal: what is named lies where it is named."""
    started = opening(middle="R9 R3 COMPANION", hands={0: "HYDRA", 1: "PEGASUS", 2: "WITCH", 3: "STORM"})
    state = started.state
    assert cards("R9 R3 COMPANION") == state.middle
    found = [card in state.hands[seat] for seat, card in enumerate(cards("HYDRA PEGASUS WITCH STORM"))]
    assert [True] * 4 == found
    assert [15] * 4 == [event.count for event in of(hy.CardsDealt, started)]
