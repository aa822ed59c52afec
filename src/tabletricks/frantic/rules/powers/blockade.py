"""
Colour Blockade: nobody may play a colour until the activator's next turn is over.

FR-POWER-BLOCKADE-1 to FR-POWER-BLOCKADE-6.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, ChooseColour, choose_colour
from ...cards import CARDS, COLOURS, Card, Colour
from ...questions import ColourQuestion, Question
from ...table import InForce
from ..items import SeatDecision
from ..lasting_effects import UntilTurnEnds, lasting, start_power
from ..playing import Charge, power_card
from ..state import Draft, Position


_BARRED = {colour: frozenset(card for card in CARDS if colour in card.colours) for colour in COLOURS}


@lasting("blockade")
class Blockade(UntilTurnEnds):
    """A colour is blocked."""

    def barred(self, effect: InForce) -> frozenset[Card]:
        """All cards of the colour, also those of two colours (FR-POWER-BLOCKADE-2)."""
        assert effect.colour is not None
        return _BARRED[effect.colour]

    def refusal(self, card: Card) -> IllegalAction:
        """Why a barred card cannot be played."""
        return IllegalAction("FR-POWER-BLOCKADE-2", f"the {card.label} has a blocked colour")


def blocked_colours(position: Position) -> frozenset[Colour]:
    """The colours that nobody may play."""
    return frozenset(effect.colour for effect in position.in_force if effect.colour is not None)


@frozen
class BlockColour(SeatDecision):
    """The activator chooses the colour."""

    tag: ClassVar[str] = "block_colour"
    belongs_to: ClassVar[str] = "a power card"

    def offers(self, position: Position) -> list[Action]:
        """The four colours, blocked already or not."""
        del position
        return [choose_colour(self.seat, colour) for colour in COLOURS]

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which of them."""
        del position
        return ColourQuestion(seat, required, "FR-POWER-BLOCKADE-1", "blockade", COLOURS)

    def take(self, draft: Draft, action: Action) -> None:
        """The colour is blocked."""
        assert isinstance(action, ChooseColour)
        start_power(draft, InForce("blockade", self.seat, colour=action.colour))


@power_card("blockade")
def blockade(draft: Draft, charge: Charge) -> None:
    """Asks for the colour."""
    draft.then(BlockColour(charge.seat))
