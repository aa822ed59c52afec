"""
The frame: set-up, the beginning and the end of rounds, bell and split, and the end of the game.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core.outcome import Outcome
from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name
from ..catalogue import Goal
from ..characters import Character, listed


__all__ = [
    "BellResult", "Ending", "ExtraKind", "ExtraRound", "FavourChanged", "GameEnded", "GameStarted", "LossReason",
    "Matter", "Recruited", "Result", "RoundEnded", "RoundStarted", "SplitResult", "SupplicantRevealed", "Talked",
    "ThroneRevealed", "VoteCast",
]  # fmt: skip

Matter = Literal["bell", "split"]
Ending = Literal["won", "lost"]
LossReason = Literal["favour", "scenario"]
ExtraKind = Literal["split", "replay"]


@frozen
class Result:
    """
    How a game has ended in the words of the rulebook (C12-END-1, C12-SCORE-1).

    Attributes:
        ending: ``"won"`` or ``"lost"``.
        reason: why it is lost; ``None`` if it is won.
        heir: the character on whom all agreed, if any (C12-THRONE-5).
        bracket: 1 to 6, what the score says about the council (C12-SCORE-7).
    """

    ending: Ending
    reason: LossReason | None
    heir: Character | None
    bracket: int


def shown_goals(goals: tuple[Goal, ...]) -> str:
    """Goals for a sentence: "9/10/11", "3 and 10"."""
    return " and ".join("/".join(map(str, goal)) for goal in goals)


@frozen
class GameStarted(EventBase):
    """
    The council meets (C12-SETUP-1 to C12-SETUP-16).

    Attributes:
        supplicants: the five open supplicants, whose characters are everybody's hand.
        favour: the favour at the start.
        die: what was rolled.
    """

    tag: ClassVar[str] = "game_started"

    supplicants: tuple[Character, ...]
    favour: int
    die: int

    def sentence(self, name: Name) -> str:
        del name
        return (
            f"The council meets with favour {self.favour}; everybody holds {listed(self.supplicants)}, "
            f"and the die shows {self.die}."
        )


@frozen
class RoundStarted(EventBase):
    """
    A round begins with the top challenge (C12-ROUND-3).

    Attributes:
        round: 1 to 8.
        number: the number of the challenge.
        title: its name.
        goals: its goals; none in the succession round.
        chair: who sits out, if anybody (C12-CHAIR-1).
    """

    tag: ClassVar[str] = "round_started"
    reveals: ClassVar[frozenset[str]] = frozenset({"number", "title", "goals"})

    round: int
    number: int
    title: str
    goals: tuple[Goal, ...]
    chair: Seat | None

    def sentence(self, name: Name) -> str:
        goals = f", which wants {shown_goals(self.goals)}" if self.goals else ""
        chair = "" if self.chair is None else f"; {name(self.chair)} is in the chair"
        return f"Round {self.round}: {self.title}{goals}{chair}."


@frozen
class SupplicantRevealed(EventBase):
    """The supplicant of the round comes before the council (C12-ROUND-2)."""

    tag: ClassVar[str] = "supplicant_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"character"})

    character: Character

    def sentence(self, name: Name) -> str:
        del name
        return f"The {self.character} asks for help, and cannot be played."


@frozen
class VoteCast(EventBase):
    """A seat has voted about bell or split (C12-BELL-5, C12-SPLIT-2)."""

    tag: ClassVar[str] = "vote_cast"

    seat: Seat
    matter: Matter
    yes: bool

    def sentence(self, name: Name) -> str:
        matter = "ringing the bell" if self.matter == "bell" else "two sub-rounds"
        return f"{name(self.seat)} is {'for' if self.yes else 'against'} {matter}."


@frozen
class BellResult(EventBase):
    """
    Whether the bell was rung (C12-BELL-1 to C12-BELL-3).

    Attributes:
        rung: whether it was.
        next_number: the number of the next challenge, which can now be seen; ``None`` if it was not rung.
        next_title: its name.
        next_goals: its goals.
    """

    tag: ClassVar[str] = "bell_result"
    reveals: ClassVar[frozenset[str]] = frozenset({"next_number", "next_title", "next_goals"})

    rung: bool
    next_number: int | None = None
    next_title: str | None = None
    next_goals: tuple[Goal, ...] = ()

    def sentence(self, name: Name) -> str:
        del name
        if not self.rung:
            return "The bell stays silent."
        goals = f", which wants {shown_goals(self.next_goals)}" if self.next_goals else ""
        return f"The bell rings, and the next challenge can be seen: {self.next_title}{goals}."


@frozen
class SplitResult(EventBase):
    """Whether a challenge with two goals is taken in two sub-rounds (C12-SPLIT-1)."""

    tag: ClassVar[str] = "split_result"

    split: bool

    def sentence(self, name: Name) -> str:
        del name
        return f"The council takes the challenge in {'two sub-rounds' if self.split else 'one go'}."


@frozen
class FavourChanged(EventBase):
    """
    The favour has changed (C12-FAVOUR-1).

    Attributes:
        before: the favour before.
        after: the favour now.
    """

    tag: ClassVar[str] = "favour_changed"

    before: int
    after: int

    def sentence(self, name: Name) -> str:
        del name
        return f"The favour {'rises' if self.after > self.before else 'falls'} from {self.before} to {self.after}."


@frozen
class ExtraRound(EventBase):
    """The second sub-round of a split, or the round of a replay, begins (C12-EXTRA-2)."""

    tag: ClassVar[str] = "extra_round"

    kind: ExtraKind

    def sentence(self, name: Name) -> str:
        del name
        return "The second sub-round begins." if self.kind == "split" else "The same challenge is faced once more."


@frozen
class Recruited(EventBase):
    """Everybody takes a character from the reserve to hand (C12-EVAL-8)."""

    tag: ClassVar[str] = "recruited"

    character: Character

    def sentence(self, name: Name) -> str:
        del name
        return f"The {self.character} joins everybody's hand."


@frozen
class Talked(EventBase):
    """
    The council has talked (C12-SILENT-2).

    Attributes:
        seat: who reports it.
        breaks: whether that breaks the silence of the round (C12-SILENT-5).
    """

    tag: ClassVar[str] = "talked"

    seat: Seat
    breaks: bool

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} talks{', and the silence is broken' if self.breaks else ', which is allowed now'}."


@frozen
class RoundEnded(EventBase):
    """
    A round is over (C12-SILENT-7).

    Attributes:
        round: which.
        box: whether its box of the silent council is ticked; ``None`` without silence.
    """

    tag: ClassVar[str] = "round_ended"

    round: int
    box: bool | None

    def sentence(self, name: Name) -> str:
        del name
        box = "" if self.box is None else f", {'in silence' if self.box else 'and not in silence'}"
        return f"Round {self.round} is over{box}."


@frozen
class ThroneRevealed(EventBase):
    """
    All cards of the succession round are turned up at the same time (C12-THRONE-4).

    Attributes:
        cards: the card of each seat.
    """

    tag: ClassVar[str] = "throne_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"cards"})

    cards: tuple[Character, ...]

    def sentence(self, name: Name) -> str:
        cards = ", ".join(f"{name(seat)} the {card}" for seat, card in enumerate(self.cards))
        return f"All turn up their cards: {cards}."


@frozen
class GameEnded(EventBase):
    """
    The game has ended (C12-END-1, C12-SCORE-1).

    Attributes:
        outcome: winners and scores; all have the same.
        result: the end in the words of the rulebook.
    """

    tag: ClassVar[str] = "game_ended"

    outcome: Outcome
    result: Result

    def sentence(self, name: Name) -> str:
        del name
        how = {
            None: "The council has secured the succession",
            "favour": "The council has lost all favour and is banished",
            "scenario": "The council has survived, but missed what the scenario asked for",
        }[self.result.reason]
        heir = "" if self.result.heir is None else f"; the {self.result.heir} is the heir"
        return f"{how}{heir}: a term of office of {self.outcome.scores[0]} (bracket {self.result.bracket})."
