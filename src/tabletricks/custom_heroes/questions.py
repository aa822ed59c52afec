"""
What a seat is asked. Nobody is ever asked out of turn: every question is required.
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ..core import Name, QuestionBase, Seat
from .actions import plural
from .events import Direction


__all__ = ["AnswerTrick", "BetOnKodora", "ComeDownToCap", "LeadTrick", "Question"]


@frozen
class BetOnKodora(QuestionBase):
    """
    All who can afford it decide in the upkeep whether to bet on being the first out (CH-UPKEEP-4 to CH-UPKEEP-7).

    Attributes:
        most: how many bets the victory points and the hand allow; how many Kodoras there are is nobody else's business.
    """

    tag: ClassVar[str] = "bet_on_kodora"

    most: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, bet 2 VP with Kodora on up to {plural(self.most, 'card')}, or on none."


@frozen
class LeadTrick(QuestionBase):
    """The leader of a trick has to play a set; putting on advancements and trading comes before it (CH-PLAY-1)."""

    tag: ClassVar[str] = "lead_trick"

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, lead the trick with a set of your choice."


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

    def sentence(self, name: Name) -> str:
        if self.value is None:
            return f"{name(self.seat)}, beat the Ascended Form of {name(self.owner)} with another one, or pass."
        better = "higher" if self.direction == 1 else "lower"
        wanted = f"equal or {better}" if self.equal else better
        top = f"{self.count} x {self.value}"
        return f"{name(self.seat)}, beat {top} of {name(self.owner)} ({wanted}, as many cards), or pass."


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

    def sentence(self, name: Name) -> str:
        if self.power is None or self.most is None:
            return f"{name(self.seat)}, come down to 6 power."
        trades = plural(self.most, "trade")
        return f"{name(self.seat)}, come down from {self.power} to 6 power: up to {trades} for 1 VP each."


Question = BetOnKodora | LeadTrick | AnswerTrick | ComeDownToCap
