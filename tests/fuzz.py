"""
Hostile documents: structure-aware, seeded mutation of everything that the library reads.

    python -m tests.fuzz --seconds 300 --seed 1

Documents of real games (options, actions, events, questions, views, states, memories, logs) are changed a little or a
lot, decoded, and what can be decoded is used: states are played on, views guessed from, logs verified, options played.
Nothing but our own errors may come out, and no call may take longer than a second. What fails is kept as a file in
``tests/regressions``, which the tests read again.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, process_time

import tabletricks
from tabletricks import AnyGame, TabletricksError


REGRESSIONS = Path(__file__).parent / "regressions"
SLOW = 1.0
"""The seconds that no call may take."""

NASTY: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 99, 2**31, 2**53, 2**63, 2**64, -(2**64), 10**30, 0.5, -0.0, "", "0", "R5",
    "a" * 300,
    "\ufeff", "\u2028", "null", [], {}, [[]], [None], {"type": "play"}, {"type": None},
)  # fmt: skip
KINDS = ("options", "action", "event", "question", "view", "state", "memory", "log")


def sample(game: AnyGame, chance: random.Random) -> dict[str, list[str]]:
    """Documents of a random game, some steps into it."""
    options = game.variants()[chance.choice(list(game.variants()))]
    match = tabletricks.Match.start(game, options, chance.randrange(1000))
    found: dict[str, list[str]] = {kind: [] for kind in KINDS}
    found["options"].append(tabletricks.to_json(options))
    seat = chance.choice([None, *range(game.players(match.state))])
    memory = game.remember(game.fresh_memory(options, seat), match.events)
    for _ in range(chance.randrange(1, 60)):
        if not game.awaiting(match.state):
            break
        action = chance.choice(game.legal_actions(match.state, chance.choice(game.awaiting(match.state))))
        match = match.apply(action)
        memory = game.remember(memory, match.events)
        found["action"].append(tabletricks.to_json(action))
        found["event"] += map(tabletricks.to_json, match.events)
    view = game.view(match.state, seat)
    found["question"] += map(tabletricks.to_json, view.asked)
    found["view"].append(tabletricks.to_json(view))
    found["state"].append(tabletricks.to_json(match.state))
    found["memory"].append(tabletricks.to_json(memory))
    found["log"].append("\n".join(match.lines()))
    return found


def mutated(text: str, donors: list[str], chance: random.Random) -> str:
    """A document, changed in one place or several: as a tree, or now and then as a text."""
    if chance.random() < 0.1:
        return _torn(text, chance)
    changed = text
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        tree = _edited(
            json.loads(changed), [json.loads(donor) for donor in chance.sample(donors, min(2, len(donors)))], chance
        )
        changed = json.dumps(tree, separators=(",", ":"))
        if len(changed) > 2 * len(text) + 2000:  # what doubles at every change would soon fill the memory
            break
    return changed


def _torn(text: str, chance: random.Random) -> str:
    at, to = sorted((chance.randrange(len(text) + 1), chance.randrange(len(text) + 1)))
    return chance.choice(
        (
            text[:at],
            text[:at] + text[to:],
            text[:at] + text[at:to] * 2 + text[to:],
            text[:at] + chance.choice(("1e999", "NaN", "{", "]", '"', "\x00", "9" * 5000, "[" * 5000)) + text[at:],
        )
    )


class Place:
    """A place in a tree, to look at and to change."""

    def __init__(self, holder: dict[str, object] | list[object], key: str | int) -> None:
        self.holder = holder
        self.key = key

    @property
    def value(self) -> object:
        """What is there."""
        return self.holder[str(self.key)] if isinstance(self.holder, dict) else self.holder[int(self.key)]

    def put(self, value: object) -> None:
        """Puts something else there."""
        if isinstance(self.holder, dict):
            self.holder[str(self.key)] = value
        else:
            self.holder[int(self.key)] = value

    def remove(self) -> None:
        """Leaves the place out."""
        if isinstance(self.holder, dict):
            del self.holder[str(self.key)]
        else:
            del self.holder[int(self.key)]


def _edited(tree: object, donors: list[object], chance: random.Random) -> object:
    """A tree with one place changed."""
    places = list(_places(tree))
    if not places:
        return chance.choice(NASTY)
    place = chance.choice(places)
    value = place.value
    kind = chance.random()
    if kind < 0.35:
        found = [other.value for donor in (tree, *donors) for other in _places(donor)]
        place.put(json.loads(json.dumps(chance.choice([other for other in found if type(other) is type(value)]))))
    elif kind < 0.55 and type(value) is int:
        place.put(value + chance.choice((1, -1, 10, -10)))
    elif kind < 0.75:
        place.put(chance.choice(NASTY))
    elif isinstance(value, list) and value:
        more = (value[::-1], value[:-1], [*value, chance.choice(value)], value * 2, chance.sample(value, len(value)))
        place.put(chance.choice(more))
    else:
        place.remove()
    return tree


def _places(tree: object) -> Iterator[Place]:
    """Every place in a tree."""
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            yield from (Place(part, key) for key in part)
            waiting += part.values()
        elif isinstance(part, list):
            yield from (Place(part, index) for index in range(len(part)))
            waiting += part


def use(game: AnyGame, kind: str, text: str, chance: random.Random) -> str:
    """Reads a document and uses what comes of it; says how far it got."""
    if kind == "log":
        verdict = tabletricks.verify(text)
        for _ in tabletricks.replay(text, digests=False, other_rules=True):
            pass
        return verdict.status
    value = tabletricks.from_json(getattr(game, f"{kind}_type"), text)
    if kind == "options":
        _play_on(game, game.setup(value, 1), chance, 12)
    elif kind == "state":
        _play_on(game, value, chance, 8)
    elif kind == "view":
        state = game.determinize(value, chance.randrange(99))
        problem = game.audit(state)
        if problem is not None:
            raise AssertionError(f"a guess is impossible: {problem}")
        _play_on(game, state, chance, 4)
    elif kind == "memory":
        seat = value.seat
        for number in range(3):
            start = game.start(game.variants()[list(game.variants())[number % len(game.variants())]], number)
            game.remember(value, start.events)
            if seat is None or seat < game.players(start.state):
                game.determinize(game.view(start.state, seat), 1, value)
    else:
        game.describe(value, ["Ann", "Ben"])
        if kind == "event":
            game.events_for([value], chance.choice([None, 0, 1]))
            game.remember(game.fresh_memory(next(iter(game.variants().values())), 0), [value])
        if kind == "action":
            state = game.setup(next(iter(game.variants().values())), 1)
            refusal = game.check(state, value)
            if refusal is not None:
                game.describe(refusal)
    return "used"


def _play_on(game: AnyGame, state: object, chance: random.Random, steps: int) -> None:
    for _ in range(steps):
        awaited = game.awaiting(state)
        if not awaited:
            return
        seat = chance.choice(awaited)
        game.question(state, seat)
        game.view(state, seat)
        actions = game.legal_actions(state, seat)
        if not actions:  # a state that somebody has made up may lead nowhere
            return
        state = game.apply(state, chance.choice(actions))


def attempt(game: AnyGame, kind: str, text: str, seed: int) -> tuple[str, str | None]:
    """What came of a document, and what is wrong about that, if anything is."""
    begin = process_time()
    problem = None
    try:
        result = use(game, kind, text, random.Random(seed))
    except TabletricksError as error:
        result = type(error).__name__
    except (Exception, RecursionError) as error:
        result = "foreign"
        problem = f"{type(error).__name__}: {error}"
    spent = process_time() - begin
    if problem is None and spent > SLOW:
        problem = f"it takes {spent:.1f} s"
    return result, problem


def fuzz(seconds: float, seed: int, games: list[str], keep: Callable[[str, str, str, int, str], None]) -> Counter[str]:
    """Throws documents at the library for some time; ``keep`` gets what fails."""
    chance = random.Random(seed)
    end = monotonic() + seconds
    counts: Counter[str] = Counter()
    while monotonic() < end:
        game = tabletricks.game(chance.choice(games))
        documents = sample(game, chance)
        donors = [text for kind in KINDS[:-1] for text in documents[kind]][:40]
        for _ in range(200):
            kind = chance.choice(KINDS)
            if not documents[kind] or monotonic() > end:
                continue
            text = chance.choice(documents[kind])
            text = _log_mutated(text, donors, chance) if kind == "log" else mutated(text, donors, chance)
            number = chance.randrange(2**31)
            result, problem = attempt(game, kind, text, number)
            counts[f"{kind} {result}"] += 1
            counts["documents"] += 1
            if problem is not None:
                counts["failed"] += 1
                keep(game.name, kind, text, number, problem)
    return counts


def _log_mutated(text: str, donors: list[str], chance: random.Random) -> str:
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    choice = chance.random()
    if choice < 0.6:
        lines[at] = mutated(lines[at], donors, chance)
    elif choice < 0.7:
        del lines[at]
    elif choice < 0.8:
        lines.insert(at, chance.choice(lines))
    else:
        return _torn(text, chance)
    return "\n".join(lines)


def store(game: str, kind: str, text: str, seed: int, problem: str) -> None:
    """Keeps a document that failed, once for every kind of failure."""
    REGRESSIONS.mkdir(exist_ok=True)
    name = "".join(sign if sign.isalnum() else "-" for sign in problem)[:50]
    path = REGRESSIONS / f"{game}-{kind}-{name}.json"
    if not path.exists():
        path.write_text(
            json.dumps({"game": game, "kind": kind, "seed": seed, "text": text}, indent=1), encoding="utf-8"
        )
        print(f"{path.name}: {problem}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Throw broken documents at the library.")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=list(tabletricks.games()))
    arguments = parser.parse_args()
    counts = fuzz(arguments.seconds, arguments.seed, arguments.games, store)
    for name, count in sorted(counts.items()):
        print(f"{count:9} {name}")
    raise SystemExit(bool(counts["failed"]))


if __name__ == "__main__":
    main()
