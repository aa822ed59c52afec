"""
Update: a new power card for an old one (FR-CARD-UPDATE-1 to FR-CARD-UPDATE-3).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ....core.seats import Seat
from ...actions import Action, ChoosePower, Pass, UseEffect, choose_power, do_without
from ...events import NoEffect, PowerReturned
from ...questions import DecisionQuestion, PowerQuestion, Question
from ...words import refuse
from ..attacks import ask_wish, wish_terms
from ..card_effects import effect_of
from ..items import SeatDecision, Task
from ..state import Draft, Position


@frozen
class UpdateChoice(SeatDecision):
    """The author decides whether to take a new power card, or only to wish a colour."""

    tag: ClassVar[str] = "update_choice"

    def offers(self, position: Position) -> list[Action]:
        """Either."""
        del position
        return [do_without(self.seat), UseEffect(self.seat)]

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Whether it is used."""
        del position
        return DecisionQuestion(seat, required, "FR-CARD-UPDATE-1", "update")

    def take(self, draft: Draft, action: Action) -> None:
        """The wish comes first; without the effect it must be made (FR-WISH-5)."""
        used = isinstance(action, UseEffect)
        if used:
            draft.then(UpdateDraw(self.seat))
        else:
            draft.emit(NoEffect("update", "declined", self.seat))
        ask_wish(draft, self.seat, "update", wish_terms(draft), used=used)


@frozen
class UpdateDraw(Task):
    """
    The author draws a power card.

    Attributes:
        seat: the author.
    """

    tag: ClassVar[str] = "update_draw"

    seat: Seat

    def run(self, draft: Draft) -> None:
        """It lies behind the older ones; then one of these must go."""
        draft.deal_powers(self.seat, 1)
        draft.then(UpdateReturn(self.seat))


@frozen
class UpdateReturn(SeatDecision):
    """The author shuffles an older power card into the pile."""

    tag: ClassVar[str] = "update_return"

    def offers(self, position: Position) -> list[Action]:
        """Every own power card but the newest."""
        return [choose_power(self.seat, self.seat, slot) for slot in range(len(position.powers[self.seat]) - 1)]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """An own one, used or not, but not the new one."""
        if isinstance(action, ChoosePower):
            if action.owner == self.seat and action.slot == len(position.powers[self.seat]) - 1:
                return refuse("FR-CARD-UPDATE-2", "new_power_stays")
            return refuse("FR-CARD-UPDATE-1", "old_power_goes")
        return refuse("FR-CARD-UPDATE-1", "old_power_goes") if isinstance(action, Pass) else None

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which one goes."""
        del position
        return PowerQuestion(seat, required, "FR-CARD-UPDATE-1", "update", optional=False)

    def take(self, draft: Draft, action: Action) -> None:
        """The power pile is shuffled with the card."""
        assert isinstance(action, ChoosePower)
        own = draft.powers[self.seat]
        card = own[action.slot].card
        assert card is not None
        draft.powers[self.seat] = (*own[: action.slot], *own[action.slot + 1 :])
        draft.power_pile = draft.shuffle((*draft.power_pile, card))
        draft.emit(PowerReturned(self.seat, action.slot, card))


@effect_of("update")
def update(draft: Draft, author: int) -> None:
    """Asks whether the effect is used; without a power pile only the wish is left (FR-CARD-UPDATE-3)."""
    if draft.power_pile and draft.powers[author]:
        draft.then(UpdateChoice(author))
    else:
        draft.emit(NoEffect("update", "no_new_power", author))
        ask_wish(draft, author, "update", wish_terms(draft), used=False)
