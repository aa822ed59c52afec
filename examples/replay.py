"""
Steps through a log: every action, and what came of it, as a spectator or as one of the seats saw it.

    python examples/replay.py game.jsonl
    python examples/replay.py game.jsonl --seat 2 --from 40 --to 60

A log that was written under other rules is shown as far as it is true.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import tabletricks


def main() -> int:
    parser = argparse.ArgumentParser(description="Step through a log.")
    parser.add_argument("file", type=Path, help="the log")
    parser.add_argument("--seat", type=int, help="see what this seat saw (default: a spectator)")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first entry to show")
    parser.add_argument("--language", default="en", help="the language of the events (default: en)")
    parser.add_argument("--to", dest="last", type=int, help="the last entry to show")
    arguments = parser.parse_args()
    try:
        text = arguments.file.read_bytes()
    except OSError as error:
        parser.error(f"{arguments.file} cannot be read: {error}")
    verdict = tabletricks.verify(text)
    try:
        show(text, arguments.seat, arguments.first, arguments.last, arguments.language)
    except tabletricks.LogError as error:
        print(f"The log stops being true at {error}.")
    except tabletricks.TabletricksError as error:
        parser.error(str(error))
    print(f"{verdict.entries} entries, {verdict.status}.")
    if verdict.reason is not None:
        print(f"Entry {verdict.index}: {verdict.reason}.")
    for note in verdict.notes:
        print(f"{note.capitalize()}.")
    return 0 if verdict.ok else 1


def show(text: bytes, seat: int | None, first: int, last: int | None, language: str) -> None:
    match = tabletricks.Match.from_lines(text.splitlines()[:1], other_rules=True)
    game = match.game
    if seat is not None:
        game.view(match.state, seat)
    for step in tabletricks.replay(text, digests=False, other_rules=True):
        if step.index < first or (last is not None and step.index > last):
            continue
        print(f"{step.index:5}")
        for event in game.events_for(step.events, seat):
            print(f"        {game.describe(event, language=language)}")


if __name__ == "__main__":
    sys.exit(main())
