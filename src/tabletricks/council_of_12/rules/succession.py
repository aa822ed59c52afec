"""
The last round: who shall sit on the throne (C12-THRONE-1 to C12-THRONE-8, C12-SCENARIO-4 to C12-SCENARIO-9).
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ..characters import Character
from ..events import Demand, RoundEnded, ThroneRevealed
from ..options import ROUNDS
from .items import Task
from .scoring import change_favour, common_scores, end_game
from .silence import tick_box
from .state import Draft, Position


@frozen
class Succession(Task):
    """All cards are turned up at the same time (C12-THRONE-4)."""

    tag: ClassVar[str] = "succession"

    def run(self, draft: Draft) -> None:
        """Different characters cost favour; if all are the same it is the heir (C12-THRONE-5, C12-THRONE-6)."""
        cards = tuple([player.laid for player in draft.players if player.laid is not None])
        draft.players = [attrs.evolve(player, open=True) for player in draft.players]
        draft.emit(ThroneRevealed(cards))
        box = tick_box(draft)
        draft.emit(RoundEnded(ROUNDS, box, common_scores(draft)))
        different = len(set(cards))
        heir = cards[0] if different == 1 else None
        cost = 0 if different == 1 else draft.options.rulebook.losses[different - 2]
        if change_favour(draft, -cost, "succession"):
            failed = missed(draft, heir)
            end_game(draft, "scenario" if failed else None, heir, failed)


def missed(position: Position, heir: Character | None) -> tuple[Demand, ...]:
    """What the scenario, if any, has asked for in vain (C12-SCENARIO-4 to C12-SCENARIO-8)."""
    scenario = position.options.rulebook.special
    if scenario is None:
        return ()
    lacking: dict[Demand, bool] = {
        "heir": (scenario.any_heir and heir is None) or (scenario.heir is not None and heir != scenario.heir),
        "bells": len(position.challenges.right) < scenario.bells,
        "boxes": scenario.all_boxes and len(position.boxes) < ROUNDS,
    }
    return tuple([demand for demand, lacks in lacking.items() if lacks])
