"""
Favour, the end of a game, and the term of office (C12-FAVOUR-1 to C12-FAVOUR-3, C12-END-1, C12-SCORE-1 to C12-SCORE-7).
"""

from __future__ import annotations

import attrs

from .characters import Character
from .events import Ending, FavourChanged, GameOver, LossReason, SupplicantsShown
from .options import MAX_FAVOUR, Options
from .scenarios import Silence
from .state import Challenges, Draft, Result, Supplicants


BRACKETS: tuple[int, ...] = (24, 35, 61, 79, 110)
"""The scores with which the second to sixth bracket begin (C12-SCORE-7)."""

BOX_POINTS: dict[Silence, int] = {"off": 0, "silent": 1, "eerie": 2}
"""What a box of the silent council is worth (C12-SILENT-8)."""


def change_favour(draft: Draft, by: int) -> bool:
    """Gains or loses favour; at 0 the game is lost at once (C12-FAVOUR-2). Gives whether it goes on."""
    before = draft.council.favour
    after = max(0, min(MAX_FAVOUR, before + by))
    if after != before:
        draft.council = attrs.evolve(draft.council, favour=after)
        draft.emit(FavourChanged(before, after))
    if after == 0:
        end_game(draft, "lost", "favour", None)
    return after > 0


def end_game(draft: Draft, ending: Ending, reason: LossReason | None, heir: Character | None) -> None:
    """The game is over: nothing else happens (C12-END-1, C12-END-2); who has not come is shown (C12-SCORE-8)."""
    stack = draft.supplicants.stack
    if stack:
        draft.supplicants = attrs.evolve(draft.supplicants, known=len(stack))
        draft.emit(SupplicantsShown(stack))
    score = score_of(draft.options, draft.challenges, draft.supplicants, draft.council.favour, len(draft.council.boxes))
    draft.result = Result(ending, reason, heir, score, bracket(score))
    draft.agenda.clear()
    draft.emit(GameOver(ending, reason, heir, score, draft.result.bracket))


def score_of(options: Options, challenges: Challenges, supplicants: Supplicants, favour: int, boxes: int) -> int:
    """The term of office (C12-SCORE-2); belled challenges count double, the current one counts too (C12-SCORE-3)."""
    rulebook = options.rulebook
    points = {number: challenge.points for number, challenge in rulebook.challenges.items()}
    played = [*challenges.left, *challenges.right, *challenges.right]
    if challenges.current is not None and not challenges.rung:
        played.append(challenges.current)
    comers = [*supplicants.past, *supplicants.stack]
    if supplicants.current is not None:
        comers.append(supplicants.current)
    return (
        sum(points[number] for number in played)
        + sum(rulebook.crowns[character] for character in comers)
        + favour
        + boxes * BOX_POINTS[rulebook.silence]
    )


def bracket(score: int) -> int:
    """What a score says about a council, 1 to 6 (C12-SCORE-7)."""
    return 1 + sum(score >= least for least in BRACKETS)
