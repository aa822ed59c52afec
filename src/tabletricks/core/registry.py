"""
The games that generic code can find by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from .errors import InvalidArgument, UnknownGame
from .forms import check_form
from .game import Game


# Which types a game found by its name has cannot be known before the program runs.
AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

_GAMES: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """
    Makes a game known by its name, to :func:`game`, to logs and to generic tools.

    Raises:
        InvalidArgument: another game has this name already, or its values have no JSON form.
    """
    if not isinstance(game, Game):
        msg = f"{game!r} is no game"
        raise InvalidArgument(msg)
    for form in (game.options_type, game.state_type, game.view_type, game.action_type, game.event_type):
        try:
            check_form(form)
        except (TypeError, NameError) as error:
            msg = f"{game.name}: {error}"
            raise InvalidArgument(msg) from error
    if _GAMES.setdefault(game.name, game) is not game:
        msg = f"another game is already registered as {game.name!r}"
        raise InvalidArgument(msg)


def game(name: str) -> AnyGame:
    """
    The game of a name.

    Raises:
        UnknownGame: no game of this name is registered.
    """
    found = _GAMES.get(name) if isinstance(name, str) else None
    if found is None:
        msg = f"no game is called {name!r}; there are {', '.join(sorted(_GAMES))}"
        raise UnknownGame(msg)
    return found


def games() -> Mapping[str, AnyGame]:
    """All registered games by name."""
    return MappingProxyType(_GAMES)
