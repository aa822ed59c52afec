"""
Step 5: whether the challenge is passed (C12-GOAL-1 to C12-GOAL-6, C12-SPLIT-5 to C12-SPLIT-8, C12-EVAL-1).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..catalogue import Goal, own_german
from ..events import Evaluated, ExtraRound, SubRoundEnded, Where
from .consequences import Consequences, consequences_of
from .items import Task
from .laying import BeginLaying
from .revealing import NextReveal
from .scoring import common_scores
from .state import Draft, Position


def met_at_end(position: Position) -> tuple[int, ...]:
    """The numbers of the goals that the die meets now."""
    return tuple([index for index, goal in enumerate(position.goals) if position.die in goal])


def is_passed(position: Position) -> bool:
    """
    Whether a challenge is passed by what the die shows and has shown.

    With one goal the die must show a value of it (C12-GOAL-1); with two it must meet one and have met the other at any
    time, the beginning and the end included (C12-GOAL-2 to C12-GOAL-6). In the second sub-round of a split it must
    meet another goal than one that was met in the first (C12-SPLIT-6).
    """
    met = met_at_end(position)
    if position.sub_round == 2:
        return any(first != second for first in position.first_met for second in met)
    if len(position.goals) == 1:
        return bool(met)
    seen = [any(value in goal for value in position.shown) for goal in position.goals]
    return any(seen[1 - index] for index in met)


def missing(position: Position) -> tuple[Goal, ...]:
    """The goals that were not met when they had to be; none if all were, but neither of two at the end (C12-GOAL-2)."""
    met = met_at_end(position)
    seen = {*met, *position.first_met}
    if len(position.goals) == 2 and not position.sub_round:
        seen |= {index for index, goal in enumerate(position.goals) if any(value in goal for value in position.shown)}
    return tuple([goal for index, goal in enumerate(position.goals) if index not in seen])


def met_before(position: Position) -> tuple[Goal, Where | None]:
    """
    What met the other of two goals of a challenge that is passed, if the die does not meet both now.

    It is a face that the die showed before, or a goal.
    """
    met = met_at_end(position)
    if position.sub_round == 2:
        first = [index for index in position.first_met if any(index != second for second in met)]
        return position.goals[first[0]], "split"
    if len(position.goals) == 1 or len(met) == 2:
        return (), None
    (other,) = [goal for index, goal in enumerate(position.goals) if index not in met]
    number, face = next((number, face) for number, face in enumerate(position.shown) if face in other)
    return (face,), "way" if number else "start"


@frozen
class Evaluation(Task):
    """The cards are resolved: the challenge is judged, or the second sub-round begins."""

    tag: ClassVar[str] = "evaluation"

    def run(self, draft: Draft) -> None:
        """Judges the challenge (C12-EVAL-1), and goes on to its reward or penalty (C12-EVAL-3)."""
        passed = False
        if draft.sub_round == 1:
            met = met_at_end(draft)
            draft.emit(SubRoundEnded(met, draft.die, draft.goals))
            if met:
                draft.begin_go(sub_round=2, first_met=met, replay=draft.replay)
                draft.emit(ExtraRound("split", draft.goals, common_scores(draft)))
                draft.then(BeginLaying(), NextReveal(), self)
                return
        else:
            passed = is_passed(draft)
        draft.passed = passed
        lacking = () if passed else missing(draft)
        card = draft.printed
        effects = consequences_of(draft)
        verdict = (card.number, card.title, passed, draft.die, draft.goals, lacking, effects, card.points)
        before, where = met_before(draft) if passed else ((), None)
        draft.emit(Evaluated(*verdict, own_german(card), common_scores(draft), before, where))
        draft.then(Consequences(0))
