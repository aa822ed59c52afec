"""
Curse: it can be passed on, but neither played nor discarded (FR-CARD-CURSE-1 to FR-CARD-CURSE-4).

That it can never be played is a matter of :mod:`~tabletricks.frantic.matching`.
"""

from __future__ import annotations

from ...core.errors import IllegalAction
from ..cards import Card
from ..matching import CURSE


def discardable(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be discarded: all but Curse, which is ignored (FR-CARD-CURSE-3)."""
    return tuple(card for card in hand if card is not CURSE) if CURSE in hand else hand


def refused_discard(hand: tuple[Card, ...], card: Card, rule: str = "FR-CARD-CURSE-1") -> IllegalAction | None:
    """Why a card of a hand cannot be discarded, or ``None`` if it can; the rule is the one by which Curse stays."""
    if card not in hand:
        return IllegalAction("FR-PLAY-1", f"you do not hold the {card.label}")
    if card is CURSE:
        return IllegalAction(rule, "Curse cannot be discarded")
    return None
