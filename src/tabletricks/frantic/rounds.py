"""
The set-up of a round and its start card (FR-SETUP-1 to FR-SETUP-9, FR-START-1 to FR-START-15).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from .cards import Kind, sort_cards
from .events import CardsDealt, GameStarted, RoundStarted, StartCardRefused, StartCardTurned
from .matching import OPEN
from .playing import resolve
from .questions import Task
from .state import Draft, Standing


HAND_SIZE = 7
NO_START_CARDS: frozenset[Kind | None] = frozenset({"curse", "the_end"})
"""Cards that go back into the draw pile when they are turned up as the start card (FR-START-13)."""


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
        dealt = HAND_SIZE * players
        for place in range(players):
            seat = (dealer + 1 + place) % players
            hand = sort_cards(cards[place:dealt:players])
            draft.hands[seat] = hand
            draft.skipped[seat] = False
            draft.emit(CardsDealt(seat, HAND_SIZE, hand))
        card, draft.draw_pile = cards[dealt], cards[dealt + 1 :]
        while card.kind in NO_START_CARDS:
            draft.emit(StartCardRefused(card))
            card, *rest = draft.shuffle((*draft.draw_pile, card))
            draft.draw_pile = tuple(rest)
        draft.discard = (card,)
        draft.demand, draft.last_colour = OPEN, None
        draft.direction, draft.turn, draft.turn_number = 1, dealer, 0
        draft.time_bomb = draft.end_cause = draft.seating = draft.successor = None
        draft.lasting = draft.spared = ()
        draft.emit(StartCardTurned(dealer, card))
        resolve(draft, dealer, card)
