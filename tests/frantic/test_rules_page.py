"""
The rules page says which action answers which question: it must be complete and true.
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import get_args

import pytest

from tabletricks import frantic as fr


PAGE = Path(fr.__file__).parent / "rulebook.md"
ACTION_ROW = re.compile(r"^\| `(\w+)` \| `(\w+)` \| [^|]*\| (.*) \|$", re.MULTILINE)
QUESTION_ROW = re.compile(r"^\| `(\w+Question)` \| `(\w+)` \| [^|]* \|$", re.MULTILINE)


def documented() -> dict[str, set[str]]:
    """The questions that every action answers, as the page has them; both by the names of their classes."""
    questions = {kind.__name__ for kind in get_args(fr.Question)}
    return {
        name: questions.intersection(re.findall(r"`(\w+)`", answers))
        for name, _, answers in ACTION_ROW.findall(PAGE.read_text())
    }


def offered(options: fr.Options, seed: int) -> set[tuple[str, str]]:
    """Every action that is legal in a game, with the question that it answers."""
    dice = random.Random(seed)
    state, found = fr.setup(options, seed), set()
    while fr.outcome(state) is None:
        seat = fr.awaiting(state)[0]
        actions = fr.legal_actions(state, seat)
        asked = type(fr.question(state, seat)).__name__
        found |= {(type(action).__name__, asked) for action in actions}
        state = fr.apply(state, dice.choice(actions))
    return found


@pytest.mark.rule("FR-ACT-2")
def test_the_page_names_questions_and_actions_as_json_does() -> None:
    page = PAGE.read_text()
    assert {kind.__name__: kind.tag for kind in get_args(fr.Question)} == dict(QUESTION_ROW.findall(page))
    assert {kind.__name__: kind.tag for kind in get_args(fr.Action)} == {
        name: tag for name, tag, _ in ACTION_ROW.findall(page)
    }


@pytest.mark.rule("FR-ACT-6")
def test_the_page_knows_every_question_of_every_action() -> None:
    page = documented()
    found = set[tuple[str, str]]()
    for seed in range(6):
        for scoring in ("points", "none"):
            found |= offered(fr.Options(3, scoring=scoring, troublemaker=True, supercharge=True), seed)
    missing = sorted(f"{action}: {question}" for action, question in found if question not in page[action])
    assert not missing
