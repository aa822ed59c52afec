"""
What lies on the table besides playing cards: power cards, and what is in force (FR-SETUP-6, FR-EVENT-GEN-17).
"""

from __future__ import annotations

from typing import Literal

from attrs import frozen

from ..core.seats import Seat
from .cards import Colour
from .decks import EventCard, PowerCard


__all__ = ["Execution", "InForce", "PowerSlot"]

Face = Literal["down", "up", "activated"]
"""How a power card lies; one that is activated in this turn lies face up, and Recharge cannot turn it down."""

LastingEvent = Literal["time_bomb", "last_chance", "plus_one", "parasite"]
LastingPower = Literal["blockade", "looping", "open_hands", "special_seal", "anti_counter", "troublecharger"]
Lasting = Literal[LastingEvent, LastingPower]
"""The events and powers that last longer than the moment."""


@frozen
class PowerSlot:
    """
    A power card in front of a player.

    Attributes:
        card: which one it is; ``None`` in a view whose reader may not see it (FR-INFO-4).
        face: how it lies.
    """

    card: PowerCard | None
    face: Face = "down"

    def seen(self) -> PowerSlot:
        """The power card as others than its owner see it."""
        return PowerSlot(None) if self.face == "down" else self


@frozen
class InForce:
    """
    An event that is in force for the rest of the round, or a power that lasts for some time.

    Attributes:
        name: which one.
        owner: who has activated the power; ``None`` for an event.
        protected: the players whom the event does not concern (FR-CARD-LUCKY-4).
        turns_left: for a Time Bomb how many turns each player has left (FR-EVENT-TIME_BOMB-7); ``None`` for those who
            are protected from it.
        served: for Last Chance the players without cards whose event was triggered already (FR-EVENT-LAST_CHANCE-3).
        colour: for a Colour Blockade the blocked colour.
        armed: for a power that lasts until a turn ends, whether the turn in which it was activated is over.
    """

    name: Lasting
    owner: Seat | None = None
    protected: tuple[Seat, ...] = ()
    turns_left: tuple[int | None, ...] = ()
    served: tuple[Seat, ...] = ()
    colour: Colour | None = None
    armed: bool = False


@frozen
class Execution:
    """
    An event that is being carried out.

    Attributes:
        event: the event.
        author: who has triggered it (FR-EVENT-GEN-3).
        protected: the players whom it does not concern, in the order in which they threw in Lucky Bastard.
    """

    event: EventCard
    author: Seat
    protected: tuple[Seat, ...] = ()
