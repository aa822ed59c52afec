"""
What a seat can do: small answers to small questions (FR-ACT-1 to FR-ACT-6).
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from attrs import frozen

from ..core.forms import added
from ..core.seats import Seat
from ..core.vocabulary import ActionBase
from ..core.words import Message
from .cards import Card, Colour, Suit
from .decks import EventCard, PowerCard


__all__ = ["Acknowledge", "Action", "Assign", "ChooseColour", "ChooseEvent", "ChoosePower", "Discard", "Draw"]
__all__ += ["EndTurn", "Give", "Imitate", "Lay", "Pass", "Pick", "Play", "Risk", "Share", "Take", "Target"]
__all__ += ["Throw", "UseEffect", "WishColour", "WishNumber"]


@frozen
class Play(ActionBase):
    """
    Plays a hand card in the own turn, on a 2nd Chance, or by Random Chance.

    FR-TURN-3, FR-CARD-2ND-1, FR-POWER-RANDOM_CHANCE-1.

    Attributes:
        card: the card.
        power: which of the own power cards is activated with it, from 0; ``None`` for none (FR-POWER-GEN-1).
        power_card: the name of that power card; it may be left out.
    """

    tag: ClassVar[str] = "play"

    seat: Seat
    card: Card
    power: int | None = None
    power_card: PowerCard | None = added(None)

    def message(self) -> Message:
        if self.power is None:
            return self.says()
        return self.says("power" if self.power_card is None else "power_card", place=self.power + 1)


@frozen
class Draw(ActionBase):
    """Draws a card instead of playing, or because nothing fits (FR-TURN-4, FR-TURN-5, FR-CARD-2ND-3)."""

    tag: ClassVar[str] = "draw"

    seat: Seat


@frozen
class EndTurn(ActionBase):
    """Plays nothing after drawing (FR-TURN-7)."""

    tag: ClassVar[str] = "end_turn"

    seat: Seat


@frozen
class Target(ActionBase):
    """
    Chooses a player: against whom a card's effect is used (FR-TARGET-1, FR-TARGET-2), or whom an event concerns.

    Attributes:
        target: the player.
    """

    tag: ClassVar[str] = "target"

    seat: Seat
    target: Seat


@frozen
class Share(ActionBase):
    """
    Gives a player some of the cards of Fantastic Four (FR-CARD-F4-1).

    Attributes:
        target: the player who is to draw.
        count: how many cards; what is left can go to others.
    """

    tag: ClassVar[str] = "share"

    seat: Seat
    target: Seat
    count: int


@frozen
class WishColour(ActionBase):
    """Wishes a colour; black cannot be wished (FR-WISH-1)."""

    tag: ClassVar[str] = "wish_colour"

    seat: Seat
    colour: Suit


@frozen
class WishNumber(ActionBase):
    """Wishes a number from 1 to 9 (FR-WISH-2)."""

    tag: ClassVar[str] = "wish_number"

    seat: Seat
    number: int

    def message(self) -> Message:
        return self.says(eight=self.number == 8)


@frozen
class Throw(ActionBase):
    """Throws in a reaction card (FR-REACT-1)."""

    tag: ClassVar[str] = "throw"

    seat: Seat
    card: Card


@frozen
class Pass(ActionBase):
    """Does without: lets a window go by, or leaves out an effect or a wish that is optional (FR-REACT-2, FR-WISH-5)."""

    tag: ClassVar[str] = "pass"

    seat: Seat


@frozen
class Pick(ActionBase):
    """
    Chooses a card that others do not see: of the own hand (FR-CARD-GIFT-6), or with Thief of the victim's.

    Attributes:
        card: the card; ``None`` in Gambling Man if there is none to lay, which looks the same to others
            (FR-EVENT-GAMBLING_MAN-7).
    """

    tag: ClassVar[str] = "pick"

    seat: Seat
    card: Card | None

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat

    def message(self) -> Message:
        return self.says("" if self.card is not None else "nothing")


@frozen
class Give(ActionBase):
    """
    Assigns a hand card to another player, in secret until everybody is ready (FR-EVENT-GEN-12).

    Attributes:
        card: the card.
        to: who shall get it.
    """

    tag: ClassVar[str] = "give"

    seat: Seat
    card: Card
    to: Seat

    def public_face(self) -> tuple[object, ...]:
        return self.tag, self.seat


@frozen
class Take(ActionBase):
    """Takes one of the open cards of the Market (FR-EVENT-MARKET-2)."""

    tag: ClassVar[str] = "take"

    seat: Seat
    card: Card


@frozen
class Discard(ActionBase):
    """Discards a hand card without effect (FR-EVENT-RECESSION-1, FR-EVENT-SEPPUKU-3, FR-EVENT-PARASITE-1)."""

    tag: ClassVar[str] = "discard"

    seat: Seat
    card: Card


@frozen
class Acknowledge(ActionBase):
    """Has seen enough of the open hands (FR-EVENT-ALL_SEEING_EYE-1)."""

    tag: ClassVar[str] = "acknowledge"

    seat: Seat


@frozen
class ChooseColour(ActionBase):
    """Chooses a colour that is no wish: after a Colour Swap (FR-CARD-SWAP-2), or to block it (FR-POWER-BLOCKADE-1)."""

    tag: ClassVar[str] = "choose_colour"

    seat: Seat
    colour: Colour


@frozen
class ChoosePower(ActionBase):
    """
    Chooses a power card that lies on the table, for Recharge, Edison or Update.

    Attributes:
        owner: in front of whom it lies.
        slot: which of them, from 0.
    """

    tag: ClassVar[str] = "choose_power"

    seat: Seat
    owner: Seat
    slot: int

    def message(self) -> Message:
        return self.says("own" if self.owner == self.seat else "", place=self.slot + 1)


@frozen
class UseEffect(ActionBase):
    """Uses an effect that could be left out: of Update, or of a card turned up by Rewind."""

    tag: ClassVar[str] = "use_effect"

    seat: Seat


@frozen
class Lay(ActionBase):
    """Lays a card openly in a Tsunami (FR-EVENT-TSUNAMI-1)."""

    tag: ClassVar[str] = "lay"

    seat: Seat
    card: Card


@frozen
class Imitate(ActionBase):
    """Names the special card that Mimicry imitates (FR-CARD-MIM-1)."""

    tag: ClassVar[str] = "imitate"

    seat: Seat
    card: Card


@frozen
class ChooseEvent(ActionBase):
    """Chooses the event to be carried out (FR-EVENT-EVENT_MANAGER-1, FR-EVENT-REPEAT-1)."""

    tag: ClassVar[str] = "choose_event"

    seat: Seat
    event: EventCard


@frozen
class Assign(ActionBase):
    """
    Assigns a whole hand to a player (FR-EVENT-DISTRIBUTOR-1).

    Attributes:
        owner: whose hand it was.
        to: who shall get it.
    """

    tag: ClassVar[str] = "assign"

    seat: Seat
    owner: Seat
    to: Seat

    def message(self) -> Message:
        return self.says("own" if self.to == self.seat else "")

    def seats_used(self) -> tuple[int, ...]:
        return (self.to,)


@frozen
class Risk(ActionBase):
    """Dares to turn up a card in Seppuku (FR-EVENT-SEPPUKU-1)."""

    tag: ClassVar[str] = "risk"

    seat: Seat


Action = (
    Play
    | Draw
    | EndTurn
    | Target
    | Share
    | WishColour
    | WishNumber
    | Throw
    | Pass
    | Pick
    | Give
    | Take
    | Discard
    | Acknowledge
    | ChooseColour
    | ChoosePower
    | UseEffect
    | Lay
    | Imitate
    | ChooseEvent
    | Assign
    | Risk
)

# There are few of these, and they are listed at almost every decision.
play = cache(Play)
draw = cache(Draw)
end_turn = cache(EndTurn)
do_without = cache(Pass)
pick = cache(Pick)
share = cache(Share)
wish_colour = cache(WishColour)
wish_number = cache(WishNumber)
choose_colour = cache(ChooseColour)
choose_power = cache(ChoosePower)
