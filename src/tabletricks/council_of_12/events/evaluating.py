"""
Step 5: evaluating a challenge, rewards and penalties.
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.seats import Seat
from ...core.vocabulary import EventBase, Name
from ..actions import Option, shown_option
from ..characters import Character, listed
from ..effects import ALONE, TOGETHER, Ban, Discard, Effect, FreeBell, Hush, OpenPlay, Recover, TakeBack


__all__ = [
    "CardDiscarded", "ChoiceOpened", "ChoiceVote", "CouncilChose", "Evaluated", "NextRoundEffect", "PileRecovered",
    "SubRoundEnded", "SupplicantsShown",
]  # fmt: skip


def _chosen(effect: Effect, option: Option, name: Name) -> str:
    """An option of an effect for a sentence."""
    if isinstance(option, int) and isinstance(effect, TakeBack | Recover | Discard):
        return name(option)
    return shown_option(option)


@frozen
class SubRoundEnded(EventBase):
    """
    The first sub-round of a split is over (C12-SPLIT-5).

    Attributes:
        met: the numbers of the goals that the die meets.
    """

    tag: ClassVar[str] = "sub_round_ended"

    met: tuple[int, ...]

    def sentence(self, name: Name) -> str:
        del name
        if not self.met:
            return "The first sub-round meets no goal."
        return f"The first sub-round meets goal {' and '.join(str(index + 1) for index in self.met)}."


@frozen
class Evaluated(EventBase):
    """
    A challenge is passed or failed, and its card is turned over (C12-EVAL-1, C12-EVAL-2).

    Attributes:
        number: the number of the challenge.
        title: its name.
        passed: whether it is passed.
        die: what the die shows.
    """

    tag: ClassVar[str] = "evaluated"

    number: int
    title: str
    passed: bool
    die: int

    def sentence(self, name: Name) -> str:
        del name
        return f"The die shows {self.die}: {self.title} is {'passed' if self.passed else 'failed'}."


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

    def sentence(self, name: Name) -> str:
        if self.together:
            return f"The council must choose {TOGETHER.get(type(self.effect), 'something')}."
        return f"{listed([name(seat) for seat in self.seats])} must choose {ALONE.get(type(self.effect), 'something')}."


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

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} is for {_chosen(self.effect, self.option, name)}."


@frozen
class CouncilChose(EventBase):
    """
    The council has chosen, or there was only one option (C12-GROUP-2, C12-GROUP-4).

    Attributes:
        effect: the effect that asked.
        option: what was chosen.
    """

    tag: ClassVar[str] = "council_chose"

    effect: Effect
    option: Option

    def sentence(self, name: Name) -> str:
        return f"The council chooses {_chosen(self.effect, self.option, name)}."


@frozen
class CardDiscarded(EventBase):
    """A player discards a hand card by an effect (C12-FX-DISCARD-1)."""

    tag: ClassVar[str] = "card_discarded"

    seat: Seat
    card: Character

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)} discards the {self.card}."


@frozen
class PileRecovered(EventBase):
    """
    A player takes the whole own discard pile to hand (C12-FX-RECOVER-1).

    Attributes:
        seat: who.
        count: how many cards.
    """

    tag: ClassVar[str] = "pile_recovered"

    seat: Seat
    count: int

    def sentence(self, name: Name) -> str:
        cards = "card" if self.count == 1 else "cards"
        return f"{name(self.seat)} takes the whole discard pile to hand: {self.count} {cards}."


@frozen
class SupplicantsShown(EventBase):
    """
    The top supplicants of the stack become public; at the end of a game all of them (C12-FX-PEEK-1, C12-SCORE-8).

    Attributes:
        supplicants: the top ones, the next one first.
    """

    tag: ClassVar[str] = "supplicants_shown"
    reveals: ClassVar[frozenset[str]] = frozenset({"supplicants"})

    supplicants: tuple[Character, ...]

    def sentence(self, name: Name) -> str:
        del name
        return f"The top of the supplicant stack is shown: {listed(self.supplicants)}."


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

    def sentence(self, name: Name) -> str:
        del name
        if isinstance(self.effect, OpenPlay):
            who = "everybody" if self.effect.who == "all" else "one player"
            return f"In the next round {who} may lay the card face up."
        if isinstance(self.effect, Ban):
            return f"In the next round the {self.character} is forbidden."
        if isinstance(self.effect, Hush):
            return "In the next round nobody may say a sentence."
        return "In the next round the bell costs nothing."
