"""
Inequality: a player draws cards of the author blind until they hold more (FR-CARD-INEQ-1 to FR-CARD-INEQ-5).
"""

from __future__ import annotations

from ....core.refusals import IllegalAction
from ....core.words import Who
from ...events import NoEffect
from ...events.turns import NoEffectReason
from ...words import refuse
from ..attacks import SingleTarget, aimed
from ..card_effects import Attack
from ..state import Draft, Position


@aimed("inequality")
class Inequality(SingleTarget):
    """A player takes random cards of the author."""

    def refused_target(self, position: Position, author: int, target: int) -> IllegalAction | None:
        """Only a player with at most as many cards as the author, who needs one (FR-CARD-INEQ-2)."""
        problem = super().refused_target(position, author, target)
        own, other = len(position.hands[author]), len(position.hands[target])
        if problem is None and not own:
            return refuse("FR-CARD-INEQ-2", "no_cards_to_draw")
        if problem is not None or other <= own:
            return problem
        return refuse("FR-CARD-INEQ-2", "holds_more", player=Who(target), other=other, own=own)

    def hit(self, draft: Draft, attack: Attack) -> None:
        """As many cards move as it takes to hold more than the author (FR-CARD-INEQ-3)."""
        own, other = draft.hands[attack.author], draft.hands[attack.target]
        taken = draft.blind(own, (len(own) - len(other)) // 2 + 1)
        if taken:
            draft.move(attack.author, attack.target, taken, "blind")
        else:
            reason: NoEffectReason = "too_many_cards" if own else "nothing_to_take"
            draft.emit(NoEffect("inequality", reason, attack.target if own else attack.author))
