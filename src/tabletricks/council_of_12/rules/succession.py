"""
The last round: who shall sit on the throne (C12-THRONE-1 to C12-THRONE-8, C12-SCENARIO-4 to C12-SCENARIO-9).
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ..characters import Character
from ..events import RoundEnded, ThroneRevealed
from ..options import ROUNDS
from .items import Task
from .scoring import change_favour, end_game
from .silence import tick_box
from .state import Draft, Position


@frozen
class Succession(Task):
    """All cards are turned up at the same time (C12-THRONE-4)."""

    tag: ClassVar[str] = "succession"

    def run(self, draft: Draft) -> None:
        """Every character beyond the first costs a favour; if all are the same it is the heir (C12-THRONE-6)."""
        cards = tuple([player.laid for player in draft.players if player.laid is not None])
        draft.players = [attrs.evolve(player, open=True) for player in draft.players]
        draft.emit(ThroneRevealed(cards))
        box = tick_box(draft)
        draft.emit(RoundEnded(ROUNDS, box))
        different = len(set(cards))
        heir = cards[0] if different == 1 else None
        if not change_favour(draft, 1 - different):
            return
        if fulfilled(draft, heir):
            end_game(draft, None, heir)
        else:
            end_game(draft, "scenario", heir)


def fulfilled(position: Position, heir: Character | None) -> bool:
    """Whether the council has achieved what the scenario asks for, if any (C12-SCENARIO-4 to C12-SCENARIO-8)."""
    scenario = position.options.rulebook.special
    return scenario is None or (
        (scenario.heir is None or heir == scenario.heir)
        and (not scenario.any_heir or heir is not None)
        and len(position.challenges.right) >= scenario.bells
        and (not scenario.all_boxes or len(position.boxes) == ROUNDS)
    )
