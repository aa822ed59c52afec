"""
Random playouts: games in which every decision is made by chance, the same ones for the same seed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

from attrs import frozen

from ..core.chance import Chance
from ..core.game import Game
from ..core.kinds import ActionT, EventT, MemoryT, OptionsT, QuestionT, StateT, Step, ViewT
from ..core.rng import SEED_LIMIT
from .failure import ConformanceFailure, require


@frozen
class Decision(Generic[StateT, ActionT, EventT]):
    """
    One decision of a playout.

    Attributes:
        number: 0 for the first one.
        state: the state before it.
        action: what was done.
        step: what it led to.
    """

    number: int
    state: StateT
    action: ActionT
    step: Step[StateT, EventT]


def random_playout(
    game: Game[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT],
    options: OptionsT,
    seed: int,
    *,
    limit: int = 50_000,
    out_of_turn: int = 6,
) -> Iterator[Decision[StateT, ActionT, EventT]]:
    """
    Plays a whole game by chance.

    Args:
        game: the game.
        options: its options.
        seed: seeds the game and the choices.
        limit: the number of decisions after which the game counts as endless.
        out_of_turn: how often a seat that is not awaited acts if it can: once in so many decisions; 0 is never.

    Raises:
        ConformanceFailure: the game does not end, or waits for a seat that can do nothing.
    """
    state = game.setup(options, seed)
    # Another seed than that of the game, so that the choices have nothing to do with its shuffles.
    chance = Chance.from_seed((seed + SEED_LIMIT // 2) % SEED_LIMIT)
    for number in range(limit):
        if game.outcome(state) is not None:
            return
        action = chance.choose(_offered(game, state, chance, out_of_turn))
        step = game.step(state, action)
        yield Decision(number, state, action, step)
        state = step.state
    raise ConformanceFailure(f"{game.name}: the game with seed {seed} has not ended after {limit} decisions")


def _offered(
    game: Game[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT],
    state: StateT,
    chance: Chance,
    out_of_turn: int,
) -> tuple[ActionT, ...]:
    """The legal actions of the seat whose move it shall be."""
    awaited = game.awaiting(state)
    require(awaited, f"{game.name}: the game is not over and waits for nobody")
    if out_of_turn and len(awaited) < game.players(state) and chance.below(out_of_turn) == 0:
        others = [seat for seat in range(game.players(state)) if seat not in awaited]
        offered = game.legal_actions(state, chance.choose(others))
        if offered:
            return offered
    seat = chance.choose(awaited)
    offered = game.legal_actions(state, seat)
    require(offered, f"{game.name}: seat {seat} is awaited and has no legal action")
    return offered
