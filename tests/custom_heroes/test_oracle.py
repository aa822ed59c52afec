"""
A brute-force oracle for the lists of sets and of declarations.

The judges here are written straight from the rules page, without the engine's own rules: they look at every
sub-multiset of a hand with every choice of activations, or of bets, and say yes or no.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletricks import custom_heroes as ch
from tabletricks.custom_heroes.rules.kodora import declarations
from tabletricks.custom_heroes.rules.sets import playable_sets
from tabletricks.custom_heroes.rules.state import Player

from .builders import Written, position, written


OPTIONS = ch.Options(players=4)
COSTS = {"ascended": 2, "burny": 1, "edge": 1, "charmy": 1, "spector": 1, None: 0}

Top = tuple[int, int | None] | None
Frozen = tuple[tuple[tuple[ch.Card, int], ...], tuple[tuple[ch.Card, int], ...]]


def texts() -> st.SearchStrategy[str]:
    """Cards of few bases, so that sets come up, with random sleeves."""
    ability = st.sampled_from(["", "", "B", "E", "C", "S", "K", "A"])
    red = st.sampled_from(["", "", "r+1", "r-1", "r-4"])
    blue = st.sampled_from(["", "", "", "b+1", "b-2"])
    green = st.sampled_from(["", "", "", "", "g2", "g4"])
    sleeves = st.tuples(ability, red, blue, green).map(lambda parts: ",".join(filter(None, parts)))
    return st.builds(lambda base, inside: f"{base}{{{inside}}}" if inside else f"{base}", st.integers(1, 4), sleeves)


def hands(most: int) -> st.SearchStrategy[list[str]]:
    """Hands with some equal cards."""
    return st.lists(texts(), min_size=1, max_size=most).flatmap(
        lambda some: st.lists(st.sampled_from(some), max_size=most - len(some)).map(lambda more: some + more)
    )


TOPS: st.SearchStrategy[Top] = st.one_of(
    st.none(), st.tuples(st.integers(1, 4), st.integers(-3, 6)), st.just((1, None))
)
DIRECTIONS: st.SearchStrategy[ch.Direction] = st.sampled_from([1, -1])


def judge(resting: list[Written], active: list[Written], power: int, top: Top, direction: int, players: int) -> bool:
    """Whether the rules let a set be played, by the text of CH-PLAY, CH-POWER and CH-ADV."""
    size = len(resting) + len(active)
    # CH-PLAY-2: at least one card.
    if size == 0:
        return False
    # CH-POWER-1, CH-ADV-KODORA-11: only abilities are activated, and Kodora not in a trick.
    if any(entry.ability is None or entry.ability == "kodora" for entry in active):
        return False
    # CH-POWER-2: the sum of the costs.
    if sum(COSTS[entry.ability] for entry in active) > power:
        return False
    # CH-ADV-ASCENDED-2, CH-ADV-ASCENDED-4: alone, and then it beats anything.
    if any(entry.ability == "ascended" for entry in active):
        return size == 1
    # CH-ADV-EDGE-2, CH-ADV-EDGE-3, CH-PLAY-3: a fixed card, and one value.
    values = {entry.value for entry in resting} | {entry.value for entry in active if entry.ability != "edge"}
    if len(values) != 1:
        return False
    if top is None:
        return True
    count, value = top
    # CH-ADV-ASCENDED-4.
    if value is None:
        return False
    # CH-PLAY-4, CH-PLAY-6.
    if size + sum(entry.ability == "burny" for entry in active) != count:
        return False
    # CH-PLAY-7 to CH-PLAY-9; a Charmy of the set does not count yet (CH-ADV-CHARMY-2).
    (mine,) = values
    better = mine > value if direction == 1 else mine < value
    return better or (mine == value and players > 2)


def choices(hand: list[str]) -> Iterator[tuple[list[Written], list[Written]]]:
    """Every way to leave, play or activate each card of a hand; equal ones come up several times."""
    entries = [written(text) for text in hand]
    for decisions in product((0, 1, 2), repeat=len(entries)):
        resting = [entry for entry, decision in zip(entries, decisions, strict=True) if decision == 1]
        active = [entry for entry, decision in zip(entries, decisions, strict=True) if decision == 2]
        yield resting, active


def frozen(cards: tuple[ch.Card, ...], active: tuple[ch.Card, ...]) -> Frozen:
    """A set as a value that does not depend on the order of its cards."""
    return tuple(sorted(Counter(cards).items())), tuple(sorted(Counter(active).items()))


def trick_with(top: Top, direction: ch.Direction) -> ch.Trick:
    """A trick with a top set of this count and value; which cards it is made of does not matter."""
    if top is None:
        return ch.Trick(0)
    return ch.Trick(3, (ch.PlayedSet(3, (ch.Card("1"),), (), *top),), direction, (0, 1, 2))


@pytest.mark.rule("CH-PLAY-2", "CH-PLAY-3", "CH-PLAY-6", "CH-PLAY-7", "CH-PLAY-8", "CH-PLAY-9", "CH-POWER-2")
@settings(max_examples=120, deadline=None)
@given(hands(7), st.integers(0, 4), TOPS, DIRECTIONS, st.sampled_from([2, 4]))
def test_playable_sets_are_exactly_the_legal_ones(
    hand: list[str], power: int, top: Top, direction: ch.Direction, players: int
) -> None:
    """The list holds every set that the judge accepts, once, and nothing else."""
    expected = {
        frozen(tuple(entry.card for entry in resting + active), tuple(entry.card for entry in active))
        for resting, active in choices(hand)
        if judge(resting, active, power, top, direction, players)
    }
    held = OPTIONS.cards.sort_cards(written(text).card for text in hand)
    found = playable_sets(OPTIONS.cards, held, power, trick_with(top, direction), players)
    listed = [frozen(*cards) for cards in found]
    assert expected == set(listed)
    assert len(expected) == len(listed)


@pytest.mark.rule("CH-PLAY-16")
@settings(max_examples=60, deadline=None)
@given(hands(4), st.integers(0, 4), TOPS, DIRECTIONS, st.sampled_from([2, 4]))
def test_check_accepts_exactly_the_legal_sets(
    hand: list[str], power: int, top: Top, direction: ch.Direction, players: int
) -> None:
    """The refusals agree with the judge on every set of a hand, legal or not."""
    state = position(players, hands={0: "9"}, pile=[(players - 1, "9")] if top else [])
    held = state.options.cards.sort_cards(written(text).card for text in hand)
    players_now = (attrs.evolve(state.players[0], hand=held, power=power), *state.players[1:])
    # The hand is not taken out of the deck, so this is a position for the rules of sets alone.
    trick = attrs.evolve(trick_with(top, direction), queue=tuple(range(players - 1)) if top else ())
    state = attrs.evolve(state, players=players_now, trick=trick)
    for resting, active in choices(hand):
        action = ch.Play(0, tuple(entry.card for entry in resting + active), tuple(entry.card for entry in active))
        assert judge(resting, active, power, top, direction, players) == (ch.check(state, action) is None)


def judge_bets(bets: Counter[ch.Bet], hand: Counter[ch.Card], yellow: set[ch.Card], kodoras: int, vp: int) -> bool:
    """Whether the rules let a declaration be made, by the text of CH-ADV-KODORA."""
    named = Counter(bet.card for bet in bets.elements())
    # CH-ADV-KODORA-1: own cards, screen Kodoras, or Kodoras that are there already.
    if any(named[which] > hand[which] for which in named):
        return False
    if sum(bet.sleeve for bet in bets.elements()) > kodoras:
        return False
    if any(not bet.sleeve and "kodora" not in bet.card.sleeves for bet in bets):
        return False
    # CH-ADV-KODORA-2: the yellow place must be free.
    if any(bet.sleeve and bet.card in yellow for bet in bets):
        return False
    # CH-ADV-KODORA-4: 2 VP for each bet. CH-ADV-KODORA-7: a card remains.
    return 2 * bets.total() <= vp and bets.total() < hand.total()


@pytest.mark.rule("CH-ADV-KODORA-1", "CH-ADV-KODORA-2", "CH-ADV-KODORA-4", "CH-ADV-KODORA-7")
@settings(max_examples=120, deadline=None)
@given(hands(5), st.integers(0, 2), st.integers(0, 10))
def test_declarations_are_exactly_the_legal_ones(hand: list[str], kodoras: int, vp: int) -> None:
    """The list holds every declaration that the judge accepts, once, the empty one included."""
    entries = [written(text) for text in hand]
    held = Counter(entry.card for entry in entries)
    yellow = {entry.card for entry in entries if entry.ability is not None}
    expected: set[tuple[tuple[str, int], ...]] = set()
    for decisions in product((None, False, True), repeat=len(entries)):
        bets = Counter(
            ch.Bet(entry.card, sleeve=decision)
            for entry, decision in zip(entries, decisions, strict=True)
            if decision is not None
        )
        if judge_bets(bets, held, yellow, kodoras, vp):
            expected.add(tuple(sorted((repr(bet), number) for bet, number in bets.items())))
    player = Player(OPTIONS.cards.sort_cards(held.elements()), ("kodora",) * kodoras, 2, vp)
    listed = [
        tuple(sorted((repr(bet), number) for bet, number in Counter(bets).items()))
        for bets in declarations(OPTIONS.cards, player)
    ]
    assert expected == set(listed)
    assert len(expected) == len(listed)
