"""
tabletricks: the whole rulebooks of modern card games as pure functions over immutable values.
"""

from __future__ import annotations

from . import council_of_12, custom_heroes, frantic, hydra
from ._version import __version__
from .core.codec import from_json, to_json
from .core.errors import (
    DecodeError,
    IllegalAction,
    InvalidArgument,
    InvalidOptions,
    LogError,
    TabletricksError,
    UnknownGame,
)
from .core.game import Game, Outcome, Step
from .core.log import AnyMatch, LogStep, Match, Verdict, replay, state_digest, verify
from .core.registry import AnyGame, game, games, register
from .core.rng import Rng
from .core.schema import json_schema, log_schema


register(council_of_12.GAME)
register(custom_heroes.GAME)
register(frantic.GAME)
register(hydra.GAME)

__all__ = [
    "AnyGame",
    "AnyMatch",
    "DecodeError",
    "Game",
    "IllegalAction",
    "InvalidArgument",
    "InvalidOptions",
    "LogError",
    "LogStep",
    "Match",
    "Outcome",
    "Rng",
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
    "state_digest",
    "to_json",
    "verify",
]
