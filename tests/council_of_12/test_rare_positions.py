"""
Positions that random play rarely reaches: any cards in hand, any effects on any card, bans, permits and every phase.
"""

from __future__ import annotations

from random import Random

import attrs
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletricks import Rng, from_json, to_json
from tabletricks import council_of_12 as c12
from tabletricks.council_of_12.rules.state import Player
from tabletricks.council_of_12.rules.votes import BellVote

from .builders import settle


EFFECTS: tuple[c12.Effect, ...] = (
    c12.Favour(1), c12.Favour(-1), c12.OpenPlay("one"), c12.OpenPlay("all"), c12.TakeBack("one", "any"),
    c12.TakeBack("one", "top"), c12.TakeBack("all", "any"), c12.TakeBack("all", "top"), c12.Recover(),
    c12.Discard("one"), c12.Discard("all"), c12.Peek(1), c12.Peek(3), c12.Arrange(2), c12.Arrange(3),
    c12.TurnDie("tilt"), c12.TurnDie("any"), c12.TurnDie("flip"), c12.RollDie(), c12.Ban("supplicant"),
    c12.Ban("choice"), c12.Hush(), c12.FreeBell(), c12.Replay(),
)  # fmt: skip


def wild_options(chance: Random, players: int) -> c12.Options:
    """Any seven characters, and challenges with any goals, rewards and penalties."""

    def effects() -> tuple[c12.Effect, ...]:
        return tuple(chance.choice(EFFECTS) for _ in range(chance.randrange(5)))

    def goals() -> tuple[c12.Goal, ...]:
        return tuple(
            tuple(sorted(chance.sample(range(1, 13), chance.randint(1, 4)))) for _ in range(chance.randint(1, 2))
        )

    # No more cards than are played: the options are part of every document.
    numbers = tuple(chance.sample(range(1, 37), 7))
    cards = tuple(
        attrs.evolve(card, goals=goals(), reward=effects(), penalty=effects())
        for card in c12.DEFAULT_CATALOGUE.challenges
        if card.number in numbers
    )
    return c12.Options(
        players,
        "custom",
        custom=c12.Deck(tuple(chance.sample(c12.CHARACTERS, 7)), numbers),
        silence=chance.choice(("off", "silent", "eerie")),
        chair=chance.choice(("sit_out", "none")),
        recruit=chance.choice(("always", "on_pass")),
        catalogue=c12.Catalogue(cards),
        crowns=(chance.randint(1, 3), 1, *(chance.randint(1, 3) for _ in range(10))),
    )


def shuffled_hands(state: c12.State, chance: Random) -> c12.State:
    """The same moment before cards are laid, with any hands, effects and favour."""
    players = []
    for player in state.players:
        cards = [*player.hand, *player.discard]
        chance.shuffle(cards)
        size = chance.randint(1, len(cards))
        players.append(Player(tuple(sorted(cards[:size], key=c12.CHARACTERS.index)), tuple(cards[size:])))
    in_play = [one for one in c12.CHARACTERS if one not in state.reserve]
    now = c12.RoundEffects(
        chance.randrange(3),
        chance.random() < 0.2,
        tuple(chance.sample(in_play, chance.randrange(3))),
        chance.random() < 0.2,
        chance.random() < 0.2,
    )
    return attrs.evolve(state, players=tuple(players), this_round=now, favour=chance.randint(1, 5))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_any_position_can_be_played_on(players: int, seed: int) -> None:
    """Every decision has a legal action, nothing is lost, guesses agree with their views, JSON gives it all back."""
    # A plain source of chance: hundreds of draws from a strategy would take longer than the games.
    chance = Random(seed)
    options = wild_options(chance, players)
    assert options == from_json(c12.Options, to_json(options))
    state = c12.setup(options, seed)
    assert c12.GAME.audit(state) is None
    for number in range(80):
        if c12.outcome(state) is not None:
            return
        if isinstance(state.agenda[-1], BellVote) and chance.random() < 0.3:
            state = settle(shuffled_hands(state, chance)).state
        if chance.random() < 0.1:
            state = c12.reseed(state, number)
        seat = chance.choice(c12.awaiting(state))
        offered = [action for action in c12.legal_actions(state, seat) if not isinstance(action, c12.Change)]
        assert offered, f"seat {seat} has no legal action in {to_json(state)}"
        state = c12.apply(state, chance.choice(offered))
        assert c12.GAME.audit(state) is None, to_json(state)
        if number % 5 == 0:
            assert from_json(c12.State, to_json(state)) == state
            for observer in (None, *range(players)):
                view = c12.view(state, observer)
                assert c12.view(c12.determinize(view, number), observer) == view


@settings(max_examples=60, deadline=None)
@given(chance=st.randoms(use_true_random=False), rng_seed=st.integers(0, 2**32))
def test_scripts_and_seeds_make_the_same_kind_of_game(chance: Random, rng_seed: int) -> None:
    """A random source may stand anywhere; the set-up is possible all the same (C12-RNG-4)."""
    players = chance.randint(2, 4)
    throne = chance.choice((None, *c12.CHARACTERS))
    options = c12.Options(players, throne=throne)
    state = settle(c12.GAME._opening(options, attrs.evolve(Rng.from_seed(rng_seed), position=rng_seed))).state
    assert throne not in (*state.supplicants.open, *state.supplicants.stack, *state.reserve)
    ones = [one for one in state.supplicants.open[1:] if options.rulebook.crowns[one] == 1]
    assert ones
    assert options.rulebook.crowns[state.supplicants.open[0]] == 1
