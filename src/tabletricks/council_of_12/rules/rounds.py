"""
The frame of a round (C12-ROUND-1 to C12-ROUND-6, C12-EVAL-7 to C12-EVAL-11, C12-EXTRA-1 to C12-EXTRA-5).
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ..catalogue import own_german
from ..characters import sort_characters
from ..effects import Replay
from ..events import ExtraRound, Recruited, RoundEnded, RoundStarted, SupplicantRevealed
from .consequences import consequences_of
from .evaluation import Evaluation
from .items import Task
from .laying import BeginLaying
from .revealing import NextReveal
from .scoring import common_scores
from .silence import tick_box
from .state import NO_EFFECTS, Challenges, Draft, Supplicants
from .succession import Succession
from .votes import BellVote, SplitVote


@frozen
class RoundStart(Task):
    """Step 1: the next challenge, and the supplicant who brings it (C12-ROUND-2, C12-ROUND-3)."""

    tag: ClassVar[str] = "round_start"

    def run(self, draft: Draft) -> None:
        """Turns up the cards, and lays out the steps of the round."""
        supplicants, challenges = draft.supplicants, draft.challenges
        draft.round += 1
        draft.silence_broken = False
        draft.this_round, draft.next_round = draft.next_round, NO_EFFECTS
        current, *rest = challenges.stack
        draft.challenges = Challenges(tuple(rest), current, challenges.left, challenges.right)
        draft.begin_go()
        card = draft.printed
        draft.emit(RoundStarted(draft.round, current, card.title, card.goals, draft.chair, own_german(card)))
        past = supplicants.past if supplicants.current is None else (*supplicants.past, supplicants.current)
        if draft.is_succession:
            draft.supplicants = attrs.evolve(supplicants, current=None, past=past)
            draft.then(BeginLaying(), Succession())
            return
        comer, stack = supplicants.stack[0], supplicants.stack[1:]
        draft.supplicants = Supplicants(supplicants.open, stack, max(0, supplicants.known - 1), comer, past)
        draft.emit(SupplicantRevealed(comer, common_scores(draft)))
        draft.then(Approach(), Evaluation(), RoundEnd())
        if draft.options.rulebook.bells:
            draft.then(BellVote(tuple(draft.seats)))


@frozen
class Approach(Task):
    """Before cards are laid: two players decide on a split if there are two goals (C12-SPLIT-1, C12-SPLIT-3)."""

    tag: ClassVar[str] = "approach"

    def run(self, draft: Draft) -> None:
        """Asks for a split if there can be one, then for cards."""
        draft.then(BeginLaying(), NextReveal())
        if len(draft.goals) == 2 and draft.options.players == 2:
            draft.then(SplitVote((0, 1)))


@frozen
class RoundEnd(Task):
    """The end of a round, unless the same challenge is faced once more."""

    tag: ClassVar[str] = "round_end"

    def run(self, draft: Draft) -> None:
        """An extra round (C12-EXTRA-3); or pile, recruit and box (C12-EVAL-7 to C12-EVAL-9, C12-SILENT-7)."""
        challenges, current = draft.challenges, draft.challenge
        if not draft.replay and any(isinstance(effect, Replay) for effect in consequences_of(draft)):
            draft.begin_go(replay=True)
            draft.emit(ExtraRound("replay", draft.goals, common_scores(draft)))
            draft.then(Approach(), Evaluation(), self)
            return
        if not challenges.rung:
            draft.challenges = Challenges(challenges.stack, None, (*challenges.left, current), challenges.right)
        else:
            draft.challenges = attrs.evolve(challenges, current=None)
        comer = draft.supplicants.current
        if comer in draft.reserve and (draft.options.recruit == "always" or draft.passed):
            _recruit(draft)
        box = tick_box(draft)
        draft.emit(RoundEnded(draft.round, box, common_scores(draft)))
        draft.then(RoundStart())


def _recruit(draft: Draft) -> None:
    """Everybody takes the supplicant's character from the reserve to hand (C12-EVAL-8)."""
    comer = draft.supplicants.current
    assert comer is not None
    draft.reserve = tuple([character for character in draft.reserve if character != comer])
    for seat, player in enumerate(draft.players):
        draft.put(seat, sort_characters((*player.hand, comer)), player.discard)
    draft.emit(Recruited(comer, tuple(draft.seats)))
