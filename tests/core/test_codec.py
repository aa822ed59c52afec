"""
JSON is a trust boundary: exactly what the annotations say comes in, and only our errors come out.
"""

from __future__ import annotations

import json
from typing import Literal, Protocol, TypeVar

import pytest
from attrs import frozen
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletricks import DecodeError, InvalidArgument, Outcome, TabletricksError, from_json, to_data, to_json
from tabletricks.core import Item, Seat
from tabletricks.core.codec import MAX_DOCUMENT
from tabletricks.core.forms import added
from tabletricks.core.shapes import fits

from .forging import forged
from .parley import (
    GAME,
    Action,
    Attack,
    Card,
    CardsGiven,
    Event,
    Memory,
    Options,
    Respond,
    State,
    Toasted,
    View,
    cards,
    deck_of,
    position,
)


Key_contra = TypeVar("Key_contra", contravariant=True)


class Container(Protocol[Key_contra]):
    """A list or a dictionary."""

    def __getitem__(self, key: Key_contra, /) -> object: ...

    def __setitem__(self, key: Key_contra, value: object, /) -> None: ...


GIVEN = {"type": "cards_given", "seat": 1, "target": 0, "cards": ["0b", "3r"], "number": 2}


def test_the_json_form_of_an_action_and_an_event() -> None:
    attack = Attack(1, Card("3r"), 0)
    assert '{"type":"attack","seat":1,"card":"3r","target":0}' == to_json(attack)
    assert attack == from_json(Action, to_json(attack)) == from_json(Attack, to_json(attack).encode())
    given = CardsGiven(1, 0, cards("0b 3r"), 2)
    assert json.dumps(GIVEN, separators=(",", ":")) == to_json(given)
    assert given == from_json(Event, json.dumps(GIVEN)) == from_json(CardsGiven, json.dumps(GIVEN))


def test_a_field_with_a_default_may_be_left_out() -> None:
    assert Respond(1) == from_json(Action, '{"type":"respond","seat":1}')
    assert Options(players=2) == from_json(Options, '{"players": 2}')


@frozen
class Grown:
    """A record that got a field after documents of it had been written."""

    old: int = 1
    new: tuple[int, ...] = added(())


def test_a_field_that_was_added_later_is_left_out_while_it_says_nothing() -> None:
    """Only that field: one that has always been there is written with its default too."""
    assert '{"old":1}' == to_json(Grown())
    assert Grown() == from_json(Grown, "{}") == from_json(Grown, '{"old":1,"new":[]}')
    assert '{"old":1,"new":[2]}' == to_json(Grown(new=(2,)))
    assert Grown(new=(2,)) == from_json(Grown, '{"old":1,"new":[2]}')


@pytest.mark.parametrize(
    ("change", "path", "words"),
    [
        ({"seat": "1"}, "$.seat", "expected a whole number, got a string"),
        ({"seat": 1.0}, "$.seat", "got a fraction"),
        ({"seat": True}, "$.seat", "got true or false"),
        ({"seat": None}, "$.seat", "got null"),
        ({"target": [0]}, "$.target", "expected a whole number, got a list"),
        ({"cards": "0b"}, "$.cards", "expected a list or null, got a string"),
        ({"cards": {}}, "$.cards", "expected a list or null, got an object"),
        ({"cards": ["0b", 7]}, "$.cards[1]", "expected a string, got a whole number"),
        ({"cards": ["11"]}, "$.cards[0]", "'11' is no card"),
        ({"cards": ["0b", "0b "]}, "$.cards[1]", "'0b ' is no card"),
        ({"cards": [[]]}, "$.cards[0]", "expected a string, got a list"),
        ({"colour": "red"}, "$", "the field 'colour' is not known"),
        ({"type": "CardsGiven"}, "$", "the type 'CardsGiven' is not known here"),
        ({"type": 7}, "$", "the type 7 is not known here"),
        ({"type": ["cards_given"]}, "$", "is not known here"),
        ({"type": "attack"}, "$", "the type 'attack' is not known here"),
    ],
)
def test_a_wrong_document_is_refused_where_it_is_wrong(change: dict[str, object], path: str, words: str) -> None:
    with pytest.raises(DecodeError) as caught:
        from_json(Event, json.dumps({**GIVEN, **change}))
    assert path == caught.value.path
    assert words in caught.value.message
    assert str(caught.value).endswith(f"(at {path})")


