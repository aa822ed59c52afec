"""
The end of a round: points, the next dealer, the end of the game (FR-SCORE-1 to FR-SCORE-15, FR-GAME-1 to FR-GAME-4).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ...core.outcome import Outcome
from ...core.seats import Seat
from ..cards import Card
from ..events import GameEnded, HandsCounted, PointsCounted, RoundEnded, Scored
from ..events.rounds import EndCause, PointsReason
from ..table import InForce
from .items import Task
from .lasting_effects import RULES
from .setup import NewRound
from .state import Draft


DOOMSDAY_POINTS = 50


def end_round(draft: Draft) -> None:
    """The points are counted after all that is in force for this moment; Doomsday knows no finishers (FR-END-9)."""
    finishers = tuple(seat for seat in draft.seats if not draft.hands[seat]) if draft.end_cause != "doomsday" else ()
    draft.then(CountPoints(finishers))
    for effect in draft.in_force:
        RULES[effect.name].round_ends(draft, effect)


@frozen
class CountPoints(Task):
    """
    The points of a round are counted.

    Attributes:
        finishers: the players without cards when the round ended.
    """

    tag: ClassVar[str] = "count_points"

    finishers: tuple[Seat, ...]

    def run(self, draft: Draft) -> None:
        """Begins the next round, or ends the game."""
        cause = draft.end_cause
        assert cause is not None
        points = round_points(cause, draft.hands, self.finishers, draft.in_force, draft.spared)
        draft.accounts[:] = map(sum, zip(draft.accounts, points, strict=True))
        draft.emit(RoundEnded(cause, self.finishers))
        if cause != "doomsday":
            draft.emit(HandsCounted(tuple(draft.hands)))
        _tell_unusual_points(draft, cause, points, self.finishers)
        draft.emit(Scored(points, tuple(draft.accounts)))
        if draft.options.scoring == "none":
            # After Doomsday all have the same points and share a draw (FR-NOSCORE-2, FR-NOSCORE-3).
            _end_game(draft, self.finishers or _lowest(points))
        elif max(draft.accounts) >= draft.options.points_limit:
            _end_game(draft, _lowest(draft.accounts))
        else:
            draft.then(NewRound(draft.round + 1, next_dealer(draft.dealer, points)))


def _tell_unusual_points(draft: Draft, cause: EndCause, points: Sequence[int], finishers: Sequence[int]) -> None:
    """Says why somebody gets other points than the hand counts."""
    bomb = draft.find("time_bomb")
    for seat, hand in enumerate(draft.hands):
        unconcerned = bomb is None or bomb.turns_left[seat] is None
        if seat in draft.spared or (cause == "time_bomb" and unconcerned):
            draft.emit(PointsCounted(seat, "protected", None, points[seat]))
        elif not unconcerned and cause not in ("doomsday", "the_end"):
            reason: PointsReason = "doubled" if not finishers else "reward" if seat in finishers else "penalty"
            draft.emit(PointsCounted(seat, reason, hand_points(hand), points[seat]))


def hand_points(hand: tuple[Card, ...]) -> int:
    """What the cards of a hand count (FR-SCORE-1, FR-SCORE-2)."""
    return sum(card.points for card in hand)


def round_points(
    cause: EndCause,
    hands: Sequence[tuple[Card, ...]],
    finishers: Sequence[int],
    in_force: Sequence[InForce],
    spared: Sequence[int],
) -> tuple[int, ...]:
    """
    The points of a round (FR-SCORE-4 to FR-SCORE-13).

    Args:
        cause: why it has ended.
        hands: the hands of all seats.
        finishers: who had no cards when it ended; who has discarded the last ones since is none of them.
        in_force: what is in force; a Time Bomb makes a difference.
        spared: who is protected from the event that ends the round and gets nothing (FR-SCORE-12).
    """
    found: list[int] = []
    for seat, hand in enumerate(hands):
        points = DOOMSDAY_POINTS if cause == "doomsday" else hand_points(hand)
        for effect in in_force:
            points = RULES[effect.name].points(effect, seat, points, cause, finishers)
        found.append(0 if seat in spared else points)
    return tuple(found)


def next_dealer(dealer: int, points: tuple[int, ...]) -> int:
    """Who has most points deals; of several the first to the right of the last dealer (FR-SCORE-14, FR-SCORE-15)."""
    to_the_right: list[int] = [*range(dealer + 1, len(points)), *range(dealer + 1)]
    return next(seat for seat in to_the_right if points[seat] == max(points))


def _lowest(scores: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, score in enumerate(scores) if score == min(scores))


def _end_game(draft: Draft, winners: tuple[int, ...]) -> None:
    draft.agenda.clear()
    draft.outcome = Outcome.ranked(draft.accounts, low_wins=True, winners=winners)
    draft.emit(GameEnded(draft.outcome))
