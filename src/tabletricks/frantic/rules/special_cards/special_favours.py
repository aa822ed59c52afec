"""
Special Favours: the author and another player swap all their special cards (FR-CARD-FAV-1 to FR-CARD-FAV-4).
"""

from __future__ import annotations

from ..attacks import SingleTarget, aimed
from ..card_effects import Attack
from ..state import Draft
from .fuck_you import givable


@aimed("special_favours")
class SpecialFavours(SingleTarget):
    """Two players swap their special cards."""

    def hit(self, draft: Draft, attack: Attack) -> None:
        """Everybody learns how many there are (FR-CARD-FAV-4), perhaps none; Fuck You does not move (FR-CARD-FAV-2)."""
        sides = ((attack.author, attack.target), (attack.target, attack.author))
        draft.give_at_once(
            "special_favours",
            [
                (giver, taker, tuple(card for card in givable(draft.hands[giver]) if card.kind != "number"))
                for giver, taker in sides
            ],
        )
