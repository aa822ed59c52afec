"""
The set-up of a round and its start card (FR-SETUP-1 to FR-SETUP-9, FR-START-1 to FR-START-15).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from .cards import sort_cards
from .draft import Draft
from .events import CardsDealt, GameStarted, RoundStarted, StartCardTurned
from .matching import OPEN
from .playing import resolve
from .power_dealing import POWERS_DEALT, deal_powers
from .power_state import Powers
from .questions import Task
from .state import Standing
from .turning import turn_card


HAND_SIZE = 7


@frozen
class NewRound(Task):
    """
    A round is set up; the end of the start step is below it on the agenda.

    Attributes:
        number: 1 for the first round.
        dealer: who deals; ``None`` draws him (FR-OPT-5).
    """

    tag: ClassVar[str] = "new_round"

    number: int
    dealer: int | None

    def run(self, draft: Draft) -> None:
        """Shuffles, deals, and turns up the start card, in the order of FR-SETUP-9."""
        players = draft.options.players
        dealer = draft.below(players) if self.dealer is None else self.dealer
        if self.number == 1:
            draft.emit(GameStarted(players, dealer))
        draft.standing = Standing(self.number, dealer, draft.standing.accounts)
        draft.emit(RoundStarted(self.number, dealer))
        cards = draft.shuffle(draft.options.deck)
        draft.event_deck = draft.shuffle(draft.options.event_cards)
        draft.spent_events = draft.revealed = ()
        powers = draft.options.power_cards
        draft.powers = Powers(draft.shuffle(powers), ((),) * players) if powers else None
        dealt = HAND_SIZE * players
        for place in range(players):
            seat = (dealer + 1 + place) % players
            hand = sort_cards(cards[place:dealt:players])
            draft.hands[seat] = hand
            draft.skipped[seat] = False
            draft.emit(CardsDealt(seat, HAND_SIZE, hand))
        if powers:
            for place in range(players):
                deal_powers(draft, (dealer + 1 + place) % players, POWERS_DEALT)
        draft.draw_pile, draft.discard = cards[dealt:], ()
        card = turn_card(draft)
        assert card is not None
        draft.demand, draft.last_colour = OPEN, None
        draft.direction, draft.turn, draft.turn_number = 1, dealer, 0
        draft.time_bomb = draft.end_cause = draft.seating = draft.successor = None
        draft.lasting = draft.spared = ()
        draft.emit(StartCardTurned(dealer, card))
        resolve(draft, dealer, card)
