"""
Games are found by name, and other authors can add theirs.
"""

from __future__ import annotations

import pickle

import pytest

import tabletricks
from tabletricks import InvalidArgument, UnknownGame, custom_heroes

from . import parley


def test_a_game_is_found_by_its_name() -> None:
    assert custom_heroes.GAME is tabletricks.game("custom_heroes")
    assert custom_heroes.GAME is tabletricks.games()["custom_heroes"]
    assert "<Game custom_heroes, rules version 1>" == repr(custom_heroes.GAME)


@pytest.mark.parametrize("name", ["", "Custom Heroes", "canasta", None, 3])
def test_an_unknown_game_is_said_to_be_unknown(name: str) -> None:
    with pytest.raises(UnknownGame, match="no game is called"):
        tabletricks.game(name)


def test_registering_again_changes_nothing() -> None:
    before = dict(tabletricks.games())
    tabletricks.register(custom_heroes.GAME)
    assert before == tabletricks.games()


def test_two_games_cannot_share_a_name() -> None:
    other = type(custom_heroes.GAME)()
    with pytest.raises(InvalidArgument, match="already registered"):
        tabletricks.register(other)
    assert custom_heroes.GAME is tabletricks.game("custom_heroes")


@pytest.mark.parametrize("form", [dict, float | None, parley.Told | float])
def test_a_game_whose_values_have_no_json_form_is_refused(form: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parley.Parley, "event_type", form)
    with pytest.raises(InvalidArgument, match="no JSON form"):
        tabletricks.register(parley.Parley())
    assert "parley" not in tabletricks.games()


def test_the_verbs_can_be_sent_to_another_process() -> None:
    state = custom_heroes.setup(custom_heroes.Options(players=3), seed=1)
    seat = custom_heroes.awaiting(state)[0]
    listed = custom_heroes.legal_actions(state, seat)
    again = pickle.loads(pickle.dumps((custom_heroes.legal_actions, custom_heroes.apply, state)))
    assert listed == again[0](again[2], seat)
    assert custom_heroes.apply(state, listed[0]) == again[1](again[2], listed[0])
    assert again[2].options.cards is state.options.cards


def test_only_games_are_registered() -> None:
    with pytest.raises(InvalidArgument, match="is no game"):
        tabletricks.register(custom_heroes)  # type: ignore[arg-type]
