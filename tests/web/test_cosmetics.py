"""
What the page shows of a game besides hands and scores is kept from events too, and is what the views say.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import pytest

import tabletricks
from tabletricks.testing import random_playout


COSMETICS = sorted((Path(__file__).parents[2] / "examples" / "web" / "static" / "cosmetics").glob("*.json"))


def inside(data: object, path: str) -> object:
    """What ``inside`` of the page gives."""
    for name in path.split("."):
        if isinstance(data, list):
            data = data[int(name)] if data else None
        else:
            data = data.get(name) if isinstance(data, dict) else None
    return data


def keep(facts: dict[str, object], listed: list[dict[str, Any]], events: Iterable[dict[str, Any]]) -> None:
    for event in events:
        for fact in listed:
            if event["type"] in fact["from"]:
                source = fact["from"][event["type"]]
                if isinstance(source, dict):  # one part of a list
                    known = facts[fact["field"]]
                    assert isinstance(known, list)
                    index, new = inside(event, source["at"]), inside(event, source["value"])
                    facts[fact["field"]] = [new if number == index else one for number, one in enumerate(known)]
                    continue
                value = inside(event, source) if isinstance(source, str) else source
                if value is not None or source is None:
                    facts[fact["field"]] = value


@pytest.mark.parametrize("path", COSMETICS, ids=lambda path: path.stem)
def test_the_facts_kept_from_events_are_those_of_the_views(path: Path) -> None:
    game, listed = tabletricks.game(path.stem), json.loads(path.read_text()).get("facts", [])
    for seed, (name, options) in enumerate(game.variants().items()):
        start = game.start(options, seed)
        facts: dict[str, object] = {}
        keep(facts, listed, _data(game, start.events))
        for number, decision in enumerate(random_playout(game, options, seed)):
            keep(facts, listed, _data(game, decision.step.events))
            if number % 7 == 0:
                view = tabletricks.to_data(game.view(decision.step.state, None))
                for field, value in facts.items():
                    assert value == inside(view, field), (name, field)


def _data(game: tabletricks.AnyGame, events: Iterable[Any]) -> list[dict[str, Any]]:
    found = []
    for event in game.events_for(events, None):
        data = tabletricks.to_data(event)
        assert isinstance(data, dict)
        found.append(data)
    return found


@pytest.mark.parametrize("path", COSMETICS, ids=lambda path: path.stem)
def test_cosmetics_name_what_the_game_has(path: Path) -> None:
    game, looks = tabletricks.game(path.stem), json.loads(path.read_text())
    known = {event.tag for event in get_args(game.event_type)}
    named = {*looks.get("clears", []), *looks.get("replaces", []), *looks.get("lays", {})}
    for fact in looks.get("facts", []):
        named |= set(fact["from"])
        assert {"en", "de"} <= set(fact["label"])
    assert named <= known
