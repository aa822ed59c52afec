"""
Hostile documents that once failed, and some seconds of new ones.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tabletricks

from .fuzz import REGRESSIONS, attempt, fuzz


KEPT = sorted(REGRESSIONS.glob("*.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_document_that_once_failed_is_read_or_refused(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    _, problem = attempt(tabletricks.game(kept["game"]), kept["kind"], kept["text"], kept["seed"])
    assert problem is None


@pytest.mark.playouts
def test_broken_documents_get_our_own_errors() -> None:
    failed: list[str] = []

    def keep(game: str, kind: str, text: str, seed: int, problem: str) -> None:
        failed.append(f"{game} {kind} {seed}: {problem}: {text[:2000]}")

    counts = fuzz(4, 20261118, list(tabletricks.games()), keep)
    assert failed == []
    assert counts["documents"] > 400
