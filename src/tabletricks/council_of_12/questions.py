"""
What a seat is asked, one class for each kind of question at the table.
"""

from __future__ import annotations

from typing import ClassVar, Self

import attrs
from attrs import frozen

from ..core import Message, QuestionBase
from .actions import Option
from .catalogue import named
from .characters import Character
from .effects import ALONE, TOGETHER, Effect
from .words import word


__all__ = [
    "BeReady", "ChooseOwnCard", "ChooseTogether", "DecideOnBell", "DecideOnSplit", "LayCard", "PlayFurtherCard",
    "Question", "ReportTalk", "RevealCard", "UsePower",
]  # fmt: skip


@frozen
class DecideOnBell(QuestionBase):
    """
    Whether to ring the bell for the challenge; one vote against it is enough (C12-BELL-5).

    Attributes:
        challenge: the number of the challenge.
        title: its name.
        cost: the favour that it costs.
        german: its German name, if its catalogue has one that the words do not know.
    """

    tag: ClassVar[str] = "decide_on_bell"

    challenge: int
    title: str
    cost: int
    german: str = ""

    def message(self) -> Message:
        """The price is named."""
        return self.says("" if self.cost else "free", title=named(self.title, self.german))


@frozen
class DecideOnSplit(QuestionBase):
    """
    Whether to take a challenge with two goals in two sub-rounds (C12-SPLIT-2).

    Attributes:
        challenge: the number of the challenge.
        title: its name.
        german: its German name, if its catalogue has one that the words do not know.
    """

    tag: ClassVar[str] = "decide_on_split"

    challenge: int
    title: str
    german: str = ""

    def message(self) -> Message:
        """The name of the challenge in the language of the sentence."""
        return self.says(title=named(self.title, self.german))


@frozen
class LayCard(QuestionBase):
    """
    Which card to lay (C12-PLAY-1).

    Attributes:
        forbidden: the characters that may not be played: the supplicant's, and those that are banned.
        may_open: whether the card may lie face up.
        heir: whether it is the succession round, where all name an heir.
    """

    tag: ClassVar[str] = "lay_card"

    forbidden: tuple[Character, ...]
    may_open: bool
    heir: bool = False

    def message(self) -> Message:
        """What may not be laid is named."""
        return self.says("heir" if self.heir else "but_not" if self.forbidden else "")


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

    def message(self) -> Message:
        """All that can still be done is named."""
        ways = "change_or_speak" if self.may_change and self.may_speak else "change" if self.may_change else ""
        ways = ways or ("speak" if self.may_speak else "only")
        return self.says(ways if self.required else f"{ways}.still", laid=self.card or word("laid_card"))


@frozen
class RevealCard(QuestionBase):
    """Whether to be the next to reveal the laid card; all who have one decide on the order (C12-REVEAL-2)."""

    tag: ClassVar[str] = "reveal_card"


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

    def message(self) -> Message:
        """What the card can do is said."""
        return self.says("" if self.card in ("oracle", "shapeshifter") else self.card)


@frozen
class PlayFurtherCard(QuestionBase):
    """
    Which card to play after the oracle (C12-CHAR-ORACLE-4).

    Attributes:
        forbidden: the characters that may not be played.
    """

    tag: ClassVar[str] = "play_further_card"

    forbidden: tuple[Character, ...]

    def message(self) -> Message:
        """What may not be played is named."""
        return self.says("but_not" if self.forbidden else "")


@frozen
class ChooseTogether(QuestionBase):
    """
    One's opinion on a choice of the whole council (C12-GROUP-2).

    Attributes:
        effect: the effect that asks.
        options: what can be chosen.
        supplicants: those that are put in order, the next one first; otherwise none.
    """

    tag: ClassVar[str] = "choose_together"

    effect: Effect
    options: tuple[Option, ...]
    supplicants: tuple[Character, ...] = ()

    def message(self) -> Message:
        """What the choice is about."""
        return self.says(self.effect.tag if isinstance(self.effect, TOGETHER) else "")


@frozen
class ChooseOwnCard(QuestionBase):
    """
    Which of the own cards to take back or to discard (C12-GROUP-7).

    Attributes:
        effect: the effect that asks.
    """

    tag: ClassVar[str] = "choose_own_card"

    effect: Effect

    def message(self) -> Message:
        """What the choice is about."""
        return self.says(self.effect.tag if isinstance(self.effect, ALONE) else "")


@frozen
class ReportTalk(QuestionBase):
    """
    Whether to report that the council has talked (C12-SILENT-2); never required.

    Attributes:
        breaks: whether that breaks the silence of the round (C12-SILENT-5).
    """

    tag: ClassVar[str] = "report_talk"

    breaks: bool


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
