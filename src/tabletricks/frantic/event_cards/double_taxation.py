"""
Double Taxation: the three highest cards of a hand count at once.

FR-EVENT-DOUBLE_TAXATION-1, FR-EVENT-DOUBLE_TAXATION-2.
"""

from __future__ import annotations

from ..accounts import book
from ..cards import Card
from ..draft import Draft
from ..events import Taxed
from ..occasions import Occasion, event_card


TAXED_CARDS = 3


def _tax(hand: tuple[Card, ...]) -> int:
    return sum(sorted((card.points for card in hand), reverse=True)[:TAXED_CARDS])


@event_card("double_taxation")
def double_taxation(draft: Draft, occasion: Occasion) -> None:
    """Books the sums; without accounts the lowest sum draws one card, the next higher two, and so on."""
    order = occasion.order(draft)
    sums = {seat: _tax(draft.hands[seat]) for seat in order}
    for seat in order:
        draft.emit(Taxed(seat, sums[seat]))
    ranks = {points: rank for rank, points in enumerate(sorted(set(sums.values())), start=1)}
    for seat in order:
        if draft.options.scoring == "points":
            book(draft, seat, sums[seat])
        else:
            draft.draw(seat, ranks[sums[seat]])
