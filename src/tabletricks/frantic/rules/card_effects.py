"""
Where the rooms of the special cards are found: what a card does when it is played, and what an aimed effect needs.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar

from attrs import evolve, frozen

from ...core.errors import IllegalAction
from ..cards import Card, SpecialKind
from .state import Draft, Position


Effect = Callable[[Draft, int, Card], None]
"""Begins a card's effect; the number is its author, and the card what it counts as (Mimicry imitates others)."""

EFFECTS: dict[SpecialKind, Effect] = {}
"""What each special card does when it is played; the rooms in ``special_cards`` fill it."""


def effect_of_card(kind: SpecialKind) -> Callable[[Effect], Effect]:
    """Makes a function the effect of a card whose colours matter."""

    def enter(effect: Effect) -> Effect:
        EFFECTS[kind] = effect
        return effect

    return enter


def effect_of(kind: SpecialKind) -> Callable[[Callable[[Draft, int], None]], Callable[[Draft, int], None]]:
    """Makes a function the effect of a card."""

    def enter(effect: Callable[[Draft, int], None]) -> Callable[[Draft, int], None]:
        def of_any_colour(draft: Draft, author: int, card: Card) -> None:
            del card
            effect(draft, author)

        EFFECTS[kind] = of_any_colour
        return effect

    return enter


@frozen
class Attack:
    """
    The effect of a special card, used by one player against another.

    Attributes:
        kind: the card.
        author: who uses it.
        target: against whom.
        cards: the author's cards that the target shall get; they are still in his hand, and only he sees them
            (FR-CARD-GIFT-6).
        share: the cards that the target shall draw.
    """

    kind: SpecialKind
    author: int
    target: int
    cards: tuple[Card | None, ...] = ()
    share: int = 0

    def seen_by(self, seat: int | None) -> Attack:
        """The attack with the cards face down for everybody but the author."""
        if seat == self.author or not self.cards:
            return self
        return evolve(self, cards=(None,) * len(self.cards))


class Aimed:
    """
    An effect that is used against one player, who may counter it (FR-CARD-COUNTER-2).

    Attributes:
        gives: how many hand cards the author gives to the target, if he has as many that may be given.
        shared: whether the target is to draw a share of some cards.
    """

    gives: ClassVar[int] = 0
    shared: ClassVar[bool] = False

    def refused_target(self, table: Position, author: int, target: int) -> IllegalAction | None:
        """Why a player cannot be chosen, or ``None`` (FR-TARGET-1, FR-TARGET-2)."""
        if target not in table.seats:
            return IllegalAction("FR-ACT-2", f"there is no seat {target}")
        if target == author:
            return IllegalAction("FR-TARGET-1", "you cannot use the card against yourself")
        if table.is_protected(target):
            return IllegalAction("FR-CARD-LUCKY-3", f"seat {target} is protected from this event")
        return None

    def targets(self, table: Position, author: int) -> list[int]:
        """The players who can be chosen, ascending."""
        return [seat for seat in table.seats if self.refused_target(table, author, seat) is None]

    def rule_mandatory(self, state: Position, author: int) -> str:
        """The rule by which the effect cannot be left out."""
        del state, author
        return "FR-TARGET-3"

    @abstractmethod
    def hit(self, draft: Draft, attack: Attack) -> None:
        """Carries out the effect on a target that has not countered."""
        raise NotImplementedError

    @abstractmethod
    def redirect(self, draft: Draft, attack: Attack) -> None:
        """The target has countered: lets him use the effect himself."""
        raise NotImplementedError


AIMED: dict[SpecialKind, Aimed] = {}
"""The aimed effect of each special card that has one; the rooms in ``special_cards`` fill it."""
