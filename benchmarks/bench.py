"""
How fast the library is: decisions per second with the legal actions listed, JSON, logs, views; and a peer.

    python benchmarks/bench.py [--seconds 3]

Times are processor times, so that other work on the machine disturbs as little as possible.
"""

from __future__ import annotations

import argparse
import platform
import random
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from time import process_time

import tabletricks


VARIANTS = {
    "council_of_12": ("3p",),
    "custom_heroes": ("4p-de",),
    "frantic": ("4p", "4p-both"),
    "hydra": ("4p",),
}
"""What is measured of each game; of any other its first variant."""


def playout_states(game: tabletricks.AnyGame, options: object, seed: int) -> Iterable[tuple[object, object]]:
    """The states of a random game with the action chosen in each."""
    chance = random.Random(seed)
    state = game.setup(options, seed)
    while game.outcome(state) is None:
        seats = game.awaiting(state)
        moves = game.legal_actions(state, seats[int(chance.random() * len(seats))])
        action = moves[int(chance.random() * len(moves))]
        yield state, action
        state = game.apply(state, action)


def decisions_per_second(game: tabletricks.AnyGame, options: object, seconds: float) -> float:
    count, seed = 0, 0
    begin = process_time()
    while process_time() - begin < seconds:
        count += sum(1 for _ in playout_states(game, options, seed))
        seed += 1
    return count / (process_time() - begin)


def growth(game: tabletricks.AnyGame, options: object, games: int) -> list[float]:
    """Microseconds per step in each quarter of a game; a step must not cost more because more came before it."""
    quarters: list[list[float]] = [[], [], [], []]
    for seed in range(games):
        pairs = list(playout_states(game, options, seed))
        for number, (state, action) in enumerate(pairs):
            begin = process_time()
            game.step(state, action)
            quarters[4 * number // len(pairs)].append(process_time() - begin)
    return [1e6 * sum(times) / len(times) for times in quarters]


def microseconds(things: list[tuple[object, object]], call: Callable[[object, object], object]) -> float:
    best = float("inf")
    for _ in range(3):
        begin = process_time()
        for state, action in things:
            call(state, action)
        best = min(best, process_time() - begin)
    return 1e6 * best / len(things)


def bench_game(game: tabletricks.AnyGame, variant: str, seconds: float) -> None:
    options = game.variants()[variant]
    print(f"\n{game.title}, {variant}")
    print(f"  random playouts          {decisions_per_second(game, options, seconds):10.0f} decisions/s")
    print(f"  step by quarter of game  {' '.join(f'{cost:.0f}' for cost in growth(game, options, 20))} us")
    pairs = [pair for seed in range(3) for pair in playout_states(game, options, seed)]
    seat_of = {id(state): game.awaiting(state)[0] for state, _ in pairs}
    texts = {id(action): tabletricks.to_json(action) for _, action in pairs}
    rows: dict[str, Callable[[object, object], object]] = {
        "legal_actions": lambda state, _: game.legal_actions(state, seat_of[id(state)]),
        "step": game.step,
        "view": lambda state, _: game.view(state, seat_of[id(state)]),
        "state to JSON": lambda state, _: tabletricks.to_json(state),
        "state digest": lambda state, _: tabletricks.state_digest(state),
        "action to JSON": lambda _, action: tabletricks.to_json(action),
        "action from JSON": lambda _, action: tabletricks.from_json(game.action_type, texts[id(action)]),
    }
    for name, call in rows.items():
        print(f"  {name:24} {microseconds(pairs, call):10.1f} us")
    match = tabletricks.Match.start(game, options, 0)
    for _, action in playout_states(game, options, 0):
        match = match.apply(action)
    lines = match.lines()
    for digests in (False, True):
        begin = process_time()
        rounds = 10
        for _ in range(rounds):
            for _ in tabletricks.replay(lines, digests=digests):
                pass
        speed = rounds * match.length / (process_time() - begin)
        name = f"replay {'with' if digests else 'without'} digests"
        print(f"  {name:24} {speed:10.0f} actions/s")


def bench_leads() -> None:
    """The hardest lists: leads in HYDRA from a hand of 15 or more cards."""
    game = tabletricks.game("hydra")
    leads: list[tuple[object, object]] = []
    for seed in range(30):
        for state, _ in playout_states(game, game.variants()["4p"], seed):
            seat = game.awaiting(state)[0]
            view = game.view(state, seat)
            if view.phase == "turn" and view.trick is None and len(view.hands[seat]) >= 15:
                leads.append((state, seat))

    def listed(state: object, seat: object) -> int:
        assert isinstance(seat, int)
        return len(game.legal_actions(state, seat))

    plays = sum(listed(state, seat) for state, seat in leads)
    print(f"\nHYDRA, leads from 15 or more cards, {plays / len(leads):.0f} plays on average")
    print(f"  legal_actions            {microseconds(leads, listed):10.1f} us")


def bench_chess(seconds: float) -> None:
    """A peer that is pure Python too: random games with all legal moves listed."""
    if find_spec("chess") is None:
        print("\npython-chess is not installed")
        return
    import chess  # noqa: PLC0415

    chance = random.Random(0)
    count = 0
    begin = process_time()
    while process_time() - begin < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            count += 1
    print(f"\npython-chess {chess.__version__}, random games (mutable board)")
    print(f"  random playouts          {count / (process_time() - begin):10.0f} decisions/s")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the speed of the library.")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to play for each figure")
    arguments = parser.parse_args()
    print(f"tabletricks {tabletricks.__version__}, Python {platform.python_version()}")
    for game in tabletricks.games().values():
        for variant in VARIANTS.get(game.name, tuple(game.variants())[:1]):
            bench_game(game, variant, arguments.seconds)
    bench_leads()
    bench_chess(arguments.seconds)


if __name__ == "__main__":
    main()
