"""
What we emit validates against the schemas we publish, and what we refuse does not.
"""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

import tabletricks
from tabletricks import InvalidArgument, custom_heroes, json_schema, log_schema, to_json
from tabletricks.testing import random_playout

from . import parley


GAMES = sorted(tabletricks.games())


def validator(schema: dict[str, object]) -> Draft202012Validator:
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.mark.parametrize("name", GAMES)
def test_everything_a_game_emits_is_valid(name: str) -> None:
    game = tabletricks.game(name)
    actions, events = validator(json_schema(game.action_type)), validator(json_schema(game.event_type))
    views, states = validator(json_schema(game.view_type)), validator(json_schema(game.state_type))
    options = validator(json_schema(game.options_type))
    lines = validator(log_schema(game))
    for variant in game.variants().values():
        options.validate(json.loads(to_json(variant)))
    variant = next(iter(game.variants().values()))
    match = tabletricks.Match.start(game, variant, seed=3, digest_every=10)
    for decision in random_playout(game, variant, seed=3):
        match = match.apply(decision.action)
        actions.validate(json.loads(to_json(decision.action)))
        if decision.number % 10 == 0:
            state = decision.step.state
            states.validate(json.loads(to_json(state)))
            for seat in (None, 0):
                views.validate(json.loads(to_json(game.view(state, seat))))
                for event in game.events_for(decision.step.events, seat):
                    events.validate(json.loads(to_json(event)))
    for line in match.lines():
        lines.validate(json.loads(line))


@pytest.mark.parametrize(
    "document",
    [
        {"type": "pass"},
        {"type": "pass", "seat": "0"},
        {"type": "pass", "seat": 0, "why": "tired"},
        {"type": "jump", "seat": 0},
        {"type": "play", "seat": 0, "cards": ["11"]},
        {"type": "play", "seat": 0, "cards": "7"},
        [],
    ],
)
def test_what_we_refuse_is_not_valid(document: object) -> None:
    assert not validator(json_schema(custom_heroes.Action)).is_valid(document)


def test_a_class_is_defined_once() -> None:
    schema = json_schema(custom_heroes.State)
    definitions = schema["$defs"]
    assert isinstance(definitions, dict)
    assert {"State", "Seat", "Trick", "Options", "Card"} <= definitions.keys()
    assert "https://json-schema.org/draft/2020-12/schema" == schema["$schema"]


def test_two_classes_of_one_name_are_two_definitions() -> None:
    schema = json_schema(custom_heroes.Play | parley.Answer | parley.State | custom_heroes.State)
    definitions = schema["$defs"]
    assert isinstance(definitions, dict)
    assert {"State", "tabletricks.custom_heroes.state.State"} <= definitions.keys()
    validator(schema)


@pytest.mark.parametrize("form", [complex, "Play", set[int]])
def test_a_form_without_json_has_no_schema(form: object) -> None:
    with pytest.raises(InvalidArgument, match="has no JSON form"):
        json_schema(form)


def test_only_games_have_log_schemas() -> None:
    with pytest.raises(InvalidArgument, match="is no game"):
        log_schema("custom_heroes")  # type: ignore[arg-type]
