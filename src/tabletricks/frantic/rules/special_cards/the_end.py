"""
The End: the last hand card ends the round at once (FR-CARD-END-1 to FR-CARD-END-5).
"""

from __future__ import annotations

from ....core.refusals import IllegalAction
from ...cards import Card
from ...words import refuse
from ..card_effects import effect_of
from ..matching import set_terms
from ..state import Draft


THE_END = Card("END")


def not_the_last(hand: tuple[Card, ...]) -> IllegalAction:
    """It is always the last card of a hand."""
    return refuse("FR-CARD-END-1", "the_end_last", number=len(hand))


set_terms(THE_END, not_the_last, hand_size=1, turned_up=False)


@effect_of("the_end")
def the_end(draft: Draft, author: int) -> None:
    """Whatever is still to come is dropped, a Troublecharger event too (FR-CARD-END-2, FR-CARD-END-3)."""
    del author
    draft.end_round("the_end")
