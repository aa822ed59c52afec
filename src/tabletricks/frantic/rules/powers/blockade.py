"""
Colour Blockade: nobody may play a colour until the activator's next turn is over.

FR-POWER-BLOCKADE-1 to FR-POWER-BLOCKADE-6.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ....core.words import Who
from ...actions import Action, ChooseColour, choose_colour
from ...cards import CARDS, COLOURS, Card, Colour
from ...questions import ColourQuestion, Question
from ...table import InForce
from ...words import refuse
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

    def refusal(self, effect: InForce, card: Card) -> IllegalAction:
        """Why a barred card cannot be played."""
        return refused_as_blocked("FR-POWER-BLOCKADE-2", effect, card)


def blocking(position: Position, card: Card) -> InForce | None:
    """What blocks a colour of a card, the oldest of several."""
    return next((effect for effect in position.in_force if effect.colour in card.colours), None)


def refused_as_blocked(rule: str, effect: InForce, card: Card) -> IllegalAction:
    """What is said about a card of a blocked colour."""
    assert effect.owner is not None
    return refuse(rule, "blocked", card=card, colour=effect.colour, player=Who(effect.owner))


def blocked_colours(position: Position) -> frozenset[Colour]:
    """The colours that nobody may play."""
    return frozenset(effect.colour for effect in position.in_force if effect.colour is not None)


@frozen
class BlockColour(SeatDecision):
    """The activator chooses the colour."""

    tag: ClassVar[str] = "block_colour"
    counter_refused: ClassVar[str] = "counter_power"

    def offers(self, position: Position) -> list[Action]:
        """The four colours, blocked already or not."""
        del position
        return [choose_colour(self.seat, colour) for colour in COLOURS]

    def modest(self, position: Position, seat: int) -> Action:
        """The colour that is held least."""
        held = [colour for card in position.hands[seat] for colour in card.colours]
        return choose_colour(seat, min(COLOURS, key=held.count))

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
