"""
A trick told again from its cards: what can lie on top after them, for the audit of states.

The cards of a trick do not say what Pegasus stood for, so there may be several answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from .actions import Play
from .cards import LEAP, NUMBERS, PEGASUS, STORM, TRICKSTER
from .combinations import ORDERS, Combination, Top, combination
from .playing import play_refusal
from .special_cards import storm, trickster
from .state import Laid, Trick


def possible_tops(laid: Sequence[Laid]) -> set[tuple[Top, bool]]:
    """
    The tops that these cards, laid one after the other, can leave, each with whether the order is reversed.

    There is none if they cannot have been laid like this.
    """
    told: set[tuple[Top, bool]] = set(_plays(laid[0], None))
    for act in laid[1:]:
        told = {after for top, reversed_order in told for after in _acts(act, Trick(0, (), top, reversed_order))}
    return told


def turn_problem(trick: Trick, turn: int, players: int) -> str | None:
    """What is impossible about whose turn it is, and who has checked; the owner himself is back only by a Time Leap."""
    owner = trick.top.owner
    passed = [(owner + step) % players for step in range(1, (turn - owner) % players)]
    if list(trick.checked) != sorted(passed):
        return "since the last play, or Time Leap, everybody between its owner and the turn seat has checked"
    if turn != owner:
        return None
    effects = takewhile(lambda act: act.cards in ((LEAP,), (TRICKSTER,)), reversed(trick.laid[1:]))
    return None if (LEAP,) in [act.cards for act in effects] else "an owner answers the own play only after a Time Leap"


def _acts(act: Laid, trick: Trick) -> Iterator[tuple[Top, bool]]:
    """What some cards can make of a trick."""
    top = trick.top
    if act.cards == (LEAP,):
        yield top, trick.storm
    elif act.cards == (STORM,):
        if storm.refusal(trick) is None:
            yield storm.laid_on(top, act.seat), True
    elif act.cards == (TRICKSTER,):
        if trickster.refusal(top) is None:
            yield trickster.turned(top), trick.storm
    else:
        yield from _plays(act, trick)


def _plays(act: Laid, trick: Trick | None) -> Iterator[tuple[Top, bool]]:
    """The same for a lead or an answer."""
    reversed_order = trick is not None and trick.storm
    for value in (None, *NUMBERS) if PEGASUS in act.cards else (None,):
        found = combination(act.cards, value)
        if not isinstance(found, Combination) or found.kind == "hydra_attack":
            continue
        if play_refusal(act.cards, (), trick, Play(act.seat, act.cards, value)) is None:
            strength = ORDERS[reversed_order][found.rank]
            yield Top(act.seat, found.kind, found.length, strength, found.rank), reversed_order
