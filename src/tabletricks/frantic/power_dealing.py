"""
Power cards go from the power pile to the players (FR-SETUP-6).
"""

from __future__ import annotations

from .draft import Draft
from .events import PowersDealt
from .power_state import Powers, PowerSlot


POWERS_DEALT = 2
"""How many power cards everybody gets before a round."""


def deal_powers(draft: Draft, seat: int, number: int) -> None:
    """A player gets the next power cards face down, as long as the pile lasts."""
    powers = draft.powers
    assert powers is not None
    cards = powers.pile[:number]
    if cards:
        slots = (*powers.slots[seat], *map(PowerSlot, cards))
        draft.powers = Powers(powers.pile[number:], powers.slots, powers.table).with_slots(seat, slots)
        draft.emit(PowersDealt(seat, len(cards), cards))
