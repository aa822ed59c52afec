"""
Step 5: whether the challenge is passed (C12-GOAL-1 to C12-GOAL-6, C12-SPLIT-5 to C12-SPLIT-8, C12-EVAL-1).
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from .consequences import Consequences
from .events import Evaluated, ExtraRound, SubRoundEnded
from .laying import BeginLaying
from .questions import Task
from .revealing import NextReveal
from .state import Draft, Table, fresh_table


def met_at_end(table: Table) -> tuple[int, ...]:
    """The numbers of the goals that the die meets now."""
    return tuple([index for index, goal in enumerate(table.goals) if table.die in goal])


def is_passed(table: Table) -> bool:
    """
    Whether a challenge is passed by what the die shows and has shown.

    With one goal the die must show a value of it (C12-GOAL-1); with two it must meet one and have met the other at any
    time, the beginning and the end included (C12-GOAL-2 to C12-GOAL-6). In the second sub-round of a split it must
    meet another goal than one that was met in the first (C12-SPLIT-6).
    """
    met = met_at_end(table)
    if table.stage == 2:
        return any(first != second for first in table.met for second in met)
    if len(table.goals) == 1:
        return bool(met)
    seen = [any(value in goal for value in table.shown) for goal in table.goals]
    return any(seen[1 - index] for index in met)


@frozen
class Evaluation(Task):
    """The cards are resolved: the challenge is judged, or the second sub-round begins."""

    tag: ClassVar[str] = "evaluation"

    def run(self, draft: Draft) -> None:
        """Judges the challenge (C12-EVAL-1), and goes on to its reward or penalty (C12-EVAL-3)."""
        table = draft.table
        number = draft.challenges.current
        assert number is not None
        passed = False
        if table.stage == 1:
            met = met_at_end(table)
            draft.emit(SubRoundEnded(met))
            if met:
                second = fresh_table(draft.options, number, table.die, stage=2, extra=table.extra)
                draft.table = attrs.evolve(second, met=met)
                draft.emit(ExtraRound("split"))
                draft.then(BeginLaying(), NextReveal(), self)
                return
        else:
            passed = is_passed(table)
        draft.table = attrs.evolve(table, passed=passed)
        draft.emit(Evaluated(number, draft.options.rulebook.challenges[number].title, passed, table.die))
        draft.then(Consequences(0))
