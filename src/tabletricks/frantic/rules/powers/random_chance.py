"""
Random Chance: another hand card follows, whether it fits or not.

FR-POWER-RANDOM_CHANCE-1 to FR-POWER-RANDOM_CHANCE-6.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Draw, EndTurn, Pass, Play, do_without, play
from ...demands import OPEN
from ..items import SeatQuestion, misplaced
from ..playing import Charge, cards_for_chance, play_card, power_card, refused_card
from ..reactions import MIMICRY
from ..special_cards.curse import CURSE
from ..special_cards.mimicry import Imitation
from ..state import Draft, Position


@frozen
class ExtraCard(SeatQuestion):
    """The activator plays another card; only one who has none that may be played does without."""

    tag: ClassVar[str] = "extra_card"
    is_power: ClassVar[bool] = True

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Every card that its own conditions, blockades and seals allow, or doing without if there is none."""
        return [play(seat, card) for card in cards_for_chance(state, seat)] or [do_without(seat)]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """The duty to match is waived, nothing else (FR-POWER-RANDOM_CHANCE-4)."""
        if isinstance(action, Play) and action.power is not None:
            return IllegalAction("FR-POWER-GEN-6", "the extra card carries no power")
        if isinstance(action, Play) and action.card is CURSE and CURSE in state.hand(self.seat):
            return IllegalAction("FR-POWER-RANDOM_CHANCE-2", "Curse can never be played")
        if isinstance(action, Play):
            return refused_card(state, self.seat, action.card, OPEN)
        if isinstance(action, Pass | Draw | EndTurn):
            if isinstance(action, Pass) and not cards_for_chance(state, self.seat):
                return None
            return IllegalAction("FR-POWER-RANDOM_CHANCE-1", "Random Chance makes you play another card")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The card is played and takes effect (FR-POWER-RANDOM_CHANCE-3)."""
        if isinstance(action, Play):
            play_card(draft, self.seat, action.card)
            if action.card is MIMICRY:
                assert draft.pop() == Imitation(self.seat)
                draft.then(Imitation(self.seat, free=True))


@power_card("random_chance")
def random_chance(draft: Draft, charge: Charge) -> None:
    """Asks for the card; a player without hand cards is not asked (FR-POWER-RANDOM_CHANCE-5)."""
    if draft.hands[charge.seat]:
        draft.then(ExtraCard(charge.seat))
