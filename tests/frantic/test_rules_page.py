"""
The rules page says which action answers which question: it must be complete and true.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tabletricks import frantic as fr
from tabletricks.frantic.rules.agenda import AgendaItem


PAGE = Path(__file__).parents[2] / "docs" / "rules" / "frantic.md"
ROW = re.compile(r"^\| `(\w+)` \| `(\w+)` \| [^|]*\| (.*) \|$", re.MULTILINE)


def documented() -> dict[str, set[str]]:
    """The questions that every action answers, as the page has them; both by the names of their classes."""
    questions = {kind.__name__ for kind in AgendaItem.__args__}
    return {
        name: questions.intersection(re.findall(r"`(\w+)`", answers))
        for name, _, answers in ROW.findall(PAGE.read_text())
    }


def offered(options: fr.Options, seed: int) -> set[tuple[str, str]]:
    """Every action that is legal in a game, with the question that it answers."""
    dice = random.Random(seed)
    state, found = fr.setup(options, seed), set()
    while fr.outcome(state) is None:
        seat = fr.awaiting(state)[0]
        actions = fr.legal_actions(state, seat)
        found |= {(type(action).__name__, type(state.agenda[-1]).__name__) for action in actions}
        state = fr.apply(state, dice.choice(actions))
    return found


@pytest.mark.rule("FR-ACT-6")
def test_the_page_knows_every_question_of_every_action() -> None:
    page = documented()
    assert {kind.__name__ for kind in fr.Action.__args__} == set(page)
    found = set[tuple[str, str]]()
    for seed in range(6):
        for scoring in ("points", "none"):
            found |= offered(fr.Options(3, scoring=scoring, troublemaker=True, supercharge=True), seed)
    missing = sorted(f"{action}: {question}" for action, question in found if question not in page[action])
    assert not missing