@pytest.mark.parametrize("field", ["type", "seat", "target", "cards"])
def test_a_missing_field_is_named(field: str) -> None:
    document = {name: value for name, value in GIVEN.items() if name != field}
    with pytest.raises(DecodeError, match=f"the field '{field}' is missing") as caught:
        from_json(Event, json.dumps(document))
    assert "$" == caught.value.path


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("{'type': 'shout'}", "not JSON"),
        ('{"type":"shout","seat":0} x', "not JSON"),
        ('{"type":"shout","seat":NaN}', "NaN is not a number"),
        ('{"type":"shout","seat":-Infinity}', "-Infinity is not a number"),
        ('{"type":"shout","seat":1e999}', "1e999 is not a number"),
        ("[1, [-1.5e400]]", "-1.5e400 is not a number"),
        ("\ufeffnull", "not JSON"),
        ('{"type":"shout","seat":0,"seat":1}', "the field 'seat' stands twice"),
        ("[" * 100_000 + "]" * 100_000, "nested too deeply"),
        ('{"type":"shout","seat":' + "9" * 5000 + "}", "not JSON"),
        (" " * (MAX_DOCUMENT + 1), "longer than"),
        (b"\xff\xfe", "not UTF-8"),
        ("null", "expected a tagged object, got null"),
        ("[]", "expected a tagged object, got a list"),
        ('"shout"', "expected a tagged object, got a string"),
    ],
    ids=range(17),
)
def test_what_is_no_document_is_refused(text: str | bytes, words: str) -> None:
    with pytest.raises(DecodeError, match=words) as caught:
        from_json(Action, text)
    assert "$" == caught.value.path


@pytest.mark.parametrize("form", [complex, float, dict, list[int], object, []])
def test_a_form_without_json_is_refused(form: type) -> None:
    with pytest.raises(DecodeError, match="has no JSON form"):
        from_json(form, "1")


@frozen
class Branch:
    twigs: tuple[Branch, ...] = ()
    main: Branch | None = None


def test_a_class_may_hold_values_of_its_own_kind() -> None:
    tree = Branch((Branch(), Branch(main=Branch())))
    assert tree == from_json(Branch, to_json(tree))
    assert fits(Branch)(tree)
    with pytest.raises(DecodeError) as caught:
        from_json(Branch, '{"twigs": [{}, {"main": {"twigs": 3}}]}')
    assert "$.twigs[1].main.twigs" == caught.value.path


@pytest.mark.parametrize(
    "value", [object(), {1, 2}, float("nan"), 10**5000, complex(1)], ids=lambda value: type(value).__name__
)
def test_a_value_without_json_is_refused(value: object) -> None:
    with pytest.raises(InvalidArgument, match="has no JSON form"):
        to_json(value)


def test_options_that_cannot_be_are_refused_with_their_reason() -> None:
    with pytest.raises(DecodeError, match="players must be from 2 to 4, not 9"):
        from_json(Options, '{"players": 9}')


def test_a_foreign_class_is_not_taken_for_its_union() -> None:
    with pytest.raises(DecodeError, match="expected the type 'attack', got 'shout'"):
        from_json(Attack, '{"type":"shout","seat":0}')


def test_a_fraction_is_no_reason_to_stumble() -> None:
    for text in ("1e-999", "0.1", "1e308"):
        with pytest.raises(DecodeError, match="got a fraction"):
            from_json(int, text)


# Plain parts.


def plain(value: object) -> bool:
    """Whether a value is made of what JSON is made of, by exact type."""
    if type(value) is dict:
        return all(type(name) is str and plain(part) for name, part in value.items())
    return all(map(plain, value)) if type(value) is list else type(value) in (int, str, bool, type(None))


def test_plain_parts_are_what_the_text_says() -> None:
    for value in (
        *(thing for _, thing in SAMPLES.values()),
        Options(2),
        (1, "x", None, True),
        ((), ((1,),)),
        Card("0b"),
    ):
        assert json.loads(to_json(value)) == to_data(value)
        assert plain(to_data(value))


def test_the_parts_of_an_event() -> None:
    assert GIVEN == to_data(CardsGiven(1, 0, cards("0b 3r"), 2))
    assert {"type": "toasted", "seat": 0, "targets": [1, None], "points": [1]} == to_data(Toasted(0, (1, None), (1,)))
    assert {"winners": [1], "scores": [3, 9], "places": [2, 1], "cooperative": False} == to_data(Outcome.ranked((3, 9)))


def test_parts_are_new_each_time() -> None:
    parts, again = (to_data(CardsGiven(1, 0, cards("0b 3r"), 2)) for _ in range(2))
    assert isinstance(parts, dict)
    parts["cards"].append("x")
    assert GIVEN == again


def nested(depth: int) -> tuple[object, ...]:
    value: tuple[object, ...] = ()
    for _ in range(depth):
        value = (value,)
    return value


@pytest.mark.parametrize(
    "value", [object(), {1, 2}, 1.5, complex(1), ({1},), nested(100_000)], ids=lambda value: type(value).__name__
)
def test_a_value_without_parts_is_refused(value: object) -> None:
    with pytest.raises(InvalidArgument, match="has no JSON form"):
        to_data(value)


