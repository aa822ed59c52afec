"""
The peers: libraries for card and board games that can be driven from Python, where they are installed.

Each plays random games with the legal actions listed at each decision, in the cheapest way that it offers.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from .measure import Contender


def _module(name: str) -> ModuleType:
    """A peer; none of them has types."""
    return import_module(name)


def _rlcard(module: str) -> Contender:
    """The bare game of rlcard: mutable, and its step makes the view of the next player."""

    def play() -> Iterator[None]:
        numpy = _module("numpy")
        make = _module(f"rlcard.games.{module}").Game
        chance = random.Random(0)
        source = numpy.random.RandomState(0)
        while True:
            game = make()
            game.np_random = source
            game.allow_step_back = False
            state, _ = game.init_game()
            while not game.is_over():
                actions = state["actions"] if module == "doudizhu" else game.get_legal_actions()
                state, _ = game.step(actions[int(chance.random() * len(actions))])
                yield

    return play


def _rlcard_environment(name: str) -> Contender:
    """The environment of rlcard: action numbers, encoded observations."""

    def play() -> Iterator[None]:
        environment = _module("rlcard").make(name)
        chance = random.Random(0)
        while True:
            state, _ = environment.reset()
            while not environment.is_over():
                actions = list(state["legal_actions"])
                state, _ = environment.step(actions[int(chance.random() * len(actions))])
                yield

    return play


def _chess() -> Iterator[None]:
    chess = _module("chess")
    chance = random.Random(0)
    while True:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(chance.random() * len(moves))])
            yield


def _pokerkit() -> Iterator[None]:
    pokerkit = _module("pokerkit")
    automation = pokerkit.Automation
    automated = tuple(automation)
    chance = random.Random(0)
    while True:
        state = pokerkit.NoLimitTexasHoldem.create_state(automated, True, 0, (1, 2), 2, 200, 4)
        while state.status:
            choices = [
                act
                for possible, act in (
                    (state.can_fold(), state.fold),
                    (state.can_check_or_call(), state.check_or_call),
                    (state.can_complete_bet_or_raise_to(), state.complete_bet_or_raise_to),
                )
                if possible
            ]
            choices[int(chance.random() * len(choices))]()
            yield


def _openspiel() -> Iterator[None]:
    game = _module("pyspiel").load_game("crazy_eights(players=4)")
    chance = random.Random(0)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            yield


_ALL: dict[str, tuple[str, Contender]] = {
    "rlcard Uno game": ("rlcard", _rlcard("uno")),
    "rlcard Dou Dizhu game": ("rlcard", _rlcard("doudizhu")),
    "rlcard Uno environment": ("rlcard", _rlcard_environment("uno")),
    "rlcard Dou Dizhu environment": ("rlcard", _rlcard_environment("doudizhu")),
    "python-chess": ("chess", _chess),
    "pokerkit": ("pokerkit", _pokerkit),
    "OpenSpiel crazy_eights": ("pyspiel", _openspiel),
}


def peers() -> dict[str, Contender]:
    """Those that are installed."""
    return {name: contender for name, (module, contender) in _ALL.items() if find_spec(module) is not None}


def chess_replay() -> Contender | None:
    """Python-chess reading the moves of random games in UCI, as a log reader does; ``None`` without it."""
    if find_spec("chess") is None:
        return None
    chess = _module("chess")
    chance = random.Random(1)
    games: list[list[str]] = []
    for _ in range(8):
        board = chess.Board()
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
        games.append([move.uci() for move in board.move_stack])

    def read() -> Iterator[None]:
        while True:
            for moves in games:
                board = chess.Board()
                for move in moves:
                    board.push_uci(move)
                    yield

    return read
