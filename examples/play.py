"""
Plays a whole game between random bots that see only their view, with the question in it, and their legal actions.

The public events are printed as they happen; the log is written, read again, replayed and verified.

    python examples/play.py custom_heroes --variant 4p-de --seed 7 --log game.jsonl
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import tabletricks


NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")


class RandomBot:
    """A bot gets what a player at the table has: the view of its seat, and what it may answer."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def decide(self, view: object, actions: Sequence[object]) -> object:
        del view  # a better bot would look at it
        return self._random.choice(actions)


def play(game: tabletricks.AnyGame, variant: str, seed: int, language: str) -> tabletricks.AnyMatch:
    options = game.variants()[variant]
    match = tabletricks.Match.start(game, options, seed)
    seats = game.players(match.state)
    bots = [RandomBot(seed * 100 + seat) for seat in range(seats)]
    table = random.Random(seed)
    print(f"{game.title}, variant {variant}, seed {seed}: {', '.join(NAMES[:seats])}")
    narrate(game, match, language)
    while game.outcome(match.state) is None:
        state = match.state
        # Whoever is fastest answers first; a seat that is not awaited may still have something to say.
        seat = table.choice(game.awaiting(state))
        others = [other for other in range(seats) if other != seat and match.ticket(other) is not None]
        if others and table.random() < 0.1:
            seat = table.choice(others)
        ticket = match.ticket(seat)
        assert ticket is not None
        action = bots[seat].decide(game.view(state, seat), game.legal_actions(state, seat))
        match = match.answer(seat, ticket, action)
        narrate(game, match, language)
    return match


def narrate(game: tabletricks.AnyGame, match: tabletricks.AnyMatch, language: str) -> None:
    """Prints what a spectator sees of the last step."""
    for event in game.events_for(match.events, None):
        print(f"  {game.describe(event, NAMES, language)}")


def check_log(path: Path) -> bool:
    """Reads a log back, replays it, and says whether it is exact."""
    text = path.read_bytes()
    steps = sum(1 for _ in tabletricks.replay(text)) - 1
    verdict = tabletricks.verify(text)
    print(f"{path}: {steps} actions replayed, {verdict.status}{'' if verdict.complete else ', incomplete'}")
    return verdict.ok


def main() -> int:
    parser = argparse.ArgumentParser(description="Play a whole game between random bots.")
    parser.add_argument("game", choices=sorted(tabletricks.games()), help="the game")
    parser.add_argument("--variant", help="one of the game's variants (default: the first one for four players)")
    parser.add_argument("--seed", type=int, default=7, help="the seed of the game and the bots")
    parser.add_argument("--log", type=Path, help="where to write the log (default: a temporary file)")
    parser.add_argument("--language", default="en", help="the language of the events (default: en)")
    arguments = parser.parse_args()
    game = tabletricks.game(arguments.game)
    variants = list(game.variants())
    variant = arguments.variant or next((name for name in variants if name.startswith("4p")), variants[0])
    if variant not in variants:
        parser.error(f"{game.title} has the variants {', '.join(variants)}")
    try:
        match = play(game, variant, arguments.seed, arguments.language)
    except tabletricks.TabletricksError as error:
        parser.error(str(error))
    outcome = game.outcome(match.state)
    assert outcome is not None
    print(f"Winners: {', '.join(NAMES[seat] for seat in outcome.winners) or 'nobody'}. Scores: {outcome.scores}.")
    with tempfile.TemporaryDirectory() as folder:
        path = arguments.log or Path(folder) / f"{game.name}.jsonl"
        path.write_text("\n".join(match.lines()) + "\n", encoding="utf-8")
        return 0 if check_log(path) else 1


if __name__ == "__main__":
    sys.exit(main())
