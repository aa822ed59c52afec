"""
Time Bomb: three more turns for everybody (FR-EVENT-TIME_BOMB-1 to FR-EVENT-TIME_BOMB-7).

Turns are counted where they begin, in :func:`~tabletricks.frantic.turn.begin_turn`; what it does to the points is a
matter of :mod:`~tabletricks.frantic.scoring`.
"""

from __future__ import annotations

from ..events import LastingStarted
from ..occasions import Occasion, event_card
from ..state import Draft


TURNS = 3


@event_card("time_bomb")
def time_bomb(draft: Draft, occasion: Occasion) -> None:
    """Sets everybody's counter; one that is ticking already begins anew (FR-EVENT-TIME_BOMB-6)."""
    del occasion
    draft.time_bomb = (TURNS,) * len(draft.hands)
    draft.emit(LastingStarted("time_bomb"))
