"""
What a seat is asked, one class for each kind of question at the table.
"""

from __future__ import annotations

from typing import ClassVar, Self

import attrs
from attrs import frozen

from ..core.vocabulary import Name, QuestionBase
from .actions import Option
from .characters import Character, listed
from .effects import ALONE, TOGETHER, Effect


__all__ = [
    "BeReady", "ChooseOwnCard", "ChooseTogether", "DecideOnBell", "DecideOnSplit", "LayCard", "PlayFurtherCard",
    "Question", "ReportTalk", "RevealCard", "UsePower",
]  # fmt: skip


def _but_not(forbidden: tuple[Character, ...]) -> str:
    return f", but not the {listed(forbidden, 'or')}" if forbidden else ""


@frozen
class DecideOnBell(QuestionBase):
    """
    Whether to ring the bell for the challenge; one vote against it is enough (C12-BELL-5).

    Attributes:
        challenge: the number of the challenge.
        title: its name.
        cost: the favour that it costs.
    """

    tag: ClassVar[str] = "decide_on_bell"

    challenge: int
    title: str
    cost: int

    def sentence(self, name: Name) -> str:
        cost = f"it costs {self.cost} favour" if self.cost else "it costs nothing"
        return f"{name(self.seat)}, vote whether to ring the bell for {self.title}; {cost}."


@frozen
class DecideOnSplit(QuestionBase):
    """
    Whether to take a challenge with two goals in two sub-rounds (C12-SPLIT-2).

    Attributes:
        challenge: the number of the challenge.
        title: its name.
    """

    tag: ClassVar[str] = "decide_on_split"

    challenge: int
    title: str

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, vote whether to take {self.title} in two sub-rounds."


@frozen
class LayCard(QuestionBase):
    """
    Which card to lay (C12-PLAY-1).

    Attributes:
        forbidden: the characters that may not be played: the supplicant's, and those that are banned.
        may_open: whether the card may lie face up.
    """

    tag: ClassVar[str] = "lay_card"

    forbidden: tuple[Character, ...]
    may_open: bool

    def sentence(self, name: Name) -> str:
        how = "face down or face up" if self.may_open else "face down"
        return f"{name(self.seat)}, lay a card {how}{_but_not(self.forbidden)}."


@frozen
class BeReady(QuestionBase):
    """
    Whether to be content with the laid card, to change it, or to say something about it (C12-PLAY-14).

    Somebody who is ready may still do so until everybody is; then it is an offer.

    Attributes:
        card: the laid card; ``None`` for others if it lies face down.
        open: whether it lies face up.
        may_speak: whether a sentence may be said.
        may_change: whether the card may be changed.
        may_open: whether a card may now be laid face up.
    """

    tag: ClassVar[str] = "be_ready"

    card: Character | None
    open: bool
    may_speak: bool
    may_change: bool
    may_open: bool

    def public(self) -> Self:
        """A card that lies face down is its owner's secret."""
        return self if self.open else attrs.evolve(self, card=None)

    def sentence(self, name: Name) -> str:
        card = "card" if self.card is None else self.card
        ways = [f"change the {card}"] if self.may_change else []
        ways += ["say a sentence"] if self.may_speak else []
        if not self.required:
            return f"{name(self.seat)}, you may still {listed(ways, 'or')}."
        return f"{name(self.seat)}, {listed([*ways, 'be ready'], 'or')}."


@frozen
class RevealCard(QuestionBase):
    """Whether to be the next to reveal the laid card; all who have one decide on the order (C12-REVEAL-2)."""

    tag: ClassVar[str] = "reveal_card"

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, reveal your card, or let others go first."


_POWERS: dict[Character, str] = {
    "alchemist": "double or halve the value",
    "worker": "tilt the die twice",
    "druid": "turn the die up or down by 1",
    "princess": "turn the die to a wanted value",
    "patient": "take a card of your discard pile to hand",
    "golem": "replace a goal by 9 to 12",
    "warlock": "tilt the die once",
    "machine": "turn the die up by 2 or 3",
    "parasite": "turn the die down by 2 or 3",
    "knight": "replace a goal by 1 to 4",
}


@frozen
class UsePower(QuestionBase):
    """
    What the own revealed card does (C12-REVEAL-6).

    Attributes:
        card: the card.
        die: what the die shows.
    """

    tag: ClassVar[str] = "use_power"

    card: Character
    die: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, {_POWERS.get(self.card, 'decide')} with the {self.card}; the die shows {self.die}."


@frozen
class PlayFurtherCard(QuestionBase):
    """
    Which card to play after the oracle (C12-CHAR-ORACLE-4).

    Attributes:
        forbidden: the characters that may not be played.
    """

    tag: ClassVar[str] = "play_further_card"

    forbidden: tuple[Character, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, play a further card after the oracle{_but_not(self.forbidden)}."


@frozen
class ChooseTogether(QuestionBase):
    """
    One's opinion on a choice of the whole council (C12-GROUP-2).

    Attributes:
        effect: the effect that asks.
        options: what can be chosen.
    """

    tag: ClassVar[str] = "choose_together"

    effect: Effect
    options: tuple[Option, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, give your opinion on {TOGETHER.get(type(self.effect), 'what happens')}."


@frozen
class ChooseOwnCard(QuestionBase):
    """
    Which of the own cards to take back or to discard (C12-GROUP-7).

    Attributes:
        effect: the effect that asks.
    """

    tag: ClassVar[str] = "choose_own_card"

    effect: Effect

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, choose {ALONE.get(type(self.effect), 'a card')}."


@frozen
class ReportTalk(QuestionBase):
    """
    Whether to report that the council has talked (C12-SILENT-2); never required.

    Attributes:
        breaks: whether that breaks the silence of the round (C12-SILENT-5).
    """

    tag: ClassVar[str] = "report_talk"

    breaks: bool

    def sentence(self, name: Name) -> str:
        breaks = ", which breaks the silence of this round" if self.breaks else ""
        return f"{name(self.seat)}, you may report that the council has talked{breaks}."


Question = (
    DecideOnBell
    | DecideOnSplit
    | LayCard
    | BeReady
    | RevealCard
    | UsePower
    | PlayFurtherCard
    | ChooseTogether
    | ChooseOwnCard
    | ReportTalk
)
