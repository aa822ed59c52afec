"""
What holds for every refused action, whatever the game.
"""

from __future__ import annotations

import pytest

from tabletricks import Game, IllegalAction, to_json
from tabletricks.core.kinds import ActionT, EventT, MemoryT, OptionsT, QuestionT, StateT, ViewT


def refusal(
    game: Game[OptionsT, StateT, ActionT, EventT, QuestionT, ViewT, MemoryT], state: StateT, action: ActionT
) -> IllegalAction:
    """Why an action is refused: by check and apply alike; it is not listed, it can be said, and nothing changes."""
    before, asked = to_json(state), game.awaiting(state)
    problem = game.check(state, action)
    assert problem is not None, f"{action} is legal"
    assert game.describe(problem).endswith(".")
    if type(action.seat) is int and action.seat in range(game.players(state)):
        assert action not in game.legal_actions(state, action.seat)
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, action)
    assert (problem.rule, problem.message) == (caught.value.rule, caught.value.message)
    assert before == to_json(state)
    assert asked == game.awaiting(state)
    return problem


def told(problem: IllegalAction) -> tuple[str, str]:
    """The rule of a refusal and its message in English."""
    return problem.rule, problem.message
