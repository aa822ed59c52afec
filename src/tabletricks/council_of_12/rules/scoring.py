"""
Favour, the end of a game, and the term of office (C12-FAVOUR-1 to C12-FAVOUR-3, C12-END-1, C12-SCORE-1 to C12-SCORE-8).
"""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ...core.outcome import Outcome
from ..characters import Character
from ..events import Demand, FavourCause, FavourChanged, GameEnded, LossReason, Result, SupplicantsShown
from ..options import MAX_FAVOUR
from .state import Draft, Position


BRACKETS: tuple[int, ...] = (24, 35, 61, 79, 110)
"""The scores with which the second to sixth bracket begin (C12-SCORE-7)."""


def change_favour(draft: Draft, by: int, cause: FavourCause = "effect") -> bool:
    """Gains or loses favour; at 0 the game is lost at once (C12-FAVOUR-2). Gives whether it goes on."""
    before = draft.favour
    draft.favour = max(0, min(MAX_FAVOUR, before + by))
    if draft.favour != before:
        draft.emit(FavourChanged(before, draft.favour, cause, before + by > MAX_FAVOUR, common_scores(draft)))
    if draft.favour == 0:
        end_game(draft, "favour")
    return draft.favour > 0


def end_game(
    draft: Draft, reason: LossReason | None, heir: Character | None = None, missed: tuple[Demand, ...] = ()
) -> None:
    """The game is over: nothing else happens (C12-END-1, C12-END-2); who has not come is shown (C12-SCORE-8)."""
    stack = draft.supplicants.stack
    if stack:
        draft.supplicants = attrs.evolve(draft.supplicants, known=len(stack))
        draft.emit(SupplicantsShown(stack, over=True))
    challenges = draft.challenges
    faced = () if challenges.current is None or challenges.rung else (challenges.current,)
    score = _score(draft, (*challenges.left, *challenges.right, *challenges.right, *faced), stack)
    draft.outcome = Outcome.shared(score, len(draft.players), won=reason is None)
    draft.result = Result("won" if reason is None else "lost", reason, heir, bracket(score), missed)
    draft.agenda.clear()
    draft.emit(GameEnded(draft.outcome, draft.result))


def score_so_far(position: Position) -> int:
    """What is sure of the term of office, with the challenges whose backs have been seen (C12-INFO-5)."""
    if position.outcome is not None:
        return position.outcome.scores[0]
    challenges = position.challenges
    seen = [*challenges.left, *challenges.right, *challenges.right]
    if challenges.rung and position.passed is None:
        seen = [number for number in seen if number != challenges.current]
    elif position.passed is not None and challenges.current is not None and not challenges.rung:
        seen.append(challenges.current)
    return _score(position, seen, ())


def common_scores(position: Position) -> tuple[int, ...]:
    """What is sure of the term of office, once for each seat."""
    return (score_so_far(position),) * len(position.players)


def _score(position: Position, played: Iterable[int], waiting: Iterable[Character]) -> int:
    """The term of office (C12-SCORE-2); belled challenges are named twice (C12-SCORE-3)."""
    rulebook, supplicants = position.options.rulebook, position.supplicants
    comers = [*supplicants.past, *waiting]
    if supplicants.current is not None:
        comers.append(supplicants.current)
    return (
        sum(rulebook.challenges[number].points for number in played)
        + sum(rulebook.crowns[character] for character in comers)
        + position.favour
        + len(position.boxes) * rulebook.box_points
    )


def bracket(score: int) -> int:
    """What a score says about a council, 1 to 6 (C12-SCORE-7)."""
    return 1 + sum(score >= least for least in BRACKETS)
