"""
Data with which no game can be played is refused before the game (C12-OPT-1 to C12-OPT-12).
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import council_of_12 as c12

from .test_options import CARDS, DECK, NUMBERS, SEVEN, complaint, options


HUGE = 10**5000
"""A number that Python refuses to print."""

challenge: Callable[..., c12.Challenge] = c12.Challenge
scenario: Callable[..., c12.Scenario] = c12.Scenario


def with_card(**changes: object) -> c12.Options:
    """A game with a catalogue in which one card is changed."""
    values = {name: getattr(CARDS[1], name) for name in ("number", "name", "title", "difficulty", "goals", "reward")}
    values |= {"penalty": CARDS[1].penalty, "points": 1} | changes
    return options(3, catalogue=c12.Catalogue((CARDS[0], challenge(**values), *CARDS[2:])))


@pytest.mark.rule("C12-CAT-1", "C12-CAT-2", "C12-OPT-12")
@pytest.mark.parametrize(
    ("changes", "hint"),
    [
        ({"number": 0}, "C12-CAT-1"),
        ({"number": 37}, "C12-CAT-1"),
        ({"number": -2}, "C12-CAT-1"),
        ({"number": 1}, "C12-CAT-1"),
        ({"name": "river_dry"}, "C12-CAT-1"),
        ({"goals": ()}, "C12-CAT-2"),
        ({"goals": ((),)}, "C12-CAT-2"),
        ({"goals": ((1,), ())}, "C12-CAT-2"),
        ({"goals": ((1,), (2,), (3,))}, "C12-CAT-2"),
        ({"goals": ((0,),)}, "C12-CAT-2"),
        ({"goals": ((12, 13),)}, "C12-CAT-2"),
        ({"goals": ((-1, 2),)}, "C12-CAT-2"),
        ({"goals": ((2, 2),)}, "C12-CAT-2"),
        ({"goals": ((4, 2),)}, "C12-CAT-2"),
        ({"name": ""}, "name"),
        ({"name": "Stray Herd"}, "name"),
        ({"name": "1herd"}, "name"),
        ({"name": "h" * 101}, "name"),
        ({"title": ""}, "title"),
        ({"title": "t" * 101}, "title"),
        ({"title": "two\nlines"}, "title"),
        ({"german": "g" * 101}, "title"),
        ({"points": -1}, "points"),
        ({"points": 100}, "points"),
        ({"reward": (c12.Favour(0),)}, "C12-FX-FAVOUR-1"),
        ({"reward": (c12.Favour(6),)}, "C12-FX-FAVOUR-1"),
        ({"penalty": (c12.Favour(-6),)}, "C12-FX-FAVOUR-1"),
        ({"reward": (c12.Peek(0),)}, "C12-FX-PEEK-1"),
        ({"reward": (c12.Peek(8),)}, "C12-FX-PEEK-1"),
        ({"reward": (c12.Arrange(0),)}, "C12-FX-ARRANGE-1"),
        ({"penalty": (c12.Arrange(8),)}, "C12-FX-ARRANGE-1"),
        ({"penalty": (c12.Hush(),) * 9}, "effects"),
    ],
    ids=str,
)  # fmt: skip
def test_a_card_that_cannot_be_played_is_refused(changes: dict[str, object], hint: str) -> None:
    """Also in a catalogue that does not claim to be complete."""
    assert hint in complaint(with_card, **changes)


@pytest.mark.rule("C12-OPT-12", "C12-CAT-17", "C12-CAT-18")
@pytest.mark.parametrize(
    "crowns",
    [(), (1,) * 11, (1,) * 13, (-1, 1, *(1,) * 10), (100, 1, *(1,) * 10)],
    ids=str,
)
def test_impossible_crown_values_are_refused(crowns: c12.Crowns) -> None:
    """Twelve of them, none below 0; the worker's need not be 1, for nobody here has seen the card."""
    assert 3 == c12.Options(3, crowns=(2,) * 12).players
    assert "crown" in complaint(c12.Options, 3, crowns=crowns)


