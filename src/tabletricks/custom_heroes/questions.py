"""
What a seat is asked. Out of turn there is one offer, in the English edition: to put advancements on cards.
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ..core import Message, QuestionBase, Seat
from .events import Direction


__all__ = ["AnswerTrick", "BetOnKodora", "ComeDownToCap", "LeadTrick", "MaySleeve", "Question"]


@frozen
class BetOnKodora(QuestionBase):
    """
    All who can afford it decide in the upkeep whether to bet on being the first out (CH-UPKEEP-4 to CH-UPKEEP-7).

    Attributes:
        most: how many bets the victory points and the hand allow; how many Kodoras there are is nobody else's business.
    """

    tag: ClassVar[str] = "bet_on_kodora"

    most: int


@frozen
class LeadTrick(QuestionBase):
    """The leader of a trick has to play a set; putting on advancements and trading comes before it (CH-PLAY-1)."""

    tag: ClassVar[str] = "lead_trick"


@frozen
class AnswerTrick(QuestionBase):
    """
    A player may beat the top set, or pass; putting on advancements and trading comes before it (CH-PLAY-1).

    Attributes:
        owner: who played the top set.
        count: its effective count, which an answer must have (CH-PLAY-6).
        value: its value; ``None`` for an activated Ascended Form, which only another one beats (CH-ADV-ASCENDED-4).
        direction: 1 if an answer must be higher, -1 if it must be lower.
        equal: whether an equal value is good enough (CH-PLAY-9).
    """

    tag: ClassVar[str] = "answer_trick"

    owner: Seat
    count: int
    value: int | None
    direction: Direction
    equal: bool

    def message(self) -> Message:
        if self.value is None:
            return self.says("ascended")
        size = "one" if self.count == 1 else "set"
        way = "up" if self.direction == 1 else "down"
        return self.says(f"{size}_{way}" if self.equal else f"{size}_{way}_only")


@frozen
class MaySleeve(QuestionBase):
    """In the English edition whoever holds cards may put advancements on them out of turn as well (CH-SLEEVE-10)."""

    tag: ClassVar[str] = "may_sleeve"


@frozen
class ComeDownToCap(QuestionBase):
    """
    A player with more than 6 power comes down to 6 (CH-POWER-9, CH-POWER-10).

    Attributes:
        power: how much the player holds; others see ``None``, since power is secret (CH-INFO-4).
        most: how many trades for victory points are possible; others see ``None``.
    """

    tag: ClassVar[str] = "come_down_to_cap"

    power: int | None
    most: int | None

    def public(self) -> ComeDownToCap:
        """That it is asked, without the numbers."""
        return attrs.evolve(self, power=None, most=None)

    def message(self) -> Message:
        return self.says("hidden" if self.power is None or self.most is None else "")


Question = BetOnKodora | LeadTrick | AnswerTrick | MaySleeve | ComeDownToCap
