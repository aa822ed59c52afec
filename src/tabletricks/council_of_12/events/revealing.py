"""
Step 4: revealing cards and turning the die.
"""

from __future__ import annotations

from typing import ClassVar, Self

import attrs
from attrs import frozen

from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name
from ..actions import Choice, shown_choice
from ..catalogue import Goal
from ..characters import Character, listed


__all__ = ["CardRevealed", "CardTakenBack", "DieRolled", "DieTurned", "Executed", "GoalReplaced", "Negated", "NoEffect"]


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

    def sentence(self, name: Name) -> str:
        verb = "plays the further card" if self.further else "reveals"
        return f"{name(self.seat)} {verb}{':' if self.further else ''} the {self.card}."


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

    def sentence(self, name: Name) -> str:
        plural = "es" if self.card == "princess" else "s"
        return f"The {self.card}{plural} of {listed([name(seat) for seat in self.seats])} cancel each other."


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

    def sentence(self, name: Name) -> str:
        choice = "" if self.choice is None else f": {self._choice(self.choice)}"
        return f"The {self.card} of {name(self.seat)} acts{choice}."

    def _choice(self, choice: Choice) -> str:
        if self.card in ("druid", "machine", "parasite") and isinstance(choice, int):
            return f"{choice:+d}"
        if self.card in ("golem", "knight") and isinstance(choice, int):
            return f"goal {choice + 1}"
        if self.card == "patient" and isinstance(choice, int):
            return f"card {choice + 1} of the pile"
        return shown_choice(choice)


@frozen
class NoEffect(EventBase):
    """
    A card does nothing.

    It is a princess who comes late (C12-CHAR-PRINCESS-2), a patient with an empty pile (C12-CHAR-PATIENT-3), or a card
    played by the oracle whose character has been used up (C12-CHAR-ORACLE-6).

    Attributes:
        seat: whose.
        card: which.
    """

    tag: ClassVar[str] = "no_effect"

    seat: Seat
    card: Character

    def sentence(self, name: Name) -> str:
        return f"The {self.card} of {name(self.seat)} has no effect."


@frozen
class DieTurned(EventBase):
    """
    The die is tilted or turned (C12-REVEAL-8).

    Attributes:
        values: the faces that it shows, one after the other.
    """

    tag: ClassVar[str] = "die_turned"

    values: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        del name
        return f"The die turns to {' and then to '.join(map(str, self.values))}."


@frozen
class DieRolled(EventBase):
    """The die is rolled (C12-DIE-7, C12-RNG-3)."""

    tag: ClassVar[str] = "die_rolled"
    reveals: ClassVar[frozenset[str]] = frozenset({"value"})

    value: int

    def sentence(self, name: Name) -> str:
        del name
        return f"The die is rolled: {self.value}."


@frozen
class GoalReplaced(EventBase):
    """
    A goal is replaced until the end of the round (C12-CHAR-GOLEM-1, C12-CHAR-KNIGHT-1).

    Attributes:
        index: 0 or 1.
        values: the new goal.
    """

    tag: ClassVar[str] = "goal_replaced"

    index: int
    values: Goal

    def sentence(self, name: Name) -> str:
        del name
        return f"Goal {self.index + 1} is now {'/'.join(map(str, self.values))}."


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

    def sentence(self, name: Name) -> str:
        card = "a covered card" if self.card is None else f"the {self.card}"
        under = "" if self.uncovered is None else f"; the {self.uncovered} lies open now"
        return f"{name(self.seat)} takes back {card}{under}."
