"""
The end of a round: points, the next dealer, the end of the game (FR-SCORE-1 to FR-SCORE-15, FR-GAME-1 to FR-GAME-4).
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.game import Outcome
from .cards import Card
from .draft import Draft
from .events import EndCause, GameEnded, RoundEnded, Scored
from .rounds import NewRound
from .state import Standing


DOOMSDAY_POINTS = 50
BOMB_POINTS = 10


def score_round(draft: Draft, finishers: tuple[int, ...]) -> None:
    """Counts a finished round and begins the next one, or ends the game."""
    cause = draft.end_cause
    assert cause is not None
    points = round_points(cause, draft.hands, finishers, draft.time_bomb, draft.spared)
    standing = draft.standing
    accounts = tuple(map(sum, zip(standing.accounts, points, strict=True)))
    draft.emit(RoundEnded(cause, finishers))
    draft.emit(Scored(points, accounts))
    draft.standing = Standing(standing.round, standing.dealer, accounts)
    if draft.options.scoring == "none":
        # After Doomsday all have the same points and share a draw (FR-NOSCORE-2, FR-NOSCORE-3).
        _end_game(draft, finishers or _lowest(points))
    elif max(accounts) >= draft.options.points_limit:
        _end_game(draft, _lowest(accounts))
    else:
        draft.then(NewRound(standing.round + 1, next_dealer(standing.dealer, points)))


def hand_points(hand: tuple[Card, ...]) -> int:
    """What the cards of a hand count (FR-SCORE-1, FR-SCORE-2)."""
    return sum(card.points for card in hand)


def round_points(
    cause: EndCause,
    hands: Sequence[tuple[Card, ...]],
    finishers: Sequence[int],
    bomb: Sequence[int | None] | None,
    spared: Sequence[int],
) -> tuple[int, ...]:
    """
    The points of a round.

    Args:
        cause: why it has ended.
        hands: the hands of all seats.
        finishers: who had no cards when it ended; who has discarded the last ones since is none of them.
        bomb: the turns that a Time Bomb has left to every seat; it punishes, or doubles everything.
        spared: who is protected from the event that ends the round: he gets nothing (FR-SCORE-12).
    """
    turns_left = bomb or (None,) * len(hands)
    return tuple(
        0
        if seat in spared
        else _points(cause, hand, armed=left is not None, defused=bool(finishers), finished=seat in finishers)
        for seat, (hand, left) in enumerate(zip(hands, turns_left, strict=True))
    )


def _points(cause: EndCause, hand: tuple[Card, ...], *, armed: bool, defused: bool, finished: bool) -> int:
    """What a player gets; a Time Bomb that concerns him makes a difference (FR-SCORE-5 to FR-SCORE-9, FR-SCORE-13)."""
    if cause == "doomsday":
        return DOOMSDAY_POINTS
    if cause == "time_bomb" and not armed:
        return 0  # the explosion is what ends the round (FR-SCORE-12)
    points = hand_points(hand)
    if not armed or cause == "the_end":
        return points  # The End ignores a Time Bomb (FR-SCORE-10)
    if not defused:
        return 2 * points
    return -BOMB_POINTS if finished else points + BOMB_POINTS


def next_dealer(dealer: int, points: tuple[int, ...]) -> int:
    """Who has most points deals; of several the first to the right of the last dealer (FR-SCORE-14, FR-SCORE-15)."""
    to_the_right: list[int] = [*range(dealer + 1, len(points)), *range(dealer + 1)]
    return next(seat for seat in to_the_right if points[seat] == max(points))


def _lowest(scores: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, score in enumerate(scores) if score == min(scores))


def _end_game(draft: Draft, winners: tuple[int, ...]) -> None:
    draft.agenda.clear()
    draft.outcome = Outcome(winners, draft.standing.accounts)
    draft.emit(GameEnded(winners))
