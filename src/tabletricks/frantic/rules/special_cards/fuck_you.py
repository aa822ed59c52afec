"""
Fuck You: nothing but ten cards gets rid of it (FR-CARD-FU-1 to FR-CARD-FU-4).
"""

from __future__ import annotations

from ....core.refusals import IllegalAction
from ...cards import Card
from ...words import refuse
from ..card_effects import effect_of
from ..matching import set_terms
from ..state import Draft


FUCK_YOU = Card("FU")
FUCK_YOU_HAND = 10
"""With how many cards it may be played, itself included (FR-CARD-FU-1)."""


def not_ten(hand: tuple[Card, ...]) -> IllegalAction:
    """It may be played with ten cards, itself included."""
    return refuse("FR-CARD-FU-1", "fuck_you_needs_ten", number=len(hand))


set_terms(FUCK_YOU, not_ten, hand_size=FUCK_YOU_HAND, turned_up=True)


def givable(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that may be given away by choice (FR-CARD-FU-3)."""
    return tuple(card for card in hand if card is not FUCK_YOU) if FUCK_YOU in hand else hand


@effect_of("fuck_you")
def fuck_you(draft: Draft, author: int) -> None:
    """It has no effect; what was demanded before still is (FR-CARD-FU-2)."""
    del draft, author
