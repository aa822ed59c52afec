"""
Setting up a game, and the order of chance in it (C12-SETUP-1 to C12-SETUP-18, C12-RNG-1, C12-RNG-4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from tabletricks import Rng, to_json
from tabletricks import council_of_12 as c12

from .builders import asked, characters, discard, hand, of, opening


T = TypeVar("T")

DRAWN = (5, 8, 9, 12, 21, 22, 30)
FOUR = "druid golem machine alchemist"
NO_ONES = "alchemist golem machine oracle"
SEEDS = range(30)


def crown(one: c12.Character) -> int:
    return c12.DEFAULT_CROWNS[c12.CHARACTERS.index(one)]


def seven(state: c12.State) -> list[c12.Character]:
    """The supplicants of a new game, the first one first."""
    assert state.supplicants.current is not None
    return [state.supplicants.current, *state.supplicants.stack]


def eight(state: c12.State) -> list[int]:
    """The challenges of a new game, the first one first."""
    assert state.challenges.current is not None
    return [state.challenges.current, *state.challenges.stack]


@pytest.mark.rule("C12-SETUP-3", "C12-SETUP-5", "C12-SETUP-10", "C12-SETUP-16", "C12-SETUP-18")
def test_set_up() -> None:
    started = opening(c12.Options(3), fours=[FOUR], hidden="princess knight", drawn=DRAWN, die=7)
    state = started.state
    assert characters("worker druid golem machine alchemist") == state.supplicants.open
    reserve = "princess patient warlock oracle parasite knight shapeshifter"
    for seat in range(3):
        assert "alchemist worker druid golem machine" == hand(state, seat)
    assert characters(reserve) == state.reserve
    assert (3, 7, 1) == (state.favour, state.die, state.round)
    assert (8, 37) == (len(eight(state)), eight(state)[-1])
    assert state.supplicants.current is not None
    assert "bell_vote" == asked(state)
    assert [c12.GameStarted(state.supplicants.open, 3, 7)] == of(c12.GameStarted, started)


@pytest.mark.rule("C12-SETUP-6", "C12-RNG-4")
def test_redraw() -> None:
    """None of alchemist, golem, machine and oracle has value 1; all four go back, and some come again."""
    state = opening(c12.Options(3), fours=[NO_ONES, FOUR], hidden="oracle knight", drawn=DRAWN).state
    assert characters("worker druid golem machine alchemist") == state.supplicants.open
    assert {"oracle", "knight"} == set(seven(state)) - set(state.supplicants.open)


@pytest.mark.rule("C12-SETUP-6")
def test_fours_are_drawn_until_one_has_value_1() -> None:
    fours = [NO_ONES, "princess patient parasite knight", NO_ONES, "warlock golem machine alchemist"]
    state = opening(c12.Options(3), fours=fours, hidden="oracle knight", drawn=DRAWN).state
    assert characters("worker warlock golem machine alchemist") == state.supplicants.open


@pytest.mark.rule("C12-SETUP-2", "C12-SETUP-4", "C12-OPT-5")
def test_worker_on_the_throne() -> None:
    """The warlock takes her place, and a further value 1 is still asked for."""
    game = c12.Options(2, throne="worker")
    fours = ["golem knight princess oracle", "druid golem knight princess"]
    state = opening(game, substitute="warlock", fours=fours, hidden="oracle machine", drawn=DRAWN).state
    assert characters("warlock druid golem knight princess") == state.supplicants.open
    assert 6 == len(state.reserve)
    for player in state.players:
        assert "worker" not in player.hand
    assert "worker" not in (*state.reserve, *seven(state))


@pytest.mark.rule("C12-SETUP-1", "C12-SCENARIO-7")
@pytest.mark.parametrize(("players", "favour"), [(2, 3), (3, 3), (4, 4)])
def test_favour_at_the_start(players: int, favour: int) -> None:
    assert favour == c12.setup(c12.Options(players), 1).favour
    assert favour == c12.setup(c12.Options(players, "scenario", 1), 1).favour
    assert 1 == c12.setup(c12.Options(players, "scenario", 11), 1).favour


@pytest.mark.rule("C12-SETUP-2")
@pytest.mark.parametrize("throne", [None, "worker", "druid", "oracle"])
def test_who_is_on_the_throne_takes_no_part(throne: c12.Character | None) -> None:
    """Everybody else does, over many games."""
    comers = set()
    for seed in SEEDS:
        state = c12.setup(c12.Options(3, throne=throne), seed)
        comers |= set(seven(state))
        for player in state.players:
            owned = [*player.hand, *state.reserve]
            assert [one for one in c12.CHARACTERS if one != throne] == sorted(owned, key=c12.CHARACTERS.index)
    assert set(c12.CHARACTERS) - {throne} == comers


@pytest.mark.rule("C12-SETUP-3", "C12-SETUP-4")
def test_who_is_the_first_open_supplicant() -> None:
    """The worker; without her any other one of value 1: three for a standard game, two in April, two in December."""
    firsts = {
        name: {c12.setup(game, seed).supplicants.open[0] for seed in range(40)}
        for name, game in {
            "standard": c12.Options(3),
            "january": c12.Options(3, "scenario", 1),
            "worker on the throne": c12.Options(3, throne="worker"),
            "april": c12.Options(3, "scenario", 4),
            "december": c12.Options(3, "scenario", 12),
        }.items()
    }
    assert {"worker"} == firsts["standard"] == firsts["january"]
    assert {"druid", "warlock", "shapeshifter"} == firsts["worker on the throne"]
    assert {"warlock", "shapeshifter"} == firsts["april"]
    assert {"druid", "warlock"} == firsts["december"]


@pytest.mark.rule("C12-SETUP-5", "C12-SETUP-6", "C12-SETUP-8")
def test_five_open_and_two_hidden_supplicants() -> None:
    """One of the four beside the first has value 1. The hidden ones can be anybody but the worker."""
    hidden = set()
    for seed in range(60):
        state = c12.setup(c12.Options(2), seed)
        visible = state.supplicants.open
        assert (5, 7) == (len(set(visible)), len(set(seven(state))))
        assert 1 in map(crown, visible[1:])
        assert set(visible) < set(seven(state))
        hidden |= set(seven(state)) - set(visible)
    assert set(c12.CHARACTERS) - {"worker"} == hidden


@pytest.mark.rule("C12-SETUP-7")
def test_no_value_1_at_all() -> None:
    """Anybody takes the worker's place, and the four are taken as they come."""
    deck = c12.Deck(characters("alchemist princess patient golem machine oracle parasite"), tuple(range(1, 8)))
    game = c12.Options(3, "custom", custom=deck)
    four = "golem oracle parasite alchemist"
    state = opening(game, substitute="princess", fours=[four], hidden="machine patient").state
    assert characters(f"princess {four}") == state.supplicants.open
    assert len({c12.setup(game, seed).supplicants.open[0] for seed in SEEDS}) > 3


