"""
Special Seal: nobody may play or throw in special cards until the activator's next turn begins.

FR-POWER-SPECIAL_SEAL-1 to FR-POWER-SPECIAL_SEAL-3.
"""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import IllegalAction
from ...cards import CARDS, Card
from ...table import InForce
from ..lasting_effects import UntilTurnBegins, lasting, start_power
from ..playing import Charge, power_card
from ..state import Draft


_SEALED = frozenset(card for card in CARDS if card.kind != "number")


@lasting("special_seal")
class SpecialSeal(UntilTurnBegins):
    """Special cards are sealed, and no window for a reaction opens (FR-REACT-5)."""

    forbids_reactions: ClassVar[bool] = True
    forbids_counter: ClassVar[tuple[str, str] | None] = (
        "FR-REACT-5",
        "special cards are sealed, and nothing can be thrown in",
    )

    def barred(self, effect: InForce) -> frozenset[Card]:
        """Everything but numbers."""
        del effect
        return _SEALED

    def refusal(self, card: Card) -> IllegalAction:
        """Why a barred card cannot be played."""
        return IllegalAction("FR-POWER-SPECIAL_SEAL-1", f"the {card.label} is a special card, and those are sealed")


@power_card("special_seal")
def special_seal(draft: Draft, charge: Charge) -> None:
    """It only has to be remembered."""
    start_power(draft, InForce("special_seal", charge.seat))
