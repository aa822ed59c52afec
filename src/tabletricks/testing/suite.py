"""
The conformance suite: what the library promises of every game, checked along random playouts of every variant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from attrs import frozen

from ..core.registry import AnyGame
from .data_checks import check_bad_input, check_json, check_log, check_wall
from .failure import ConformanceFailure, require
from .rule_checks import check_chance, check_end, check_leaks, check_listing, check_playout, check_values
from .table_checks import check_clicks, check_dialect, check_events, check_questions, check_tickets


__all__ = ["CHECKS", "Case", "ConformanceFailure", "cases"]

Check = Callable[[AnyGame, object, int], None]


@frozen
class Case:
    """
    One check of one variant.

    Attributes:
        game: the game.
        variant: the name of the variant.
        check: the name of the check.
        seed: the seed of its playout; if chance ends that game before anybody is asked, the next one that does not.
    """

    game: AnyGame
    variant: str
    check: str
    seed: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.variant}-{self.check}-{self.seed}"

    def run(self) -> None:
        """Raises :class:`ConformanceFailure` if the game breaks its promise."""
        options = self.game.variants()[self.variant]
        CHECKS[self.check](self.game, options, _lively_seed(self.game, options, self.seed))


def _lively_seed(game: AnyGame, options: object, seed: int) -> int:
    """The first seed from this one on with which somebody has something to decide."""
    for candidate in range(seed, seed + 20):
        state = game.setup(options, candidate)
        over = game.outcome(state) is not None
        require(over == (not game.awaiting(state)), f"{game.name}: a new game is over, or waits for somebody")
        if not over:
            return candidate
    raise ConformanceFailure(f"{game.name}: a game is over before it begins")


def cases(game: AnyGame, seeds: Iterable[int] = (0,)) -> tuple[Case, ...]:
    """Every check for every variant of a registered game, with some seeds."""
    return tuple(Case(game, variant, check, seed) for variant in game.variants() for check in CHECKS for seed in seeds)


CHECKS: Mapping[str, Check] = MappingProxyType(
    {
        "end": check_end,
        "listing": check_listing,
        "values": check_values,
        "playout": check_playout,
        "json": check_json,
        "leaks": check_leaks,
        "chance": check_chance,
        "log": check_log,
        "questions": check_questions,
        "tickets": check_tickets,
        "dialect": check_dialect,
        "wall": check_wall,
        "clicks": check_clicks,
        "events": check_events,
        "bad_input": check_bad_input,
    }
)
"""All checks by name."""
