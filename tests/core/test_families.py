"""
Families: what can stand on an agenda is found by its tag, in documents and when a class is made.
"""

from __future__ import annotations

import json
from typing import ClassVar

import pytest
from attrs import frozen

from tabletricks import DecodeError, InvalidArgument, from_json, json_schema, to_data, to_json
from tabletricks.core import Item, Seat, TextValue
from tabletricks.core.forms import check_form, is_family
from tabletricks.core.shapes import fits

from . import parley, pebbles
from .parley import GAME, CounterWindow, Gift, State, Turn, Vote, cards, position


class Thing(Item):
    """The root of a family of its own."""

    members: ClassVar[dict[str, type[Item]]] = {}


@frozen
class Cup(Thing):
    tag: ClassVar[str] = "cup"

    size: int = 1


@frozen
class Bag(Thing):
    tag: ClassVar[str] = "bag"

    owner: Seat
    things: tuple[Thing, ...] = ()
    best: Thing | None = None


class Base(Thing):
    """Has no tag, and is no member."""


@frozen
class Pot(Base):
    tag: ClassVar[str] = "pot"


@frozen
class OtherCup(Cup):
    """Derived, and has no tag of its own."""


def test_a_class_with_a_tag_enters_its_family() -> None:
    assert {"cup": Cup, "bag": Bag, "pot": Pot} == Thing.members
    assert is_family(Thing)
    assert not is_family(Cup)
    assert not is_family(Item)


def test_families_do_not_mix() -> None:
    assert not set(parley.Pending.members.values()) & set(pebbles.Pending.members.values())
    assert "turn" in parley.Pending.members
    assert parley.Pending.members["turn"] is not pebbles.Pending.members["turn"]
    assert {"turn"} == {item.tag for item in pebbles.GAME.item_types() if issubclass(item, pebbles.Pending)}


def test_two_items_cannot_share_a_tag() -> None:
    with pytest.raises(TypeError, match="two items of an agenda have the tag 'cup'"):

        @frozen
        class Goblet(Thing):
            tag: ClassVar[str] = "cup"

    assert Cup is Thing.members["cup"]


def test_members_come_back_from_json() -> None:
    bag = Bag(1, (Cup(2), Bag(0), Pot()), Cup())
    text = (
        '{"type":"bag","owner":1,"things":[{"type":"cup","size":2},'
        '{"type":"bag","owner":0,"things":[],"best":null},{"type":"pot"}],"best":{"type":"cup","size":1}}'
    )
    assert text == to_json(bag)
    assert bag == from_json(Thing, text) == from_json(Bag, text)
    assert json.loads(text) == to_data(bag)
    assert (Cup(),) == from_json(tuple[Thing, ...], '[{"type":"cup"}]')


@pytest.mark.parametrize(
    ("text", "path", "words"),
    [
        ('{"type":"jug"}', "$", "known type, got 'jug'"),
        ('{"type":"cup","size":"2"}', "$.size", "expected a whole number, got a string"),
        ('{"type":"cup","colour":2}', "$", "the field 'colour' is not known"),
        ('{"type":"bag"}', "$", "the field 'owner' is missing"),
        ('{"type":"bag","owner":0,"things":[{"type":"cup"},{"type":"jug"}]}', "$.things[1]", "got 'jug'"),
        ('{"type":"bag","owner":0,"things":[{"type":"bag","owner":null}]}', "$.things[0].owner", "got null"),
        ('{"type":"bag","owner":0,"best":{"type":"cup","size":[]}}', "$.best.size", "got a list"),
        ('{"type":7}', "$", "expected a tagged object of a known type, got 7"),
        ('{"type":["cup"]}', "$", "expected a tagged object"),
        ('{"size":2}', "$", "expected a tagged object of a known type, got an object"),
        ('"cup"', "$", "got a string"),
        ("null", "$", "got null"),
        ("[]", "$", "got a list"),
    ],
)
def test_what_is_no_member_is_refused_where_it_is(text: str, path: str, words: str) -> None:
    with pytest.raises(DecodeError) as caught:
        from_json(Thing, text)
    assert path == caught.value.path
    assert words in caught.value.message


