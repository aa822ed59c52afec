"""
Riot: all special cards move one player to the right (FR-EVENT-RIOT-1).
"""

from __future__ import annotations

from ..draft import Draft
from ..giving import Handover, give_at_once
from ..occasions import Occasion, event_card, right_neighbours


@event_card("riot")
def riot(draft: Draft, occasion: Occasion) -> None:
    """All at once, Fuck You, Curse and The End too."""
    give_at_once(
        draft,
        [
            Handover(giver, taker, tuple(card for card in draft.hands[giver] if card.kind != "number"))
            for giver, taker in right_neighbours(draft, occasion).items()
        ],
    )
