"""
Writes a golden log for every variant of every game that has none yet. Golden logs must replay for ever.

    python -m tests.make_golden

A log that exists is never touched. If a rule fix changes how one replays, raise the game's ``rules_version``, say so in
the changelog, delete the log and run this.
"""

from __future__ import annotations

from pathlib import Path

import tabletricks
from tabletricks.testing import random_playout


FOLDER = Path(__file__).parent / "golden"
SEED = 20_261


def golden_path(game: str, variant: str) -> Path:
    return FOLDER / game / f"{variant}.jsonl"


def main() -> None:
    for name, game in tabletricks.games().items():
        for variant, options in game.variants().items():
            path = golden_path(name, variant)
            if path.exists():
                continue
            match = tabletricks.Match.start(game, options, SEED)
            for decision in random_playout(game, options, SEED):
                match = match.apply(decision.action)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(match.lines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
