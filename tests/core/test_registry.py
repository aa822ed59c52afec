"""
Games are found by name, imported when they are first used, and other authors can add theirs.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import tabletricks
from tabletricks import InvalidArgument, UnknownGame
from tabletricks.core import registry

from . import parley, pebbles
from .forging import call
from .parley import GAME, Parley


BUILT_IN = ["council_of_12", "custom_heroes", "frantic", "hydra"]
SOURCES = Path(tabletricks.__file__).parent.parent


def run(program: str) -> str:
    """What a program prints in a fresh Python."""
    command = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(SOURCES)!r})\n{program}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


IMPORTED = "print([name for name in sys.modules if name.startswith('tabletricks.') and name.split('.')[1] in {}])"


# Lazy games.


def test_the_package_imports_no_game() -> None:
    program = f"import tabletricks, tabletricks.testing, tabletricks.core; {IMPORTED.format(BUILT_IN)}"
    assert "[]" == run(program)


def test_looking_around_imports_no_game() -> None:
    program = f"""
import tabletricks
games = tabletricks.games()
print(sorted(games), len(games), games)
dir(tabletricks)
hasattr(tabletricks, "canasta")
try:
    tabletricks.game("canasta")
except tabletricks.UnknownGame:
    pass
{IMPORTED.format(BUILT_IN)}
"""
    listed = f"{BUILT_IN} 4 <games: {', '.join(BUILT_IN)}>"
    assert [listed, "[]"] == run(program).splitlines()


WAYS = [
    "tabletricks.{0}.GAME",
    "tabletricks.game('{0}')",
    "tabletricks.games()['{0}']",
    "__import__('tabletricks.{0}', fromlist=['GAME']).GAME",
]


@pytest.mark.parametrize(("name", "way"), [*zip(BUILT_IN, WAYS, strict=True)])
def test_a_game_is_imported_when_it_is_first_used(name: str, way: str) -> None:
    program = f"""
import tabletricks
game = {way.format(name)}
print(game.name, game is tabletricks.game({name!r}), game is tabletricks.{name}.GAME)
print(sorted({{module.split('.')[1] for module in sys.modules if module.startswith('tabletricks.')}} & set({BUILT_IN})))
"""
    assert [f"{name} True True", f"['{name}']"] == run(program).splitlines()


def test_a_log_imports_its_game_only() -> None:
    program = f"""
import tabletricks
print(tabletricks.verify(tabletricks.Match.start("custom_heroes", "2p-en", 1).lines()).ok)
{IMPORTED.format(["council_of_12", "frantic", "hydra"])}
"""
    assert ["True", "[]"] == run(program).splitlines()


def test_what_the_package_lists() -> None:
    assert sorted(tabletricks.__all__) == dir(tabletricks)
    assert set(BUILT_IN) < set(dir(tabletricks))


@pytest.mark.parametrize("name", ["canasta", "Frantic", "_frantic", "GAMES"])
def test_a_name_that_the_package_does_not_have(name: str) -> None:
    assert not hasattr(tabletricks, name)
    with pytest.raises(AttributeError, match=f"module 'tabletricks' has no attribute '{name}'"):
        getattr(tabletricks, name)
    with pytest.raises(ImportError):
        exec(f"from tabletricks import {name}")


# By name.


@pytest.mark.usefixtures("registered")
def test_a_game_is_found_by_its_name() -> None:
    assert GAME is tabletricks.game("parley") is tabletricks.games()["parley"]
    assert "parley" in tabletricks.games()
    assert [*sorted([*BUILT_IN, "parley", "pebbles"])] == list(tabletricks.games())


@pytest.mark.parametrize("name", ["", "Custom Heroes", "canasta", None, 3, ["frantic"], b"hydra"])
def test_an_unknown_game_is_said_to_be_unknown(name: object) -> None:
    with pytest.raises(UnknownGame, match="no game is called"):
        call(tabletricks, "game", name)
    assert name not in tabletricks.games()
    with pytest.raises(KeyError):
        call(tabletricks.games(), "__getitem__", name)
    assert call(tabletricks.games(), "get", name) is None


def test_the_games_cannot_be_changed() -> None:
    for verb in ("__setitem__", "__delitem__", "pop", "clear", "update"):
        assert not hasattr(tabletricks.games(), verb)


# Registering.


@pytest.mark.usefixtures("registered")
def test_registering_again_changes_nothing() -> None:
    before = list(tabletricks.games())
    tabletricks.register(GAME)
    assert before == list(tabletricks.games())
    assert GAME is tabletricks.game("parley")


@pytest.mark.usefixtures("registered")
def test_two_games_cannot_share_a_name() -> None:
    with pytest.raises(InvalidArgument, match="already registered as 'parley'"):
        tabletricks.register(Parley())
    assert GAME is tabletricks.game("parley")


@pytest.mark.parametrize("form", [dict, float | None, parley.Told | float, pebbles.Taken | complex])
@pytest.mark.parametrize("kind", ["event_type", "action_type", "question_type", "view_type", "memory_type"])
def test_a_game_whose_values_have_no_json_form_is_refused(
    kind: str, form: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Parley()
    monkeypatch.setattr(game, kind, form)
    with pytest.raises(InvalidArgument, match="no JSON form"):
        tabletricks.register(game)
    assert "parley" not in tabletricks.games()


def test_only_games_are_registered() -> None:
    for thing in (parley, Parley, "parley", None):
        with pytest.raises(InvalidArgument, match="is no game"):
            call(tabletricks, "register", thing)


def test_a_game_of_another_author_is_a_game_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_GAMES", dict(registry._GAMES))
    tabletricks.register(pebbles.GAME)
    match = tabletricks.Match.start("pebbles", "usual", 1).apply(pebbles.Take(0, 1))
    assert tabletricks.verify(match.lines()).ok


def test_the_verbs_can_be_sent_to_another_process() -> None:
    state = GAME.setup(parley.Options(3), seed=1)
    listed = GAME.legal_actions(state, 0)
    legal_actions, apply, again = pickle.loads(pickle.dumps((GAME.legal_actions, GAME.apply, state)))
    assert listed == legal_actions(again, 0)
    assert GAME.apply(state, listed[0]) == apply(again, listed[0])
