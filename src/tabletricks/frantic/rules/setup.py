"""
The set-up of a round and its start card (FR-SETUP-1 to FR-SETUP-9, FR-START-1 to FR-START-15).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...core.seats import Seat
from ..cards import Card, sort_cards
from ..demands import OPEN
from ..events import CardsDealt, GameStarted, RoundStarted, StartCardRefused, StartCardTurned
from .items import Task
from .matching import OWN_TERMS
from .playing import resolve
from .state import Draft


HAND_SIZE = 7
POWERS_DEALT = 2
"""How many power cards everybody gets before a round (FR-SETUP-6)."""


@frozen
class NewRound(Task):
    """
    A round is set up; the end of the start step is below it on the agenda.

    Attributes:
        number: 1 for the first round.
        dealer: who deals; ``None`` draws the dealer (FR-OPT-5).
    """

    tag: ClassVar[str] = "new_round"

    number: int
    dealer: Seat | None

    def run(self, draft: Draft) -> None:
        """Shuffles, deals, and turns up the start card, in the order of FR-SETUP-9."""
        options = draft.options
        players = options.players
        dealer = draft.below(players) if self.dealer is None else self.dealer
        if self.number == 1:
            draft.emit(GameStarted(players, dealer))
        draft.round, draft.dealer = self.number, dealer
        draft.emit(RoundStarted(self.number, dealer))
        cards = draft.shuffle(options.deck)
        draft.event_deck = draft.shuffle(options.event_cards)
        draft.spent_events = draft.revealed = ()
        draft.power_pile = draft.shuffle(options.power_cards)
        draft.powers[:] = [()] * players
        draft.skipped[:] = [False] * players
        draft.direction, draft.turn, draft.turn_number = 1, dealer, 0
        draft.demand, draft.last_colour = OPEN, None
        draft.end_cause = draft.seating = draft.successor = None
        draft.in_force = draft.spared = ()
        draft.power_used = False
        order = draft.order_after(dealer)
        dealt = HAND_SIZE * players
        for place, seat in enumerate(order):
            old, hand = draft.hands[seat], sort_cards(cards[place:dealt:players])
            draft.hands[seat] = hand
            draft.emit(CardsDealt(seat, HAND_SIZE, hand, len(old), old))
        for seat in order:
            draft.deal_powers(seat, POWERS_DEALT)
        draft.draw_pile, draft.discard = cards[dealt:], ()
        card = turn_card(draft)
        assert card is not None
        draft.emit(StartCardTurned(dealer, card))
        resolve(draft, dealer, card)


def turn_card(draft: Draft) -> Card | None:
    """
    Turns up the top card of the draw pile for play to go on with; ``None`` if there is none that can be.

    Curse and The End are shuffled back, and another card is turned up (FR-START-13, FR-EVENT-REWIND-6); if the pile has
    nothing else, it is as good as empty (FR-EVENT-REWIND-8).
    """
    refused = {card for card, terms in OWN_TERMS.items() if not terms.turned_up}
    while draft.draw_pile:
        card = draft.draw_pile[0]
        if card not in refused:
            draft.draw_pile = draft.draw_pile[1:]
            draft.discard = (*draft.discard, card)
            return card
        draft.emit(StartCardRefused(card))
        if refused.issuperset(draft.draw_pile):
            return None
        draft.draw_pile = draft.shuffle((*draft.draw_pile[1:], card))
    return None
