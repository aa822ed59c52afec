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

from tabletricks import DecodeError, InvalidArgument, TabletricksError, custom_heroes, from_json, to_json
from tabletricks.core.codec import MAX_DOCUMENT
from tabletricks.core.forms import added
from tabletricks.core.shapes import fits
from tabletricks.custom_heroes import Action, Card, GameStarted, Options, Play, State, View


Key_contra = TypeVar("Key_contra", contravariant=True)


class Container(Protocol[Key_contra]):
    """A list or a dictionary."""

    def __getitem__(self, key: Key_contra, /) -> object: ...

    def __setitem__(self, key: Key_contra, value: object, /) -> None: ...


PLAY = {"type": "play", "seat": 1, "cards": ["7", "7+burny"], "activate": ["7+burny"]}


def test_the_json_form_of_an_action() -> None:
    play = Play(1, (Card("7"), Card("7+burny")), (Card("7+burny"),))
    assert '{"type":"play","seat":1,"cards":["7","7+burny"],"activate":["7+burny"]}' == to_json(play)
    assert play == from_json(Action, json.dumps(PLAY))
    assert play == from_json(Play, json.dumps(PLAY).encode())


def test_a_field_with_a_default_may_be_left_out() -> None:
    assert Play(1, (Card("7"),)) == from_json(Action, '{"type":"play","seat":1,"cards":["7"]}')
    assert Options(players=3) == from_json(Options, '{"players": 3}')


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
        ({"cards": "77"}, "$.cards", "expected a list, got a string"),
        ({"cards": {}}, "$.cards", "expected a list, got an object"),
        ({"cards": ["7", 7]}, "$.cards[1]", "expected a string, got a whole number"),
        ({"cards": ["11"]}, "$.cards[0]", "'11' is no card"),
        ({"cards": ["7", "7+burny+burny"]}, "$.cards[1]", "at most one advancement of each colour"),
        ({"activate": [[]]}, "$.activate[0]", "expected a string, got a list"),
        ({"colour": "red"}, "$", "the field 'colour' is not known"),
        ({"type": "Play"}, "$", "the type 'Play' is not known here"),
        ({"type": 7}, "$", "the type 7 is not known here"),
        ({"type": ["play"]}, "$", "is not known here"),
    ],
)
def test_a_wrong_document_is_refused_where_it_is_wrong(change: dict[str, object], path: str, words: str) -> None:
    with pytest.raises(DecodeError) as caught:
        from_json(Action, json.dumps({**PLAY, **change}))
    assert path == caught.value.path
    assert words in caught.value.message
    assert str(caught.value).endswith(f"(at {path})")


@pytest.mark.parametrize("field", ["type", "seat", "cards"])
def test_a_missing_field_is_named(field: str) -> None:
    document = {name: value for name, value in PLAY.items() if name != field}
    with pytest.raises(DecodeError, match=f"the field '{field}' is missing") as caught:
        from_json(Action, json.dumps(document))
    assert "$" == caught.value.path


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("{'type': 'pass'}", "not JSON"),
        ('{"type":"pass","seat":0} x', "not JSON"),
        ('{"type":"pass","seat":NaN}', "NaN is not a number"),
        ('{"type":"pass","seat":-Infinity}', "-Infinity is not a number"),
        ('{"type":"pass","seat":0,"seat":1}', "the field 'seat' stands twice"),
        ("[" * 100_000 + "]" * 100_000, "nested too deeply"),
        ('{"type":"pass","seat":' + "9" * 5000 + "}", "not JSON"),
        (" " * (MAX_DOCUMENT + 1), "longer than"),
        (b"\xff\xfe", "not UTF-8"),
        ("null", "expected a tagged object, got null"),
        ("[]", "expected a tagged object, got a list"),
        ('"pass"', "expected a tagged object, got a string"),
    ],
    ids=range(14),
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
    with pytest.raises(DecodeError, match="players must be from 2 to 6, not 9"):
        from_json(Options, '{"players": 9}')


def test_a_foreign_class_is_not_taken_for_its_union() -> None:
    with pytest.raises(DecodeError, match="expected the type 'play', got 'pass'"):
        from_json(Play, '{"type":"pass","seat":0}')


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
STATE = custom_heroes.setup(Options(players=3), seed=1)
DOCUMENTS: dict[str, tuple[type, str]] = {
    "options": (Options, to_json(Options(players=3))),
    "action": (Play, json.dumps(PLAY)),
    "event": (GameStarted, to_json(custom_heroes.start(Options(players=3), seed=1).events[0])),
    "state": (State, to_json(STATE)),
    "view": (View, to_json(custom_heroes.view(STATE, 1))),
}


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
    if isinstance(value, State):
        for seat in custom_heroes.awaiting(value):
            for action in custom_heroes.legal_actions(value, seat):
                custom_heroes.apply(value, action)
    if isinstance(value, View):
        try:
            custom_heroes.determinize(value, seed=1)
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
        odd = st.integers(-2, 12) | st.sampled_from(["7", "1+edge", "kodora", []])
        container[key] = data.draw(JSON_VALUES | odd)


@frozen
class Sample:
    scalar: int | None
    pair: tuple[int, str]
    many: tuple[bool, ...]
    choice: Literal["a", 1]


@pytest.mark.parametrize(
    ("value", "good"),
    [
        (Sample(1, (1, "x"), (True,), "a"), True),
        (Sample(None, (1, "x"), (), 1), True),
        (Sample(True, (1, "x"), (), 1), False),
        (Sample(1, (1,), (), 1), False),  # type: ignore[arg-type]
        (Sample(1, (1, 2), (), 1), False),  # type: ignore[arg-type]
        (Sample(1, [1, "x"], (), 1), False),  # type: ignore[arg-type]
        (Sample(1, (1, "x"), (1,), 1), False),  # type: ignore[arg-type]
        (Sample(1, (1, "x"), (), True), False),  # type: ignore[arg-type]
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
