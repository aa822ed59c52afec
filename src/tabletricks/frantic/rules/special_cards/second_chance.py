"""
2nd Chance: another card must follow at once (FR-CARD-2ND-1 to FR-CARD-2ND-8).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, Draw, EndTurn, Play, draw, end_turn, play
from ...cards import Card
from ...questions import PlayQuestion, Question
from ...words import refuse
from ..card_effects import effect_of
from ..items import SeatDecision
from ..playing import offered_plays, play_hand_card, refused_hand_card, with_power_named
from ..state import Draft, Position


@frozen
class Chain(SeatDecision):
    """
    The author of a 2nd Chance plays another card, or draws if none fits, and may then play.

    Attributes:
        drawn: whether a card was drawn for it.
    """

    tag: ClassVar[str] = "chain"

    drawn: bool = False

    def offers(self, position: Position) -> list[Action]:
        """Every playable card; drawing if there is none, stopping after that."""
        found = offered_plays(position, self.seat)
        if self.drawn:
            found.append(end_turn(self.seat))
        elif not found:
            found.append(draw(self.seat))
        return found

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """The rules of playing, and no drawing while something fits."""
        if isinstance(action, Play):
            return refused_hand_card(position, action)
        if isinstance(action, Draw) and self.drawn:
            return refuse("FR-CARD-2ND-3", "chain_drawn")
        if isinstance(action, Draw):
            return refuse("FR-CARD-2ND-2", "chain_play")
        if isinstance(action, EndTurn):
            fits = bool(offered_plays(position, self.seat))
            return refuse("FR-CARD-2ND-1", "chain_play" if fits else "chain_draw")
        return None

    def meant_by(self, seat: int, card: Card) -> Action | None:
        """Playing it."""
        return play(seat, card)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which card follows."""
        return PlayQuestion(seat, required, "FR-CARD-2ND-1", "second_chance", self.drawn, position.demand)

    def canonical(self, position: Position, action: Action) -> Action:
        """A play with a power card names it."""
        return with_power_named(position, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Plays, with a power card or without (FR-POWER-GEN-5), draws or stops."""
        if isinstance(action, Play):
            play_hand_card(draft, action)
        elif isinstance(action, Draw):
            draft.then(Chain(self.seat, drawn=True))
            draft.draw(self.seat, 1)  # an empty pile drops the question


@effect_of("second_chance")
def second_chance(draft: Draft, author: int) -> None:
    """Asks for the card that follows."""
    draft.then(Chain(author))
