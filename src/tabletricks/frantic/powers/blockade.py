"""
Colour Blockade: nobody may play a colour until the activator's next turn is over.

FR-POWER-BLOCKADE-1 to FR-POWER-BLOCKADE-5. Which cards are barred is said by
:attr:`~tabletricks.frantic.power_state.Powers.barred`.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import Action, ChooseColour, choose_colour
from ..cards import COLOURS
from ..charges import Charge, power_card
from ..draft import Draft
from ..power_state import Span
from ..questions import SeatQuestion, misplaced
from ..spans import start_span
from ..state import State


@frozen
class BlockColour(SeatQuestion):
    """The activator chooses the colour."""

    tag: ClassVar[str] = "block_colour"
    is_power: ClassVar[bool] = True

    def offers(self, state: State, seat: int) -> list[Action]:
        """The four colours, blocked already or not."""
        del state
        return [choose_colour(seat, colour) for colour in COLOURS]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """A colour."""
        return None if isinstance(action, ChooseColour) else misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The colour is blocked."""
        assert isinstance(action, ChooseColour)
        start_span(draft, Span("blockade", self.seat, action.colour))


@power_card("blockade")
def blockade(draft: Draft, charge: Charge) -> None:
    """Asks for the colour."""
    draft.then(BlockColour(charge.seat))
