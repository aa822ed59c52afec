"""
How a game has ended, in the same words for all games.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from .seats import Seat


@frozen
class Outcome:
    """
    How a game has ended.

    Attributes:
        winners: the seats that have won, ascending; none in a lost cooperative game.
        scores: the final score of every seat.
        places: the place of every seat, 1 the best, whether high or low scores win; seats that share a place have the
            same number, and the places after it stay empty.
        cooperative: whether all seats win or lose together.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    cooperative: bool = False

    @classmethod
    def ranked(cls, scores: Sequence[int], *, low_wins: bool = False, winners: Sequence[int] = ()) -> Outcome:
        """
        The outcome of a competitive game.

        Args:
            scores: the final score of every seat.
            low_wins: whether low scores are the better ones.
            winners: who has won, where the scores alone do not say so; they share the first place, the others follow
                by their scores.
        """
        merits = [(seat in winners, -score if low_wins else score) for seat, score in enumerate(scores)]
        if winners:
            merits = [(won, 0 if won else merit) for won, merit in merits]
        places = tuple([1 + sum(other > merit for other in merits) for merit in merits])
        return cls(tuple([seat for seat, place in enumerate(places) if place == 1]), tuple(scores), places)

    @classmethod
    def shared(cls, score: int, players: int, *, won: bool) -> Outcome:
        """The outcome of a cooperative game: all have the same score and the first place, or all the second."""
        winners = tuple(range(players)) if won else ()
        return cls(winners, (score,) * players, (1 if won else 2,) * players, cooperative=True)
