"""
What the powers of all characters have in common.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from ....core import IllegalAction, Message
from ...actions import Choice
from ...characters import Character
from ...words import any_of, refuse
from ..state import Draft, Position


class Power(ABC):
    """
    What a character does when it is executed (C12-REVEAL-5).

    Attributes:
        character: whose power it is.
        rule: the rule that says what can be chosen.
        chooses: whether the power needs a choice; without any choice left it then has no effect (C12-REVEAL-6).
        further: whether a further card must be played afterwards.
    """

    character: ClassVar[Character]
    rule: ClassVar[str]
    chooses: ClassVar[bool] = True
    further: ClassVar[bool] = False

    @abstractmethod
    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """The choices of the owner, in a fixed order."""

    @abstractmethod
    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Carries out the effect with a choice of the list, or ``None`` if the power needs none."""

    def refuse(self, position: Position, seat: int, choice: Choice) -> IllegalAction:
        """Why a choice is not on the list: what could be chosen instead."""
        del choice
        return refuse(self.rule, f"power.{self.character}", die=position.die, offered=self.offered(position, seat))

    def offered(self, position: Position, seat: int) -> Message:
        """The choices, to be said to those who want something else."""
        return any_of(self.choices(position, seat))

    def is_secret(self, position: Position, seat: int, choice: Choice | None) -> bool:
        """Whether a choice is the owner's secret."""
        del position, seat, choice
        return False


class FixedPower(Power):
    """Leaves nothing to choose (C12-REVEAL-6)."""

    rule = "C12-REVEAL-6"
    chooses = False

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """None."""
        del position, seat
        return ()


class FacePower(Power):
    """Turns the die to a face, or along a path of faces, of the owner's choice."""

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Turns the die; every face of a path is shown."""
        del seat
        assert isinstance(choice, int | tuple)
        draft.turn(*((choice,) if isinstance(choice, int) else choice))


class StepPower(Power):
    """
    Turns the die some steps up or down; it stops at 1 and at 12.

    Attributes:
        steps: the possible steps.
    """

    steps: ClassVar[tuple[int, ...]]

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """All steps, whatever they come to (C12-REVEAL-6)."""
        del position, seat
        return self.steps

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Turns the die."""
        del seat
        assert isinstance(choice, int)
        draft.turn(max(1, min(12, draft.die + choice)))

    def offered(self, position: Position, seat: int) -> Message:
        """The steps, with their signs."""
        del position, seat
        return any_of([f"{step:+d}" for step in self.steps])


class GoalPower(Power):
    """
    Replaces a goal until the end of the round.

    Attributes:
        values: the new goal.
    """

    values: ClassVar[tuple[int, ...]]

    def choices(self, position: Position, seat: int) -> Sequence[Choice]:
        """The goals, replaced before or not."""
        del seat
        return range(len(position.goals))

    def act(self, draft: Draft, seat: int, choice: Choice | None) -> None:
        """Replaces the goal."""
        del seat
        assert isinstance(choice, int)
        draft.replace_goal(choice, self.values)

    def offered(self, position: Position, seat: int) -> Message:
        """The goals by their numbers, and what they want."""
        del seat
        return any_of([f"{index} ({'/'.join(map(str, goal))})" for index, goal in enumerate(position.goals)])
