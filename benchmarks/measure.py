"""
Measuring in short interleaved slices of one process, by processor time.

A shared machine is twice as fast in one minute as in the next. Contenders that take turns every few hundredths of a
second meet the same minutes, so that the ratios of their speeds can be trusted where the speeds cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from statistics import median
from time import process_time


Contender = Callable[[], Iterator[None]]
"""Starts something that goes on for ever and yields once for every decision."""


def speeds(contenders: Mapping[str, Contender], rounds: int, slice_seconds: float) -> dict[str, list[float]]:
    """The decisions per second of every contender in every round."""
    running = {name: contender() for name, contender in contenders.items()}
    for work in running.values():  # caches are warm, and modules imported, before the first round
        next(work)
    found: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, work in running.items():
            count = 0
            begin = process_time()
            end = begin + slice_seconds
            while process_time() < end:
                for _ in range(50):
                    next(work)
                count += 50
            found[name].append(count / (process_time() - begin))
    return found


def ratio(speeds_of: Mapping[str, list[float]], one: str, other: str) -> float:
    """The median of the ratios of two contenders, round by round."""
    return median(mine / theirs for mine, theirs in zip(speeds_of[one], speeds_of[other], strict=True))


def microseconds(call: Callable[[], object], *, least: float = 0.2) -> float:
    """The processor time of a call, the best of three runs of at least so many seconds in all."""
    best = float("inf")
    for _ in range(3):
        count = 0
        begin = process_time()
        while (spent := process_time() - begin) < least / 3:
            call()
            count += 1
        best = min(best, spent / count)
    return 1e6 * best
