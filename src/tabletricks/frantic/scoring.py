"""
The end of a round: points, the next dealer, the end of the game (FR-SCORE-1 to FR-SCORE-15, FR-GAME-1 to FR-GAME-4).
"""

from __future__ import annotations

from ..core.game import Outcome
from .cards import Card
from .events import EndCause, GameEnded, RoundEnded, Scored
from .rounds import NewRound
from .state import Draft, Standing


DOOMSDAY_POINTS = 50
BOMB_POINTS = 10


def score_round(draft: Draft) -> None:
    """Counts a finished round and begins the next one, or ends the game."""
    cause = draft.end_cause
    assert cause is not None
    # After Doomsday nobody counts as a finisher (FR-END-9).
    finishers = () if cause == "doomsday" else tuple(seat for seat in draft.seats if not draft.hands[seat])
    points = round_points(cause, draft.hands, bomb=draft.time_bomb is not None)
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


def round_points(cause: EndCause, hands: list[tuple[Card, ...]], *, bomb: bool) -> tuple[int, ...]:
    """The points of a round; a Time Bomb punishes, or doubles everything (FR-SCORE-5 to FR-SCORE-9)."""
    if cause == "doomsday":
        return (DOOMSDAY_POINTS,) * len(hands)
    counted = tuple(map(hand_points, hands))
    if not bomb:
        return counted
    if all(hands):
        return tuple(2 * points for points in counted)
    return tuple(points + BOMB_POINTS if hand else -BOMB_POINTS for hand, points in zip(hands, counted, strict=True))


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
