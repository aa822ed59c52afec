"""
What each place in a hand is worth (CH-SCORE-6): victory points, power, advancements.
"""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from ..core.errors import InvalidOptions


__all__ = ["Edition", "Reward", "RewardTable", "printed_rewards"]

Edition = Literal["de", "en"]


@frozen
class Reward:
    """
    The reward of one place.

    Attributes:
        vp: victory points, negative for a loss.
        power: power tokens.
        advancements: advancements drawn from the bag.
    """

    vp: int
    power: int
    advancements: int


RewardTable = tuple[Reward, ...]
"""The rewards from first to last place; as many rows as players."""


def _table(*rows: tuple[int, int, int]) -> RewardTable:
    return tuple(Reward(*row) for row in rows)


_REWARDS: dict[int, RewardTable] = {
    3: _table((5, 0, 1), (2, 1, 2), (-1, 2, 3)),
    4: _table((5, 0, 1), (3, 1, 2), (1, 2, 2), (-1, 2, 3)),
    5: _table((5, 0, 1), (3, 1, 2), (2, 1, 2), (1, 2, 2), (-1, 2, 3)),
    6: _table((5, 0, 1), (4, 1, 1), (3, 1, 2), (2, 2, 2), (1, 2, 3), (-1, 3, 3)),
}

# The editions print different columns for two players, and neither copy is fully legible.
_TWO_players: dict[Edition, RewardTable] = {
    "de": _table((4, 0, 2), (-1, 1, 3)),
    "en": _table((5, 0, 1), (-1, 2, 3)),
}


def printed_rewards(players: int, edition: Edition) -> RewardTable:
    """The table on the screens of an edition."""
    if players not in range(2, 7) or edition not in _TWO_players:
        msg = f"no rewards are printed for {players!r} players in edition {edition!r}"
        raise InvalidOptions(msg)
    return _TWO_players[edition] if players == 2 else _REWARDS[players]


def check_rewards(table: RewardTable, players: int) -> None:
    """Refuses a reward table that does not fit the number of players."""
    if len(table) != players:
        msg = f"{players} players need a reward table of {players} rows, not {len(table)}"
        raise InvalidOptions(msg)
    for place, reward in enumerate(table, 1):
        if reward.vp not in range(-99, 100) or not {reward.power, reward.advancements} <= set(range(100)):
            msg = f"place {place} of the reward table: VP from -99 to 99, power and advancements from 0 to 99"
            raise InvalidOptions(msg)
