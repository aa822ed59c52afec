"""
Riot: all special cards move one player to the right (FR-EVENT-RIOT-1).
"""

from __future__ import annotations

from ...events import NoEffect
from ..executing_events import event_card
from ..state import Draft


@event_card("riot")
def riot(draft: Draft) -> None:
    """All at once, Fuck You, Curse and The End too."""
    if not draft.right_neighbours():
        draft.emit(NoEffect("riot", "nobody_else"))
    draft.give_at_once(
        "riot",
        [
            (giver, taker, tuple(card for card in draft.hands[giver] if card.kind != "number"))
            for giver, taker in draft.right_neighbours().items()
        ],
    )
