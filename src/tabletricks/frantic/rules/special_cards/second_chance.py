"""
2nd Chance: another card must follow at once (FR-CARD-2ND-1 to FR-CARD-2ND-8).
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Draw, EndTurn, Play, draw, end_turn
from ..card_effects import effect_of
from ..items import SeatQuestion, misplaced
from ..playing import offered_plays, play_hand_card, playable_cards, refused_hand_card
from ..state import Draft, Position


@frozen
class Chain(SeatQuestion):
    """
    The author of a 2nd Chance plays another card; only without a fitting one he draws, and may then play.

    Attributes:
        drawn: whether he has drawn for it.
    """

    tag: ClassVar[str] = "chain"

    drawn: bool = False

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Every playable card; drawing if there is none, stopping after that."""
        found = offered_plays(state, seat)
        if self.drawn:
            found.append(end_turn(seat))
        elif not found:
            found.append(draw(seat))
        return found

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """The rules of playing, and no drawing while something fits."""
        if isinstance(action, Play):
            return refused_hand_card(state, action)
        if isinstance(action, Draw):
            if self.drawn:
                return IllegalAction("FR-CARD-2ND-3", "you have drawn for this 2nd Chance already")
            if playable_cards(state, self.seat):
                return IllegalAction("FR-CARD-2ND-2", "you hold a card that fits on the 2nd Chance and must play")
            return None
        if isinstance(action, EndTurn):
            if self.drawn:
                return None
            return IllegalAction("FR-CARD-2ND-1", "another card must be laid on the 2nd Chance")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Plays, with a power card or without (FR-POWER-GEN-5), draws or stops."""
        if isinstance(action, Play):
            play_hand_card(draft, action)
        elif isinstance(action, Draw):
            draft.then(attrs.evolve(self, drawn=True))
            draft.draw(self.seat, 1)  # an empty pile drops the question


@effect_of("second_chance")
def second_chance(draft: Draft, author: int) -> None:
    """Asks for the card that follows."""
    draft.then(Chain(author))
