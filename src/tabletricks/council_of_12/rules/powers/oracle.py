"""
The oracle rolls the die and asks for a further card (C12-CHAR-ORACLE-1 to C12-CHAR-ORACLE-11).
"""

from __future__ import annotations

from ...actions import Choice
from ..hands import must_renew, renew
from ..state import Draft
from .base import FixedPower


class OraclePower(FixedPower):
    """Rolls; then the card waits for the further one, or goes back to hand if the hand is renewed."""

    character = "oracle"
    further = True

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """What happens before the further card is played (C12-CHAR-ORACLE-1 to C12-CHAR-ORACLE-3)."""
        del choice
        draft.roll()
        if must_renew(draft, draft.players[seat].hand):
            draft.pick_up_laid(seat)
            renew(draft, seat, oracle=True)
        else:
            draft.set_oracle_aside(seat)