# Rubbish and damage.


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
START = GAME.start(Options(players=3), seed=1)
STATE = position("0b 0r 3b", "0b 1b", "2b 2r")
SAMPLES: dict[str, tuple[type, object]] = {
    "options": (Options, Options(players=3)),
    "action": (Attack, Attack(1, Card("3r"), 0)),
    "event": (CardsGiven, CardsGiven(1, 0, cards("0b 3r"), 2)),
    "question": (type(GAME.question(STATE, 1)), GAME.question(STATE, 1)),
    "fresh state": (State, START.state),
    "state": (State, STATE),
    "window": (State, GAME.apply(STATE, Attack(0, Card("3b"), 1))),
    "view": (View, GAME.view(GAME.apply(START.state, GAME.legal_actions(START.state, 0)[0]), 1)),
    "own view": (View, GAME.view(STATE, 0)),
    "memory": (Memory, GAME.remember(Memory(0), START.events)),
}
DOCUMENTS = {name: (form, to_json(value)) for name, (form, value) in SAMPLES.items()}


TAGS = [item.tag for item in GAME.item_types() if issubclass(item, Item)]


@given(st.sampled_from(sorted(DOCUMENTS)), st.text(max_size=30) | st.binary(max_size=30))
def test_only_our_errors_come_out_of_rubbish(name: str, text: str | bytes) -> None:
    form, _ = DOCUMENTS[name]
    with pytest.raises(TabletricksError):
        from_json(form, text)


@settings(max_examples=300)
@given(st.sampled_from(sorted(DOCUMENTS)), st.data())
def test_only_our_errors_come_out_of_damaged_documents(name: str, data: st.DataObject) -> None:
    """One value anywhere in a good document is replaced; what decodes all the same must work like a good one."""
    form, text = DOCUMENTS[name]
    document = json.loads(text)
    _damage(document, data)
    try:
        value: object = from_json(form, json.dumps(document))
    except TabletricksError:
        return
    assert value == from_json(form, to_json(value))
    try:
        if isinstance(value, State):
            for seat in GAME.awaiting(value):
                for action in GAME.legal_actions(value, seat):
                    GAME.apply(value, action)
            GAME.playout(value, 1)
        if isinstance(value, View):
            assert GAME.audit(GAME.determinize(value, seed=1)) is None
        if isinstance(value, Memory):
            GAME.determinize(GAME.view(STATE, 0), seed=1, memory=value)
    except TabletricksError:
        return


def _damage(document: object, data: st.DataObject) -> None:
    """Walks to a random place and puts something else there."""
    if isinstance(document, dict):
        _damage_at(document, data.draw(st.sampled_from(sorted(document))), data)
    elif isinstance(document, list) and document:
        _damage_at(document, data.draw(st.integers(0, len(document) - 1)), data)


def _damage_at(container: Container[Key_contra], key: Key_contra, data: st.DataObject) -> None:
    inner = container[key]
    if isinstance(inner, dict | list) and inner and data.draw(st.integers(0, 3)):
        _damage(inner, data)
    else:
        odd = st.integers(-2, 12) | st.sampled_from([*deck_of(1), *TAGS, []])
        container[key] = data.draw(JSON_VALUES | odd)


@frozen
class Sample:
    scalar: Seat | None
    pair: tuple[int, str]
    many: tuple[bool, ...]
    choice: Literal["a", 1]


SAMPLE = Sample(1, (1, "x"), (), 1)


@pytest.mark.parametrize(
    ("value", "good"),
    [
        (Sample(1, (1, "x"), (True,), "a"), True),
        (Sample(None, (1, "x"), (), 1), True),
        (Sample(True, (1, "x"), (), 1), False),
        (forged(SAMPLE, pair=(1,)), False),
        (forged(SAMPLE, pair=(1, 2)), False),
        (forged(SAMPLE, pair=[1, "x"]), False),
        (forged(SAMPLE, many=(1,)), False),
        (forged(SAMPLE, choice=True), False),
        (forged(SAMPLE, scalar=2**64 + 1), False),
        ("Sample", False),
    ],
)
def test_values_made_in_python_are_looked_at_too(value: object, good: bool) -> None:
    assert good == fits(Sample)(value)
    if good:
        assert isinstance(value, Sample)
        assert value == from_json(Sample, to_json(value))


@pytest.mark.parametrize(
    ("field", "value", "path"),
    [
        ("pair", [1], "$.pair"),
        ("pair", [1, 2], "$.pair[1]"),
        ("many", [True, 0], "$.many[1]"),
        ("choice", True, "$.choice"),
        ("choice", "b", "$.choice"),
        ("scalar", [], "$.scalar"),
    ],
)
def test_every_kind_of_annotation_is_strict(field: str, value: object, path: str) -> None:
    document = {"scalar": 1, "pair": [1, "x"], "many": [], "choice": "a", field: value}
    with pytest.raises(DecodeError) as caught:
        from_json(Sample, json.dumps(document))
    assert path == caught.value.path
