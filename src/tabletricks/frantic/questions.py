"""
What a player can be asked: one class for each kind of decision at the table.

``card`` says for which special card, event or power something is decided.
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ..core.seats import Seat
from ..core.vocabulary import QuestionBase
from ..core.words import Message
from .cards import COLOURS, Card, Colour, SpecialKind
from .decks import CardName, EventCard
from .demands import Demand
from .events.turns import Reaction


__all__ = ["CardQuestion", "ColourQuestion", "DecisionQuestion", "EventQuestion", "GiftQuestion"]
__all__ += ["HandQuestion", "ImitationQuestion", "LookQuestion", "PlayQuestion", "PlayerQuestion"]
__all__ += ["PowerQuestion", "Question", "ReactionQuestion", "ShareQuestion", "WishQuestion"]


@frozen
class PlayQuestion(QuestionBase):
    """
    Which card to play: in the own turn, on a 2nd Chance, or by Random Chance.

    Attributes:
        card: ``"second_chance"`` or ``"random_chance"``; ``None`` in the own turn.
        drawn: whether a card was drawn already.
        demand: what the card must match.
    """

    tag: ClassVar[str] = "play"

    card: CardName | None
    drawn: bool
    demand: Demand

    def message(self) -> Message:
        if self.card == "second_chance" and self.drawn:
            return self.says("second_chance.drawn")
        return self.says(self.card or "")


@frozen
class CardQuestion(QuestionBase):
    """
    Which card to choose: of a hand, or one that lies open.

    Attributes:
        card: for what.
        left: how many are still to be chosen, this one included; ``None`` for everybody else where it tells something
            of a hand.
        optional: whether that is an upper limit.
        owner: in whose hand they are; ``None`` for cards that lie open.
        to: who gets them, if they change hands.
        chosen: those chosen so far, which still are in the hand; ``None`` for everybody else.
        colour: the colour that is wanted, if any.
        worth: the points that the card must count at least, if any.
    """

    tag: ClassVar[str] = "choose_card"

    card: CardName
    left: int | None = 1
    optional: bool = False
    owner: Seat | None = None
    to: Seat | None = None
    chosen: tuple[Card, ...] | None = ()
    colour: Colour | None = None
    worth: int | None = None

    def public(self) -> CardQuestion:
        return self if self.to is None else attrs.evolve(self, left=None, chosen=None)

    def message(self) -> Message:
        number = "unknown" if self.left is None else "more" if self.chosen else "first"
        cards = Message(f"question.choose_card.{number}", {"left": self.left})
        if self.to is None:
            first = self.card == "tsunami" and not self.worth
            return self.says("tsunami.first" if first else self.card, cards=cards)
        return self.says("give" if self.owner == self.seat else "take", cards=cards)


@frozen
class GiftQuestion(QuestionBase):
    """
    Which card to give to whom, in secret until everybody has decided (FR-EVENT-GEN-12).

    Attributes:
        card: the event.
        left: how many are still to be given; ``None`` for everybody else.
    """

    tag: ClassVar[str] = "give_card"

    card: EventCard
    left: int | None

    def public(self) -> GiftQuestion:
        return attrs.evolve(self, left=None)

    def message(self) -> Message:
        return self.says("several" if self.left is not None and self.left > 1 else "")


@frozen
class PlayerQuestion(QuestionBase):
    """
    Which player to choose.

    Attributes:
        card: for what.
        optional: whether it can be left out.
        first: the one who is chosen already, where it takes two.
    """

    tag: ClassVar[str] = "choose_player"

    card: CardName
    optional: bool = False
    first: Seat | None = None

    def message(self) -> Message:
        if self.card in ("trust_fall", "recycling", "special_charge"):
            return self.says(self.card)
        if self.card == "identity_theft":
            return self.says("identity_theft" if self.first is None else "identity_theft.second")
        return self.says("optional" if self.optional else "")


@frozen
class ShareQuestion(QuestionBase):
    """
    Who has to draw how many cards of Fantastic Four (FR-CARD-F4-2).

    Attributes:
        left: how many are still to be distributed.
        shares: the cards so far of every player, by seat; empty before the first.
    """

    tag: ClassVar[str] = "share"

    left: int
    shares: tuple[int, ...]

    def message(self) -> Message:
        return self.says("rest" if self.shares else "")


@frozen
class WishQuestion(QuestionBase):
    """
    What to wish (FR-WISH-1 to FR-WISH-8).

    Attributes:
        card: the card that gives the wish.
        colours: whether a colour can be wished.
        numbers: whether a number can be wished.
        optional: whether it can be left out.
    """

    tag: ClassVar[str] = "wish"

    card: CardName
    colours: bool
    numbers: bool
    optional: bool

    def message(self) -> Message:
        return self.says("both" if self.colours and self.numbers else "number" if self.numbers else "")


@frozen
class ReactionQuestion(QuestionBase):
    """
    Whether to throw in a card; everybody who might is asked, whatever they hold (FR-REACT-2).

    Attributes:
        reaction: the card.
        author: whose card could be countered, or who triggers the event to come; ``None`` for Nice Try.
        card: the card that could be countered.
        finishers: for Nice Try the others who have no cards.
    """

    tag: ClassVar[str] = "react"

    reaction: Reaction
    author: Seat | None = None
    card: SpecialKind | None = None
    finishers: tuple[Seat, ...] = ()

    def message(self) -> Message:
        own = self.reaction == "lucky_bastard" and self.author == self.seat
        return self.says(f"{self.reaction}{'.own' if own else ''}", one=len(self.finishers) == 1)


@frozen
class ColourQuestion(QuestionBase):
    """
    Which colour to choose; it is no wish.

    Attributes:
        card: Colour Swap or Colour Blockade.
        colours: the colours to choose from.
    """

    tag: ClassVar[str] = "choose_colour"

    card: CardName
    colours: tuple[Colour, ...]

    def message(self) -> Message:
        return self.says("any" if len(self.colours) == len(COLOURS) else "")


@frozen
class PowerQuestion(QuestionBase):
    """
    Which power card to choose, for Edison, Recharge or Update.

    Attributes:
        card: for what.
        optional: whether it can be left out.
        owner: in front of whom the one lies that is chosen already.
        slot: which of them it is, from 0.
    """

    tag: ClassVar[str] = "choose_power"

    card: SpecialKind
    optional: bool
    owner: Seat | None = None
    slot: int | None = None

    def message(self) -> Message:
        if self.slot is None:
            return self.says(self.card)
        return self.says("edison.second", place=self.slot + 1)


@frozen
class DecisionQuestion(QuestionBase):
    """
    Whether to use an effect, or to take a risk in Seppuku.

    Attributes:
        card: what is decided about.
        turned: the card that Rewind has turned up.
        with_accounts: whether Seppuku is about points and not about cards.
    """

    tag: ClassVar[str] = "decide"

    card: CardName
    turned: Card | None = None
    with_accounts: bool = True

    def message(self) -> Message:
        if self.card == "seppuku":
            return self.says("seppuku" if self.with_accounts else "seppuku.cards")
        return self.says(self.card)


@frozen
class ImitationQuestion(QuestionBase):
    """
    Which special card Mimicry imitates (FR-CARD-MIM-1).

    Attributes:
        free: whether it need not match (FR-CARD-MIM-5).
    """

    tag: ClassVar[str] = "imitate"

    free: bool

    def message(self) -> Message:
        return self.says("free" if self.free else "")


@frozen
class EventQuestion(QuestionBase):
    """
    Which event is carried out.

    Attributes:
        card: the event that gives the choice.
        events: the events to choose from.
    """

    tag: ClassVar[str] = "choose_event"

    card: EventCard
    events: tuple[EventCard, ...]

    def message(self) -> Message:
        return self.says(self.card)


@frozen
class HandQuestion(QuestionBase):
    """
    Who gets a hand, with Distributor (FR-EVENT-DISTRIBUTOR-1).

    Attributes:
        owner: whose hand it was.
    """

    tag: ClassVar[str] = "assign_hand"

    owner: Seat


@frozen
class LookQuestion(QuestionBase):
    """Whether enough was seen of the open hands (FR-EVENT-ALL_SEEING_EYE-1)."""

    tag: ClassVar[str] = "look"


Question = (
    PlayQuestion
    | CardQuestion
    | GiftQuestion
    | PlayerQuestion
    | ShareQuestion
    | WishQuestion
    | ReactionQuestion
    | ColourQuestion
    | PowerQuestion
    | DecisionQuestion
    | ImitationQuestion
    | EventQuestion
    | HandQuestion
    | LookQuestion
)
