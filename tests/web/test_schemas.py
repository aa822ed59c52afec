"""
The published schemas are current.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from examples.web.schemas import documents, game_schema
from jsonschema import Draft202012Validator

import tabletricks
from tabletricks.testing import random_playout


PUBLISHED = Path(__file__).parents[2] / "docs" / "schemas"
GAMES = ("council_of_12", "custom_heroes", "frantic", "hydra")
"""Those of the package; a test may have registered others."""


def test_the_published_schemas_are_current() -> None:
    current = documents(GAMES)
    assert {path.name for path in PUBLISHED.glob("*.json")} == set(current)
    stale = [name for name, text in current.items() if (PUBLISHED / name).read_text() != text]
    assert not stale, "run nox -s schemas"


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_writes_has_the_form_of_its_schema(name: str) -> None:
    game = tabletricks.game(name)
    schema = game_schema(game)
    valid = {
        part: Draft202012Validator({"$defs": schema["$defs"], **schema["properties"][part]})
        for part in ("action", "event", "question", "view")
    }
    options = next(iter(game.variants().values()))
    for decision in random_playout(game, options, 1):
        if decision.number % 8:
            continue
        state = decision.step.state
        valid["action"].validate(tabletricks.to_data(decision.action))
        valid["view"].validate(tabletricks.to_data(game.view(state, 0)))
        for event in decision.step.events:
            valid["event"].validate(tabletricks.to_data(event))
        for seat in game.awaiting(state):
            valid["question"].validate(tabletricks.to_data(game.question(state, seat)))
