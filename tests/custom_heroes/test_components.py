"""
Components, catalogue, and how a card is written (CH-COMP-1 to CH-COMP-9).
"""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tabletricks import InvalidArgument, InvalidOptions, from_json, to_json
from tabletricks import custom_heroes as ch

from .builders import card, declare, follow, phase, play, position


YELLOW = {"ascended", "kodora", "burny", "edge", "charmy", "spector"}


@pytest.mark.rule("CH-COMP-1")
def test_a_card_has_a_base_from_1_to_10() -> None:
    """A character card is nothing but its base value, and there is no 0 and no 11."""
    for base in range(1, 11):
        assert (base, ()) == (ch.Card(str(base)).base, ch.Card(str(base)).sleeves)
    for text in ("0", "11", "-1", "07", "", "7.0", "seven"):
        with pytest.raises(InvalidArgument):
            ch.Card(text)


@pytest.mark.rule("CH-COMP-2")
def test_every_advancement_has_one_colour() -> None:
    """Left-hand items are red, right-hand items blue, buddies and Ascended Form yellow, auras green."""
    for advancement in ch.DEFAULT_CATALOGUE:
        kind = advancement.type.split("_")[0]
        expected = {"left": "red", "right": "blue", "aura": "green"}.get(kind, "yellow")
        assert (advancement.type, expected) == (advancement.type, advancement.colour)
    assert YELLOW == {advancement.type for advancement in ch.DEFAULT_CATALOGUE if advancement.colour == "yellow"}


@pytest.mark.rule("CH-COMP-3")
def test_kodora_is_yellow() -> None:
    """Kodora takes the yellow place of a card, so a Burny finds none beside it."""
    assert ["yellow"] == [entry.colour for entry in ch.DEFAULT_CATALOGUE if entry.type == "kodora"]
    state = position(hands={0: "8{K} 1"}, screens={0: "burny"})
    sleeves = [action for action in ch.legal_actions(state, 0) if isinstance(action, ch.Sleeve)]
    assert [card("1")] == [action.card for action in sleeves]


@pytest.mark.rule("CH-COMP-4")
def test_each_colour_carries_its_own_kind_of_effect() -> None:
    """Only green resets, only red and blue modify, only yellow has an ability; such a catalogue is accepted."""
    for advancement in ch.DEFAULT_CATALOGUE:
        assert (advancement.reset is not None) == (advancement.colour == "green")
        assert (advancement.modifier != 0) == (advancement.colour in ("red", "blue"))
        assert (advancement.ability is not None) == (advancement.colour == "yellow")
    other = ch.Advancement("fish", "Fish", "red", modifier=7, count=3)
    options = ch.Options(players=4, catalogue=(*ch.DEFAULT_CATALOGUE[:2], other))
    assert 3 + 4 + 4 == len(ch.setup(options, 1).bag) + sum(
        len(player.screen) for player in ch.setup(options, 1).players
    )


@pytest.mark.rule("CH-COMP-5")
def test_power_never_runs_out() -> None:
    """With all 36 tokens in hand a gain is still given."""
    state = position(6, hands={0: "8{B} 1"}, power=dict.fromkeys(range(6), 6))
    assert (7, "cap") == (follow(state, play(0, "8{B}")).players[0].power, phase(follow(state, play(0, "8{B}"))))


@pytest.mark.rule("CH-COMP-5")
def test_victory_points_never_run_out() -> None:
    """With all 81 tokens in hand a reward is still given."""
    state = position(hands={1: "9"}, turn=1, places={0: 1}, vp={0: 9, 1: 60, 2: 6, 3: 6})
    assert 63 == follow(state, play(1, "9")).players[1].vp


@pytest.mark.rule("CH-COMP-6")
def test_the_default_catalogue() -> None:
    """There are 84 advancements: 6 Ascended Forms, 6 Kodoras and 72 for the bag, as the table has them."""
    counts = {entry.type: entry.count for entry in ch.DEFAULT_CATALOGUE}
    auras = {f"aura_{value}": 2 if value in (1, 10, 11, 12) else 1 for value in range(1, 13)}
    left = {"left_p1": 4, "left_p2": 3, "left_p3": 2, "left_p5": 1, "left_m1": 3, "left_m2": 2, "left_m4": 1}
    right = {"right_p1": 4, "right_p2": 3, "right_p3": 2, "right_p4": 1, "right_m1": 3, "right_m2": 2, "right_m3": 1}
    assert {**dict.fromkeys(YELLOW, 6), **auras, **left, **right} == counts
    assert (84, 72) == (sum(counts.values()), sum(counts.values()) - counts["ascended"] - counts["kodora"])
    colours: Counter[str] = Counter()
    for entry in ch.DEFAULT_CATALOGUE:
        colours[entry.colour] += entry.count
    assert {"yellow": 24 + 12, "green": 16, "red": 16, "blue": 16} == colours


