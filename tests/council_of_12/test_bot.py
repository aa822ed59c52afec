"""
A table of simple bots wins what a group can win: no scenario is out of reach, and January is easy.
"""

from __future__ import annotations

import pytest
from examples.council_bot import play, share

from tabletricks import council_of_12 as c12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_january_is_mostly_won(players: int) -> None:
    won, _ = share(c12.Options(players, "scenario", 1), 30)
    assert won >= 0.7


@pytest.mark.parametrize("month", range(1, 13))
def test_every_month_can_be_won(month: int) -> None:
    """The harder ones take some tries."""
    games = (c12.outcome(play(c12.Options(2 + seed % 3, "scenario", month), seed)) for seed in range(400))
    assert any(outcome is not None and outcome.winners for outcome in games)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_named_heir_can_be_planned_for(players: int) -> None:
    """May is January with the worker on the throne: whoever keeps her in mind wins most games."""
    won, _ = share(c12.Options(players, "scenario", 5), 30)
    assert won >= 0.5
