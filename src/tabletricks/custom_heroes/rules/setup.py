"""
Setup: the starting seat, the bag, and the first advancements (CH-SETUP-1 to CH-SETUP-12).
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ...core.agenda import Runs
from ...core.seats import clockwise
from ..events import AdvancementsDrawn, GameStarted
from .state import Draft
from .upkeep import StartHand


@frozen
class Setup(Runs[Draft]):
    """Draws the starting seat, fills the bag, and lets everybody draw from it (CH-SETUP-1 to CH-SETUP-12)."""

    tag: ClassVar[str] = "setup"

    def run(self, draft: Draft) -> None:
        """Sets up the table and goes on to the first hand."""
        options = draft.options
        start = options.start_player if options.start_player is not None else draft.below(options.players)
        draft.hand = attrs.evolve(draft.hand, start=start)
        draft.bag = draft.shuffle(options.cards.bag())
        draft.emit(GameStarted(options.players, start))
        for seat in clockwise(start, options.players):
            drawn = draft.draw(seat, options.first_draws)
            draft.emit(AdvancementsDrawn(seat, len(drawn), drawn))
        draft.then(StartHand())
