"""
The power cards of a round: where they lie, and what the activated ones have left behind (FR-SETUP-6, FR-POWER-GEN-9).

A game without the expansion Supercharge has none of this: its state holds ``None`` instead.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from attrs import frozen

from .cards import CARDS, Card, Colour
from .decks import PowerCard


Face = Literal["down", "up", "activated"]
"""How a power card lies; one that is activated in this turn lies face up, and Recharge cannot turn it down."""

LastingPower = Literal["blockade", "looping", "open_hands", "special_seal"]

UNTIL_TURN_BEGINS: frozenset[LastingPower] = frozenset({"open_hands", "special_seal"})
"""The powers that last until the activator's next turn begins; the others last until it ends."""


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
class Span:
    """
    A power that is in force for some time.

    Attributes:
        power: the power.
        owner: who has activated it.
        colour: the blocked colour of a Colour Blockade.
        armed: whether the turn in which it was activated is over, for powers that last until the end of a turn.
    """

    power: LastingPower
    owner: int
    colour: Colour | None = None
    armed: bool = False


@frozen
class PowerTable:
    """
    What everybody sees and remembers of the power cards.

    Attributes:
        spans: the powers in force, the oldest first.
        used: whether a power card was activated in this turn (FR-POWER-GEN-2).
        anti_counter: whether the effect that is being resolved cannot be countered (FR-POWER-ANTI_COUNTER-1).
        trouble: who has activated Troublecharger in this turn (FR-POWER-TROUBLECHARGER-1).
    """

    spans: tuple[Span, ...] = ()
    used: bool = False
    anti_counter: bool = False
    trouble: int | None = None


@frozen
class Powers:
    """
    The power cards of a round.

    Attributes:
        pile: the power pile, the next card first.
        slots: the power cards in front of every seat.
        table: what everybody sees and remembers of them.
    """

    pile: tuple[PowerCard, ...]
    slots: tuple[tuple[PowerSlot, ...], ...]
    table: PowerTable = PowerTable()

    def with_slots(self, seat: int, slots: tuple[PowerSlot, ...]) -> Powers:
        """Other power cards in front of a seat."""
        return Powers(self.pile, (*self.slots[:seat], slots, *self.slots[seat + 1 :]), self.table)

    def with_slot(self, seat: int, slot: int, changed: PowerSlot) -> Powers:
        """Another power card at one place in front of a seat."""
        own = self.slots[seat]
        return self.with_slots(seat, (*own[:slot], changed, *own[slot + 1 :]))

    def with_spans(self, *spans: Span) -> Powers:
        """Other powers in force."""
        table = self.table
        return Powers(self.pile, self.slots, PowerTable(spans, table.used, table.anti_counter, table.trouble))

    def with_places_swapped(self, one: int, other: int) -> Powers:
        """Two players swap their places: power cards stay there, powers in force go with the person."""
        return self.with_slots(one, self.slots[other]).with_slots(other, self.slots[one])

    @property
    def barred(self) -> frozenset[Card]:
        """The cards that nobody may play now (FR-POWER-BLOCKADE-2, FR-POWER-SPECIAL_SEAL-1)."""
        return _barred(self.table.spans) if self.table.spans else _NOTHING

    @property
    def sealed(self) -> bool:
        """Whether nobody may play or throw in special cards."""
        return any(span.power == "special_seal" for span in self.table.spans)

    @property
    def blocked(self) -> frozenset[Colour]:
        """The colours that nobody may play."""
        return frozenset(span.colour for span in self.table.spans if span.colour is not None)

    @property
    def opens_hands(self) -> bool:
        """Whether somebody plays with an open hand."""
        spans = self.table.spans
        return bool(spans) and any(span.power == "open_hands" for span in spans)

    def opens(self, seat: int) -> bool:
        """Whether a seat plays with an open hand (FR-POWER-OPEN_HANDS-1)."""
        return any(span.power == "open_hands" and span.owner != seat for span in self.table.spans)


_NOTHING: frozenset[Card] = frozenset()


@lru_cache(maxsize=1024)
def _barred(spans: tuple[Span, ...]) -> frozenset[Card]:
    colours = {span.colour for span in spans if span.colour is not None}
    sealed = any(span.power == "special_seal" for span in spans)
    return frozenset(card for card in CARDS if colours.intersection(card.colours) or (sealed and card.kind != "number"))
