"""
Charity: everybody else draws a card from those who hold most (FR-EVENT-CHARITY-1 to FR-EVENT-CHARITY-3).
"""

from __future__ import annotations

from ...events import NoEffect
from ..executing_events import event_card
from ..state import Draft


@event_card("charity")
def charity(draft: Draft) -> None:
    """Who holds most is determined once (FR-EVENT-GEN-14); a hand that runs out is passed over."""
    order = draft.concerned()
    most = max((len(draft.hands[seat]) for seat in order), default=0)
    rich = [seat for seat in order if len(draft.hands[seat]) == most]
    if len(rich) == len(order):
        draft.emit(NoEffect("charity", "all_equal"))
    for taker in order:
        for giver in rich if taker not in rich else ():
            card = draft.blind(draft.hands[giver], 1)
            if card:
                draft.move(giver, taker, card, "blind")
