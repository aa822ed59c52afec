"""
What special cards do when they are played, and what an aimed effect needs; the modules of the cards fill this in.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar

from attrs import evolve, frozen

from ...core.refusals import IllegalAction
from ...core.seats import Seat
from ...core.words import Who
from ..cards import Card, SpecialKind
from ..words import refuse
from .state import Draft, Position


Effect = Callable[[Draft, int, Card], None]
"""Begins a card's effect; the number is its author, and the card what it counts as (Mimicry imitates others)."""

EFFECTS: dict[SpecialKind, Effect] = {}
"""What each special card does when it is played."""


def effect_of(kind: SpecialKind) -> Callable[[Callable[[Draft, int], None]], Callable[[Draft, int], None]]:
    """Makes a function the effect of a card."""

    def enter(effect: Callable[[Draft, int], None]) -> Callable[[Draft, int], None]:
        EFFECTS[kind] = lambda draft, author, _: effect(draft, author)
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
        cards: the author's cards that the target shall get; they are still in the author's hand, and nobody else sees
            them (FR-CARD-GIFT-6).
        share: the cards that the target shall draw.
    """

    kind: SpecialKind
    author: Seat
    target: Seat
    cards: tuple[Card | None, ...] = ()
    share: int = 0

    @property
    def gifts(self) -> tuple[Card, ...]:
        """The cards, where they are known."""
        return tuple(card for card in self.cards if card is not None)

    def seen_by(self, seat: int | None) -> Attack:
        """The attack with the cards hidden from everybody but the author."""
        return self if seat == self.author else evolve(self, cards=(None,) * len(self.cards))


class Aimed:
    """
    An effect that is used against one player, who may counter it (FR-CARD-COUNTER-2).

    Attributes:
        gives: how many hand cards the author gives to the target, if there are as many that may be given.
    """

    gives: ClassVar[int] = 0

    def refused_target(self, position: Position, author: int, target: int) -> IllegalAction | None:
        """Why a player cannot be chosen, or ``None`` (FR-TARGET-1, FR-TARGET-2)."""
        if target == author:
            return refuse("FR-TARGET-1", "own_target")
        if position.is_protected(target):
            return refuse("FR-CARD-LUCKY-3", "protected", player=Who(target))
        return None

    def targets(self, position: Position, author: int) -> list[int]:
        """The players who can be chosen, ascending."""
        return [seat for seat in position.seats if self.refused_target(position, author, seat) is None]

    def rule_mandatory(self, position: Position, author: int) -> str:
        """The rule by which the effect cannot be left out."""
        del position, author
        return "FR-TARGET-3"

    @abstractmethod
    def hit(self, draft: Draft, attack: Attack) -> None:
        """Carries out the effect on a target that has not countered."""
        raise NotImplementedError

    @abstractmethod
    def redirect(self, draft: Draft, attack: Attack) -> None:
        """The target has countered and may use the effect in turn."""
        raise NotImplementedError


AIMED: dict[SpecialKind, Aimed] = {}
"""The aimed effect of each special card that has one."""