@pytest.mark.rule("C12-SETUP-7")
@pytest.mark.parametrize("one", ["worker", "druid"])
def test_one_value_1_only(one: c12.Character) -> None:
    """She is the first, and the four are taken as they come."""
    others = characters("alchemist princess patient golem machine oracle")
    game = c12.Options(3, "custom", custom=c12.Deck((one, *others), tuple(range(1, 8))))
    substitute = None if one == "worker" else one
    four = "golem oracle machine alchemist"
    state = opening(game, substitute=substitute, fours=[four], hidden="princess patient").state
    assert characters(f"{one} {four}") == state.supplicants.open


@pytest.mark.rule("C12-SETUP-9", "C12-SETUP-13", "C12-SCENARIO-2")
@pytest.mark.parametrize("month", range(1, 13))
def test_all_cards_of_a_month_are_used(month: int) -> None:
    deck = c12.YEAR[month - 1].deck
    orders, tops = set(), set()
    for seed in SEEDS:
        state = c12.setup(c12.Options(3, "scenario", month), seed)
        assert sorted(deck.supplicants) == sorted(seven(state))
        assert [*sorted(deck.challenges), 37] == sorted(eight(state))
        orders.add(tuple(eight(state)))
        tops.add(seven(state)[0])
    assert len(orders) > 20
    assert len(tops) > 3


@pytest.mark.rule("C12-SETUP-10", "C12-SETUP-11")
@pytest.mark.parametrize("name", c12.variants())
def test_the_first_hand_is_the_open_supplicants(name: str) -> None:
    game = c12.variants()[name]
    state = c12.setup(game, 5)
    for seat in range(game.players):
        assert set(state.supplicants.open) == set(hand(state, seat).split())
        assert "" == discard(state, seat)
        assert state.players[seat].laid is None
    assert set(game.rulebook.cast) - set(state.supplicants.open) == set(state.reserve)


@pytest.mark.rule("C12-SETUP-12", "C12-SETUP-14")
def test_four_easy_two_medium_and_one_hard_challenge() -> None:
    """In any order, over the succession; over many games every challenge comes up."""
    seen, firsts = set(), set()
    for seed in range(200):
        *cards, last = eight(c12.setup(c12.Options(2), seed))
        levels = [c12.DEFAULT_CATALOGUE.challenges[number - 1].difficulty for number in cards]
        assert (4, 2, 1, 37) == (levels.count("easy"), levels.count("medium"), levels.count("hard"), last)
        assert 7 == len(set(cards))
        seen |= set(cards)
        firsts.add(levels[0])
    assert set(range(1, 37)) == seen
    assert {"easy", "medium", "hard"} == firsts


