"""
The results as a page of the documentation, with a plot.
"""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from statistics import median

import tabletricks

from .measure import ratio


def write_report(
    docs: Path,
    found: Mapping[str, list[float]],
    read: Mapping[str, list[float]],
    costs: Mapping[str, tuple[float, float, float, float]],
    loading: float,
    others: Sequence[str],
) -> None:
    """Writes ``benchmarks.md`` and ``_static/benchmarks.svg``."""
    today = datetime.now(UTC).date()
    machine = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    lines = [
        "# Benchmarks",
        "",
        f"Measured on {today} with tabletricks {tabletricks.__version__}, {machine}, by `nox -s bench -- --write`.",
        "",
        "All contenders take turns in one process, in short slices of processor time, so that the *ratios* can be",
        "trusted on a shared machine even where the figures per second cannot. A decision is one action with all legal",
        "actions listed. *apply* is the immutable loop, *apply and view* makes the view of the acting seat as well,",
        "*playout* plays a whole game on one draft.",
        "",
        "```{image} _static/benchmarks.svg",
        ":alt: Decisions per second of the four games and of other libraries",
        "```",
        "",
        "## Decisions per second",
        "",
        "| | per second |" + "".join(f" x {other} |" for other in others),
        "|---|---:|" + "---:|" * len(others),
    ]
    for name, speeds in found.items():
        cells = "".join(f" {ratio(found, name, other):.2f} |" for other in others)
        lines.append(f"| {name} | {median(speeds):,.0f} |{cells}")
    lines += ["", "## Replaying logs", "", "With the chain and every digest checked.", ""]
    lines += ["| | actions per second | x python-chess reading UCI moves |", "|---|---:|---:|"]
    for name, speeds in read.items():
        beside = f"{ratio(read, name, 'python-chess, UCI'):.2f}" if "python-chess, UCI" in read else ""
        lines.append(f"| {name} | {median(speeds):,.0f} | {beside} |")
    lines += ["", "## Other costs", "", f"`import tabletricks` takes {loading:.2f} s of processor time.", ""]
    lines += [
        "| | a guess, in applies | another from the same view | bytes per kept state | a late step, in early ones |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, (fresh, repeated, size, late) in costs.items():
        lines.append(f"| {name} | {fresh:.1f} | {repeated:.1f} | {size:,.0f} | {late:.2f} |")
    (docs / "benchmarks.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    _plot(docs / "_static" / "benchmarks.svg", found)


def _plot(path: Path, found: Mapping[str, list[float]]) -> None:
    matplotlib = import_module("matplotlib")
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "tabletricks"
    pyplot = import_module("matplotlib.pyplot")
    names = sorted(found, key=lambda name: median(found[name]))
    games = ("frantic", "hydra", "council_of_12", "custom_heroes")
    colours = ["#2b6cb0" if name.startswith(games) else "#a0aec0" for name in names]
    figure, axes = pyplot.subplots(figsize=(8, 0.32 * len(names) + 0.8), layout="constrained")
    axes.barh(names, [median(found[name]) for name in names], color=colours)
    axes.set_xlabel("decisions per second")
    axes.spines[["top", "right"]].set_visible(False)
    path.parent.mkdir(exist_ok=True)
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
