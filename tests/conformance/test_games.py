"""
Every variant of every registered game passes the conformance suite.
"""

from __future__ import annotations

import pytest

import tabletricks
from tabletricks.testing import Case, cases


@pytest.mark.playouts
@pytest.mark.parametrize("case", [case for game in tabletricks.games().values() for case in cases(game)], ids=str)
def test_conformance(case: Case) -> None:
    case.run()
