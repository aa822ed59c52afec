"""
Setup (CH-SETUP-1 to CH-SETUP-12).
"""

from __future__ import annotations

from collections import Counter

import pytest

from tabletricks import Rng
from tabletricks import custom_heroes as ch

from .builders import deck, follow, only, play, position


def bag_copies() -> list[str]:
    """The 72 copies of the bag in catalogue order."""
    starters = ("ascended", "kodora")
    return [entry.type for entry in ch.DEFAULT_CATALOGUE if entry.type not in starters for _ in range(entry.count)]


@pytest.mark.rule("CH-SETUP-1", "CH-SETUP-2", "CH-SETUP-9")
@pytest.mark.parametrize(("players", "sets"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_the_deck(players: int, sets: int) -> None:
    """As many sets of 1 to 10 as players, three for two players, and no card has anything in its sleeve."""
    state = ch.setup(ch.Options(players=players), seed=5)
    assert Counter({ch.Card(str(base)): sets for base in range(1, 11)}) == deck(state)


@pytest.mark.rule("CH-SETUP-3")
def test_unused_sets_never_enter_the_game() -> None:
    """The next hand is dealt from the same 30 cards, of which three players have ten each."""
    state = position(3, hands={1: "9", 2: "1 2"}, turn=1, places={0: 1})
    after = follow(state, play(1, "9"))
    assert Counter(dict.fromkeys(range(1, 11), 3)) == Counter(which.base for which in deck(after).elements())
    assert [10, 10, 10] == [len(player.hand) for player in after.players]


@pytest.mark.rule("CH-SETUP-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_starters(players: int) -> None:
    """Everybody has one Ascended Form and one Kodora, and no more of them are in the game."""
    state = ch.setup(ch.Options(players=players), seed=5)
    for starter in ("ascended", "kodora"):
        assert [1] * players == [player.screen.count(starter) for player in state.players]
        assert 0 == state.bag.count(starter)


@pytest.mark.rule("CH-SETUP-5", "CH-SETUP-6", "CH-SETUP-7", "CH-SETUP-8")
@pytest.mark.parametrize(("players", "draws"), [(2, 3), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_what_everybody_starts_with(players: int, draws: int) -> None:
    """1 VP, 2 power, and one random advancement, three with two players."""
    step = ch.start(ch.Options(players=players), seed=5)
    for player in step.state.players:
        assert (1, 0, 2, 2 + draws) == (player.vp, player.staked, player.power, len(player.screen))
    assert 72 - players * draws == len(step.state.bag)
    assert [draws] * players == [event.count for event in only(ch.AdvancementsDrawn, step.events)]


@pytest.mark.rule("CH-SETUP-10")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_given_starting_player(seat: int) -> None:
    """The starting player of the options leads the first hand."""
    step = ch.start(ch.Options(players=4, start_player=seat), seed=5)
    assert ch.GameStarted(4, seat, 1, 2, ("ascended", "kodora")) == step.events[0]
    assert (seat, (seat,)) == (step.state.hand.start, ch.awaiting(step.state))


@pytest.mark.rule("CH-SETUP-10")
def test_the_drawn_starting_player() -> None:
    """Without a given one, chance names the starting player, and it may be anybody."""
    drawn = {ch.setup(ch.Options(players=4), seed).hand.start for seed in range(40)}
    assert {0, 1, 2, 3} == drawn


@pytest.mark.rule("CH-SETUP-11", "CH-UPKEEP-3")
@pytest.mark.parametrize(("players", "draws", "given"), [(4, 1, None), (2, 3, None), (5, 1, 3), (2, 3, 1)])
def test_the_order_of_chance(players: int, draws: int, given: int | None) -> None:
    """Seat, bag, then the deal; setup draws come from the top, clockwise, all of a player's in one go."""
    rng = Rng.from_seed(11)
    start = given
    if start is None:
        start, rng = rng.below(players)
    bag, rng = rng.shuffle(bag_copies())
    sets = max(players, 3)
    cards, rng = rng.shuffle([ch.Card(str(base)) for base in range(1, 11) for _ in range(sets)])
    state = ch.setup(ch.Options(players=players, start_player=given), seed=11)
    assert start == state.hand.start
    for turn in range(players):
        player = state.players[(start + turn) % players]
        drawn = Counter(player.screen) - Counter(["ascended", "kodora"])
        assert Counter(bag[turn * draws : (turn + 1) * draws]) == drawn
        assert Counter(cards[turn::players]) == Counter(player.hand)
    assert tuple(bag[players * draws :]) == state.bag
    assert rng == state.rng


@pytest.mark.rule("CH-SETUP-12")
def test_a_bag_that_is_too_small() -> None:
    """If the bag runs out at setup, the first ones take what there is."""
    burny = ch.Advancement("burny", "Burny", "yellow", ability="burny", cost=1, count=4)
    catalogue = (*ch.DEFAULT_CATALOGUE[:2], burny)
    step = ch.start(ch.Options(players=2, catalogue=catalogue, start_player=1), seed=5)
    assert [1, 3] == [player.screen.count("burny") for player in step.state.players]
    assert () == step.state.bag
    drawn = only(ch.AdvancementsDrawn, step.events)
    assert [(1, 3), (0, 1)] == [(event.seat, event.count) for event in drawn]
