"""
Thief: the author looks at a hand and takes two cards of it (FR-CARD-THIEF-1 to FR-CARD-THIEF-7).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from attrs import frozen

from ....core.refusals import IllegalAction
from ....core.seats import Seat
from ....core.words import Who
from ...actions import Action, Pass, Pick, do_without, pick
from ...cards import Card
from ...events import HandShown, LookEnded, NoEffect
from ...questions import Question
from ...rules.lasting_effects import hidden_again
from ...words import refuse
from ..attacks import SingleTarget, aimed
from ..card_effects import Attack
from ..items import CardChoice, Reserves
from ..state import Draft, Position
from .fuck_you import FUCK_YOU, givable


TAKEN = 2


@aimed("thief")
class Thief(SingleTarget):
    """The author sees the target's hand and takes two cards."""

    def hit(self, draft: Draft, attack: Attack) -> None:
        """Shows the hand, now that the target has not countered (FR-CARD-THIEF-5)."""
        hand = draft.hands[attack.target]
        if hand:
            draft.emit(HandShown(attack.author, attack.target, len(hand), hand))
            draft.then(StealCards(attack.author, attack.target))
        else:
            draft.emit(NoEffect("thief", "nothing_to_take", attack.target))


@frozen
class StealCards(CardChoice, Reserves):
    """
    The thief picks the cards to take, one by one and unseen by others (FR-INFO-7).

    How often depends on the size of the hand only: if there is nothing left that may be taken, the thief has to say so
    (FR-CARD-THIEF-7).

    Attributes:
        target: the victim.
        chosen: the cards so far; they are still in the victim's hand.
    """

    tag: ClassVar[str] = "steal_cards"

    target: Seat
    chosen: tuple[Card | None, ...] = ()

    def number(self, position: Position) -> int:
        """Two, if the hand has so many."""
        return min(TAKEN, len(position.hands[self.target]))

    def choice(self, position: Position) -> tuple[Card, ...]:
        """The victim's hand but for Fuck You (FR-CARD-THIEF-3)."""
        return givable(position.hands[self.target])

    def shows_hand(self, position: Position, owner: int, viewer: int | None) -> bool:
        """The thief sees the victim's hand."""
        del position
        return viewer == self.seat and owner == self.target

    def offers(self, position: Position) -> Sequence[Action]:
        """Without a card that may be taken there is nothing to take."""
        return super().offers(position) or [do_without(self.seat)]

    def explain(self, position: Position, action: Action) -> IllegalAction | None:
        """A card of the victim's hand that is not chosen yet, if there is one."""
        if isinstance(action, Pick) and action.card is not None:
            if action.card is FUCK_YOU and FUCK_YOU in position.hands[self.target]:
                return refuse("FR-CARD-THIEF-3", "fuck_you_not_stolen")
            return refuse("FR-CARD-THIEF-1", "not_to_take", card=action.card, player=Who(self.target))
        if isinstance(action, Pass | Pick):
            if not self.left(position):
                return refuse("FR-CARD-THIEF-4", "nothing_to_take", player=Who(self.target))
            return refuse("FR-CARD-THIEF-4", "cards_to_take", left=self.missing(position), player=Who(self.target))
        return None

    def meant_by(self, seat: int, card: Card) -> Action | None:
        """Taking it."""
        return pick(seat, card)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which cards, from whom."""
        return self.asking(position, "FR-CARD-THIEF-1", "thief", self.target, seat, required=required)

    def take(self, draft: Draft, action: Action) -> None:
        """The cards move together."""
        if isinstance(action, Pass):
            self.picked(draft, tuple(card for card in self.chosen if card is not None))
        else:
            super().take(draft, action)

    def picked(self, draft: Draft, cards: tuple[Card, ...]) -> None:
        """Moves them, if there are any."""
        if not cards:
            draft.emit(NoEffect("thief", "nothing_to_take", self.target))
        else:
            draft.move(self.target, self.seat, cards, "stolen")
        seen = hidden_again(draft, (self.target,))
        if seen:
            draft.emit(LookEnded(self.seat, seen))

    def allows(self, seat: int, number: int) -> bool:
        """It cannot be among what is chosen."""
        return seat != self.target or number >= len(self.chosen)
