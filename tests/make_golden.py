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
SEEDS = range(60)


def golden_path(game: str, variant: str) -> Path:
    return FOLDER / game / f"{variant}.jsonl"


def tags(match: tabletricks.AnyMatch) -> set[str]:
    """The kinds of events that happen in a match, and of actions that are done in it."""
    steps = list(tabletricks.replay(match.lines(), digests=False))
    actions = {f"action {step.action.tag}" for step in steps if step.action is not None}
    return actions | {event.tag for step in steps for event in step.events}


def play(game: tabletricks.AnyGame, options: object, seed: int) -> tabletricks.AnyMatch:
    match = tabletricks.Match.start(game, options, seed)
    for decision in random_playout(game, options, seed):
        match = match.apply(decision.action)
    return match


def main() -> None:
    for name, game in tabletricks.games().items():
        seen: set[str] = set()
        for variant, options in game.variants().items():
            path = golden_path(name, variant)
            if path.exists():
                seen |= tags(tabletricks.Match.from_lines(path.read_text(encoding="utf-8")))
                continue
            # The game that shows most that no other golden log shows, and of these the most colourful one.
            matches = [play(game, options, seed) for seed in SEEDS]
            worth = [(len(tags(match) - seen), len(tags(match))) for match in matches]
            best = matches[worth.index(max(worth))]
            seen |= tags(best)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(best.lines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
