"""
Powers that last for some time: when they begin and when they end (FR-TURN-2, FR-TURN-11, FR-SKIP-4).
"""

from __future__ import annotations

from attrs import evolve

from .draft import Draft
from .events import DirectionChanged, PowerEnded, PowerStarted
from .power_state import UNTIL_TURN_BEGINS, Powers, PowerSlot, PowerTable, Span


def start_span(draft: Draft, span: Span) -> None:
    """A power is in force from now on; several of the same kind run side by side (FR-POWER-BLOCKADE-5)."""
    assert draft.powers is not None
    draft.powers = draft.powers.with_spans(*draft.powers.table.spans, span)
    draft.emit(PowerStarted(span.owner, span.power, span.colour))


def turn_begins(draft: Draft, powers: Powers, seat: int) -> None:
    """The player's own Open Hands and Special Seals end, also if the turn is to be skipped (FR-SKIP-4)."""
    ended = [span for span in powers.table.spans if span.owner == seat and span.power in UNTIL_TURN_BEGINS]
    if ended:
        left = powers.with_spans(*(span for span in powers.table.spans if span not in ended))
        # Everybody has seen how the hands looked in the end, also if nobody was asked since they were opened.
        draft.show_open_hands(powers, [other for other in draft.seats if not left.opens(other)])
        draft.powers = left
        for span in ended:
            draft.emit(PowerEnded(span.owner, span.power, span.colour))


def turn_ends(draft: Draft, powers: Powers, seat: int) -> None:
    """
    The player's Colour Blockades and Loopings are armed, or end if they were; Loopings turn the direction both times.

    What was activated in this turn can be recharged from now on, and another power card can be activated.
    """
    table = powers.table
    if table.used:
        table = PowerTable(table.spans, trouble=table.trouble)
        powers = Powers(powers.pile, tuple(map(_settled, powers.slots)), table)
    spans: list[Span] = []
    for span in table.spans:
        if span.owner != seat or span.power in UNTIL_TURN_BEGINS:
            spans.append(span)
            continue
        if span.power == "looping":
            draft.direction = -draft.direction
            draft.emit(DirectionChanged(draft.direction))
        if span.armed:
            draft.emit(PowerEnded(span.owner, span.power, span.colour))
        else:
            spans.append(evolve(span, armed=True))
    draft.powers = powers.with_spans(*spans) if table.spans else powers


def _settled(slots: tuple[PowerSlot, ...]) -> tuple[PowerSlot, ...]:
    return tuple([PowerSlot(slot.card, "up") if slot.face == "activated" else slot for slot in slots])
