"""
Rewards and penalties, a room for each family of effects (C12-EVAL-3 to C12-EVAL-5).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...effects import (
    Arrange,
    Ban,
    Discard,
    Effect,
    Favour,
    FreeBell,
    Hush,
    OpenPlay,
    Peek,
    Recover,
    RollDie,
    TakeBack,
    TurnDie,
)
from ...events import EffectLost
from ...options import MAX_FAVOUR
from ..items import Task
from ..scoring import change_favour
from ..state import Draft, Position
from . import cards, die, next_round, supplicants


def consequences_of(position: Position) -> tuple[Effect, ...]:
    """The reward or the penalty of the challenge that was evaluated (C12-EVAL-3)."""
    return position.printed.reward if position.passed else position.printed.penalty


@frozen
class Consequences(Task):
    """
    The effects of a reward or penalty, one after the other (C12-EVAL-4).

    Attributes:
        index: the next effect.
    """

    tag: ClassVar[str] = "consequences"

    index: int

    def run(self, draft: Draft) -> None:
        """Carries out the next effect; what comes after it waits until its choice is made."""
        effects = consequences_of(draft)
        if self.index < len(effects):
            draft.then(Consequences(self.index + 1))
            carry_out(draft, effects[self.index])


def carry_out(draft: Draft, effect: Effect) -> None:
    """Carries out an effect, or asks for the choice that it needs."""
    if isinstance(effect, Favour):
        special = draft.options.rulebook.special
        # In November passing gains no favour, whatever the card says (C12-SCENARIO-11).
        if effect.n > 0 and draft.passed and special is not None and special.no_gain:
            draft.emit(EffectLost(effect, "scenario"))
        elif effect.n > 0 and draft.favour == MAX_FAVOUR:
            draft.emit(EffectLost(effect, "full"))
        else:
            change_favour(draft, effect.n)
    elif isinstance(effect, TakeBack):
        cards.take_back(draft, effect)
    elif isinstance(effect, Recover):
        cards.recover(draft, effect)
    elif isinstance(effect, Discard):
        cards.discard(draft, effect)
    elif isinstance(effect, Peek):
        supplicants.peek(draft, effect)
    elif isinstance(effect, Arrange):
        supplicants.arrange(draft, effect)
    elif isinstance(effect, TurnDie):
        die.turn(draft, effect)
    elif isinstance(effect, RollDie):
        die.roll(draft, effect)
    elif isinstance(effect, OpenPlay | Ban | Hush | FreeBell):
        next_round.prepare(draft, effect)
    elif draft.replay:
        draft.emit(EffectLost(effect, "replayed"))
    # A replay follows when the list is finished (C12-FX-REPLAY-1): see RoundEnd.
