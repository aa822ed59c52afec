"""
What is measured of the library itself.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from functools import partial
from statistics import median
from time import process_time

import tabletricks
from tabletricks import AnyGame

from .measure import Contender, microseconds


TABLES = {"frantic 4p": "4p", "hydra 4p": "4p", "council_of_12 3p": "3p", "custom_heroes 4p": "4p-de"}
"""What is measured, with the variant."""


def table(name: str) -> tuple[AnyGame, object]:
    """The game and the options of a table."""
    game = tabletricks.game(name.split(maxsplit=1)[0])
    return game, game.variants()[TABLES[name]]


def by_apply(name: str, *, views: bool = False) -> Contender:
    """Random games by ``legal_actions`` and ``apply``, with the view of the acting seat if asked for."""
    game, options = table(name)

    def play() -> Iterator[None]:
        chance = random.Random(0)
        seed = 0
        while True:
            state = game.setup(options, seed)
            seed += 1
            while seats := game.awaiting(state):
                seat = seats[int(chance.random() * len(seats))]
                if views:
                    game.view(state, seat)
                actions = game.legal_actions(state, seat)
                state = game.apply(state, actions[int(chance.random() * len(actions))])
                yield

    return play


def by_playout(name: str) -> Contender:
    """The same on one draft; a decision is counted when its policy is asked or when there is no choice."""
    game, options = table(name)
    # How many decisions a playout has is what the apply loop says of the same games.
    starts = [game.setup(options, seed) for seed in range(40)]
    lengths = [_decisions(game, start, seed) for seed, start in enumerate(starts)]

    def play() -> Iterator[None]:
        while True:
            for seed, start in enumerate(starts):
                game.playout(start, seed)
                for _ in range(lengths[seed]):
                    yield

    return play


def _decisions(game: AnyGame, state: object, seed: int) -> int:
    """The number of decisions of a playout, counted by playing it in steps."""
    chance = tabletricks.core.Chance.from_seed(seed)
    count = 0
    while seats := game.awaiting(state):
        actions = game.legal_actions(state, chance.choose(seats))
        state = game.apply(state, chance.choose(actions))
        count += 1
    return count


def replaying(name: str) -> Contender:
    """Reading logs, with every digest compared."""
    game, options = table(name)
    logs = [_log(game, options, seed) for seed in range(6)]

    def read() -> Iterator[None]:
        while True:
            for lines in logs:
                for _ in tabletricks.replay(lines):
                    yield

    return read


def _log(game: AnyGame, options: object, seed: int) -> tuple[str, ...]:
    match = tabletricks.Match.start(game, options, seed)
    chance = random.Random(seed)
    while seats := game.awaiting(match.state):
        match = match.apply(chance.choice(game.legal_actions(match.state, seats[0])))
    return match.lines()


def states_of_games(game: AnyGame, options: object, games: int) -> list[tuple[object, int, object]]:
    """The states of some random games, with the seat that acts and its action."""
    chance = random.Random(5)
    found: list[tuple[object, int, object]] = []
    for seed in range(games):
        state = game.setup(options, seed)
        while seats := game.awaiting(state):
            seat = chance.choice(seats)
            action = chance.choice(game.legal_actions(state, seat))
            found.append((state, seat, action))
            state = game.apply(state, action)
    return found


def guess_in_applies(name: str) -> tuple[float, float]:
    """What a guess costs in applies, from a view that is new and from one that has been guessed from before."""
    game, options = table(name)
    chance = random.Random(3)
    sample = chance.sample(states_of_games(game, options, 3), 40)
    views = [game.view(state, seat) for state, seat, _ in sample]
    apply_cost = sum(microseconds(partial(game.apply, state, action), least=0.01) for state, _, action in sample)
    begin = process_time()
    for seed in range(20):
        for view in views:
            game.determinize(view, seed)
    fresh = 1e6 * (process_time() - begin) / 20
    begin = process_time()
    for view in views:
        for seed in range(20):
            game.determinize(view, seed)
    repeated = 1e6 * (process_time() - begin) / 20
    return fresh / apply_cost, repeated / apply_cost


def bytes_per_state(name: str) -> float:
    """The memory that a further kept state takes, the median of some games in which every state is kept."""
    game, options = table(name)
    found = []
    for seed in range(5):
        chance = random.Random(seed)
        state = game.setup(options, seed)
        kept = [state]
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        while seats := game.awaiting(state):
            state = game.apply(state, chance.choice(game.legal_actions(state, seats[0])))
            kept.append(state)
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        found.append((after - before) / len(kept))
    return median(found)


def growth(name: str) -> float:
    """What a late step costs in early ones: the last quarter of long games beside their second quarter."""
    game, options = table(name)
    early: list[float] = []
    late: list[float] = []
    for seed in range(12):
        chance = random.Random(seed)
        state = game.setup(options, seed)
        pairs = []
        while seats := game.awaiting(state):
            action = chance.choice(game.legal_actions(state, seats[0]))
            pairs.append((state, action))
            state = game.apply(state, action)
        quarter = len(pairs) // 4
        for where, part in ((early, pairs[quarter : 2 * quarter]), (late, pairs[3 * quarter :])):
            begin = process_time()
            for before, action in part:
                game.step(before, action)
            where.append((process_time() - begin) / max(1, len(part)))
    return median(late) / median(early)


def import_seconds() -> float:
    """The processor time of ``import tabletricks``, without that of an empty program."""
    return _program("import tabletricks") - _program("pass")


def _program(code: str) -> float:
    measure = "import resource;u=resource.getrusage(resource.RUSAGE_SELF);print(u.ru_utime+u.ru_stime)"
    times = []
    for _ in range(7):
        command = [sys.executable, "-c", f"{code}\n{measure}"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 (our own code)
        times.append(float(done.stdout))
    return median(times)
