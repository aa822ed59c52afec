"""
Thief: the author looks at a hand and takes two cards of it (FR-CARD-THIEF-1 to FR-CARD-THIEF-6).
"""

from __future__ import annotations

from typing import ClassVar, Self

import attrs
from attrs import frozen

from ....core.errors import IllegalAction
from ...actions import Action, Pass, Pick, do_without, pick
from ...cards import Card, without
from ...events import HandShown
from ..attacks import SingleTarget, givable, use_effect
from ..card_effects import AIMED, Attack, effect_of
from ..items import Guess, SeatQuestion, misplaced
from ..state import Draft, Position
from .fuck_you import FUCK_YOU


TAKEN = 2


class Thief(SingleTarget):
    """The author sees the target's hand and takes two cards."""

    def hit(self, draft: Draft, attack: Attack) -> None:
        """Shows the hand, now that the target has not countered (FR-CARD-THIEF-5)."""
        hand = draft.hands[attack.target]
        if hand:
            draft.emit(HandShown(attack.author, attack.target, len(hand), hand))
            draft.then(StealCards(attack.author, attack.target))


AIMED["thief"] = Thief()


@frozen
class StealCards(SeatQuestion):
    """
    The thief picks the cards to take, one by one and unseen by others (FR-INFO-7).

    How often he is asked depends on the size of the hand only: if there is nothing left that may be taken, he has to
    say so (FR-CARD-THIEF-7).

    Attributes:
        target: the victim.
        chosen: the cards so far; they are still in the victim's hand.
    """

    tag: ClassVar[str] = "steal_cards"

    target: int
    chosen: tuple[Card | None, ...] = ()

    def _takable(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """What may be taken of the victim's hand; Fuck You cannot (FR-CARD-THIEF-3)."""
        return givable(without(hand, self.chosen))

    def seen_by(self, seat: int | None) -> Self:
        """Others see that cards are chosen, not which."""
        return self if seat == self.seat else attrs.evolve(self, chosen=(None,) * len(self.chosen))

    def shows_hand(self, owner: int, viewer: int | None) -> bool:
        """The thief sees the victim's hand."""
        return viewer == self.seat and owner == self.target

    def offers(self, state: Position, seat: int) -> list[Action]:
        """Every card that may be taken, once; without one there is nothing to take."""
        found: list[Action] = [pick(seat, card) for card in dict.fromkeys(self._takable(state.hand(self.target)))]
        return found or [do_without(seat)]

    def refusal(self, state: Position, action: Action) -> IllegalAction | None:
        """A card of the victim's hand that is not chosen yet, if there is one."""
        hand = state.hand(self.target)
        if isinstance(action, Pick) and action.card is not None:
            if action.card not in without(hand, self.chosen):
                return IllegalAction("FR-CARD-THIEF-1", f"there is no {action.card.label} to take")
            if action.card is FUCK_YOU:
                return IllegalAction("FR-CARD-THIEF-3", "Fuck You cannot be stolen")
            return None
        if isinstance(action, Pass | Pick):
            if isinstance(action, Pass) and not self._takable(hand):
                return None
            return IllegalAction("FR-CARD-THIEF-4", "a thief must take two cards, if there are so many")
        return misplaced(state, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Adds the card; the cards move together."""
        chosen = self.chosen
        if isinstance(action, Pick) and action.card is not None:
            chosen = (*chosen, action.card)
            if len(chosen) < min(TAKEN, len(draft.hands[self.target])):
                draft.then(StealCards(self.seat, self.target, chosen))
                return
        if chosen:
            draft.move(self.target, self.seat, chosen)

    def allows_fuck_you(self, seat: int, size: int, *, held: bool) -> bool:
        """It cannot be among what is chosen."""
        return seat != self.target or size - held >= len(self.chosen)

    def guessed(self, guess: Guess) -> Self:
        """Chooses at random what the thief has chosen."""
        if None not in self.chosen:
            return self
        chosen = guess.shuffle(givable(guess.hand(self.target)))[: len(self.chosen)]
        return attrs.evolve(self, chosen=tuple(chosen))


@effect_of("thief")
def thief(draft: Draft, author: int) -> None:
    """Asks from whom to steal."""
    use_effect(draft, author, "thief", "effect")
