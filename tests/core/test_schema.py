"""
What we emit validates against the schemas we publish, and what we refuse does not.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

import attrs
import pytest
from attrs import frozen
from jsonschema import Draft202012Validator

import tabletricks
from tabletricks import AnyGame, InvalidArgument, Outcome, json_schema, log_schema, to_json
from tabletricks.core import Item, Seat
from tabletricks.core.forms import added
from tabletricks.testing import random_playout

from . import parley, pebbles
from .forging import call
from .logbook import KEY, SEALED, VECTOR, edited


GAMES = ["parley", "pebbles", *sorted(tabletricks.games())]


def validator(schema: dict[str, object]) -> Draft202012Validator:
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def definitions(form: object) -> dict[str, dict[str, object]]:
    found = json_schema(form)["$defs"]
    assert isinstance(found, dict)
    return found


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("name", GAMES)
def test_everything_a_game_emits_is_valid(name: str) -> None:
    game = tabletricks.game(name)
    actions, events = validator(json_schema(game.action_type)), validator(json_schema(game.event_type))
    views, states = validator(json_schema(game.view_type)), validator(json_schema(game.state_type))
    questions, memories = validator(json_schema(game.question_type)), validator(json_schema(game.memory_type))
    options, lines = validator(json_schema(game.options_type)), validator(log_schema(game))
    for variant in game.variants().values():
        options.validate(json.loads(to_json(variant)))
    variant = next(iter(game.variants().values()))
    match = tabletricks.Match.start(game, variant, seed=3)
    memory = game.remember(game.fresh_memory(variant, 0), match.events)
    for decision in random_playout(game, variant, seed=3):
        match = match.apply(decision.action)
        memory = game.remember(memory, match.events)
        actions.validate(json.loads(to_json(decision.action)))
        if decision.number % 10 == 0:
            state = decision.step.state
            states.validate(json.loads(to_json(state)))
            memories.validate(json.loads(to_json(memory)))
            for seat in (None, 0):
                view = game.view(state, seat)
                views.validate(json.loads(to_json(view)))
                for question in (*view.asked, *((view.question,) if view.question is not None else ())):
                    questions.validate(json.loads(to_json(question)))
                for event in game.events_for(decision.step.events, seat):
                    events.validate(json.loads(to_json(event)))
    for line in match.lines(KEY):
        lines.validate(json.loads(line))


@pytest.mark.parametrize(
    "document",
    [
        {"type": "shout"},
        {"type": "shout", "seat": "0"},
        {"type": "shout", "seat": -1},
        {"type": "shout", "seat": 0.5},
        {"type": "shout", "seat": 0, "why": "tired"},
        {"type": "jump", "seat": 0},
        {"type": "attack", "seat": 0, "card": "11", "target": 1},
        {"type": "attack", "seat": 0, "card": "0b ", "target": 1},
        {"type": "attack", "seat": 0, "card": ["0b"], "target": 1},
        {"type": "respond", "seat": 0, "card": ""},
        [],
        None,
    ],
)
def test_what_we_refuse_is_not_valid(document: object) -> None:
    assert not validator(json_schema(parley.Action)).is_valid(document)


@pytest.mark.parametrize(
    "change",
    [
        {"seed": 5},
        {"seed": "05"},
        {"seed": ...},
        {"rules": 0},
        {"format": 1},
        {"variant": "huge"},
        {"game": "parley"},
        {"digest": "0"},
        {"more": 1},
        {"options": {"heap": "3"}},
    ],
)
def test_a_bad_header_is_not_valid(change: dict[str, object]) -> None:
    lines = validator(log_schema(pebbles.GAME))
    assert lines.is_valid(json.loads(VECTOR[0]))
    assert not lines.is_valid({**json.loads(edited(VECTOR[0], change)), "chain": "0" * 32})


def test_bad_entries_and_closing_lines_are_not_valid() -> None:
    lines = validator(log_schema(pebbles.GAME))
    entry, closing = json.loads(VECTOR[1]), json.loads(SEALED)
    assert lines.is_valid(entry)
    assert lines.is_valid(closing)
    for good, changes in ((entry, {"n": "1", "action": None, "digest": None}), (closing, {"end": -1, "seal": "0"})):
        for name, change in changes.items():
            assert not lines.is_valid({**good, name: change})
            if name != "seal":
                assert not lines.is_valid({key: part for key, part in good.items() if key != name})


# What a schema says of a class.


@frozen
class Dish:
    """
    A dish.

    It may be empty.

    Attributes:
        owner: whose dish it is.
        price: what it costs, which takes
            two lines to say.
        tip: nothing, usually.
    """

    owner: Seat | None
    price: int
    shape: Literal["round", "flat"] = "round"
    tip: tuple[int, ...] = (1, 2)
    cards: tuple[parley.Card, ...] = attrs.field(factory=tuple)
    weight: int = attrs.field(init=False, default=7)
    late: bool = added(default=False)


@frozen
class BigDish(Dish):
    """A dish for many."""

    guests: Sequence[Annotated[int, "count"]] = ()
    pair: tuple[Seat, str] = (0, "")


def test_titles_and_descriptions() -> None:
    schema = json_schema(Dish)
    assert ("https://json-schema.org/draft/2020-12/schema", "Dish") == (schema["$schema"], schema["title"])
    dish = definitions(Dish)["Dish"]
    assert ("Dish", "A dish.", "object", False) == (
        dish["title"],
        dish["description"],
        dish["type"],
        dish["additionalProperties"],
    )
    assert {
        "owner": {
            "anyOf": [{"$ref": "#/$defs/Seat"}, {"type": "null"}],
            "description": "whose dish it is.",
        },
        "price": {"type": "integer", "description": "what it costs, which takes two lines to say."},
        "shape": {"enum": ["round", "flat"], "default": "round"},
        "tip": {
            "type": "array",
            "items": {"type": "integer"},
            "description": "nothing, usually.",
            "default": [1, 2],
        },
        "cards": {"type": "array", "items": {"$ref": "#/$defs/Card"}},
        "late": {"type": "boolean", "default": False},
    } == dish["properties"]


def test_fields_that_are_always_there() -> None:
    assert ["owner", "price"] == definitions(Dish)["Dish"]["required"]
    assert ["owner", "price"] == definitions(BigDish)["BigDish"]["required"]


def test_what_a_base_says_of_its_fields_holds_below_it() -> None:
    properties = definitions(BigDish)["BigDish"]["properties"]
    assert isinstance(properties, dict)
    assert "whose dish it is." == properties["owner"]["description"]
    assert {"type": "array", "items": {"type": "integer"}, "default": []} == properties["guests"]
    assert {
        "type": "array",
        "prefixItems": [{"$ref": "#/$defs/Seat"}, {"type": "string"}],
        "minItems": 2,
        "maxItems": 2,
        "default": [0, ""],
    } == properties["pair"]


def test_a_seat_is_a_definition_of_its_own() -> None:
    assert {"type": "integer", "minimum": 0, "description": "A seat, from 0."} == definitions(parley.Shout)["Seat"]
    assert {"$ref": "#/$defs/Seat"} == {
        name: value for name, value in json_schema(Seat).items() if name not in ("$schema", "$defs", "title")
    }


def test_a_class_that_is_called_like_a_seat_is_another_definition() -> None:
    chair = attrs.make_class("Seat", {"place": attrs.field(type=int)}, frozen=True)
    for forms in ((chair, Seat), (Seat, chair)):
        found = definitions(tuple.__class_getitem__(forms))
        assert {"type": "integer", "minimum": 0, "description": "A seat, from 0."} == found["Seat"]
        assert 2 == len(found)


def test_text_values_are_texts_with_a_pattern() -> None:
    assert {
        "title": "Card",
        "description": "A card: its number and its colour.",
        "type": "string",
        "pattern": "^[0-4][br]$",
    } == definitions(parley.Attack)["Card"]


def test_tags_are_constants() -> None:
    attack = definitions(parley.Action)["Attack"]["properties"]
    assert isinstance(attack, dict)
    assert {"const": "attack"} == attack["type"]


def test_a_class_is_defined_once() -> None:
    found = definitions(parley.View)
    assert {"View", "Seat", "PlayerView", "Options", "Card", "Outcome", "Pending", "AttackQuestion"} <= found.keys()


@frozen
class Options:
    """Options of no game."""


def test_two_classes_of_one_name_are_two_definitions() -> None:
    found = definitions(tuple[parley.Options, pebbles.Options, Options])
    assert ["Options", "tests.core.pebbles.Options", "tests.core.test_schema.Options"] == sorted(found)


@pytest.mark.parametrize(
    ("form", "title"),
    [
        (parley.State, "State"),
        (parley.Attack, "Attack"),
        (Outcome, "Outcome"),
        (parley.Action, None),
        (Seat | None, None),
        (tuple[int, ...], None),
        (Literal["a", "b"], None),
    ],
)
def test_only_a_class_gives_a_schema_its_title(form: object, title: str | None) -> None:
    assert title == json_schema(form).get("title")


# What is promised to nobody.


@pytest.mark.parametrize("game", [parley.GAME, pebbles.GAME], ids=str)
def test_states_and_items_are_in_no_schema(game: AnyGame) -> None:
    summary = (game.state_type.__doc__ or "").strip()
    state = {"title": "State", "description": summary, "type": "object"}
    assert {"State": state} == json_schema(game.state_type)["$defs"]
    inside = {item.__name__ for item in game.item_types()}
    for form in (game.view_type, game.action_type, game.event_type, game.question_type, game.memory_type):
        found = definitions(form)
        assert not inside & found.keys()
        assert found.get("Pending", {"type": "object"})["type"] == "object"
    assert "properties" not in definitions(game.view_type)["Pending"]


def test_a_new_item_changes_no_schema() -> None:
    before = [json_schema(form) for form in (parley.View, parley.State, parley.Event)]
    members: dict[str, type[Item]] = parley.Pending.members
    try:

        @frozen
        class Interlude(parley.Task):
            tag: ClassVar[str] = "interlude"

            def run(self, draft: parley.Draft) -> None:
                raise NotImplementedError

        assert before == [json_schema(form) for form in (parley.View, parley.State, parley.Event)]
    finally:
        members.pop("interlude", None)


# What has none.


@pytest.mark.parametrize("form", [complex, "Play", set[int], float, dict[str, int], object, 5])
def test_a_form_without_json_has_no_schema(form: object) -> None:
    with pytest.raises(InvalidArgument, match="has no JSON form"):
        json_schema(form)


def test_only_games_have_log_schemas() -> None:
    with pytest.raises(InvalidArgument, match="is no game"):
        call(tabletricks, "log_schema", "parley")
