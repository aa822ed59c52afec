"""
The games that generic code can find by name.

The games of this package are known without being imported: that happens when one of them is first looked up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, TypeAlias

from .errors import InvalidArgument, UnknownGame
from .forms import check_form
from .game import Game


# Which types a game found by its name has cannot be known before the program runs.
AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any, Any]

_BUILT_IN = ("council_of_12", "custom_heroes", "frantic", "hydra")
_GAMES: dict[str, AnyGame | None] = dict.fromkeys(_BUILT_IN)


def register(game: AnyGame) -> None:
    """
    Makes a game known by its name, to :func:`game`, to logs and to generic tools.

    Raises:
        InvalidArgument: another game has this name already, or its values have no JSON form.
    """
    if not isinstance(game, Game):
        msg = f"{game!r} is no game"
        raise InvalidArgument(msg)
    forms = [game.options_type, game.state_type, game.action_type, game.event_type, game.question_type]
    try:
        for form in (*forms, game.view_type, game.memory_type):
            check_form(form)
        for item in game.item_types():
            check_form(item)
    except (TypeError, NameError) as error:
        msg = f"{game.name}: {error}"
        raise InvalidArgument(msg) from error
    reserved = game.name in _BUILT_IN and not type(game).__module__.startswith(f"tabletricks.{game.name}.")
    if _GAMES.get(game.name) is None and not reserved:
        _GAMES[game.name] = game
    if reserved or _GAMES[game.name] is not game:
        msg = f"another game is already registered as {game.name!r}"
        raise InvalidArgument(msg)


def game(name: str) -> AnyGame:
    """
    The game of a name.

    Raises:
        UnknownGame: no game of this name is registered.
    """
    if not isinstance(name, str) or name not in _GAMES:
        msg = f"no game is called {name!r}; there are {', '.join(sorted(_GAMES))}"
        raise UnknownGame(msg)
    if _GAMES[name] is None:
        import_module(f"tabletricks.{name}")
    found = _GAMES[name]
    assert found is not None
    return found


def games() -> Mapping[str, AnyGame]:
    """All registered games by name, in the order of their names; a game is imported when it is looked up."""
    return _Games()


class _Games(Mapping[str, AnyGame]):
    """The games as a mapping that does not import what nobody looks at."""

    def __getitem__(self, name: str) -> AnyGame:
        try:
            return game(name)
        except UnknownGame:
            raise KeyError(name) from None

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(_GAMES))

    def __len__(self) -> int:
        return len(_GAMES)

    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"
