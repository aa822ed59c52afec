"""
What is impossible about power cards: the part of the audit that concerns Supercharge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .power_state import UNTIL_TURN_BEGINS, Powers, Span
from .state import State


def power_problems(state: State) -> Iterator[str]:
    """What is impossible about the power cards of a state."""
    powers = state.powers
    if (powers is not None) != state.options.supercharge:
        yield "power cards belong to Supercharge"
    if powers is None:
        return
    yield from _card_problems(state, powers)
    for span in powers.table.spans:
        if not _possible(state, span):
            yield f"{span.power} is in force and cannot be"
    loopings = sum(span.power == "looping" and span.armed for span in powers.table.spans)
    if state.table.direction != (-1) ** loopings:
        yield "the direction of play does not agree with the Loopings"
    yield from _turn_problems(state, powers)


def _card_problems(state: State, powers: Powers) -> Iterator[str]:
    if len(powers.slots) != len(state.players):
        yield "everybody has a place for power cards"
    cards = Counter([*powers.pile, *(slot.card for own in powers.slots for slot in own)])
    if cards != Counter(state.options.power_cards):
        yield "a power card is missing or there twice"


def _possible(state: State, span: Span) -> bool:
    """A blockade has a colour; what lasts until a turn ends is armed when the turn of its activation is over."""
    if span.owner not in state.seats or (span.power == "blockade") != (span.colour is not None):
        return False
    if span.power in UNTIL_TURN_BEGINS:
        return not span.armed
    return span.armed or span.owner == state.table.turn


def _turn_problems(state: State, powers: Powers) -> Iterator[str]:
    table = powers.table
    activated = [seat for seat, own in enumerate(powers.slots) for slot in own if slot.face == "activated"]
    if not table.used and (activated or table.anti_counter or table.trouble is not None):
        yield "a power acts that was not activated in this turn"
    if len(activated) > 1 or (table.used and state.table.turn_number == 0):
        yield "one power card is activated in a turn"
    if table.trouble is not None and table.trouble not in state.seats:
        yield "a Troublecharger belongs to nobody"
