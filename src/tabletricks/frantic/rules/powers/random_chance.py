"""
Random Chance: another hand card follows, whether it fits or not.

FR-POWER-RANDOM_CHANCE-1 to FR-POWER-RANDOM_CHANCE-6.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ...actions import Action, Draw, EndTurn, Pass, Play, do_without, play
from ...cards import Card
from ...demands import OPEN
from ...events import NoEffect
from ...questions import PlayQuestion, Question
from ...words import refuse
from ..items import SeatDecision
from ..playing import Charge, play_card, playable_cards, power_card, refused_card
from ..reactions import MIMICRY
from ..special_cards.mimicry import Imitation
from ..state import Draft, Position


@frozen
class ExtraCard(SeatDecision):
    """The activator plays another card; only without one that may be played nothing is played."""

    tag: ClassVar[str] = "extra_card"
    counter_refused: ClassVar[str] = "counter_power"

    def offers(self, position: Position) -> list[Action]:
        """Every card that its own conditions, blockades and seals allow, or doing without if there is none."""
        cards = playable_cards(position, self.seat, OPEN)
        return [play(self.seat, card) for card in cards] or [do_without(self.seat)]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """The duty to match is waived, nothing else (FR-POWER-RANDOM_CHANCE-4)."""
        if isinstance(action, Play) and (action.power, action.power_card) != (None, None):
            return refuse("FR-POWER-GEN-6", "extra_without_power")
        if isinstance(action, Play):
            problem = refused_card(position, self.seat, action.card, OPEN)
            never = problem is not None and problem.rule == "FR-CARD-CURSE-1"
            return refuse("FR-POWER-RANDOM_CHANCE-2", "curse_never") if never else problem
        if isinstance(action, Pass | Draw | EndTurn):
            return refuse("FR-POWER-RANDOM_CHANCE-1", "extra_card")
        return None

    def meant_by(self, seat: int, card: Card) -> Action | None:
        """Playing it."""
        return play(seat, card)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which card."""
        del position
        return PlayQuestion(seat, required, "FR-POWER-RANDOM_CHANCE-1", "random_chance", drawn=False, demand=OPEN)

    def take(self, draft: Draft, action: Action) -> None:
        """The card is played and takes effect (FR-POWER-RANDOM_CHANCE-3)."""
        if isinstance(action, Play):
            play_card(draft, self.seat, action.card)
            if action.card is MIMICRY:
                assert draft.pop() == Imitation(self.seat)
                draft.then(Imitation(self.seat, free=True))
        else:
            draft.emit(NoEffect("random_chance", "not_playable", self.seat))


@power_card("random_chance")
def random_chance(draft: Draft, charge: Charge) -> None:
    """Asks for the card; a player without hand cards is not asked (FR-POWER-RANDOM_CHANCE-5)."""
    if draft.hands[charge.seat]:
        draft.then(ExtraCard(charge.seat))
    else:
        draft.emit(NoEffect("random_chance", "no_cards", charge.seat))
