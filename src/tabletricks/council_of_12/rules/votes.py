"""
Step 2, the bell, and the split of challenges with two goals: unanimous votes.

The rules are C12-BELL-1 to C12-BELL-11 and C12-SPLIT-1 to C12-SPLIT-3.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

import attrs
from attrs import frozen

from ...core import IllegalAction, Seat, changed
from ..actions import Action, VoteBell, VoteSplit, vote_bell, vote_split
from ..catalogue import own_german
from ..events import BellResult, Matter, SplitResult, VoteCast
from ..questions import DecideOnBell, DecideOnSplit, Question
from ..words import refuse
from .items import Asking, misplaced
from .scoring import change_favour
from .state import Draft, Position


@frozen
class UnanimousVote(Asking):
    """
    Everybody is asked; the first no ends it (C12-BELL-5).

    Attributes:
        waiting: the seats that have not voted, ascending; all others are in favour.
    """

    waiting: tuple[Seat, ...]

    matter: ClassVar[Matter]

    @abstractmethod
    def settled(self, draft: Draft, *, agreed: bool) -> None:
        """What the vote leads to."""
        raise NotImplementedError

    def awaits(self, position: Position) -> tuple[int, ...]:
        """Those who have not voted."""
        del position
        return self.waiting

    def modest(self, position: Position, seat: int) -> Action:
        """No: a bell costs favour, and the usual way is one go."""
        answers = self.answers(position, seat)
        return answers[-1] if answers else super().modest(position, seat)

    def answer(self, draft: Draft, action: Action) -> None:
        """Counts a vote."""
        assert isinstance(action, VoteBell | VoteSplit)
        draft.emit(VoteCast(action.seat, self.matter, action.yes))
        waiting = tuple([seat for seat in self.waiting if seat != action.seat])
        if action.yes and waiting:
            draft.then(changed(self, waiting=waiting))
        else:
            self.settled(draft, agreed=action.yes)


@frozen
class BellVote(UnanimousVote):
    """Whether to ring the bell for the current challenge (C12-BELL-1)."""

    tag: ClassVar[str] = "bell_vote"
    matter: ClassVar[Matter] = "bell"

    def answers(self, position: Position, seat: int) -> Sequence[Action]:
        """Yes or no."""
        del position
        return (vote_bell(seat, True), vote_bell(seat, False)) if seat in self.waiting else ()

    def ask(self, position: Position, seat: int, *, required: bool) -> Question:
        """For which challenge, and what it costs."""
        cost = 0 if position.this_round.free_bell else 1
        card = position.printed
        return DecideOnBell(seat, required, "C12-BELL-5", position.challenge, card.title, cost, own_german(card))

    def explain(self, position: Position, action: Action) -> IllegalAction:
        """One vote for everybody (C12-BELL-10)."""
        if isinstance(action, VoteBell):
            return refuse("C12-BELL-10", "voted_already")
        if isinstance(action, VoteSplit) and position.options.players == 2 and len(position.goals) == 2:
            return refuse("C12-SPLIT-3", "split_after_bell", pending=self.pending(position))
        return misplaced(position, action)

    def settled(self, draft: Draft, *, agreed: bool) -> None:
        """The challenge moves to the right, and the next one is seen; it costs 1 favour (C12-BELL-1 to C12-BELL-3)."""
        if not agreed:
            draft.emit(BellResult(rung=False))
            return
        challenges = draft.challenges
        draft.challenges = attrs.evolve(challenges, right=(*challenges.right, draft.challenge))
        following = draft.options.rulebook.challenges[challenges.stack[0]]
        draft.emit(BellResult(True, following.number, following.title, following.goals, own_german(following)))
        if not draft.this_round.free_bell:
            change_favour(draft, -1, "bell")


@frozen
class SplitVote(UnanimousVote):
    """Whether two players take a challenge with two goals in two sub-rounds (C12-SPLIT-1)."""

    tag: ClassVar[str] = "split_vote"
    matter: ClassVar[Matter] = "split"

    def answers(self, position: Position, seat: int) -> Sequence[Action]:
        """Yes or no."""
        del position
        return (vote_split(seat, True), vote_split(seat, False)) if seat in self.waiting else ()

    def ask(self, position: Position, seat: int, *, required: bool) -> Question:
        """Which challenge."""
        card = position.printed
        return DecideOnSplit(seat, required, "C12-SPLIT-2", position.challenge, card.title, own_german(card))

    def explain(self, position: Position, action: Action) -> IllegalAction:
        """One vote for everybody (C12-SPLIT-2)."""
        if isinstance(action, VoteSplit):
            return refuse("C12-SPLIT-2", "voted_already")
        return misplaced(position, action)

    def settled(self, draft: Draft, *, agreed: bool) -> None:
        """One go, or the first of two sub-rounds (C12-SPLIT-4)."""
        draft.emit(SplitResult(agreed))
        if agreed:
            draft.begin_go(sub_round=1, replay=draft.replay)
