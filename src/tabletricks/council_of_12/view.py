"""
What a seat may know (C12-INFO-1 to C12-INFO-6).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ..core.item import Item
from ..core.outcome import Outcome
from ..core.seats import Seat
from .actions import Option, Sentence
from .catalogue import Goal
from .characters import Character
from .events import Result
from .options import Options
from .questions import Question


__all__ = ["ChallengesView", "PlayerView", "RoundEffects", "SupplicantsView", "View"]


class Pending(Item):
    """What still has to happen, as far as a guess needs it; no promise is made about it."""

    __slots__ = ()

    members: ClassVar[dict[str, type[Item]]] = {}


@frozen
class PlayerView:
    """
    A member of the council as a seat sees it.

    Attributes:
        hand: the hand cards; ``None`` if the seat may not see them.
        hand_size: how many there are.
        score: the term of office so far, which is the whole council's: what has been evaluated, and who has come.
        discard: the discard pile, the top card last; a card that the seat may not see is ``None`` (C12-HAND-10).
        has_laid: whether an unresolved card lies in front of the player.
        laid: that card; ``None`` if there is none or the seat may not see it.
        open: whether it lies face up.
        said: the sentence said in this round, if any.
        ready: whether the player is content with the laid card.
        oracle: whether an oracle lies there, too, until its further card is dealt with (C12-CHAR-ORACLE-3).
        opinion: what the player has said in the present choice of the council (C12-GROUP-6), if anything.
    """

    hand: tuple[Character, ...] | None
    hand_size: int
    score: int
    discard: tuple[Character | None, ...]
    has_laid: bool
    laid: Character | None
    open: bool
    said: Sentence | None
    ready: bool
    oracle: bool
    opinion: Option | None


@frozen
class RoundEffects:
    """
    What rewards and penalties of one round bring for the next (C12-EVAL-10).

    Attributes:
        permits: how many cards may be laid face up (C12-FX-OPEN-1).
        open_all: whether everybody may lay face up (C12-FX-OPEN-2).
        banned: the forbidden characters, in the order of the bans (C12-FX-BAN-1).
        hush: whether no sentence may be said (C12-FX-HUSH-1).
        free_bell: whether the bell costs nothing (C12-FX-BELL-1).
    """

    permits: int = 0
    open_all: bool = False
    banned: tuple[Character, ...] = ()
    hush: bool = False
    free_bell: bool = False


@frozen
class SupplicantsView:
    """
    The supplicant cards as everybody sees them.

    Attributes:
        open: the five open ones of the set-up.
        current: the one of this round; ``None`` in the succession round.
        past: those of the rounds before, in order.
        coming: those that come next, as far as everybody knows, the next one first.
        stack_size: how many are still to come.
    """

    open: tuple[Character, ...]
    current: Character | None
    past: tuple[Character, ...]
    coming: tuple[Character, ...]
    stack_size: int


@frozen
class ChallengesView:
    """
    The challenge cards as everybody sees them, by number.

    Attributes:
        current: the one that is faced.
        following: the next one, if the bell has made it visible (C12-BELL-3).
        stack_size: how many are still to come, the succession card with them.
        left: those that were evaluated and not belled, in order.
        right: the belled ones, in order.
    """

    current: int | None
    following: int | None
    stack_size: int
    left: tuple[int, ...]
    right: tuple[int, ...]


@frozen
class View:
    """
    A game as one seat, or a spectator, sees it.

    Attributes:
        seat: whose view it is; ``None`` for a spectator.
        options: the options of the game.
        awaiting: the seats that block the game.
        question: what the seat is asked, if anything.
        asked: what everybody knows of the questions to the seats that are awaited.
        players: the members of the council.
        outcome: how the game has ended, or ``None``.
        round: 1 to 8.
        chair: who sits out in this round, if anybody (C12-CHAIR-1).
        favour: 0 to 5.
        reserve: the characters that nobody has in play yet, in canonical order; the same for all.
        this_round: what earlier rewards and penalties have brought for this round.
        next_round: what they have brought for the next one so far.
        supplicants: the supplicant cards.
        challenges: the challenge cards.
        die: the shown face.
        goals: the goals in force, printed or replaced.
        shown: every face shown in this round, sub-round or extra round, the start value first (C12-ROUND-6).
        executed: the characters executed in this step 4, in order.
        negated: the characters negated in this step 4, in order.
        sub_round: 1 or 2 in the sub-rounds of a split, 0 without one.
        first_met: in sub-round 2 the numbers of the goals met at the end of sub-round 1 (C12-SPLIT-7).
        replay: whether this is the extra round of a replay (C12-EXTRA-3).
        passed: whether the challenge was passed, once it is evaluated.
        boxes: the rounds that were endured in silence, ascending (C12-SILENT-1).
        silence_broken: whether the silence of this round is broken.
        result: how the game has ended in the words of the rulebook, or ``None``.
        pending: what else a guess needs; no promise is made about it.
    """

    seat: Seat | None
    options: Options
    awaiting: tuple[Seat, ...]
    question: Question | None
    asked: tuple[Question, ...]
    players: tuple[PlayerView, ...]
    outcome: Outcome | None
    round: int
    chair: Seat | None
    favour: int
    reserve: tuple[Character, ...]
    this_round: RoundEffects
    next_round: RoundEffects
    supplicants: SupplicantsView
    challenges: ChallengesView
    die: int
    goals: tuple[Goal, ...]
    shown: tuple[int, ...]
    executed: tuple[Character, ...]
    negated: tuple[Character, ...]
    sub_round: int
    first_met: tuple[int, ...]
    replay: bool
    passed: bool | None
    boxes: tuple[int, ...]
    silence_broken: bool
    result: Result | None
    pending: tuple[Pending, ...]
