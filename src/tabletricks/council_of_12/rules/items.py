"""
What the items of an agenda have in common: who may answer, who may talk, and what is said to everybody else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from ...core import Asks, Runs
from ...core.errors import IllegalAction
from ..actions import (
    Action,
    Change,
    Choose,
    OraclePlay,
    Play,
    Ready,
    Resolve,
    Reveal,
    Say,
    Talk,
    VoteBell,
    VoteSplit,
    talk,
)
from ..events import Talked
from ..questions import Question, ReportTalk
from ..view import Pending
from .state import Draft, Position


class Task(Pending, Runs[Draft]):
    """Something that happens by itself."""

    __slots__ = ()


class Asking(Pending, Asks[Position, Draft, Action, Question]):
    """
    A question to one or more seats; besides, everybody may always report talk if the council plays in silence.

    Attributes:
        talk_is_free: whether talk breaks no silence while this is asked (C12-SILENT-5).
    """

    __slots__ = ()

    talk_is_free: ClassVar[bool] = False

    @abstractmethod
    def answers(self, position: Position, seat: int) -> Sequence[Action]:
        """Every legal answer of a seat, in a fixed order."""
        raise NotImplementedError

    @abstractmethod
    def ask(self, position: Position, seat: int, *, required: bool) -> Question:
        """The question to a seat that has an answer."""
        raise NotImplementedError

    @abstractmethod
    def explain(self, position: Position, action: Action) -> IllegalAction:
        """Why an action that is no talk is refused."""
        raise NotImplementedError

    @abstractmethod
    def answer(self, draft: Draft, action: Action) -> None:
        """Carries out an answer."""
        raise NotImplementedError

    def actions(self, position: Position, seat: int) -> Sequence[Action]:
        """Every legal action of a seat: its answers, and talk (C12-SILENT-2)."""
        answers = self.answers(position, seat)
        return answers if position.options.rulebook.silence == "off" else [*answers, talk(seat)]

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """What a seat is asked; whoever has no answer may still report talk."""
        if required or self.answers(position, seat):
            return self.ask(position, seat, required=required)
        breaks = not self.talk_is_free and not position.silence_broken
        return ReportTalk(seat, False, "C12-SILENT-2", breaks)

    def refusal(self, position: Position, action: Action) -> IllegalAction:
        """Why an action is refused."""
        if isinstance(action, Talk):
            return IllegalAction("C12-SILENT-10", "this council does not play in silence: talk need not be reported")
        return self.explain(position, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Carries out a legal action; talk is noted, and the question is asked again."""
        if type(action) is not Talk:
            self.answer(draft, action)
            return
        breaks = not self.talk_is_free
        draft.emit(Talked(action.seat, breaks))
        if breaks:
            draft.silence_broken = True
        draft.again()


def misplaced(position: Position, action: Action) -> IllegalAction:
    """Why an action is no answer to the question that is asked; the most telling reason (C12-ACT-1)."""
    if isinstance(action, VoteBell):
        if position.is_succession:
            return IllegalAction("C12-BELL-8", "there is no bell in the succession round")
        if not position.options.rulebook.bells:
            return IllegalAction("C12-BELL-7", "there is no bell in a first game")
        if position.replay or position.sub_round == 2:
            return IllegalAction("C12-BELL-9", "there is no bell in an extra round")
        return IllegalAction("C12-BELL-5", "the bell has been decided on")
    if isinstance(action, VoteSplit):
        if position.options.players != 2:
            return IllegalAction("C12-SPLIT-10", "only two players may split a challenge")
        if len(position.goals) != 2:
            return IllegalAction("C12-SPLIT-1", "only a challenge with two goals can be split")
        return IllegalAction("C12-SPLIT-3", "a split is decided on before cards are laid, once")
    return IllegalAction("C12-ACT-1", f"{_PHRASES[type(action)]} now")


_PHRASES: dict[type[Action], str] = {
    Play: "no card can be laid",
    Change: "no card can be changed",
    Say: "no sentence can be said",
    Ready: "nobody needs to be ready",
    Reveal: "no card can be revealed",
    Resolve: "no card waits for a decision",
    OraclePlay: "no oracle asks for a further card",
    Choose: "there is nothing to choose",
}
