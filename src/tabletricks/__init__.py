"""
tabletricks: the whole rulebooks of modern card games as pure functions over immutable values.

The games are modules of this package; each is imported when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ._version import __version__
from .core.codec import from_json, to_data, to_json
from .core.errors import (
    DecodeError,
    InvalidArgument,
    InvalidOptions,
    LogError,
    StaleAnswer,
    TabletricksError,
    UnknownGame,
)
from .core.game import Game
from .core.kinds import Step
from .core.lines import Header
from .core.log import LogStep, Verdict, replay, verify
from .core.match import AnyMatch, Match
from .core.outcome import Outcome
from .core.refusals import IllegalAction
from .core.registry import AnyGame, game, games, register
from .core.rng import Rng
from .core.schema import json_schema, log_schema


if TYPE_CHECKING:
    from types import ModuleType

    from . import council_of_12, custom_heroes, frantic, hydra

__all__ = [
    "AnyGame",
    "AnyMatch",
    "DecodeError",
    "Game",
    "Header",
    "IllegalAction",
    "InvalidArgument",
    "InvalidOptions",
    "LogError",
    "LogStep",
    "Match",
    "Outcome",
    "Rng",
    "StaleAnswer",
    "Step",
    "TabletricksError",
    "UnknownGame",
    "Verdict",
    "__version__",
    "council_of_12",
    "custom_heroes",
    "frantic",
    "from_json",
    "game",
    "games",
    "hydra",
    "json_schema",
    "log_schema",
    "register",
    "replay",
    "to_data",
    "to_json",
    "verify",
]

_GAMES = ("council_of_12", "custom_heroes", "frantic", "hydra")


def __getattr__(name: str) -> ModuleType:
    """A game package, when it is first asked for."""
    if name in _GAMES:
        return import_module(f".{name}", __name__)
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)


def __dir__() -> list[str]:
    return sorted(__all__)
