"""
Games of the past replay exactly, on every Python.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import pytest

import tabletricks

from .make_golden import FOLDER, golden_path, golden_variants


LOGS = sorted(FOLDER.rglob("*.jsonl"))
UNREACHED = {
    # Nine black cards cannot use up twenty events; the rule tests make it happen.
    "frantic": {"event_deck_shuffled"},
}
"""What no game from its start can show yet."""


def test_every_variant_that_needs_one_has_a_golden_log() -> None:
    wanted = [golden_path(name, variant) for name in tabletricks.games() for variant in golden_variants(name)]
    assert [] == [str(path) for path in wanted if not path.exists()]


@pytest.mark.parametrize("name", sorted(tabletricks.games()))
def test_golden_logs_show_everything_that_can_happen(name: str) -> None:
    game = tabletricks.game(name)
    shown = {
        thing.tag
        for path in LOGS
        if path.parent.name == name
        for step in tabletricks.replay(path.read_text(encoding="utf-8"), digests=False)
        for thing in (*step.events, *((step.action,) if step.action is not None else ()))
    }
    every = {thing.tag for thing in (*get_args(game.event_type), *get_args(game.action_type))}
    assert every - UNREACHED.get(name, set()) == shown


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_log_replays_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    header = json.loads(text.splitlines()[0])
    game = tabletricks.game(header["game"])
    assert game.rules_version == header["rules"]
    verdict = tabletricks.verify(text)
    assert verdict.ok, verdict
    match = tabletricks.Match.from_lines(text)
    assert "\n".join(match.lines()) + "\n" == text
    assert game.outcome(match.state) is not None
