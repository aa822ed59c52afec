"""
Step 4: revealing cards and turning the die.
"""

from __future__ import annotations

from typing import ClassVar, Literal, Self

import attrs
from attrs import frozen

from ...core import Change, EventBase, Message, Seat
from ..actions import Choice, meaning
from ..catalogue import Goal
from ..characters import Character
from ..words import goals_of, subject
from .changing import seen


__all__ = [
    "CardRevealed", "CardTakenBack", "DieRolled", "DieTurned", "Executed", "GoalReplaced", "Idleness", "Negated",
    "NoEffect",
]  # fmt: skip

Idleness = Literal["late", "no_pile", "used_up"]
"""Why a card does nothing: it comes too late, it finds no discard pile, or its character has been used up."""


@frozen
class CardRevealed(EventBase):
    """
    A card is turned up (C12-REVEAL-1, C12-CHAR-ORACLE-4).

    Attributes:
        seat: whose.
        card: which.
        further: whether it is the further card of an oracle.
    """

    tag: ClassVar[str] = "card_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"card"})

    seat: Seat
    card: Character
    further: bool = False

    def changes(self) -> tuple[Change, ...]:
        """A further card comes from the hand; others lay there before."""
        return (Change(self.seat, loses=1, lost=(self.card,)),) if self.further else ()

    def message(self) -> Message:
        """A further card is called so."""
        return self.says("further" if self.further else "")


@frozen
class Negated(EventBase):
    """
    Equal cards cancel each other (C12-NEGATE-1).

    Attributes:
        card: the character.
        seats: the owners, ascending.
    """

    tag: ClassVar[str] = "negated"
    # Whether somebody else has laid the same card is only seen now.
    reveals: ClassVar[frozenset[str]] = frozenset({"seats", "occurrence"})

    card: Character
    seats: tuple[Seat, ...]


@frozen
class Executed(EventBase):
    """
    A card takes effect (C12-REVEAL-5).

    Attributes:
        seat: whose.
        card: which.
        choice: what its owner has chosen; ``None`` if there was nothing to choose, and for others which covered card
            the patient takes (C12-CHAR-PATIENT-5).
        covered: whether the choice is the owner's secret.
    """

    tag: ClassVar[str] = "executed"

    seat: Seat
    card: Character
    choice: Choice | None
    covered: bool = False

    def seen_by(self, seat: int | None) -> Self:
        """Which covered card is taken is the owner's secret."""
        return attrs.evolve(self, choice=None) if self.covered and seat != self.seat else self

    def message(self) -> Message:
        """What the owner has chosen, unless the next event tells it."""
        if self.choice is None or self.card in ("golem", "knight", "patient"):
            return self.says()
        variant, number = meaning(self.card, self.choice)
        return self.says("" if variant in ("goal", "take_back") else variant, number=number)


@frozen
class NoEffect(EventBase):
    """
    A card does nothing.

    It is a princess who comes late (C12-CHAR-PRINCESS-2), a patient with an empty pile (C12-CHAR-PATIENT-3), or a card
    played by the oracle whose character has been used up (C12-CHAR-ORACLE-6).

    Attributes:
        seat: whose.
        card: which.
        why: why not.
    """

    tag: ClassVar[str] = "no_effect"

    seat: Seat
    card: Character
    why: Idleness

    def message(self) -> Message:
        """Why it does nothing."""
        return self.says(self.why, who=subject(self.card))


@frozen
class DieTurned(EventBase):
    """
    The die is tilted or turned (C12-REVEAL-8).

    Attributes:
        values: the faces that it shows, one after the other.
        stays: whether it shows what it has shown before.
    """

    tag: ClassVar[str] = "die_turned"

    values: tuple[int, ...]
    stays: bool = False

    def message(self) -> Message:
        """Where it ends."""
        return self.says("stays" if self.stays else "path" if len(self.values) > 1 else "")


@frozen
class DieRolled(EventBase):
    """The die is rolled (C12-DIE-7, C12-RNG-3)."""

    tag: ClassVar[str] = "die_rolled"
    reveals: ClassVar[frozenset[str]] = frozenset({"value"})

    value: int


@frozen
class GoalReplaced(EventBase):
    """
    A goal is replaced until the end of the round (C12-CHAR-GOLEM-1, C12-CHAR-KNIGHT-1).

    Attributes:
        index: 0 or 1.
        values: the new goal.
        before: the goal that it replaces.
    """

    tag: ClassVar[str] = "goal_replaced"

    index: int
    values: Goal
    before: Goal

    def message(self) -> Message:
        """What was wanted, and what is wanted now."""
        return self.says(before=goals_of((self.before,)), values=goals_of((self.values,)))


@frozen
class CardTakenBack(EventBase):
    """
    A card of a discard pile goes to its owner's hand (C12-CHAR-PATIENT-5, C12-FX-BACK-3).

    Attributes:
        seat: whose.
        top: whether it was the top card, which everybody has seen.
        card: the card; ``None`` for others if it was covered.
        uncovered: the card that is now seen on top, if the top card was taken and one lies under it.
    """

    tag: ClassVar[str] = "card_taken_back"
    reveals: ClassVar[frozenset[str]] = frozenset({"uncovered"})

    seat: Seat
    top: bool
    card: Character | None
    uncovered: Character | None = None

    def seen_by(self, seat: int | None) -> Self:
        """A covered card is its owner's secret."""
        return self if self.top or seat == self.seat else attrs.evolve(self, card=None)

    def changes(self) -> tuple[Change, ...]:
        """The card comes to the hand."""
        return (Change(self.seat, gains=1, gained=seen((self.card,))),)

    def message(self) -> Message:
        """A covered card is named to its owner only; what lies open now is named to all."""
        if self.card is None:
            return self.says("hidden")
        if self.uncovered is None:
            return self.says()
        return self.says("uncovers", under=subject(self.uncovered))