def test_a_member_made_in_python_is_looked_at_too() -> None:
    test = fits(tuple[Thing, ...])
    assert test((Cup(), Bag(0, (Cup(),))))
    assert not test((Cup(), OtherCup()))
    assert not test((Turn(0),))
    assert not test([Cup()])
    assert not test(("cup",))


def test_the_schema_of_a_family_says_nothing() -> None:
    schema = json_schema(tuple[Thing, ...])
    assert {"Thing": {"title": "Thing", "description": "The root of a family of its own.", "type": "object"}} == (
        schema["$defs"]
    )


@frozen
class Club:
    """A record with a field that happens to be called like the attribute of a family."""

    members: tuple[str, ...] = ()


def test_a_field_called_members_makes_no_family() -> None:
    assert not is_family(Club)
    assert Club(("a",)) == from_json(Club, '{"members":["a"]}')
    assert fits(Club)(Club(("a",)))


# In a state.


def test_an_unknown_item_in_a_state_is_found_by_its_path() -> None:
    document = json.loads(to_json(position("1b 3b", "2b")))
    document["agenda"][1] = {"type": "jump", "seat": 0}
    with pytest.raises(DecodeError, match="got 'jump'") as caught:
        from_json(State, json.dumps(document))
    assert "$.agenda[1]" == caught.value.path


def test_a_damaged_item_in_a_view_is_found_by_its_path() -> None:
    state = position("1b 3b", "2b", agenda=(Turn(0), Gift(0, 1, cards("1b"))))
    document = json.loads(to_json(GAME.view(state, 0)))
    document["pending"][-1]["chosen"] = ["1b", "9x"]
    with pytest.raises(DecodeError, match="'9x' is no card") as caught:
        from_json(parley.View, json.dumps(document))
    assert "$.pending[2].chosen[1]" == caught.value.path


def test_an_item_of_another_game_is_unknown() -> None:
    document = json.loads(to_json(pebbles.GAME.setup(pebbles.Options(), 0)))
    document["agenda"] = [{"type": "vote", "votes": [], "ready": []}]
    with pytest.raises(DecodeError, match="got 'vote'"):
        from_json(pebbles.State, json.dumps(document))


@pytest.mark.parametrize("item", [CounterWindow(1, (), 1, 0), Vote((None, True)), Gift(0, 1, (None,))])
def test_items_come_back_from_json(item: CounterWindow) -> None:
    assert item == from_json(parley.Pending, to_json(item))


class Oddity(Item):
    members: ClassVar[dict[str, type[Item]]] = {}


@frozen
class Odd(Oddity):
    """An item whose field has no JSON form is found when its game is registered."""

    tag: ClassVar[str] = "odd"

    number: complex = 1j


def test_an_item_without_a_json_form() -> None:
    with pytest.raises(TypeError, match="no JSON form"):
        check_form(Odd)
    with pytest.raises(InvalidArgument, match="no JSON form"):
        to_json(Odd())


class Coin(TextValue):
    """A text value that is no kind of string."""

    __slots__ = ("face",)

    pattern = "^(heads|tails)$"

    def __init__(self, face: str) -> None:
        self.face = face

    @classmethod
    def from_text(cls, text: str) -> Coin:
        if text not in ("heads", "tails"):
            msg = f"a coin shows no {text}"
            raise InvalidArgument(msg)
        return cls(text)

    def __str__(self) -> str:
        return self.face


def test_a_text_value_need_not_be_a_string() -> None:
    assert '["heads"]' == to_json((Coin("heads"),))
    assert ["heads"] == to_data((Coin("heads"),))
    assert "tails" == from_json(Coin, '"tails"').face
    with pytest.raises(DecodeError, match="a coin shows no rim") as caught:
        from_json(tuple[Coin, ...], '["heads","rim"]')
    assert "$[1]" == caught.value.path
