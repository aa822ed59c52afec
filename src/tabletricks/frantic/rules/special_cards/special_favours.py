"""
Special Favours: the author and another player swap all their special cards (FR-CARD-FAV-1 to FR-CARD-FAV-4).
"""

from __future__ import annotations

from ...cards import Card
from ..attacks import SingleTarget, givable, use_effect, wish_terms
from ..card_effects import AIMED, Attack, effect_of
from ..state import Draft


class SpecialFavours(SingleTarget):
    """Two players swap their special cards."""

    def hit(self, draft: Draft, attack: Attack) -> None:
        """Everybody learns how many there are (FR-CARD-FAV-4); it may be none (FR-CARD-FAV-3)."""
        sides = ((attack.author, attack.target), (attack.target, attack.author))
        draft.give_at_once([(giver, taker, _favours(draft.hands[giver])) for giver, taker in sides])


def _favours(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The special cards of a hand; Fuck You does not move (FR-CARD-FAV-2)."""
    return tuple(card for card in givable(hand) if card.kind != "number")


AIMED["special_favours"] = SpecialFavours()


@effect_of("special_favours")
def special_favours(draft: Draft, author: int) -> None:
    """Asks for the target, the wish, or both (FR-WISH-5)."""
    use_effect(draft, author, "special_favours", wish_terms(draft))
