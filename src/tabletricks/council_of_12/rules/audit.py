"""
What comes from outside is looked at: cards are conserved, and nothing can crash or stick (C12-INV-1 to C12-INV-7).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..catalogue import SUCCESSION
from ..characters import sort_characters
from ..die import FACES
from ..options import MAX_FAVOUR, ROUNDS
from ..scenarios import DECK_SIZE
from .consequences.next_round import MOST_BANS
from .items import CouncilItem, Question
from .state import State


_STEP_4 = ("round_end", "evaluation", "next_reveal")
_BELOW: dict[str, tuple[str, ...]] = {
    "bell_vote": ("round_end", "evaluation", "approach"),
    "split_vote": (*_STEP_4, "begin_laying"),
    "laying": _STEP_4,
    "revealing": _STEP_4,
    "resolving": _STEP_4,
    "oracle_playing": _STEP_4,
    "group_choice": ("round_end", "consequences"),
    "individual_choice": ("round_end", "consequences"),
}
"""What lies under each question, the bottom first."""


def impossible(state: State) -> str | None:
    """What is impossible about a state, or ``None``."""
    return next(_problems(state), None)


def _problems(state: State) -> Iterator[str]:
    # Each part relies on the ones before it; only the first problem is asked for.
    rulebook = state.options.rulebook
    if len(state.players) != state.options.players:
        yield f"{state.options.players} players need as many hands"
    if not 1 <= state.round <= ROUNDS:
        yield "there are eight rounds"
    if not 0 <= state.favour <= MAX_FAVOUR:
        yield "favour is from 0 to 5"
    if (state.favour == 0) != (state.result is not None and state.result.reason == "favour"):
        yield "favour 0 loses the game"
    if state.die not in FACES or not state.shown or not set(state.shown) <= set(FACES):
        yield "the die shows 1 to 12"
    if any(len(set(effects.banned)) > MOST_BANS for effects in (state.this_round, state.next_round)):
        yield "at most two characters are banned"
    yield from _supplicant_problems(state)
    yield from _challenge_problems(state)
    for seat, player in enumerate(state.players):
        laid = () if player.laid is None else (player.laid,)
        if Counter((*player.hand, *player.discard, *laid, *state.reserve)) != Counter(rulebook.cast):
            yield f"seat {seat} misses a card or has one twice"
        if not player.hand or player.hand != sort_characters(player.hand):
            yield f"the hand of seat {seat} is empty or not in order"
    if (state.outcome is None) == (not state.agenda) or (state.result is None) != (state.outcome is None):
        yield "a game is either over or has something on its agenda"
    if state.outcome is None:
        yield from _agenda_problems(state)
    elif len(state.outcome.scores) != len(state.players):
        yield "everybody has a score"


def _supplicant_problems(state: State) -> Iterator[str]:
    supplicants = state.supplicants
    current = () if supplicants.current is None else (supplicants.current,)
    every = {*supplicants.past, *current, *supplicants.stack}
    if len((*supplicants.past, *current, *supplicants.stack)) != DECK_SIZE or len(every) != DECK_SIZE:
        yield "there are seven different supplicants"
    if len(set(supplicants.open)) != 5 or not set(supplicants.open) <= every <= set(state.options.rulebook.cast):
        yield "five of the supplicants lay open, and all are in the game"
    if len(supplicants.past) != state.round - 1 or (not current) != state.is_succession:
        yield "every round but the last has one supplicant"
    if not 0 <= supplicants.known <= len(supplicants.stack):
        yield "no more supplicants are known than there are"


def _challenge_problems(state: State) -> Iterator[str]:
    challenges, printed = state.challenges, state.options.rulebook.challenges
    if challenges.current is None:
        yield "a challenge is faced"
        return
    done = [*challenges.left, *(card for card in challenges.right if card != challenges.current)]
    every = [*done, challenges.current, *challenges.stack]
    if len(set(every)) != ROUNDS or len(every) != ROUNDS or not set(every) <= set(printed):
        yield "there are eight different challenges"
    if every[-1] != SUCCESSION or len(done) != state.round - 1 or SUCCESSION in challenges.right:
        yield "the succession is the last challenge, and one is faced in each round"
    elif len(state.goals) != len(printed[challenges.current].goals):
        yield "the challenge has another number of goals"


def _agenda_problems(state: State) -> Iterator[str]:
    *below, top = state.agenda
    wanted = _BELOW.get(top.tag) if not state.is_succession else ("succession",) if top.tag == "laying" else None
    if not isinstance(top, Question) or tuple([item.tag for item in below]) != wanted:
        yield "the agenda asks one question, and knows what follows it"
        return
    for item in state.agenda:
        assert isinstance(item, CouncilItem)
        problem = item.audit(state)
        if problem is not None:
            yield problem
            return
    seats = top.awaits(state)
    if not seats or not set(seats) <= set(state.seats) or not all(top.offers(state, seat) for seat in seats):
        yield "somebody is asked, and has an answer"
