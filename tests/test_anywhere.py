"""
The same everywhere: optimised Pythons, other hash seeds and locales, threads and processes; and for a long time.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import tracemalloc
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from time import process_time

import pytest

import tabletricks
from tabletricks import AnyMatch, Match, verify

from .core import pebbles
from .make_golden import golden_path


ROOT = Path(__file__).parent.parent
LOGS = {
    "council_of_12": "3p",
    "custom_heroes": "3p-de",
    "frantic": "3p",
    "hydra": "3p",
}
PROGRAM = """
import sys
import tabletricks
for path in sys.argv[1:]:
    with open(path, encoding="ascii") as file:
        verdict = tabletricks.verify(file.read())
    print(verdict.status, verdict.entries, verdict.complete)
game = tabletricks.game("frantic")
try:
    game.apply(game.setup(game.variants()["3p"], 1), "nonsense")
except tabletricks.IllegalAction as error:
    print(error)
"""


def paths() -> list[str]:
    return [str(golden_path(game, variant)) for game, variant in LOGS.items()]


def ran(*flags: str, **environment: str) -> str:
    """What the program prints under other circumstances."""
    done = subprocess.run(
        [sys.executable, *flags, "-c", PROGRAM, *paths()],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        cwd=ROOT,
    )
    return done.stdout


@pytest.fixture(scope="module")
def usual() -> str:
    """What is printed as usual: every log is exact, and nonsense is refused."""
    lines = ran().splitlines()
    assert [line.split()[0] for line in lines[:4]] == ["exact"] * 4
    assert lines[4].endswith("[FR-ACT-2]")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("flag", ["-O", "-OO"])
def test_an_optimised_python_plays_and_refuses_the_same(flag: str, usual: str) -> None:
    assert usual == ran(flag)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PYTHONHASHSEED", "0"),
        ("PYTHONHASHSEED", "4242"),
        ("LC_ALL", "C"),
        ("LC_ALL", "tr_TR.UTF-8"),
        ("TZ", "Asia/Tokyo"),
    ],
)
def test_the_surroundings_make_no_difference(name: str, value: str, usual: str) -> None:
    assert usual == ran(**{name: value})


def checked(path: str) -> bool:
    return verify(Path(path).read_text(encoding="ascii")).ok


def test_threads_and_processes_make_no_difference() -> None:
    """Threads share the games and what these remember of the last call."""
    for pool in (ThreadPoolExecutor(8), ProcessPoolExecutor(2)):
        with pool:
            assert all(pool.map(checked, paths() * 4))


@pytest.fixture
def long_match(registered: None) -> AnyMatch:
    del registered
    match = Match.start(pebbles.GAME, pebbles.Options(150_000), 1)
    for number in range(100_000):
        match = match.apply(pebbles.Take(number % 2, 1))
    return match


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tabletricks.core.registry._GAMES, "pebbles", pebbles.GAME)


def test_a_match_of_a_hundred_thousand_actions(long_match: AnyMatch) -> None:
    """Everything that goes over a whole match takes seconds at most, and is no deeper than a short one."""
    begin = process_time()
    lines = long_match.lines()
    assert len(lines) == 100_002
    assert long_match.rewind(99_999).length == 1
    assert long_match == long_match.rewind(0)
    assert long_match.ticket(0) is not None
    again = pickle.loads(pickle.dumps(long_match))
    assert again == long_match
    assert again.state == long_match.state
    del again
    assert process_time() - begin < 60


def test_memory_of_a_match_grows_with_its_actions_alone(registered: None) -> None:
    """An action takes as much in the tenth thousand as in the first."""
    del registered
    match = Match.start(pebbles.GAME, pebbles.Options(50_000), 1)
    sizes = []
    tracemalloc.start()
    for _ in range(2):
        for number in range(10_000):
            match = match.apply(pebbles.Take(number % 2, 1))
        sizes.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    first, both = sizes
    assert both < 2.2 * first
    assert first / 10_000 < 4_000
