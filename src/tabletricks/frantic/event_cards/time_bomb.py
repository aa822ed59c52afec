"""
Time Bomb: three more turns for everybody (FR-EVENT-TIME_BOMB-1 to FR-EVENT-TIME_BOMB-7).

Turns are counted where they begin, in :func:`~tabletricks.frantic.turn.begin_turn`; what it does to the points is a
matter of :mod:`~tabletricks.frantic.scoring`.
"""

from __future__ import annotations

from ..draft import Draft
from ..events import LastingStarted
from ..occasions import Occasion, event_card


TURNS = 3


@event_card("time_bomb")
def time_bomb(draft: Draft, occasion: Occasion) -> None:
    """Sets everybody's counter; a bomb that is ticking begins anew for the same players (FR-EVENT-TIME_BOMB-6)."""
    bomb = draft.time_bomb
    if bomb is None:
        draft.time_bomb = tuple(None if seat in occasion.protected else TURNS for seat in draft.seats)
    else:
        draft.time_bomb = tuple(None if left is None else TURNS for left in bomb)
    draft.emit(LastingStarted("time_bomb"))
