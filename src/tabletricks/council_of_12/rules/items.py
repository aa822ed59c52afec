"""
What the items of an agenda have in common: who may answer, who may talk, and what is said to everybody else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from ...core import Asks, IllegalAction, Message, Runs, Who
from ..actions import (
    Action,
    Play,
    Talk,
    VoteBell,
    VoteSplit,
    talk,
)
from ..characters import CHARACTERS, Character
from ..events import Talked
from ..questions import Question, ReportTalk
from ..view import Pending
from ..words import refuse, word
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

    def pending(self, position: Position) -> Message:
        """What is waited for, and for whom, to be said to somebody who wants something else."""
        seats = tuple(map(Who, self.awaits(position)))
        return word(f"pending.{self.tag}", seats=seats, number=len(seats))

    def modest(self, position: Position, seat: int) -> Action:
        """What a seat does whose time is up: its first answer; talk is reported only if there is nothing else."""
        return self.actions(position, seat)[0]

    def actions(self, position: Position, seat: int) -> Sequence[Action]:
        """Every legal action of a seat: its answers, and talk (C12-SILENT-2)."""
        answers = self.answers(position, seat)
        return answers if position.options.rulebook.silence == "off" else [*answers, talk(seat)]

    def meant(self, position: Position, seat: int, cards: Sequence[object], seats: Sequence[int]) -> Sequence[Action]:
        """A card that leads nowhere: what the question would have it for."""
        found = [] if seats or len(cards) != 1 else [card for card in CHARACTERS if card == cards[0]]
        return [*[self.touched(position, seat, card) for card in found], *super().meant(position, seat, cards, seats)]

    def touched(self, position: Position, seat: int, card: Character) -> Action:
        """What a seat means that touches a card: to lay it, unless the question makes something else of it."""
        del position
        return Play(seat, card)

    def question(self, position: Position, seat: int, *, required: bool) -> Question:
        """What a seat is asked; whoever has no answer may still report talk."""
        if required or self.answers(position, seat):
            return self.ask(position, seat, required=required)
        breaks = not self.talk_is_free and not position.silence_broken
        return ReportTalk(seat, False, "C12-SILENT-2", breaks)

    def refusal(self, position: Position, action: Action) -> IllegalAction:
        """Why an action is refused."""
        if isinstance(action, Talk):
            return refuse("C12-SILENT-10", "no_silence")
        return self.explain(position, action)

    def take(self, draft: Draft, action: Action) -> None:
        """Carries out a legal action; talk is noted, and the question is asked again."""
        if type(action) is not Talk:
            self.answer(draft, action)
            return
        breaks = not self.talk_is_free
        draft.emit(Talked(action.seat, breaks, breaks and draft.silence_broken))
        if breaks:
            draft.silence_broken = True
        draft.again()


def misplaced(position: Position, action: Action) -> IllegalAction:
    """Why an action is no answer to the question that is asked; the most telling reason (C12-ACT-1)."""
    if isinstance(action, VoteBell):
        if position.is_succession:
            return refuse("C12-BELL-8", "no_bell_succession")
        if not position.options.rulebook.bells:
            return refuse("C12-BELL-7", "no_bell_first_game")
        if position.replay or position.sub_round == 2:
            return refuse("C12-BELL-9", "no_bell_extra_round")
        return refuse("C12-BELL-5", "bell_decided")
    if isinstance(action, VoteSplit):
        if position.options.players != 2:
            return refuse("C12-SPLIT-10", "split_for_two")
        if len(position.goals) != 2:
            return refuse("C12-SPLIT-1", "split_two_goals")
        return refuse("C12-SPLIT-3", "split_decided")
    asking = position.agenda[-1]
    assert isinstance(asking, Asking)
    return refuse("C12-ACT-1", f"not_now.{action.tag}", pending=asking.pending(position))
