"""
Writes a golden log for every variant of every game that has none yet. Golden logs must replay for ever.

    python -m tests.make_golden

They lie in ``golden/<game>/<rules version>/<variant>.jsonl``. A log that exists is never touched. If a rule fix
changes how one replays, raise the game's ``rules_version``, say so in the changelog and run this: the logs of the
version before stay, and show what is said about them.
"""

from __future__ import annotations

from pathlib import Path

import tabletricks
from tabletricks import frantic
from tabletricks.core import Chance
from tabletricks.testing import random_playout


FOLDER = Path(__file__).parent / "golden"
SEEDS = range(60)

RARE = {
    # Who counters a Skip and then plays one himself finds nobody to skip.
    ("frantic", "2p-single-round", "rare-no-target"): (
        470,
        ('"throw"', '"target"', '"play","seat":0,"card":"SKIP', '"play","seat":1,"card":"SKIP'),
    ),
}
"""
Games that show what random play hardly ever does: game, variant and name of the log; the seed, and what the players
prefer to do, the first first, as fragments of JSON.
"""


def golden_variants(name: str) -> list[str]:
    """
    The variants of a game that have a golden log of their own.

    With expansions every number of players comes once, in one of the two modes: the files shall stay few.
    """
    if name != "frantic":
        return list(tabletricks.game(name).variants())
    return [
        variant
        for variant, options in frantic.variants().items()
        if not (options.troublemaker or options.supercharge)
        or (options.scoring == "points") == (options.players % 2 == 0)
    ]


def golden_path(game: str, variant: str) -> Path:
    """Where the log of a variant lies that was written under the rules of now."""
    return FOLDER / game / str(tabletricks.game(game).rules_version) / f"{variant}.jsonl"


def tags(match: tabletricks.AnyMatch) -> set[str]:
    """The kinds of events that happen in a match, and of actions that are done in it."""
    found: set[str] = set()
    for step in tabletricks.replay(match.lines(), digests=False):
        found |= {event.tag for event in step.events}
        if step.action is not None:
            found.add(f"action {step.action.tag}")
    return found


def tags_of_playout(game: tabletricks.AnyGame, options: object, seed: int) -> set[str]:
    """What :func:`tags` says of the match of :func:`play`, without writing its log."""
    found = {event.tag for event in game.start(options, seed).events}
    for decision in random_playout(game, options, seed):
        found |= {event.tag for event in decision.step.events}
        found.add(f"action {decision.action.tag}")
    return found


def write(path: Path, match: tabletricks.AnyMatch) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(match.lines()) + "\n", encoding="utf-8")


def play(game: tabletricks.AnyGame, options: object, seed: int) -> tabletricks.AnyMatch:
    match = tabletricks.Match.start(game, options, seed)
    for decision in random_playout(game, options, seed):
        match = match.apply(decision.action)
    return match


def keen_play(
    game: tabletricks.AnyGame, options: object, seed: int, preferred: tuple[str, ...]
) -> tabletricks.AnyMatch:
    match = tabletricks.Match.start(game, options, seed)
    chance = Chance.from_seed(seed)
    while game.outcome(match.state) is None:
        offered = game.legal_actions(match.state, chance.choose(game.awaiting(match.state)))
        texts = {action: tabletricks.to_json(action) for action in offered}
        liked = next((part for part in preferred if any(part in text for text in texts.values())), "")
        match = match.apply(chance.choose([action for action, text in texts.items() if liked in text]))
    return match


def main() -> None:
    for (name, variant, log), (seed, preferred) in RARE.items():
        game = tabletricks.game(name)
        if not golden_path(name, log).exists():
            write(golden_path(name, log), keen_play(game, game.variants()[variant], seed, preferred))
    for name, game in tabletricks.games().items():
        seen: set[str] = set()
        for variant in golden_variants(name):
            options = game.variants()[variant]
            path = golden_path(name, variant)
            if path.exists():
                seen |= tags(tabletricks.Match.from_lines(path.read_text(encoding="utf-8")))
                continue
            # The game that shows most that no other golden log shows, and of these the most colourful one.
            shown = [tags_of_playout(game, options, seed) for seed in SEEDS]
            worth = [(len(tags - seen), len(tags)) for tags in shown]
            best = worth.index(max(worth))
            seen |= shown[best]
            write(path, play(game, options, SEEDS[best]))


if __name__ == "__main__":
    main()
