"""
Black Jack: cards are turned up one after the other, and who goes over 21 takes them all.

FR-EVENT-BLACK_JACK-1 to FR-EVENT-BLACK_JACK-4.
"""

from __future__ import annotations

from itertools import cycle

from ...cards import Card, sort_cards
from ...events import BlackJackUnfinished, CardsTaken, CardTurned
from ..executing_events import event_card
from ..state import Draft


LIMIT = 21


@event_card("black_jack")
def black_jack(draft: Draft) -> None:
    """Round and round in the order of the event; exactly 21 goes on."""
    turned: list[Card] = []
    total = 0
    for seat in cycle(draft.concerned()):
        card = draft.off_pile(1)
        if not card:
            draft.discard = (*turned, *draft.discard)
            draft.emit(BlackJackUnfinished(tuple(turned)))
            draft.run_dry(1, seat)
            return
        turned += card
        total += card[0].points
        draft.emit(CardTurned(seat, card[0], "black_jack", total))
        if total > LIMIT:
            draft.receive(seat, turned)
            draft.emit(CardsTaken(seat, sort_cards(turned), "black_jack"))
            return
