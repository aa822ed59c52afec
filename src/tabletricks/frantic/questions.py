"""
What a player can be asked: one class for each kind of decision at the table.

``card`` says for which special card, event or power something is decided.
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ..core.seats import Seat
from ..core.vocabulary import Name, QuestionBase
from .cards import COLOURS, SPECIALS, Card, Colour, SpecialKind, plural
from .decks import TITLES, CardName, EventCard
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
    """

    tag: ClassVar[str] = "play"

    card: CardName | None
    drawn: bool

    def sentence(self, name: Name) -> str:
        if self.card is not None:
            return f"{name(self.seat)}, another card must follow {TITLES[self.card]}."
        return f"{name(self.seat)}, play a card or {'end your turn' if self.drawn else 'draw one'}."


_CARD_WANTED: dict[CardName, str] = {
    "market": "take an open card",
    "recession": "discard {left}",
    "parasite": "discard up to {left}, or stop",
    "seppuku": "discard up to {left}, or stop",
    "gambling_man": "lay a {colour} number card face down",
    "russian_roulette": "put in a card",
    "tsunami": "lay a card worth as much as the last one or more",
}
"""What is done with a card for events; everywhere else it changes hands."""


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
    """

    tag: ClassVar[str] = "choose_card"

    card: CardName
    left: int | None = 1
    optional: bool = False
    owner: Seat | None = None
    to: Seat | None = None
    chosen: tuple[Card, ...] | None = ()
    colour: Colour | None = None

    def public(self) -> CardQuestion:
        return self if self.to is None else attrs.evolve(self, left=None, chosen=None)

    def sentence(self, name: Name) -> str:
        left = "cards" if self.left is None else plural(self.left, "more card" if self.chosen else "card")
        if self.card in _CARD_WANTED:
            wanted = _CARD_WANTED[self.card].format(left=left, colour=self.colour)
            return f"{name(self.seat)}, {TITLES[self.card]}: {wanted}."
        if self.owner == self.seat and self.to is not None:
            return f"{name(self.seat)}, {TITLES[self.card]}: choose {left} for {name(self.to)}."
        owner = "" if self.owner is None else f" from {name(self.owner)}"
        return f"{name(self.seat)}, {TITLES[self.card]}: take {left}{owner}."


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

    def sentence(self, name: Name) -> str:
        several = "" if self.left in (None, 1) else f", {self.left} times"
        return f"{name(self.seat)}, {TITLES[self.card]}: choose a card and who gets it{several}."


_PLAYER_WANTED: dict[CardName, str] = {
    "identity_theft": "choose a player to change places",
    "trust_fall": "choose who must give you cards",
    "recycling": "choose who takes the card",
    "special_charge": "choose who must draw",
}


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

    def sentence(self, name: Name) -> str:
        wanted = _PLAYER_WANTED.get(self.card, f"choose against whom to use {TITLES[self.card]}")
        also = "" if self.first is None else f" with {name(self.first)}"
        return f"{name(self.seat)}, {wanted}{also}{', or nobody' if self.optional else ''}."


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

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, choose who must draw {plural(self.left, 'card')}, together or split."


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

    def sentence(self, name: Name) -> str:
        wanted = " or ".join(["a colour"] * self.colours + ["a number"] * self.numbers)
        return f"{name(self.seat)}, wish {wanted}{', if you like' if self.optional else ''}."


@frozen
class ReactionQuestion(QuestionBase):
    """
    Whether to throw in a card; everybody who might is asked, whatever they hold (FR-REACT-2).

    Attributes:
        reaction: the card.
        author: whose card could be countered, or who triggers the event to come; ``None`` for Nice Try.
        card: the card that could be countered.
    """

    tag: ClassVar[str] = "react"

    reaction: Reaction
    author: Seat | None = None
    card: SpecialKind | None = None

    def sentence(self, name: Name) -> str:
        title, author = SPECIALS[self.reaction].title, "" if self.author is None else name(self.author)
        if self.card is not None:
            moment = f"{author} uses {TITLES[self.card]} against you"
        else:
            moment = f"{author} triggers an event" if author else "somebody has got rid of all cards"
        return f"{name(self.seat)}, {moment}: throw in {title}, or let it pass."


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

    def sentence(self, name: Name) -> str:
        colours = "a colour" if len(self.colours) == len(COLOURS) else " or ".join(self.colours)
        return f"{name(self.seat)}, {TITLES[self.card]}: choose {colours}."


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

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, {TITLES[self.card]}: choose a power card{', or none' if self.optional else ''}."


@frozen
class DecisionQuestion(QuestionBase):
    """
    Whether to use an effect, or to take a risk in Seppuku.

    Attributes:
        card: what is decided about.
        turned: the card that Rewind has turned up.
    """

    tag: ClassVar[str] = "decide"

    card: CardName
    turned: Card | None = None

    def sentence(self, name: Name) -> str:
        if self.card == "seppuku":
            return f"{name(self.seat)}, turn up a card, or decline."
        title = TITLES[self.card] if self.turned is None else self.turned.label
        return f"{name(self.seat)}, use {title}, or do without."


@frozen
class ImitationQuestion(QuestionBase):
    """
    Which special card Mimicry imitates (FR-CARD-MIM-1).

    Attributes:
        free: whether it need not match (FR-CARD-MIM-5).
    """

    tag: ClassVar[str] = "imitate"

    free: bool

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, name the card that Mimicry imitates."


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

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, choose an event: {', '.join(TITLES[event] for event in self.events)}."


@frozen
class HandQuestion(QuestionBase):
    """
    Who gets a hand, with Distributor (FR-EVENT-DISTRIBUTOR-1).

    Attributes:
        owner: whose hand it was.
    """

    tag: ClassVar[str] = "assign_hand"

    owner: Seat

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, choose who gets the hand of {name(self.owner)}."


@frozen
class LookQuestion(QuestionBase):
    """Whether enough was seen of the open hands (FR-EVENT-ALL_SEEING_EYE-1)."""

    tag: ClassVar[str] = "look"

    def sentence(self, name: Name) -> str:
        return f"{name(self.seat)}, look at the open hands."


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
