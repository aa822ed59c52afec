"""
Many random games of every variant, with the invariants of each game checked on the way.

    python -m tests.soak --games 10000 [--game custom_heroes] [--seed 0]
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter

import tabletricks
from tabletricks.testing import ConformanceFailure, random_playout


Job = tuple[str, str, int]
Result = tuple[Job, int, Counter[str]]


def play(job: Job) -> Result:
    """Plays one game, checking every tenth state, the last one, and one guess from every seat's view."""
    name, variant, seed = job
    game = tabletricks.game(name)
    options = game.variants()[variant]
    events: Counter[str] = Counter(event.tag for event in game.start(options, seed).events)
    decisions = 0
    for decision in random_playout(game, options, seed):
        decisions += 1
        events.update(event.tag for event in decision.step.events)
        state = decision.step.state
        if decisions % 10 == 0 or game.outcome(state) is not None:
            problem = game.audit(state)
            if problem is not None:
                msg = f"{job}: after {decisions} decisions: {problem}"
                raise ConformanceFailure(msg)
        if decisions % 97 == 0:
            for seat in range(game.players(state)):
                view = game.view(state, seat)
                if game.view(game.determinize(view, seed), seat) != view:
                    msg = f"{job}: after {decisions} decisions the guess of seat {seat} disagrees with its view"
                    raise ConformanceFailure(msg)
    return job, decisions, events


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many random games.")
    parser.add_argument("--games", type=int, default=10_000, help="how many games, over all variants")
    parser.add_argument("--game", choices=sorted(tabletricks.games()), help="only this game")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    arguments = parser.parse_args()
    names = [arguments.game] if arguments.game else sorted(tabletricks.games())
    variants = [(name, variant) for name in names for variant in tabletricks.game(name).variants()]
    jobs = [(*variants[n % len(variants)], arguments.seed + n // len(variants)) for n in range(arguments.games)]
    begin = time.perf_counter()
    decisions: Counter[tuple[str, str]] = Counter()
    events: dict[str, Counter[str]] = {name: Counter() for name in names}
    with multiprocessing.Pool() as pool:
        for (name, variant, _), count, seen in pool.imap_unordered(play, jobs, chunksize=20):
            decisions[name, variant] += count
            events[name].update(seen)
    seconds = time.perf_counter() - begin
    for (name, variant), count in sorted(decisions.items()):
        print(f"{name:16} {variant:20} {count:10} decisions")
    for name, seen in events.items():
        print(f"\n{name}: events")
        for tag, count in seen.most_common():
            print(f"  {tag:24} {count:10}")
    print(f"\n{arguments.games} games, {sum(decisions.values())} decisions, {seconds:.0f} s, no failure")
    return 0


if __name__ == "__main__":
    sys.exit(main())