@pytest.mark.rule("C12-SETUP-14", "C12-SETUP-15", "C12-SETUP-17")
def test_only_the_top_challenge_and_the_first_supplicant_are_seen() -> None:
    """The rest of both stacks is counted; which cards are out of the game is not shown."""
    state = opening(
        c12.Options(3), fours=[FOUR], hidden="princess knight", drawn=DRAWN,
        order=(22, 5, 8, 9, 12, 21, 30), stack="golem knight worker druid machine alchemist princess",
    ).state  # fmt: skip
    for seat in (0, 1, 2, None):
        seen = c12.view(state, seat)
        assert c12.ChallengesView(22, None, 7, (), ()) == seen.challenges
        visible = characters("worker druid golem machine alchemist")
        assert c12.SupplicantsView(visible, "golem", (), (), 6) == seen.supplicants
        other = opening(
            c12.Options(3), fours=[FOUR], hidden="patient warlock", drawn=(1, 2, 3, 4, 22, 23, 31),
            order=(22, 31, 1, 2, 3, 4, 23), stack="golem worker patient machine druid warlock alchemist",
        ).state  # fmt: skip
        assert to_json(seen) == to_json(c12.view(other, seat))


@pytest.mark.rule("C12-SETUP-18", "C12-ROUND-2", "C12-ROUND-3")
def test_round_1_begins_at_once() -> None:
    started = opening(
        c12.Options(4), fours=[FOUR], hidden="princess knight", drawn=DRAWN,
        order=(22, 5, 8, 9, 12, 21, 30), stack="golem knight worker druid machine alchemist princess",
    )  # fmt: skip
    begun, round_1, comer = started.events
    assert isinstance(begun, c12.GameStarted)
    assert c12.RoundStarted(1, 22, "Witch Hunt", ((6, 7),), 0) == round_1
    assert c12.SupplicantRevealed("golem", (6,) * 4) == comer
    assert (0, 1, 2, 3) == c12.awaiting(started.state)


# Chance.


def draw(rng: Rng, pool: Sequence[T], count: int) -> tuple[list[T], Rng]:
    """One after the other out of a pool."""
    left, drawn = list(pool), []
    for _ in range(count):
        place, rng = rng.below(len(left))
        drawn.append(left.pop(place))
    return drawn, rng


@pytest.mark.rule("C12-RNG-1", "C12-SETUP-12", "C12-SETUP-16")
@pytest.mark.parametrize("throne", [None, "worker", "warlock"])
@pytest.mark.parametrize("seed", range(12))
def test_the_order_of_chance_in_a_standard_game(seed: int, throne: c12.Character | None) -> None:
    """
    Substitute, four open supplicants until there is a value 1, two hidden ones, four easy, two medium and one hard
    challenge, the shuffle of the challenges, that of the supplicants, the roll.
    """
    rng = Rng.from_seed(seed)
    pool = [one for one in c12.CHARACTERS if one != throne]
    first: list[c12.Character] = ["worker"]
    if throne == "worker":
        first, rng = draw(rng, [one for one in pool if crown(one) == 1], 1)
    pool.remove(first[0])
    four: list[c12.Character] = []
    while 1 not in map(crown, four):
        four, rng = draw(rng, pool, 4)
    hidden, rng = draw(rng, [one for one in pool if one not in four], 2)
    easy, rng = draw(rng, range(1, 21), 4)
    medium, rng = draw(rng, range(21, 30), 2)
    hard, rng = draw(rng, range(30, 37), 1)
    order, rng = rng.shuffle([*easy, *medium, *hard])
    stack, rng = rng.shuffle([*first, *four, *hidden])
    die, rng = rng.below(12)
    state = c12.setup(c12.Options(3, throne=throne), seed)
    assert (*first, *four) == state.supplicants.open
    assert (stack, [*order, 37], die + 1) == (seven(state), eight(state), state.die)
    assert rng == state.rng


@pytest.mark.rule("C12-RNG-1", "C12-SETUP-9", "C12-SETUP-13")
@pytest.mark.parametrize("month", [1, 4, 9, 12])
def test_the_order_of_chance_in_a_scenario(month: int) -> None:
    """The lists are taken in canonical order and by number, whatever order they are written in."""
    deck = c12.YEAR[month - 1].deck
    mixed = c12.Scenario("Mixed", c12.Deck(deck.supplicants[::-1], deck.challenges[::-1]))
    for seed in range(8):
        rng = Rng.from_seed(seed)
        pool = sorted(deck.supplicants, key=c12.CHARACTERS.index)
        first: list[c12.Character] = ["worker"]
        if "worker" not in pool:
            first, rng = draw(rng, [one for one in pool if crown(one) == 1], 1)
        pool.remove(first[0])
        four: list[c12.Character] = []
        while 1 not in map(crown, four):
            four, rng = draw(rng, pool, 4)
        hidden, rng = draw(rng, [one for one in pool if one not in four], 2)
        order, rng = rng.shuffle(sorted(deck.challenges))
        stack, rng = rng.shuffle([*first, *four, *hidden])
        die, rng = rng.below(12)
        for game in (c12.Options(2, "scenario", month), c12.Options(2, "scenario", mixed)):
            state = c12.setup(game, seed)
            assert (*first, *four) == state.supplicants.open
            assert (stack, [*order, 37], die + 1) == (seven(state), eight(state), state.die)
            assert rng == state.rng
