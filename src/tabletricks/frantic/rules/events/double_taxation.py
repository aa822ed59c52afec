"""
Double Taxation: the three highest cards of a hand count at once.

FR-EVENT-DOUBLE_TAXATION-1, FR-EVENT-DOUBLE_TAXATION-2.
"""

from __future__ import annotations

from ...cards import Card
from ...events import HandCounted
from ..executing_events import event_card
from ..state import Draft


TAXED_CARDS = 3


def _tax(hand: tuple[Card, ...]) -> int:
    return sum(sorted((card.points for card in hand), reverse=True)[:TAXED_CARDS])


@event_card("double_taxation")
def double_taxation(draft: Draft) -> None:
    """Books the sums; without accounts the lowest sum draws one card, the next higher two, and so on."""
    order = draft.concerned()
    sums = {seat: _tax(draft.hands[seat]) for seat in order}
    for seat in order:
        draft.emit(HandCounted(seat, sums[seat], "double_taxation"))
    ranks = {points: rank for rank, points in enumerate(sorted(set(sums.values())), start=1)}
    for seat in order:
        if draft.options.scoring == "points":
            draft.book(seat, sums[seat])
        else:
            draft.draw(seat, ranks[sums[seat]])
