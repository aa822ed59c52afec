"""
Fantastic Four: four cards to draw, for one player or split among several, and a wish (FR-CARD-F4-1 to FR-CARD-F4-5).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import evolve, frozen

from ....core.refusals import IllegalAction
from ....core.words import Who
from ...actions import Action, Pass, Share, WishColour, WishNumber, do_without, share
from ...events import NoEffect
from ...questions import Question, ShareQuestion
from ...words import refuse
from ..attacks import Strike
from ..card_effects import AIMED, Aimed, Attack, effect_of
from ..items import SeatDecision
from ..state import Draft, Position
from ..wishes import MakeWish


CARDS_TO_DRAW = 4


class FantasticFour(Aimed):
    """A player draws a share of the cards."""

    def hit(self, draft: Draft, attack: Attack) -> None:
        """The target draws the share."""
        draft.draw(attack.target, attack.share)

    def redirect(self, draft: Draft, attack: Attack) -> None:
        """The counterer may distribute the share (FR-CARD-COUNTER-9)."""
        draft.then(Distribute(attack.target, attack.share, countered=True))


AIMED["fantastic_four"] = FantasticFour()


@frozen
class Distribute(SeatDecision):
    """
    The author distributes cards to be drawn, player by player, or none at all.

    Attributes:
        total: how many cards there are to distribute.
        countered: whether it is a countered share; then the wish is optional and of a colour (FR-CARD-COUNTER-6).
        shares: the cards so far of every player, by seat; empty before the first.
    """

    tag: ClassVar[str] = "distribute"

    total: int
    countered: bool = False
    shares: tuple[int, ...] = ()

    @property
    def left(self) -> int:
        """The cards that are not distributed yet."""
        return self.total - sum(self.shares)

    @property
    def rule(self) -> str:
        """The rule by which all cards are distributed, or none."""
        return "FR-CARD-COUNTER-9" if self.countered else "FR-CARD-F4-2"

    def offers(self, position: Position) -> list[Action]:
        """Distributing nothing, before anything is, and every share of every other player."""
        found: list[Action] = [] if self.shares else [do_without(self.seat)]
        for target in position.seats:
            if target != self.seat and not position.is_protected(target):
                found += [share(self.seat, target, count) for count in range(1, self.left + 1)]
        return found

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """All cards or none, and none for oneself."""
        if isinstance(action, Share):
            if action.target == self.seat:
                rule = "FR-CARD-COUNTER-5" if self.countered else "FR-CARD-F4-3"
                return refuse(rule, "share_for_yourself")
            if position.is_protected(action.target):
                return refuse("FR-CARD-LUCKY-3", "protected", player=Who(action.target))
        elif not isinstance(action, Pass | WishColour | WishNumber) or not self.shares:
            return None
        return refuse(self.rule, "cards_to_share", left=self.left)

    def modest(self, position: Position, seat: int) -> Action:
        """Distributing nothing; what is left after a share all goes to one player."""
        return do_without(seat) if not self.shares else max(self.offers(position), key=_count)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """How many are left."""
        del position
        return ShareQuestion(seat, required, self.rule, self.left, self.shares)

    def take(self, draft: Draft, action: Action) -> None:
        """Adds the share; when all cards are distributed, or none shall be, the wish is next (FR-CARD-F4-5)."""
        if isinstance(action, Share):
            shares = list(self.shares or (0,) * len(draft.hands))
            shares[action.target] += action.count
            distributed = evolve(self, shares=tuple(shares))
            if distributed.left:
                draft.then(distributed)
                return
            order = [target for target in draft.order_after(self.seat) if shares[target]]
            draft.then(*(Strike(Attack("fantastic_four", self.seat, target, share=shares[target])) for target in order))
        else:
            draft.emit(NoEffect("fantastic_four", "declined", self.seat))
        draft.then(MakeWish(self.seat, "counterattack" if self.countered else "fantastic_four", self.countered))


def _count(action: Action) -> int:
    return action.count if isinstance(action, Share) else 0


@effect_of("fantastic_four")
def fantastic_four(draft: Draft, author: int) -> None:
    """Asks for the shares, then for the wish, which is not optional (FR-WISH-4)."""
    draft.then(Distribute(author, CARDS_TO_DRAW))
