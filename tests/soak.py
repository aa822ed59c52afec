"""
Many random games of every variant, with the invariants of each game checked on the way.

    python -m tests.soak --games 10000 [--game custom_heroes] [--seed 0] [--leaks 50]

The tables at the end say how often everything has happened; what is rare there needs tests of its own.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Literal, get_origin

import tabletricks
from tabletricks.core import EventBase
from tabletricks.core.forms import field_forms
from tabletricks.testing import ConformanceFailure, random_playout, search_leaks


Job = tuple[str, str, int]
Result = tuple[Job, int, Counter[str]]


_TELLING: dict[type, tuple[str, ...]] = {}


def telling_fields(kind: type) -> tuple[str, ...]:
    """The fields of an event that say which of a few things has happened."""
    if kind not in _TELLING:
        _TELLING[kind] = tuple(
            name for name, form in field_forms(kind).items() if get_origin(form) is Literal or hasattr(form, "kind")
        )
    return _TELLING[kind]


def labels(events: tuple[EventBase, ...]) -> Iterator[str]:
    """What has happened, as rows of a table: the kinds of events, and of their cards, causes and the like."""
    for event in events:
        yield event.tag
        for name in telling_fields(type(event)):
            value: object = getattr(event, name)
            yield f"{event.tag}: {name} {getattr(value, 'kind', value)}"


def play(job: Job, *, leaks: int) -> Result:
    """
    Plays one game, checking every tenth state, the last one, and now and then a guess from every seat's view.

    One seat remembers, and its guesses agree with that. One game in so many is searched for leaks besides.
    """
    name, variant, seed = job
    game = tabletricks.game(name)
    options = game.variants()[variant]
    if leaks and seed % leaks == 0:
        search_leaks(game, options, seed, every=25, ahead=4)
    start = game.start(options, seed)
    events: Counter[str] = Counter(labels(start.events))
    memory = game.remember(game.fresh_memory(options, seed % options.players), start.events)
    decisions = 0
    for decision in random_playout(game, options, seed):
        decisions += 1
        events.update(labels(decision.step.events))
        memory = game.remember(memory, decision.step.events)
        state = decision.step.state
        if decisions % 10 == 0 or game.outcome(state) is not None:
            problem = game.audit(state)
            if problem is not None:
                msg = f"{job}: after {decisions} decisions: {problem}"
                raise ConformanceFailure(msg)
        if decisions % 97 == 0:
            for seat in range(game.players(state)):
                view = game.view(state, seat)
                guess = game.determinize(view, seed, memory if seat == memory.seat else None)
                if game.view(guess, seat) != view:
                    msg = f"{job}: after {decisions} decisions the guess of seat {seat} disagrees with its view"
                    raise ConformanceFailure(msg)
            if game.outcome(game.playout(state, seed)) is None:
                msg = f"{job}: after {decisions} decisions a playout does not end"
                raise ConformanceFailure(msg)
    return job, decisions, events


def main() -> int:
    parser = argparse.ArgumentParser(description="Play many random games.")
    parser.add_argument("--games", type=int, default=10_000, help="how many games, over all variants")
    parser.add_argument("--game", choices=sorted(tabletricks.games()), help="only this game")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--leaks", type=int, default=50, help="search one seed in so many for leaks; 0 is none")
    arguments = parser.parse_args()
    names = [arguments.game] if arguments.game else sorted(tabletricks.games())
    variants = [(name, variant) for name in names for variant in tabletricks.game(name).variants()]
    jobs = [(*variants[n % len(variants)], arguments.seed + n // len(variants)) for n in range(arguments.games)]
    begin = time.perf_counter()
    decisions: Counter[tuple[str, str]] = Counter()
    events: dict[str, Counter[str]] = {name: Counter() for name in names}
    with multiprocessing.Pool() as pool:
        for (name, variant, _), count, seen in pool.imap_unordered(
            partial(play, leaks=arguments.leaks), jobs, chunksize=20
        ):
            decisions[name, variant] += count
            events[name].update(seen)
    seconds = time.perf_counter() - begin
    for (name, variant), count in sorted(decisions.items()):
        print(f"{name:16} {variant:20} {count:10} decisions")
    for name, seen in events.items():
        print(f"\n{name}: events")
        for label, count in sorted(seen.items()):
            print(f"  {label:44} {count:10}")
    print(f"\n{arguments.games} games, {sum(decisions.values())} decisions, {seconds:.0f} s, no failure")
    return 0


if __name__ == "__main__":
    sys.exit(main())
