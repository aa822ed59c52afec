"""
How fast the library is, beside its peers, in one run: ``python -m benchmarks.bench`` (``nox -s bench``).

Everything takes turns in one process, in short slices of processor time, and medians of ratios are printed
(:mod:`benchmarks.measure`). With ``--write`` the results go into the documentation, with a plot.
"""

from __future__ import annotations

import argparse
import platform
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import tabletricks

from .measure import Contender, ratio, speeds
from .ours import TABLES, by_apply, by_playout, bytes_per_state, growth, guess_in_applies, import_seconds, replaying
from .peers import chess_replay, peers
from .report import write_report


WANTED = {
    ("frantic 4p, apply", "rlcard Uno game"): 0.60,
    ("frantic 4p, playout", "rlcard Uno game"): 1.0,
    ("hydra 4p, apply", "rlcard Uno game"): 0.50,
    ("hydra 4p, apply", "rlcard Dou Dizhu game"): 4.5,
    ("hydra 4p, playout", "rlcard Uno game"): 0.80,
    ("council_of_12 3p, apply", "rlcard Uno game"): 0.50,
    ("council_of_12 3p, playout", "rlcard Uno game"): 0.70,
    ("custom_heroes 4p, apply", "rlcard Uno game"): 0.35,
    ("custom_heroes 4p, apply", "pokerkit"): 20.0,
    ("custom_heroes 4p, playout", "rlcard Uno game"): 0.50,
}
"""What we want to reach, as ratios of speeds."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the speed of the library beside its peers.")
    parser.add_argument("--rounds", type=int, default=25, help="how often everything takes its turn")
    parser.add_argument("--slice", type=float, default=0.08, help="processor seconds of one turn")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md and its plot")
    arguments = parser.parse_args()
    now = datetime.now(UTC).date()
    print(f"tabletricks {tabletricks.__version__}, Python {platform.python_version()}, {now}, {platform.machine()}")

    others = peers()
    ours: dict[str, Contender] = {}
    for name in TABLES:
        ours[f"{name}, apply"] = by_apply(name)
        ours[f"{name}, apply and view"] = by_apply(name, views=True)
        ours[f"{name}, playout"] = by_playout(name)
    found = speeds({**others, **ours}, arguments.rounds, arguments.slice)

    print("\nDecisions per second, medians; and as a multiple of each peer")
    print(f"{'':32}{'':>10}" + "".join(f"{other[:22]:>24}" for other in others))
    for name in found:
        cells = "".join(f"{ratio(found, name, other):24.2f}" for other in others)
        print(f"{name:32}{median(found[name]):10,.0f}{cells}")

    print("\nWhat we want")
    for (name, other), wanted in WANTED.items():
        if other in found:
            reached = ratio(found, name, other)
            print(f"{'ok ' if reached >= wanted else 'NO '} {name} = {reached:.2f} x {other}, wanted {wanted:.2f}")

    readers: dict[str, Contender] = {f"replay {name}": replaying(name) for name in TABLES}
    chess = chess_replay()
    if chess is not None:
        readers["python-chess, UCI"] = chess
    read = speeds(readers, max(5, arguments.rounds // 2), arguments.slice)
    print("\nReplaying logs with all digests, actions per second")
    for name in readers:
        beside = f"{ratio(read, name, 'python-chess, UCI'):8.2f} x python-chess (wanted 0.80)" if chess else ""
        print(f"{name:32}{median(read[name]):10,.0f}{beside}")

    print(
        "\nOther costs                     guess in applies (wanted 8)   bytes per kept state (600)   late step (1.1)"
    )
    costs: dict[str, tuple[float, float, float, float]] = {}
    for name in TABLES:
        fresh, repeated = guess_in_applies(name)
        costs[name] = fresh, repeated, bytes_per_state(name), growth(name)
        print(f"{name:32}{fresh:10.1f}, again {repeated:6.1f}{costs[name][2]:24,.0f}{costs[name][3]:24.2f}")
    loading = import_seconds()
    print(f"\nimport tabletricks: {loading:.3f} s (wanted 0.2)")
    if arguments.write:
        write_report(Path(__file__).parent.parent / "docs", found, read, costs, loading, list(others))


if __name__ == "__main__":
    main()
