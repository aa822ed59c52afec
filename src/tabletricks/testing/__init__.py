"""
For authors of games, bots and tools: random playouts, and the conformance suite that every game must pass.

With pytest, a whole game is checked by::

    @pytest.mark.parametrize("case", cases(GAME), ids=str)
    def test_conformance(case):
        case.run()
"""

from __future__ import annotations

from .leaks import LeakReport, search_leaks
from .playout import Decision, random_playout
from .suite import CHECKS, Case, ConformanceFailure, cases


__all__ = [
    "CHECKS",
    "Case",
    "ConformanceFailure",
    "Decision",
    "LeakReport",
    "cases",
    "random_playout",
    "search_leaks",
]
