"""
Who sees what (C12-INFO-1 to C12-INFO-6).
"""

from __future__ import annotations

from ...core import Asked
from ..actions import Option
from ..questions import Question
from ..view import ChallengesView, PlayerView, SupplicantsView, View
from .consequences.choices import GroupChoice
from .scoring import score_so_far
from .state import Player, State


def view_of(state: State, seat: int | None, asked: Asked[Question]) -> View:
    """What a seat may know."""
    supplicants, challenges, score = state.supplicants, state.challenges, score_so_far(state)
    top = state.agenda[-1] if state.agenda else None
    votes: tuple[Option | None, ...] = top.votes if isinstance(top, GroupChoice) else (None,) * len(state.players)
    return View(
        seat,
        state.options,
        asked.awaiting,
        asked.question,
        asked.everybody,
        tuple(
            [_player(player, score, votes[number], own=number == seat) for number, player in enumerate(state.players)]
        ),
        state.outcome,
        state.round,
        state.chair,
        state.favour,
        state.reserve,
        state.this_round,
        state.next_round,
        SupplicantsView(
            supplicants.open,
            supplicants.current,
            supplicants.past,
            supplicants.stack[: supplicants.known],
            len(supplicants.stack),
        ),
        ChallengesView(
            challenges.current,
            challenges.stack[0] if challenges.rung else None,
            len(challenges.stack),
            challenges.left,
            challenges.right,
        ),
        state.die,
        state.goals,
        state.shown,
        state.executed,
        state.negated,
        state.sub_round,
        state.first_met,
        state.replay,
        state.passed,
        state.boxes,
        state.silence_broken,
        state.result,
        tuple([item.seen_by(seat) for item in state.agenda]),
    )


def _player(player: Player, score: int, opinion: Option | None, *, own: bool) -> PlayerView:
    """A player as the owner of the cards sees them, or as others do (C12-INFO-2, C12-INFO-4)."""
    discard = player.discard
    return PlayerView(
        player.hand if own else None,
        len(player.hand),
        score,
        discard if own or not discard else (*(None,) * (len(discard) - 1), discard[-1]),
        player.laid is not None,
        player.laid if own or player.open else None,
        player.open,
        player.said,
        player.ready,
        player.oracle,
        opinion,
    )
