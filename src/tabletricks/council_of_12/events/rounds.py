"""
The frame: set-up, the beginning and the end of rounds, bell and split, and the end of the game.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from attrs import frozen

from ...core import Change, EventBase, Message, Seat, Who
from ...core.outcome import Outcome
from ..catalogue import Goal, named
from ..characters import Character
from ..words import goals_of, subject, word
from .changing import scored


__all__ = [
    "BellResult", "Demand", "Ending", "ExtraKind", "ExtraRound", "FavourCause", "FavourChanged", "GameEnded",
    "GameStarted", "LossReason", "Matter", "Recruited", "Result", "RoundEnded", "RoundStarted", "SplitResult",
    "SupplicantRevealed", "Talked", "ThroneRevealed", "VoteCast",
]  # fmt: skip

Matter = Literal["bell", "split"]
Ending = Literal["won", "lost"]
LossReason = Literal["favour", "scenario"]
ExtraKind = Literal["split", "replay"]
FavourCause = Literal["bell", "effect", "succession"]
Demand = Literal["heir", "bells", "boxes"]
"""What a scenario asks for beyond survival: an heir, belled challenges, boxes of the silent council."""


@frozen
class Result:
    """
    How a game has ended in the words of the rulebook (C12-END-1, C12-SCORE-1).

    Attributes:
        ending: ``"won"`` or ``"lost"``.
        reason: why it is lost; ``None`` if it is won.
        heir: the character on whom all agreed, if any (C12-THRONE-5).
        bracket: 1 to 6, what the score says about the council (C12-SCORE-7).
        missed: what the scenario has asked for in vain.
    """

    ending: Ending
    reason: LossReason | None
    heir: Character | None
    bracket: int
    missed: tuple[Demand, ...] = ()


@frozen
class GameStarted(EventBase):
    """
    The council meets (C12-SETUP-1 to C12-SETUP-16).

    Attributes:
        supplicants: the five open supplicants, whose characters are everybody's hand.
        favour: the favour at the start.
        die: what was rolled.
        scores: the score of everybody so far, which is the council's.
    """

    tag: ClassVar[str] = "game_started"

    supplicants: tuple[Character, ...]
    favour: int
    die: int
    scores: tuple[int, ...] = ()

    def changes(self) -> tuple[Change, ...]:
        """Everybody's hand, and the first score."""
        hand = self.supplicants
        return tuple([Change(seat, len(hand), gained=hand, score=score) for seat, score in enumerate(self.scores)])


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
        german: its German name, if its catalogue has one that the words do not know.
    """

    tag: ClassVar[str] = "round_started"
    reveals: ClassVar[frozenset[str]] = frozenset({"number", "title", "goals", "german"})

    round: int
    number: int
    title: str
    goals: tuple[Goal, ...]
    chair: Seat | None
    german: str = ""

    def message(self) -> Message:
        """What is wanted, and who sits out."""
        variant = "chair" if self.chair is not None else "" if self.goals else "succession"
        return self.says(variant, title=named(self.title, self.german), goals=goals_of(self.goals))


@frozen
class SupplicantRevealed(EventBase):
    """
    The supplicant of the round comes before the council (C12-ROUND-2).

    Attributes:
        character: who it is.
        scores: the score of everybody so far, which is the council's.
    """

    tag: ClassVar[str] = "supplicant_revealed"
    reveals: ClassVar[frozenset[str]] = frozenset({"character", "scores"})

    character: Character
    scores: tuple[int, ...] = ()

    def changes(self) -> tuple[Change, ...]:
        """The score of everybody."""
        return scored(self.scores)

    def message(self) -> Message:
        """Who it is."""
        return self.says(who=subject(self.character))


@frozen
class VoteCast(EventBase):
    """A seat has voted about bell or split (C12-BELL-5, C12-SPLIT-2)."""

    tag: ClassVar[str] = "vote_cast"

    seat: Seat
    matter: Matter
    yes: bool

    def message(self) -> Message:
        """What the vote is about."""
        return self.says(self.matter)


@frozen
class BellResult(EventBase):
    """
    Whether the bell was rung (C12-BELL-1 to C12-BELL-3).

    Attributes:
        rung: whether it was.
        next_number: the number of the next challenge, which can now be seen; ``None`` if it was not rung.
        next_title: its name.
        next_goals: its goals.
        next_german: its German name, if its catalogue has one that the words do not know.
    """

    tag: ClassVar[str] = "bell_result"
    reveals: ClassVar[frozenset[str]] = frozenset({"next_number", "next_title", "next_goals", "next_german"})

    rung: bool
    next_number: int | None = None
    next_title: str | None = None
    next_goals: tuple[Goal, ...] = ()
    next_german: str = ""

    def message(self) -> Message:
        """What can be seen of the next challenge."""
        if not self.rung or self.next_title is None:
            return self.says("rung" if self.rung else "silent")
        variant = "" if self.next_goals else "succession"
        return self.says(variant, title=named(self.next_title, self.next_german), goals=goals_of(self.next_goals))


@frozen
class SplitResult(EventBase):
    """Whether a challenge with two goals is taken in two sub-rounds (C12-SPLIT-1)."""

    tag: ClassVar[str] = "split_result"

    split: bool


@frozen
class FavourChanged(EventBase):
    """
    The favour has changed (C12-FAVOUR-1).

    Attributes:
        before: the favour before.
        after: the favour now.
        cause: what has changed it.
        capped: whether a part of a gain is lost, for favour stops at 5.
        scores: the score of everybody so far, which is the council's.
    """

    tag: ClassVar[str] = "favour_changed"

    before: int
    after: int
    cause: FavourCause = "effect"
    capped: bool = False
    scores: tuple[int, ...] = ()

    def changes(self) -> tuple[Change, ...]:
        """The score of everybody."""
        return scored(self.scores)

    def message(self) -> Message:
        """Why, and whether a part of it is lost."""
        if self.cause != "effect":
            return self.says(self.cause, by=abs(self.after - self.before))
        if self.capped:
            return self.says("full")
        return self.says("up" if self.after > self.before else "down")


@frozen
class ExtraRound(EventBase):
    """
    The second sub-round of a split, or the round of a replay, begins (C12-EXTRA-2).

    Attributes:
        cause: which of the two.
        goals: the goals that are wanted now: those of the card, whatever has replaced them before (C12-SPLIT-9).
        scores: the score of everybody so far, which is the council's.
    """

    tag: ClassVar[str] = "extra_round"

    cause: ExtraKind
    goals: tuple[Goal, ...] = ()
    scores: tuple[int, ...] = ()

    def changes(self) -> tuple[Change, ...]:
        """The score of everybody."""
        return scored(self.scores)

    def message(self) -> Message:
        """Which kind of extra round it is, and what is wanted."""
        return self.says(self.cause, goals=goals_of(self.goals))


@frozen
class Recruited(EventBase):
    """
    Everybody takes a character from the reserve to hand (C12-EVAL-8).

    Attributes:
        character: who joins.
        seats: whose hands: everybody's.
    """

    tag: ClassVar[str] = "recruited"

    character: Character
    seats: tuple[Seat, ...] = ()

    def changes(self) -> tuple[Change, ...]:
        """A card more for everybody."""
        return tuple([Change(seat, gains=1, gained=(self.character,)) for seat in self.seats])

    def message(self) -> Message:
        """Who joins."""
        return self.says(who=subject(self.character))


@frozen
class Talked(EventBase):
    """
    The council has talked (C12-SILENT-2).

    Attributes:
        seat: who reports it.
        breaks: whether that breaks the silence of the round (C12-SILENT-5).
        again: whether it was broken before.
    """

    tag: ClassVar[str] = "talked"

    seat: Seat
    breaks: bool
    again: bool = False

    def message(self) -> Message:
        """What it does to the silence."""
        return self.says("again" if self.again else "breaks" if self.breaks else "")


@frozen
class RoundEnded(EventBase):
    """
    A round is over (C12-SILENT-7).

    Attributes:
        round: which.
        box: whether its box of the silent council is ticked; ``None`` without silence.
        scores: the score of everybody so far, which is the council's.
    """

    tag: ClassVar[str] = "round_ended"

    round: int
    box: bool | None
    scores: tuple[int, ...] = ()

    def changes(self) -> tuple[Change, ...]:
        """The score of everybody."""
        return scored(self.scores)

    def message(self) -> Message:
        """Whether the box is ticked."""
        return self.says("" if self.box is None else "boxed")


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

    def message(self) -> Message:
        """Who has laid what."""
        laid = [word("laid_by", seat=Who(seat), card=subject(card)) for seat, card in enumerate(self.cards)]
        return self.says("same" if len(set(self.cards)) == 1 else "", laid=tuple(laid))


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

    def changes(self) -> tuple[Change, ...]:
        """The final score."""
        return scored(self.outcome.scores)

    def message(self) -> Message:
        """How it has ended, and what that says about the council."""
        result, line = self.result, word(f"bracket.{self.result.bracket}")
        score = self.outcome.scores[0] if self.outcome.scores else 0
        # Whoever loses may be praised all the same (C12-SCORE-1), but not from the first bracket.
        praised = result.reason is not None and result.bracket > 1
        term = word("term.nevertheless" if praised else "term", score=score, line=line)
        if result.reason is None:
            return self.says("won" if result.heir is None else "heir", term=term, **_heir(result))
        if result.reason == "scenario":
            return self.says("missed" if result.missed else "scenario", missed=result.missed, term=term)
        return self.says("lost", term=term)


def _heir(result: Result) -> dict[str, object]:
    return {} if result.heir is None else {"heir": subject(result.heir)}
