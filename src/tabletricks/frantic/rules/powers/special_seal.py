"""
Special Seal: nobody may play or throw in special cards until the activator's next turn begins.

FR-POWER-SPECIAL_SEAL-1 to FR-POWER-SPECIAL_SEAL-3.
"""

from __future__ import annotations

from typing import ClassVar

from ....core.refusals import IllegalAction
from ....core.words import Who
from ...cards import CARDS, Card
from ...table import InForce
from ...words import refuse
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
        "sealed_reactions",
    )

    def barred(self, effect: InForce) -> frozenset[Card]:
        """Everything but numbers."""
        del effect
        return _SEALED

    def refusal(self, effect: InForce, card: Card) -> IllegalAction:
        """Why a barred card cannot be played."""
        assert effect.owner is not None
        return refuse("FR-POWER-SPECIAL_SEAL-1", "sealed", card=card, player=Who(effect.owner))


@power_card("special_seal")
def special_seal(draft: Draft, charge: Charge) -> None:
    """It only has to be remembered."""
    start_power(draft, InForce("special_seal", charge.seat))
