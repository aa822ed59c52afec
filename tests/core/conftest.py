"""
The small games of the kernel's tests, known by their names while a test asks for it.
"""

from __future__ import annotations

import pytest

from tabletricks.core import registry

from . import parley, pebbles


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets logs find the small games."""
    monkeypatch.setitem(registry._GAMES, "parley", parley.GAME)
    monkeypatch.setitem(registry._GAMES, "pebbles", pebbles.GAME)
