"""
Colour Swap: play goes on with the other one of its two colours (FR-CARD-SWAP-1 to FR-CARD-SWAP-4).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, ChooseColour
from ...cards import Card, Colour
from ...demands import SWAPPED
from ...events import ColourSwapped
from ..card_effects import effect_of_card
from ..items import SeatQuestion, misplaced
from ..playing import cover
from ..state import Draft, Position


@frozen
class SwapColour(SeatQuestion):
    """
    The author of a Colour Swap chooses with which of its colours play goes on, because neither was demanded.

    Attributes:
        card: the Colour Swap.
    """

    tag: ClassVar[str] = "swap_colour"

    card: Card

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Its two colours."""
        del state
        return [ChooseColour(seat, colour) for colour in self.card.colours]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """No other colour."""
        if not isinstance(action, ChooseColour):
            return misplaced(state, action)
        if action.colour in self.card.colours:
            return None
        return IllegalAction("FR-CARD-SWAP-2", f"the {self.card.label} has no {action.colour}")

    def take(self, draft: Draft, action: Action) -> None:
        """Play goes on with the colour."""
        assert isinstance(action, ChooseColour)
        _go_on(draft, self.seat, action.colour)


def _go_on(draft: Draft, author: int, colour: Colour) -> None:
    draft.demand = SWAPPED[colour]
    draft.last_colour = colour
    draft.emit(ColourSwapped(author, colour))
    cover(draft)


@effect_of_card("colour_swap")
def colour_swap(draft: Draft, author: int, card: Card) -> None:
    """From the demanded colour to the other one; as a start card there is none yet (FR-START-8)."""
    others = [colour for colour in card.colours if colour != draft.demand.colour]
    if len(others) == 1:
        _go_on(draft, author, others[0])
    else:
        draft.then(SwapColour(author, card))
