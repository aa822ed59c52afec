"""
What a seat is asked. Only :class:`Interrupt` is an offer that may be left open; the game waits for all other answers.
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ..core.seats import Seat
from ..core.vocabulary import QuestionBase
from ..core.words import Message, Who
from .cards import Card, named
from .combinations import Top
from .options import Stake


__all__ = ["AnswerTrick", "ChooseCompanion", "ChoosePartner", "GiveCard", "Interrupt", "LeadTrick", "LookAtPile"]
__all__ += ["PassOn", "Question", "SettleStake"]


@frozen
class ChoosePartner(QuestionBase):
    """Attacker 1 was dealt the open card and names attacker 2 (HY-6P-5)."""

    tag: ClassVar[str] = "choose_partner"


@frozen
class SettleStake(QuestionBase):
    """
    The attacker takes middle cards for the present stake, or reduces it (HY-BID-1 to HY-BID-9).

    Attributes:
        stake: the present stake.
        number: how many cards are taken for it.
        reduced: the stake after a reduction; ``None`` if there is no lower one.
    """

    tag: ClassVar[str] = "settle_stake"

    stake: Stake
    number: int
    reduced: Stake | None

    def message(self) -> Message:
        return self.says("lowest" if self.reduced is None else "")


@frozen
class GiveCard(QuestionBase):
    """
    Each attacker gives the other one a card, face down (HY-6P-10).

    Attributes:
        to: who gets it.
    """

    tag: ClassVar[str] = "give_card"

    to: Seat


@frozen
class LeadTrick(QuestionBase):
    """
    The leader of a trick must play; the Witch may come before it (HY-TURN-2, HY-TURN-3, HY-WITCH-1).

    Attributes:
        drawn: the cards that the seat has drawn and must play at once (HY-3P-6).
    """

    tag: ClassVar[str] = "lead_trick"

    drawn: tuple[Card, ...]

    def message(self) -> Message:
        return self.says("drawn", cards=named(self.drawn)) if self.drawn else self.says()


@frozen
class AnswerTrick(QuestionBase):
    """
    The seat on turn may beat the top, or check (HY-TURN-5).

    Attributes:
        top: the play to beat.
        storm: whether the order is reversed (HY-STORM-5).
        drawn: the cards that the seat has drawn and must play at once (HY-3P-6).
    """

    tag: ClassVar[str] = "answer_trick"

    top: Top
    storm: bool
    drawn: tuple[Card, ...]

    def message(self) -> Message:
        return self.says(
            "drawn" if self.drawn else "",
            over=self.top.of_owner(self.seat, "yours"),
            turned=self.storm and not self.top.is_storm,
            cards=named(self.drawn),
        )


@frozen
class Interrupt(QuestionBase):
    """
    Whoever holds Time Leap or the Trickster may play it on the top, also out of turn (HY-TURN-11, HY-TURN-13).

    Attributes:
        top: the play that could be answered.
        cards: the cards that can be played; nobody else knows them.
    """

    tag: ClassVar[str] = "interrupt"

    top: Top
    cards: tuple[Card, ...]

    def public(self) -> Interrupt:
        """Nothing of the hand."""
        return attrs.evolve(self, cards=())

    def message(self) -> Message:
        over = self.top.of_owner(self.seat, "yours")
        return self.says("" if self.cards else "hidden", over=over, which=named(self.cards))


@frozen
class ChooseCompanion(QuestionBase):
    """
    Whoever has played the Companion names somebody, or nobody (HY-COMPANION-5, HY-3P-17).

    Attributes:
        candidates: whom the seat may name, ascending.
    """

    tag: ClassVar[str] = "choose_companion"

    candidates: tuple[Seat, ...]

    def message(self) -> Message:
        return self.says(whom=(*map(Who, self.candidates), Message("word.nobody")))


@frozen
class LookAtPile(QuestionBase):
    """
    Whoever has played the Companion may look through the own personal pile, for two cards more in it (HY-2P-11).

    Attributes:
        count: how many cards it has.
    """

    tag: ClassVar[str] = "look_at_pile"

    count: int


@frozen
class PassOn(QuestionBase):
    """
    The Witch makes everybody pass on a card, face down (HY-WITCH-2).

    Attributes:
        to: who gets it.
    """

    tag: ClassVar[str] = "pass_on"

    to: Seat


Question = (
    ChoosePartner | SettleStake | GiveCard | LeadTrick | AnswerTrick | Interrupt | ChooseCompanion | LookAtPile | PassOn
)
