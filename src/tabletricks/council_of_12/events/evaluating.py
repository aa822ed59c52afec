"""
Step 5: evaluating a challenge, rewards and penalties.
"""

from __future__ import annotations

from typing import ClassVar, Literal, Self

import attrs
from attrs import frozen

from ...core import Change, EventBase, Message, Seat, Who
from ..actions import Aim, Option, chosen
from ..catalogue import Goal, named
from ..characters import Character
from ..effects import (
    ALONE,
    TOGETHER,
    Arrange,
    Ban,
    Discard,
    Effect,
    FreeBell,
    Hush,
    OpenPlay,
    Recover,
    TakeBack,
    TurnDie,
)
from ..words import goals_of, subject, word
from .changing import covered, scored, seen


__all__ = [
    "CardDiscarded", "ChoiceOpened", "ChoiceVote", "CouncilChose", "Decision", "EffectLost", "Evaluated",
    "NextRoundEffect", "PileRecovered", "SubRoundEnded", "SupplicantsShown", "Waste", "Where",
]  # fmt: skip

Decision = Literal["votes", "spokesperson", "list", "only"]
"""What has decided a choice: most votes, in a tie the spokesperson or the list of options, or there was only one."""
Where = Literal["start", "way", "split"]
"""When the goal was met that the die does not meet at the end: at the start, on the way, or in the first sub-round."""
Waste = Literal[
    "full", "scenario", "no_pile", "no_supplicant", "one_supplicant", "last_round", "no_bell", "banned", "replayed"
]
"""Why an effect comes to nothing."""


def aim_of(effect: Effect) -> Aim | None:
    """What the council chooses by an effect."""
    if isinstance(effect, TakeBack | Recover | Discard):
        return "player"
    if isinstance(effect, Arrange):
        return "order"
    return "ban" if isinstance(effect, Ban) else "face" if isinstance(effect, TurnDie) else None


def _choice(effect: Effect, option: Option) -> Message:
    """An option of an effect for a sentence."""
    aim = aim_of(effect)
    kind = "face" if aim == "face" else "other"
    return word(f"choice.{kind}", option=chosen(aim, option))


@frozen
class SubRoundEnded(EventBase):
    """
    The first sub-round of a split is over (C12-SPLIT-5).

    Attributes:
        met: the numbers of the goals that the die meets.
        die: what the die shows.
        goals: the goals in force.
    """

    tag: ClassVar[str] = "sub_round_ended"

    met: tuple[int, ...]
    die: int
    goals: tuple[Goal, ...]

    def message(self) -> Message:
        """Which goal is met, and which is still wanted."""
        rest = [goal for index, goal in enumerate(self.goals) if index not in self.met]
        found = goals_of([goal for index, goal in enumerate(self.goals) if index in self.met])
        variant = ("both" if not rest else "one") if self.met else "none"
        return self.says(variant, goals=goals_of(self.goals), found=found, rest=goals_of(rest))


@frozen
class Evaluated(EventBase):
    """
    A challenge is passed or failed, and its card is turned over (C12-EVAL-1, C12-EVAL-2).

    Attributes:
        number: the number of the challenge.
        title: its name.
        passed: whether it is passed.
        die: what the die shows.
        goals: the goals in force.
        missing: those of them that were not met.
        effects: the reward, or the penalty.
        points: the number on the back.
        german: its German name, if its catalogue has one that the words do not know.
        scores: the score of everybody so far, which is the council's.
        before: what met the other one of two goals before the end: the face that the die showed, or the goal itself
            where the first sub-round of a split met it; empty if the end alone has decided.
        where: when that was.
    """

    tag: ClassVar[str] = "evaluated"

    number: int
    title: str
    passed: bool
    die: int
    goals: tuple[Goal, ...]
    missing: tuple[Goal, ...]
    effects: tuple[Effect, ...]
    points: int
    german: str = ""
    scores: tuple[int, ...] = ()
    before: tuple[int, ...] = ()
    where: Where | None = None

    def changes(self) -> tuple[Change, ...]:
        """The score of everybody."""
        return scored(self.scores)

    def message(self) -> Message:
        """Whether it is passed, why not, and what the card says."""
        missing, title = goals_of(self.missing), named(self.title, self.german)
        if self.passed:
            before = goals_of([self.before])
            verdict = word(f"verdict.{self.where or 'passed'}", title=title, die=self.die, before=before)
        elif not missing:
            verdict = word("verdict.end", title=title, die=self.die, goals=goals_of(self.goals))
        else:
            variant = "one" if len(self.goals) == 1 else "some" if len(missing) == 1 else "both"
            verdict = word(f"verdict.{variant}", title=title, die=self.die, missing=missing)
        follows = ("reward" if self.passed else "penalty") if self.effects else "nothing"
        return self.says(follows, verdict=verdict)


