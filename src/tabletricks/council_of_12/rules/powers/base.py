"""
What the powers of all characters have in common.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from ....core.errors import IllegalAction
from ...actions import Choice
from ...characters import Character
from ..state import Draft, Position


class Power(ABC):
    """
    What a character does when it is executed (C12-REVEAL-5).

    Attributes:
        character: whose power it is.
        chooses: whether the power needs a choice; without any choice left it then has no effect (C12-REVEAL-6).
        further: whether a further card must be played afterwards.
    """

    character: ClassVar[Character]
    chooses: ClassVar[bool] = True
    further: ClassVar[bool] = False

    @abstractmethod
    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """The choices of the owner, in a fixed order."""

    @abstractmethod
    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Carries out the effect with a choice of the list, or ``None`` if the power needs none."""

    @abstractmethod
    def refuse(self, position: Position, seat: int, choice: Choice) -> IllegalAction:
        """Why a choice is not on the list."""

    def is_secret(self, position: Position, seat: int, choice: Choice | None) -> bool:
        """Whether a choice is the owner's secret."""
        del position, seat, choice
        return False


class StepPower(Power):
    """
    Turns the die some steps up or down; it stops at 1 and at 12.

    Attributes:
        steps: the possible steps.
        rule: the rule of the character.
    """

    steps: ClassVar[tuple[int, ...]]
    rule: ClassVar[str]

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """All steps, whatever they come to (C12-REVEAL-6)."""
        del position, seat
        return self.steps

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Turns the die."""
        del seat
        assert isinstance(choice, int)
        draft.turn(max(1, min(12, draft.die + choice)))

    def refuse(self, position: Position, seat: int, choice: Choice) -> IllegalAction:
        """Another number of steps."""
        del position, seat, choice
        first, second = self.steps
        return IllegalAction(self.rule, f"the {self.character} turns the die by {first:+d} or {second:+d}")


class GoalPower(Power):
    """
    Replaces a goal until the end of the round.

    Attributes:
        values: the new goal.
        rule: the rule by which the goal is chosen.
    """

    values: ClassVar[tuple[int, ...]]
    rule: ClassVar[str]

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """The goals, replaced before or not."""
        del seat
        return range(len(position.goals))

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Replaces the goal."""
        del seat
        assert isinstance(choice, int)
        draft.replace_goal(choice, self.values)

    def refuse(self, position: Position, seat: int, choice: Choice) -> IllegalAction:
        """There is no such goal."""
        del seat, choice
        goals = " or ".join(map(str, range(len(position.goals))))
        return IllegalAction(self.rule, f"the {self.character} replaces a goal of the challenge: {goals}")
