"""
What a seat remembers: folded from what it has seen, and obeyed by its guesses.
"""

from __future__ import annotations

import pytest

from tabletricks import InvalidArgument, InvalidOptions, from_json, to_json
from tabletricks.core import MemoryBase
from tabletricks.testing import random_playout

from . import pebbles
from .forging import call, forged
from .parley import (
    GAME,
    Card,
    CardsGiven,
    Event,
    Known,
    Memory,
    Options,
    RoundStarted,
    Told,
    Turn,
    cards,
    position,
)


GIVEN = CardsGiven(0, 1, cards("1b 3r"), 2)
KNOWN = Memory(0, (Known(1, Card("1b")), Known(1, Card("3r"))))


@pytest.mark.parametrize(
    ("events", "known"),
    [
        ([GIVEN], KNOWN.known),
        ([GIVEN, Told("attacks 0", 1, Card("3r"))], KNOWN.known[:1]),
        ([GIVEN, Told("attacks 0", 2, Card("3r"))], KNOWN.known),
        ([GIVEN, CardsGiven(1, 2, cards("2b 3r"), 2)], ()),
        ([GIVEN, CardsGiven(1, 0, cards("2b 3r"), 2)], KNOWN.known[:1]),
        ([GIVEN, RoundStarted(2, 3)], ()),
    ],
)
def test_a_memory_is_folded_from_events(events: list[Event], known: tuple[Known, ...]) -> None:
    memory = GAME.remember(GAME.fresh_memory(Options(), 0), events)
    assert Memory(0, known) == memory
    again = GAME.fresh_memory(Options(), 0)
    for event in events:
        again = GAME.remember(again, [event])
    assert memory == again


def test_what_the_seat_does_not_see_is_not_remembered() -> None:
    for seat in (2, None):
        assert Memory(seat) == GAME.remember(Memory(seat), [GIVEN])
    assert Memory(1) == GAME.remember(Memory(1), [GIVEN])


@pytest.mark.parametrize("seed", range(3))
def test_a_memory_is_true(seed: int) -> None:
    start = GAME.start(Options(), seed)
    memories = [GAME.remember(GAME.fresh_memory(Options(), seat), start.events) for seat in range(3)]
    longest = 0
    for decision in random_playout(GAME, Options(), seed):
        memories = [GAME.remember(memory, decision.step.events) for memory in memories]
        state = decision.step.state
        for seat, memory in enumerate(memories):
            longest = max(longest, len(memory.known))
            for fact in memory.known:
                same = [other for other in memory.known if other == fact]
                assert len(same) <= state.hands[fact.seat].count(fact.card)
            if decision.number % 7 == 0:
                guess = GAME.determinize(GAME.view(state, seat), decision.number, memory)
                assert GAME.view(state, seat) == GAME.view(guess, seat)
                assert all(fact.card in guess.hands[fact.seat] for fact in memory.known)
    assert longest >= 2


def test_a_guess_agrees_with_a_memory() -> None:
    state = position("2b", "1b 3r 4b", "2r 2r", agenda=(Turn(0),))
    view = GAME.view(state, 0)
    hands = [GAME.determinize(view, seed, KNOWN).hands[1] for seed in range(40)]
    assert all({"1b", "3r"} <= set(hand) for hand in hands)
    assert len(set(hands)) > 3
    assert not all({"1b", "3r"} <= set(GAME.determinize(view, seed).hands[1]) for seed in range(40))


def test_a_memory_that_no_hand_agrees_with_is_refused() -> None:
    """Four copies are remembered of a card of which there are three."""
    view = GAME.view(position("2b", "1b 3r 4b 4b", "2r 2r"), 0)
    for known in ((Known(1, Card("1b")),) * 4, (Known(2, Card("1b")),) * 3, (Known(0, Card("2b")),)):
        with pytest.raises(InvalidArgument, match="no state agrees"):
            GAME.determinize(view, 1, Memory(0, known * 3))


@pytest.mark.parametrize(
    ("memory", "words"),
    [
        (Memory(1), "another seat or table"),
        (Memory(None), "another seat or table"),
        (Memory(0, (Known(3, Card("1b")),)), "another seat or table"),
        (Memory(0, (Known(-1, Card("1b")),)), "another seat or table"),
        (MemoryBase(0), "is no memory of Parley"),
        (forged(KNOWN, known=[]), "is no memory of Parley"),
        (forged(KNOWN, seat="0"), "is no memory of Parley"),
        ("hello", "is no memory of Parley"),
        (0, "is no memory of Parley"),
    ],
)
def test_a_foreign_memory_is_refused(memory: object, words: str) -> None:
    view = GAME.view(position("2b", "1b 3r 4b", "2r 2r"), 0)
    with pytest.raises(InvalidArgument, match=words):
        call(GAME, "determinize", view, 1, memory)


def test_only_memories_remember_and_only_events_are_remembered() -> None:
    with pytest.raises(InvalidArgument, match="is no memory of Parley"):
        call(GAME, "remember", MemoryBase(0), [])
    for rubbish in (None, 3, [1], "hello"):
        with pytest.raises(InvalidArgument):
            call(GAME, "remember", KNOWN, rubbish)


def test_a_fresh_memory_is_one_of_a_seat_or_a_spectator() -> None:
    assert (Memory(2), Memory(None)) == (GAME.fresh_memory(Options(), 2), GAME.fresh_memory(Options(), None))
    for seat in (3, -1, True):
        with pytest.raises(InvalidArgument, match="there is no seat"):
            GAME.fresh_memory(Options(), seat)
    with pytest.raises(InvalidOptions):
        call(GAME, "fresh_memory", pebbles.Options(), 0)


def test_a_game_without_a_memory_of_its_own_remembers_nothing() -> None:
    step = pebbles.GAME.step(pebbles.GAME.setup(pebbles.Options(), 0), pebbles.Take(0, 1))
    memory = pebbles.GAME.remember(pebbles.GAME.fresh_memory(pebbles.Options(), 1), step.events)
    assert MemoryBase(1) == memory
    assert step.state.heap == pebbles.GAME.determinize(pebbles.GAME.view(step.state, 1), 0, memory).heap


def test_the_json_form_of_a_memory() -> None:
    assert '{"seat":0,"known":[{"seat":1,"card":"1b"},{"seat":1,"card":"3r"}]}' == to_json(KNOWN)
    assert KNOWN == from_json(Memory, to_json(KNOWN))
