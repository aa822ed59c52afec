"""
Colour Swap: play goes on with the other one of its two colours (FR-CARD-SWAP-1 to FR-CARD-SWAP-4).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, ChooseColour
from ...cards import Card, Colour
from ...demands import SWAPPED
from ...events import ColourSwapped
from ...questions import ColourQuestion, Question
from ...words import refuse
from ..card_effects import EFFECTS
from ..items import SeatDecision, most_held
from ..playing import cover
from ..state import Draft, Position


@frozen
class SwapColour(SeatDecision):
    """
    The author of a Colour Swap chooses with which of its colours play goes on, because neither was demanded.

    Attributes:
        card: the Colour Swap.
    """

    tag: ClassVar[str] = "swap_colour"

    card: Card

    def offers(self, position: Position) -> list[Action]:
        """Its two colours."""
        del position
        return [ChooseColour(self.seat, colour) for colour in self.card.colours]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """No other colour."""
        del position
        if not isinstance(action, ChooseColour):
            return None
        return refuse(
            "FR-CARD-SWAP-2", "not_its_colour", card=self.card, colour=action.colour, colours=self.card.colours
        )

    def modest(self, position: Position, seat: int) -> Action:
        """The colour that is held more."""
        return ChooseColour(seat, most_held(position, seat, self.card.colours))

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which of the two."""
        del position
        return ColourQuestion(seat, required, "FR-CARD-SWAP-2", "colour_swap", self.card.colours)

    def take(self, draft: Draft, action: Action) -> None:
        """Play goes on with the colour."""
        assert isinstance(action, ChooseColour)
        _go_on(draft, self.seat, action.colour)


def _go_on(draft: Draft, author: int, colour: Colour) -> None:
    draft.demand = SWAPPED[colour]
    draft.last_colour = colour
    draft.emit(ColourSwapped(author, colour))
    cover(draft)


def colour_swap(draft: Draft, author: int, card: Card) -> None:
    """From the demanded colour to the other one; as a start card there is none yet (FR-START-8)."""
    others = [colour for colour in card.colours if colour != draft.demand.colour]
    if len(others) == 1:
        _go_on(draft, author, others[0])
    else:
        draft.then(SwapColour(author, card))


EFFECTS["colour_swap"] = colour_swap