@frozen
class ChoiceOpened(EventBase):
    """
    Something must be chosen (C12-GROUP-2, C12-GROUP-7).

    Attributes:
        effect: the effect that asks.
        seats: who must choose: all, together, or some, each alone.
        together: whether it is a choice of the whole council.
        options: what the council may choose; empty if everybody chooses among own cards.
    """

    tag: ClassVar[str] = "choice_opened"

    effect: Effect
    seats: tuple[Seat, ...]
    together: bool
    options: tuple[Option, ...] = ()

    def message(self) -> Message:
        """Who chooses what."""
        asking = isinstance(self.effect, TOGETHER if self.together else ALONE)
        matter = f"{'together' if self.together else 'alone'}.{self.effect.tag if asking else 'something'}"
        return self.says("together" if self.together else "alone", matter=word(matter), number=len(self.seats))


@frozen
class ChoiceVote(EventBase):
    """
    A seat has given its opinion on a choice of the council (C12-GROUP-6).

    Attributes:
        seat: whose opinion.
        option: the option.
        effect: the effect that asks.
    """

    tag: ClassVar[str] = "choice_vote"

    seat: Seat
    option: Option
    effect: Effect

    def message(self) -> Message:
        """What the seat is for."""
        return self.says(choice=_choice(self.effect, self.option))


@frozen
class CouncilChose(EventBase):
    """
    The council has chosen, or there was only one option (C12-GROUP-2, C12-GROUP-4).

    Attributes:
        effect: the effect that asked.
        option: what was chosen.
        decided: by what.
        spokesperson: whose opinion has decided a tie, if it has.
        supplicants: those that were put in order, in their new order; otherwise none.
    """

    tag: ClassVar[str] = "council_chose"

    effect: Effect
    option: Option
    decided: Decision = "votes"
    spokesperson: Seat | None = None
    supplicants: tuple[Character, ...] = ()

    def message(self) -> Message:
        """What was chosen, and what has decided it."""
        who = {} if self.spokesperson is None else {"seat": Who(self.spokesperson)}
        how = word("decided.list" if self.decided == "spokesperson" and not who else f"decided.{self.decided}", **who)
        if self.supplicants:
            return self.says("order", how=how, supplicants=tuple(map(subject, self.supplicants)))
        return self.says(choice=_choice(self.effect, self.option), how=how)


@frozen
class CardDiscarded(EventBase):
    """A player discards a hand card by an effect (C12-FX-DISCARD-1)."""

    tag: ClassVar[str] = "card_discarded"

    seat: Seat
    card: Character

    def changes(self) -> tuple[Change, ...]:
        """The card leaves the hand."""
        return (Change(self.seat, loses=1, lost=(self.card,)),)


@frozen
class PileRecovered(EventBase):
    """
    A player takes the whole own discard pile to hand (C12-FX-RECOVER-1).

    Attributes:
        seat: who.
        cards: the pile, the top card last; covered cards are ``None`` for others (C12-HAND-10).
    """

    tag: ClassVar[str] = "pile_recovered"

    seat: Seat
    cards: tuple[Character | None, ...]

    def seen_by(self, seat: int | None) -> Self:
        """Of a pile others know the top card only."""
        return self if seat == self.seat else attrs.evolve(self, cards=covered(self.cards))

    def changes(self) -> tuple[Change, ...]:
        """The cards come to the hand."""
        return (Change(self.seat, len(self.cards), gained=seen(self.cards)),)

    def message(self) -> Message:
        """How many cards they are."""
        return self.says(count=len(self.cards))


@frozen
class SupplicantsShown(EventBase):
    """
    The top supplicants of the stack become public; at the end of a game all of them (C12-FX-PEEK-1, C12-SCORE-8).

    Attributes:
        supplicants: the top ones, the next one first.
        over: whether the game is over, so that they do not come any more.
    """

    tag: ClassVar[str] = "supplicants_shown"
    reveals: ClassVar[frozenset[str]] = frozenset({"supplicants"})

    supplicants: tuple[Character, ...]
    over: bool = False

    def message(self) -> Message:
        """Who comes next, or would have come."""
        return self.says("over" if self.over else "", supplicants=tuple(map(subject, self.supplicants)))


@frozen
class NextRoundEffect(EventBase):
    """
    Something will hold in the next round (C12-EVAL-10).

    Attributes:
        effect: open play, a ban, hush or a free bell.
        character: who is banned.
    """

    tag: ClassVar[str] = "next_round_effect"

    effect: OpenPlay | Ban | Hush | FreeBell
    character: Character | None = None

    def message(self) -> Message:
        """What will hold."""
        effect = self.effect
        if isinstance(effect, Ban):
            return self.says("ban") if self.character is None else self.says("banned", who=subject(self.character))
        return self.says(f"{effect.tag}.{effect.who}" if isinstance(effect, OpenPlay) else effect.tag)


@frozen
class EffectLost(EventBase):
    """
    An effect comes to nothing (C12-EVAL-5, C12-EVAL-12).

    Attributes:
        effect: the effect.
        why: why.
    """

    tag: ClassVar[str] = "effect_lost"

    effect: Effect
    why: Waste

    def message(self) -> Message:
        """Why it comes to nothing."""
        return self.says(why=word(f"lost.{self.why}"))
