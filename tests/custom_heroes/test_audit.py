"""
States that cannot be are refused when they come out of a document, and what is guessed is what could be.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import DecodeError, InvalidOptions, from_json, to_json
from tabletricks import custom_heroes as ch
from tabletricks.custom_heroes.rules.power import Cap
from tabletricks.custom_heroes.rules.scoring import EndHand
from tabletricks.custom_heroes.rules.setup import StartHand
from tabletricks.custom_heroes.rules.state import Player
from tabletricks.custom_heroes.rules.trick import NextTurn
from tabletricks.custom_heroes.rules.turn import Turn

from .builders import position, trick


def with_seat(state: ch.State, seat: int, player: Player) -> ch.State:
    return attrs.evolve(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def with_skipped(state: ch.State, seat: int) -> ch.State:
    return attrs.evolve(state, trick=attrs.evolve(trick(state), skipped=seat))


START = position(hands={0: "5 7", 1: "9 3", 2: "4", 3: "2"})
ANSWER = position(hands={0: "5 7", 1: "9 3", 2: "4", 3: "2"}, pile=[(0, "6")])
ENGLISH = position(hands={0: "5 7"}, edition="en")
CAPPED = attrs.evolve(
    with_seat(ENGLISH, 0, attrs.evolve(ENGLISH.players[0], power=8)),
    agenda=(StartHand(), EndHand(), NextTurn(), Turn(0), Cap(0)),
)

IMPOSSIBLE: dict[str, Callable[[], ch.State]] = {
    "a lost card": lambda: attrs.evolve(START, played=START.played[1:]),
    "a lost advancement": lambda: attrs.evolve(START, bag=START.bag[1:]),
    "an unsorted hand": lambda: with_seat(START, 0, attrs.evolve(START.players[0], hand=START.players[0].hand[::-1])),
    "uncountable power": lambda: with_seat(CAPPED, 0, attrs.evolve(CAPPED.players[0], power=10**9)),
    "uncountable points": lambda: with_seat(START, 0, attrs.evolve(START.players[0], vp=10**9)),
    "debts": lambda: with_seat(START, 0, attrs.evolve(START.players[0], vp=-1)),
    "a skip of nobody": lambda: with_skipped(ANSWER, 99),
    "an agenda that asks nobody": lambda: attrs.evolve(START, agenda=START.agenda[:-1]),
    "no agenda": lambda: attrs.evolve(START, agenda=()),
    "a cap that nobody is over": lambda: with_seat(CAPPED, 0, attrs.evolve(CAPPED.players[0], power=2)),
    "a seat too many": lambda: attrs.evolve(START, players=(*START.players, START.players[0])),
    "an agenda that begins in the middle": lambda: attrs.evolve(START, trick=None),
    "a hand of one": lambda: attrs.evolve(START, hand=attrs.evolve(START.hand, participants=(0,))),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_state_is_refused(name: str) -> None:
    state = IMPOSSIBLE[name]()
    assert ch.GAME.audit(state) is not None
    with pytest.raises(DecodeError):
        from_json(ch.State, to_json(state))


@pytest.mark.parametrize("state", [START, ANSWER, ENGLISH, CAPPED], ids=range(4))
def test_a_possible_state_is_taken(state: ch.State) -> None:
    assert state == from_json(ch.State, to_json(state))


def test_a_guess_at_the_start_knows_who_holds_the_starters() -> None:
    """Nothing is sleeved yet, so everybody has an Ascended Form, a Kodora and 2 power."""
    view = ch.view(ch.setup(ch.Options(players=4), seed=3), 0)
    for seed in range(30):
        guess = ch.determinize(view, seed)
        for player in guess.players:
            assert (1, 1, 2) == (player.screen.count("ascended"), player.screen.count("kodora"), player.power)


def test_guesses_differ_in_hands_and_screens() -> None:
    view = ch.view(ch.setup(ch.Options(players=4), seed=3), 0)
    guesses = [ch.determinize(view, seed) for seed in range(20)]
    assert len({guess.players[1].hand for guess in guesses}) > 15
    assert len({guess.players[1].screen for guess in guesses}) > 5
    assert len({guess.bag for guess in guesses}) > 15
    assert {view.players[0].hand} == {guess.players[0].hand for guess in guesses}


def test_reseeding_shuffles_the_bag() -> None:
    state = ch.setup(ch.Options(players=4), seed=3)
    other = ch.reseed(state, seed=4)
    assert sorted(state.bag) == sorted(other.bag)
    assert state.bag != other.bag
    assert state.players == other.players


@pytest.mark.parametrize(("players", "edition"), [(7, "de"), (1, "en"), (3, "fr")])
def test_no_rewards_are_printed_for_other_tables(players: int, edition: ch.Edition) -> None:
    with pytest.raises(InvalidOptions, match="no rewards are printed"):
        ch.printed_rewards(players, edition)
