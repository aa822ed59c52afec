"""
Update: a new power card for an old one (FR-CARD-UPDATE-1 to FR-CARD-UPDATE-3).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.errors import IllegalAction
from ..actions import Action, ChoosePower, Pass, UseEffect, choose_power, do_without
from ..attack import ask_wish, wish_terms
from ..draft import Draft
from ..effects import effect_of
from ..events import PowerReturned
from ..power_dealing import deal_powers
from ..power_state import Powers
from ..questions import SeatQuestion, Task, misplaced
from ..state import State


@frozen
class UpdateChoice(SeatQuestion):
    """The author decides whether to take a new power card, or only to wish a colour."""

    tag: ClassVar[str] = "update_choice"

    def offers(self, state: State, seat: int) -> list[Action]:
        """Either."""
        del state
        return [do_without(seat), UseEffect(seat)]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """Nothing else."""
        return None if isinstance(action, Pass | UseEffect) else misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """The wish comes first; without the effect it must be made (FR-WISH-5)."""
        used = isinstance(action, UseEffect)
        if used:
            draft.then(UpdateDraw(self.seat))
        ask_wish(draft, self.seat, "update", wish_terms(draft), used=used)

    def audit(self, state: State) -> str | None:
        """There is a power card to be drawn."""
        problem = super().audit(state)
        return problem or (None if state.powers is not None and state.powers.pile else "there is nothing to update")


@frozen
class UpdateDraw(Task):
    """
    The author draws a power card.

    Attributes:
        seat: the author.
    """

    tag: ClassVar[str] = "update_draw"

    seat: int

    def run(self, draft: Draft) -> None:
        """It lies behind the older ones; then one of these must go."""
        deal_powers(draft, self.seat, 1)
        draft.then(UpdateReturn(self.seat))

    def audit(self, state: State) -> str | None:
        """There is a power card to be drawn."""
        return None if state.powers is not None and state.powers.pile else "there is nothing to update"


@frozen
class UpdateReturn(SeatQuestion):
    """The author shuffles an older power card into the pile."""

    tag: ClassVar[str] = "update_return"

    def offers(self, state: State, seat: int) -> list[Action]:
        """Every own power card but the newest."""
        assert state.powers is not None
        return [choose_power(seat, seat, slot) for slot in range(len(state.powers.slots[seat]) - 1)]

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """An own one, used or not, but not the new one."""
        if isinstance(action, Pass):
            return IllegalAction("FR-CARD-UPDATE-1", "one of your older power cards must go")
        if not isinstance(action, ChoosePower):
            return misplaced(state, action)
        assert state.powers is not None
        newest = len(state.powers.slots[self.seat]) - 1
        if action.owner != self.seat or not 0 <= action.slot <= newest:
            return IllegalAction("FR-CARD-UPDATE-1", "one of your own power cards must go")
        if action.slot == newest:
            return IllegalAction("FR-CARD-UPDATE-2", "the new power card cannot go at once")
        return None

    def take(self, draft: Draft, action: Action) -> None:
        """The power pile is shuffled with the card."""
        assert isinstance(action, ChoosePower)
        powers = draft.powers
        assert powers is not None
        own = powers.slots[self.seat]
        card = own[action.slot].card
        assert card is not None
        powers = powers.with_slots(self.seat, (*own[: action.slot], *own[action.slot + 1 :]))
        draft.powers = Powers(draft.shuffle((*powers.pile, card)), powers.slots, powers.table)
        draft.emit(PowerReturned(self.seat, action.slot, card))

    def audit(self, state: State) -> str | None:
        """There is an older one."""
        problem = super().audit(state)
        enough = state.powers is not None and len(state.powers.slots[self.seat]) > 1
        return problem or (None if enough else "there is no older power card to go")


@effect_of("update")
def update(draft: Draft, author: int) -> None:
    """Asks whether the effect is used; without a power pile only the wish is left (FR-CARD-UPDATE-3)."""
    powers = draft.powers
    if powers is not None and powers.pile and powers.slots[author]:
        draft.then(UpdateChoice(author))
    else:
        ask_wish(draft, author, "update", wish_terms(draft), used=False)
