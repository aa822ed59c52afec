"""
Curse: it can be passed on, but neither played, turned up nor discarded (FR-CARD-CURSE-1 to FR-CARD-CURSE-4).
"""

from __future__ import annotations

from ....core.refusals import IllegalAction
from ...cards import Card
from ...words import refuse
from ..matching import not_held, set_terms


CURSE = Card("CURSE")


def never(hand: tuple[Card, ...]) -> IllegalAction:
    """There is no hand with which it could be played."""
    del hand
    return refuse("FR-CARD-CURSE-1", "curse_never")


set_terms(CURSE, never, hand_size=None, turned_up=False)


def discardable(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be discarded: all but Curse, which is ignored (FR-CARD-CURSE-3)."""
    return tuple(card for card in hand if card is not CURSE) if CURSE in hand else hand


def refused_discard(hand: tuple[Card, ...], card: Card, rule: str = "FR-CARD-CURSE-1") -> IllegalAction:
    """Why a card of a hand cannot be discarded; the rule is the one by which Curse stays."""
    return refuse(rule, "curse_stays") if card in hand else not_held(card)
