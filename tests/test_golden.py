"""
Games of the past replay exactly, on every Python.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest

import tabletricks

from .core.logbook import broken_links
from .make_golden import FOLDER, golden_path, golden_variants


LOGS = sorted(FOLDER.glob("*/*/*.jsonl"))
UNREACHED = {
    # Nine black cards cannot use up twenty events; the rule tests make it happen.
    "frantic": {"event_deck_shuffled"},
}
"""What no game from its start can show yet."""


def test_every_variant_that_needs_one_has_a_golden_log() -> None:
    wanted = [golden_path(name, variant) for name in tabletricks.games() for variant in golden_variants(name)]
    assert [] == [str(path) for path in wanted if not path.exists()]


def rules_of(path: Path) -> int:
    """The rules version that a golden log was written under."""
    return int(path.parent.name)


def game_of(path: Path) -> tabletricks.AnyGame:
    return tabletricks.game(path.parent.parent.name)


CURRENT = [path for path in LOGS if rules_of(path) == game_of(path).rules_version]
OLD = [path for path in LOGS if path not in CURRENT]


def label(path: Path) -> str:
    return str(path.relative_to(FOLDER).with_suffix(""))


def test_no_golden_log_lies_elsewhere() -> None:
    assert LOGS == sorted(FOLDER.rglob("*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=label)
def test_a_golden_log_lies_where_its_header_says(path: Path) -> None:
    header = json.loads(path.read_text(encoding="ascii").splitlines()[0])
    assert (game_of(path).name, rules_of(path)) == (header["game"], header["rules"])
    assert rules_of(path) <= game_of(path).rules_version


@pytest.mark.parametrize("name", sorted(tabletricks.games()))
def test_golden_logs_show_everything_that_can_happen(name: str) -> None:
    game = tabletricks.game(name)
    shown = {
        thing.tag
        for path in CURRENT
        if game_of(path) is game
        for step in tabletricks.replay(path.read_bytes(), digests=False)
        for thing in (*step.events, *((step.action,) if step.action is not None else ()))
    }
    every = {thing.tag for thing in (*get_args(game.event_type), *get_args(game.action_type))}
    assert every - UNREACHED.get(name, set()) == shown


@pytest.mark.parametrize("path", CURRENT, ids=label)
def test_a_golden_log_replays_exactly(path: Path) -> None:
    text = path.read_text(encoding="ascii")
    assert [] == broken_links(text.splitlines())
    verdict = tabletricks.verify(path.read_bytes())
    assert verdict.ok, verdict
    match = tabletricks.Match.from_lines(text)
    assert "\n".join(match.lines()) + "\n" == text
    assert match.game.outcome(match.state) is not None


@pytest.mark.parametrize("path", OLD, ids=label)
def test_an_old_golden_log_is_not_replayed_in_silence(path: Path) -> None:
    """It is intact, and can be loaded as far as it goes."""
    text = path.read_text(encoding="ascii")
    assert [] == broken_links(text.splitlines())
    versions = f"rules version {rules_of(path)}, and these are {game_of(path).rules_version}"
    with pytest.raises(tabletricks.LogError, match=versions):
        list(tabletricks.replay(text))
    verdict = tabletricks.verify(text)
    assert verdict.status != "exact"
    assert versions in " ".join([verdict.reason or "", *verdict.notes])
    steps = tabletricks.replay(text, other_rules=True)
    assert list(range(verdict.entries + 1)) == [next(steps).index for _ in range(verdict.entries + 1)]
