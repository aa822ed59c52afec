"""
Positions that are put together by hand: what can be said about one.
"""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from ..core import Seat
from .actions import Sentence
from .catalogue import Goal
from .options import Options
from .view import RoundEffects


__all__ = ["Arrangement", "Asking", "Given"]

Asking = Literal["decide_on_bell", "decide_on_split", "lay_card", "reveal_card"]
"""The question that a position asks, by its tag; whoever has laid a card is asked whether to be ready instead."""

Given = str | int | tuple[str | int, ...]
"""
Cards: their names, ``"worker warlock"``; a number of others that chance picks, ``3``; or both, ``("worker", 3)``.
"""

_NOTHING = RoundEffects()


@frozen
class Arrangement:
    """
    A position in the words of the view; :func:`arranged` sets it up, and its JSON text is what a bug report quotes.

    What is left open (``None``, or an entry that is missing at the end of a column) is dealt from the seed, out of what
    is left. The score follows from the rest.

    Attributes:
        options: the options of the game.
        seed: the seed of the game, and of what is left open.
        asking: the question that is asked.
        waiting: who has not voted yet about bell or split; ``None`` is everybody. All others are in favour.
        round: 1 to 8.
        favour: 1 to 5; if open, what a game begins with.
        in_play: the characters that everybody has, the five open supplicants first and then those who have joined. Five
            or more are all of them; fewer are completed.
        hands: the hand of every seat; an open one has all cards that do not lie elsewhere.
        discards: the discard piles, the top card last; of those that are only counted the named ones are on top. An
            open one has what is left over by a hand.
        laid: the card before every seat that is not resolved yet; if cards are revealed and none is named, everybody
            has one.
        open: the seats whose laid card lies face up.
        said: what was said in this round, by seat.
        ready: who is content with the laid card.
        supplicant: the one of this round.
        past: those of the rounds before, the first ones first.
        coming: those who come next, the next one first.
        known: how many of them everybody knows.
        challenge: the number of the challenge that is faced.
        left: the numbers of those that were evaluated and not belled; others are added, as many rounds are over.
        right: the belled ones of earlier rounds.
        following: those that come next, the next one first.
        belled: whether the challenge that is faced is belled.
        die: the shown face; if open, the last one of ``shown``, or a roll.
        shown: every face shown in this round, sub-round or extra round; if empty, what the die shows.
        goals: the goals in force; ``None`` is those of the card.
        executed: the characters executed in this step 4, in order.
        negated: the characters negated in this step 4, in order.
        sub_round: 1 or 2 in the sub-rounds of a split.
        first_met: in sub-round 2 the numbers of the goals met in the first; ``None`` is those that the die met at its
            beginning, or the first goal.
        replay: whether it is the extra round of a replay.
        this_round: what earlier rewards and penalties have brought for this round.
        next_round: what they have brought for the next one so far.
        boxes: the rounds that were endured in silence, ascending.
        silence_broken: whether the silence of this round is broken; a sentence breaks an eerie one by itself.
    """

    options: Options
    seed: int = 0
    asking: Asking = "lay_card"
    waiting: tuple[Seat, ...] | None = None
    round: int = 1
    favour: int | None = None
    in_play: str = ""
    hands: tuple[Given | None, ...] = ()
    discards: tuple[Given | None, ...] = ()
    laid: tuple[str | None, ...] = ()
    open: tuple[Seat, ...] = ()
    said: tuple[Sentence | None, ...] = ()
    ready: tuple[Seat, ...] = ()
    supplicant: str | None = None
    past: str = ""
    coming: str = ""
    known: int = 0
    challenge: int | None = None
    left: tuple[int, ...] = ()
    right: tuple[int, ...] = ()
    following: tuple[int, ...] = ()
    belled: bool = False
    die: int | None = None
    shown: tuple[int, ...] = ()
    goals: tuple[Goal, ...] | None = None
    executed: str = ""
    negated: str = ""
    sub_round: int = 0
    first_met: tuple[int, ...] | None = None
    replay: bool = False
    this_round: RoundEffects = _NOTHING
    next_round: RoundEffects = _NOTHING
    boxes: tuple[int, ...] = ()
    silence_broken: bool = False