@pytest.mark.rule("CH-COMP-6")
def test_what_the_advancements_do() -> None:
    """Costs, resets and modifiers are those of the table."""
    costs = {"ascended": 2, "kodora": 0, "burny": 1, "edge": 1, "charmy": 1, "spector": 1}
    for entry in ch.DEFAULT_CATALOGUE:
        hand, _, number = entry.type.partition("_")
        if hand == "aura":
            expected: tuple[int | None, int, str | None, int] = (int(number), 0, None, 0)
        elif hand in ("left", "right"):
            expected = (None, int(number[1:]) * (1 if number[0] == "p" else -1), None, 0)
        else:
            expected = (None, 0, entry.type, costs[entry.type])
        assert (entry.type, *expected) == (entry.type, entry.reset, entry.modifier, entry.ability, entry.cost)


@pytest.mark.rule("CH-COMP-7")
def test_equal_cards_are_interchangeable() -> None:
    """A card is its base and its sleeves, without an id: equal cards are offered once."""
    assert ch.Card("7+burny") == ch.Card("7+burny")
    assert ch.Card("7") != ch.Card("7+burny")
    state = position(hands={0: "7{B} 7{B} 7 7"}, power={0: 0}, screens={0: "left_p1 left_p1"})
    actions = ch.legal_actions(state, 0)
    assert len(set(actions)) == len(actions)
    assert 2 == sum(isinstance(action, ch.Sleeve) for action in actions)
    # One or two plain 7, one or two with Burny, and every mixture of them.
    assert 3 * 3 - 1 == sum(isinstance(action, ch.Play) for action in actions)


@pytest.mark.rule("CH-COMP-7", "CH-PLAY-16")
@pytest.mark.parametrize(
    ("text", "action"),
    [
        (
            '{"type":"play","seat":1,"cards":["7","7+burny"],"activate":["7+burny"]}',
            play(1, "7 7{B}*"),
        ),
        ('{"type":"declare_kodora","seat":0,"bets":[{"card":"1","sleeve":true}]}', declare(0, sleeved="1")),
        ('{"type":"sleeve","seat":2,"advancement":"aura_12","card":"2"}', ch.Sleeve(2, "aura_12", ch.Card("2"))),
        ('{"type":"trade","seat":2}', ch.Trade(2)),
        ('{"type":"pass","seat":3}', ch.Pass(3)),
        ('{"type":"resolve_cap","seat":0,"trades":1}', ch.ResolveCap(0, 1)),
    ],
)
def test_the_json_of_actions(text: str, action: ch.Action) -> None:
    """The JSON of an action is as short as it looks."""
    assert action == from_json(ch.Action, text)
    assert text == to_json(action)


@pytest.mark.rule("CH-COMP-8")
def test_the_text_of_a_card() -> None:
    """The sleeves of a card are written in alphabetical order and read in any."""
    for text in ("7+left_p1+burny+aura_3", "7+burny+aura_3+left_p1", "7+aura_3+burny+left_p1"):
        assert "7+aura_3+burny+left_p1" == str(ch.Card(text))
        assert ("aura_3", "burny", "left_p1") == ch.Card(text).sleeves
    read = from_json(ch.Action, '{"type":"play","seat":0,"cards":["7+left_p1+burny"],"activate":[]}')
    assert play(0, "7{B,r+1}") == read


@pytest.mark.rule("CH-COMP-9")
@pytest.mark.parametrize("starter", ["ascended", "kodora"])
def test_a_catalogue_needs_the_starters(starter: str) -> None:
    """A catalogue has both starters, with their abilities, enough copies, and nothing else like them."""
    without = tuple(entry for entry in ch.DEFAULT_CATALOGUE if entry.type != starter)
    (original,) = set(ch.DEFAULT_CATALOGUE) - set(without)
    for wrong in (
        without,
        (*without, attrs.evolve(original, count=3)),
        (*without, attrs.evolve(original, ability="burny")),
        (*without, original, attrs.evolve(original, type="twin")),
    ):
        with pytest.raises(InvalidOptions):
            ch.Options(players=4, catalogue=wrong)
    enough = (*without, attrs.evolve(original, count=4))
    assert 4 == ch.Options(players=4, catalogue=enough).players
