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

from ...core.errors import IllegalAction
from ..actions import Action, VoteBell, VoteSplit, vote_bell, vote_split
from ..events import BellResult, Matter, SplitResult, VoteCast
from .items import Question, misplaced
from .scoring import change_favour
from .state import Draft, State


@frozen
class UnanimousVote(Question):
    """
    Everybody is asked; the first no ends it (C12-BELL-5).

    Attributes:
        waiting: the seats that have not voted, ascending; all others are in favour.
    """

    waiting: tuple[int, ...]

    matter: ClassVar[Matter]
    rule_twice: ClassVar[str]

    @abstractmethod
    def settled(self, draft: Draft, *, agreed: bool) -> None:
        """What the vote leads to."""
        raise NotImplementedError

    def awaits(self, state: State) -> tuple[int, ...]:
        """Those who have not voted."""
        del state
        return self.waiting

    def _yes_of(self, action: Action) -> bool | None:
        """The vote that an action casts on this matter, or ``None``."""
        if isinstance(action, VoteBell) and self.matter == "bell":
            return action.yes
        if isinstance(action, VoteSplit) and self.matter == "split":
            return action.yes
        return None

    def refusal(self, state: State, action: Action) -> IllegalAction | None:
        """One vote for everybody (C12-BELL-10)."""
        if self._yes_of(action) is None:
            return self._other(state, action)
        if action.seat not in self.waiting:
            return IllegalAction(self.rule_twice, "you have voted already")
        return None

    def _other(self, state: State, action: Action) -> IllegalAction:
        return misplaced(state, action)

    def answer(self, draft: Draft, action: Action) -> None:
        """Counts a vote."""
        yes = self._yes_of(action)
        assert yes is not None
        draft.emit(VoteCast(action.seat, self.matter, yes))
        waiting = tuple([seat for seat in self.waiting if seat != action.seat])
        if yes and waiting:
            self.go_on(draft, waiting)
        else:
            self.settled(draft, agreed=yes)

    @abstractmethod
    def go_on(self, draft: Draft, waiting: tuple[int, ...]) -> None:
        """Asks those who are left."""
        raise NotImplementedError


@frozen
class BellVote(UnanimousVote):
    """
    Whether to ring the bell for the current challenge (C12-BELL-1).

    Attributes:
        waiting: the seats that have not voted, ascending; all others are in favour.
    """

    tag: ClassVar[str] = "bell_vote"
    matter: ClassVar[Matter] = "bell"
    rule_twice: ClassVar[str] = "C12-BELL-10"

    def offers(self, state: State, seat: int) -> Sequence[Action]:
        """Yes or no."""
        del state
        return (vote_bell(seat, True), vote_bell(seat, False)) if seat in self.waiting else ()

    def _other(self, state: State, action: Action) -> IllegalAction:
        if isinstance(action, VoteSplit) and state.options.players == 2 and len(state.goals) == 2:
            return IllegalAction("C12-SPLIT-3", "the split is decided on after the bell")
        return misplaced(state, action)

    def go_on(self, draft: Draft, waiting: tuple[int, ...]) -> None:
        """Asks those who are left."""
        draft.then(BellVote(waiting))

    def settled(self, draft: Draft, *, agreed: bool) -> None:
        """The challenge moves to the right, and the next one is seen; it costs 1 favour (C12-BELL-1 to C12-BELL-3)."""
        if not agreed:
            draft.emit(BellResult(rung=False))
            return
        challenges = draft.challenges
        draft.challenges = attrs.evolve(challenges, right=(*challenges.right, draft.challenge))
        following = draft.options.rulebook.challenges[challenges.stack[0]]
        draft.emit(BellResult(True, following.number, following.title, following.goals))
        if not draft.this_round.free_bell:
            change_favour(draft, -1)


@frozen
class SplitVote(UnanimousVote):
    """
    Whether two players take a challenge with two goals in two sub-rounds (C12-SPLIT-1).

    Attributes:
        waiting: the seats that have not voted, ascending; all others are in favour.
    """

    tag: ClassVar[str] = "split_vote"
    matter: ClassVar[Matter] = "split"
    rule_twice: ClassVar[str] = "C12-SPLIT-2"

    def offers(self, state: State, seat: int) -> Sequence[Action]:
        """Yes or no."""
        del state
        return (vote_split(seat, True), vote_split(seat, False)) if seat in self.waiting else ()

    def go_on(self, draft: Draft, waiting: tuple[int, ...]) -> None:
        """Asks those who are left."""
        draft.then(SplitVote(waiting))

    def settled(self, draft: Draft, *, agreed: bool) -> None:
        """One go, or the first of two sub-rounds (C12-SPLIT-4)."""
        draft.emit(SplitResult(agreed))
        if agreed:
            draft.begin_go(sub_round=1, replay=draft.replay)
