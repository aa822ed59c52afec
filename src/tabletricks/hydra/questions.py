"""
What a seat is asked. Only :class:`Interrupt` is an offer that may be left open; the game waits for all other answers.
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ..core.seats import Seat
from ..core.vocabulary import Name, QuestionBase
from .cards import Card, listed, plural, the
from .combinations import Top
from .options import Stake


__all__ = ["AnswerTrick", "ChooseCompanion", "ChoosePartner", "GiveCard", "Interrupt", "LeadTrick", "LookAtPile"]
__all__ += ["PassOn", "Question", "SettleStake"]


@frozen
class ChoosePartner(QuestionBase):
    """Attacker 1 was dealt the open card and names attacker 2 (HY-6P-5)."""

    tag: ClassVar[str] = "choose_partner"

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, name the other attacker."


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

    def sentence(self, name: Name) -> str:
        lower = "" if self.reduced is None else f", or reduce the stake to {self.reduced}"
        cards = plural(self.number, "card")
        return f"{name(self.seat)}, take {cards} from the middle and play for {self.stake}{lower}."


@frozen
class GiveCard(QuestionBase):
    """
    Each attacker gives the other one a card, face down (HY-6P-10).

    Attributes:
        to: who gets it.
    """

    tag: ClassVar[str] = "give_card"

    to: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, give {name(self.to)} one of your cards."


def _beside(drawn: tuple[Card, ...]) -> str:
    return f" with {listed(drawn)}, which you have drawn" if drawn else ""


@frozen
class LeadTrick(QuestionBase):
    """
    The leader of a trick must play; the Witch may come before it (HY-TURN-2, HY-TURN-3, HY-WITCH-1).

    Attributes:
        drawn: the cards that the seat has drawn and must play at once (HY-3P-6).
    """

    tag: ClassVar[str] = "lead_trick"

    drawn: tuple[Card, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, lead a new trick{_beside(self.drawn)}."


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

    def sentence(self, name: Name) -> str:
        owner = "your own" if self.top.owner == self.seat else f"{name(self.top.owner)}'s"
        storm = " in the Storm" if self.storm and not self.top.is_storm else ""
        check = "" if self.drawn else ", or check"
        return f"{name(self.seat)}, beat {owner} {self.top.bare_label}{storm}{_beside(self.drawn)}{check}."


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

    def sentence(self, name: Name) -> str:
        owner = "your own" if self.top.owner == self.seat else f"{name(self.top.owner)}'s"
        cards = " or ".join(map(the, self.cards)) or "a card"
        return f"{name(self.seat)}, you can play {cards} on {owner} {self.top.bare_label}."


@frozen
class ChooseCompanion(QuestionBase):
    """
    Whoever has played the Companion names somebody, or nobody (HY-COMPANION-5, HY-3P-17).

    Attributes:
        candidates: whom the seat may name, ascending.
    """

    tag: ClassVar[str] = "choose_companion"

    candidates: tuple[Seat, ...]

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, name {', '.join(map(name, self.candidates))} or nobody as your companion."


@frozen
class LookAtPile(QuestionBase):
    """
    Whoever has played the Companion may look through the own personal pile, for two cards more in it (HY-2P-11).

    Attributes:
        count: how many cards it has.
    """

    tag: ClassVar[str] = "look_at_pile"

    count: int

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, look through your personal pile of {plural(self.count, 'card')}, or do not."


@frozen
class PassOn(QuestionBase):
    """
    The Witch makes everybody pass on a card, face down (HY-WITCH-2).

    Attributes:
        to: who gets it.
    """

    tag: ClassVar[str] = "pass_on"

    to: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, pass one of your cards on to {name(self.to)}."


Question = (
    ChoosePartner | SettleStake | GiveCard | LeadTrick | AnswerTrick | Interrupt | ChooseCompanion | LookAtPile | PassOn
)