@pytest.mark.rule("C12-OPT-3", "C12-FAVOUR-1")
@pytest.mark.parametrize(
    ("changes", "hint"),
    [
        ({"month": ""}, "name"),
        ({"month": "m" * 101}, "name"),
        ({"month": "two\nlines"}, "name"),
        ({"favour": 0}, "C12-FAVOUR-1"),
        ({"favour": 6}, "C12-FAVOUR-1"),
        ({"favour": -1}, "C12-FAVOUR-1"),
        ({"bells": -1}, "C12-SCENARIO-6"),
        ({"bells": 8}, "C12-SCENARIO-6"),
        ({"heir": "parasite"}, "C12-THRONE-2"),
        ({"all_boxes": True}, "C12-SCENARIO-8"),
        ({"all_boxes": True, "silence": "off"}, "C12-SCENARIO-8"),
    ],
    ids=str,
)
def test_a_scenario_that_cannot_be_played_is_refused(changes: dict[str, object], hint: str) -> None:
    given: dict[str, object] = {"month": "Mine", "deck": DECK, **changes}
    assert hint in complaint(c12.Options, 3, "scenario", scenario(**given))


@pytest.mark.rule("C12-OPT-12")
def test_a_deck_needs_cards_that_the_catalogue_has() -> None:
    few = c12.Catalogue(CARDS[1:])
    assert "no challenge 1" in complaint(c12.Options, 3, "custom", custom=DECK, catalogue=few)
    assert "no challenge 1" in complaint(c12.Options, 3, "scenario", 2, catalogue=few)
    assert 3 == c12.Options(3, "scenario", 1, catalogue=few).players


WRONG_TYPES: list[dict[str, object]] = [
    {"players": True},
    {"players": "3"},
    {"players": 3.0},
    {"players": None},
    {"players": HUGE},
    {"mode": None},
    {"mode": 1},
    {"mode": "scenario", "scenario": True},
    {"mode": "scenario", "scenario": "1"},
    {"mode": "scenario", "scenario": HUGE},
    {"mode": "custom", "custom": (SEVEN, NUMBERS)},
    {"mode": "custom", "custom": c12.Deck(SEVEN, (True, 2, 3, 21, 22, 30, 31))},
    {"throne": 1},
    {"first_game": 1},
    {"first_game": None},
    {"silence": True},
    {"chair": None},
    {"recruit": False},
    {"die_layout": None},
    {"die_layout": [list(ring) for ring in c12.OPPOSITE13]},
    {"die_layout": ((5, 11, 9, 10, 6.0), *c12.OPPOSITE13[1:])},
    {"die_layout": (*c12.OPPOSITE13[:4], (True, 6, 4, 3, 11), *c12.OPPOSITE13[5:])},
    {"die_layout": "opposite12"},
    {"catalogue": CARDS},
    {"catalogue": None},
    {"crowns": "211331231221"},
    {"crowns": (2, True, *c12.DEFAULT_CROWNS[2:])},
    {"crowns": list(c12.DEFAULT_CROWNS)},
]


@pytest.mark.rule("C12-OPT-1", "C12-OPT-2", "C12-OPT-3", "C12-OPT-4", "C12-OPT-12")
@pytest.mark.parametrize("wrong", WRONG_TYPES, ids=lambda wrong: " ".join(wrong) if isinstance(wrong, dict) else "")
def test_a_value_of_a_wrong_type_is_refused(wrong: dict[str, object]) -> None:
    """Truth values are no numbers, lists are no tuples, text is no number."""
    assert "cannot be" in complaint(options, **{"players": 3, **wrong})


@pytest.mark.rule("C12-CAT-2", "C12-OPT-12")
@pytest.mark.parametrize(
    "changes",
    [
        {"number": True},
        {"goals": ((True,),)},
        {"goals": [(2,)]},
        {"goals": (2, 4)},
        {"goals": (("2",),)},
        {"difficulty": "normal"},
        {"points": True},
        {"points": "1"},
        {"name": 5},
        {"title": None},
        {"reward": (c12.Challenge,)},
        {"reward": ("fav+1",)},
        {"reward": c12.Favour(1)},
        {"penalty": [c12.Favour(-1)]},
        {"known": ("points",)},
        {"reward": (attrs.evolve(c12.Favour(1), n=True),)},
    ],
    ids=str,
)
def test_a_card_with_a_value_of_a_wrong_type_is_refused(changes: dict[str, object]) -> None:
    assert "catalogue cannot be" in complaint(with_card, **changes)


@pytest.mark.rule("C12-OPT-3")
@pytest.mark.parametrize(
    "changes",
    [{"favour": True}, {"bells": "4"}, {"heir": "king"}, {"any_heir": 1}, {"deck": None}, {"silence": 2}, {"month": 3}],
    ids=str,
)
def test_a_scenario_with_a_value_of_a_wrong_type_is_refused(changes: dict[str, object]) -> None:
    given: dict[str, object] = {"month": "Mine", "deck": DECK, **changes}
    assert "scenario cannot be" in complaint(c12.Options, 3, "scenario", scenario(**given))
