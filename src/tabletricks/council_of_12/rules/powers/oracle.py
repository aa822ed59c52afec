"""
The oracle rolls the die and asks for a further card (C12-CHAR-ORACLE-1 to C12-CHAR-ORACLE-11).
"""

from __future__ import annotations

from collections.abc import Sequence

from ....core.errors import IllegalAction
from ...actions import Choice
from ..hands import must_renew, renew
from ..state import Draft, Position
from .base import Power


class OraclePower(Power):
    """Rolls; then the card goes to the discard pile, or back to hand if the hand is renewed."""

    character = "oracle"
    chooses = False
    further = True

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """None."""
        del position, seat
        return ()

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """What happens before the further card is played (C12-CHAR-ORACLE-1 to C12-CHAR-ORACLE-3)."""
        del choice
        draft.roll()
        if must_renew(draft, draft.players[seat].hand):
            draft.pick_up_laid(seat)
            renew(draft, seat, ("oracle",))
        else:
            draft.discard_laid(seat)

    def refuse(self, position: Position, seat: int, choice: Choice) -> IllegalAction:
        """There is nothing to decide."""
        del position, seat, choice
        return IllegalAction("C12-CHAR-ORACLE-4", "play a further card")
