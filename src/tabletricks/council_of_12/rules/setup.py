"""
The preparation (C12-SETUP-1 to C12-SETUP-18, C12-INTRO-1 to C12-INTRO-3, C12-RNG-1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from attrs import frozen

from ..catalogue import STANDARD_DEAL, SUCCESSION
from ..characters import Character, sort_characters
from ..events import GameStarted
from .items import Task
from .rounds import RoundStart
from .scoring import common_scores
from .state import Challenges, Draft, Player, Supplicants


T = TypeVar("T")

OPEN_DRAWS = 4
HIDDEN_DRAWS = 2


@frozen
class Setup(Task):
    """Everything that happens before the first round."""

    tag: ClassVar[str] = "setup"

    def run(self, draft: Draft) -> None:
        """Draws supplicants and challenges, gives everybody the hand, and rolls the die."""
        options = draft.options
        visible, hidden = _supplicants(draft)
        challenges = _challenges(draft)
        stack = draft.shuffle((*visible, *hidden))
        hand = sort_characters(visible)
        draft.players = [Player(hand) for _ in draft.players]
        draft.reserve = tuple([character for character in options.rulebook.cast if character not in visible])
        draft.supplicants = Supplicants(visible, stack)
        draft.challenges = Challenges((*challenges, SUCCESSION))
        draft.favour, draft.die = options.rulebook.favour, 1 + draft.below(12)
        draft.emit(GameStarted(visible, draft.favour, draft.die, common_scores(draft)))
        draft.then(RoundStart())


def _supplicants(draft: Draft) -> tuple[tuple[Character, ...], tuple[Character, ...]]:
    """The five open and the two hidden supplicants (C12-SETUP-3 to C12-SETUP-9)."""
    rulebook = draft.options.rulebook
    if rulebook.intro is not None:
        return rulebook.intro.open, rulebook.intro.hidden
    pool = list(rulebook.cast if rulebook.deck is None else sort_characters(rulebook.deck.supplicants))
    ones = [character for character in pool if rulebook.crowns[character] == 1]
    if "worker" in pool:
        first: Character = "worker"
    else:
        first = (ones or pool)[draft.below(len(ones or pool))]
    pool.remove(first)
    satisfiable = any(character != first for character in ones)
    while True:
        four = _draw(draft, pool, OPEN_DRAWS)
        if not satisfiable or any(character in ones for character in four):
            break
    rest = [character for character in pool if character not in four]
    return (first, *four), _draw(draft, rest, HIDDEN_DRAWS)


def _challenges(draft: Draft) -> tuple[int, ...]:
    """The seven challenges, the first one first (C12-SETUP-12, C12-SETUP-13, C12-INTRO-2)."""
    rulebook = draft.options.rulebook
    if rulebook.intro is not None:
        return rulebook.intro.challenges
    if rulebook.deck is not None:
        return draft.shuffle(sorted(rulebook.deck.challenges))
    drawn: list[int] = []
    for difficulty, count in STANDARD_DEAL:
        drawn += _draw(draft, rulebook.of_difficulty(difficulty), count)
    return draft.shuffle(drawn)


def _draw(draft: Draft, pool: Sequence[T], count: int) -> tuple[T, ...]:
    """Some of a pool, one after the other: a number below what is left each time (C12-RNG-1)."""
    left = list(pool)
    places, draft.rng = draft.rng.draws(range(len(left), len(left) - count, -1))
    return tuple([left.pop(place) for place in places])
