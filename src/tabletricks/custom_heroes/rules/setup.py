"""
The setup of the game (CH-SETUP-1 to CH-SETUP-12), and the deal of every hand (CH-UPKEEP-1 to CH-UPKEEP-3).
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ...core import clockwise
from ..catalogue import STARTERS
from ..events import CardsDealt, CardsReturned, GameStarted, HandStarted
from ..options import KODORA_STAKE, START_POWER, START_VP
from .items import Happening
from .kodora import KodoraBets
from .scoring import EndHand
from .state import Draft
from .trick import NewTrick


@frozen
class Setup(Happening):
    """Draws the starting seat, fills the bag, and lets everybody draw from it (CH-SETUP-1 to CH-SETUP-12)."""

    tag: ClassVar[str] = "setup"

    def run(self, draft: Draft) -> None:
        """Sets up the table and goes on to the first hand."""
        options = draft.options
        start = options.start_player if options.start_player is not None else draft.below(options.players)
        draft.hand = attrs.evolve(draft.hand, start=start)
        draft.bag = draft.shuffle(options.cards.bag())
        draft.emit(GameStarted(options.players, start, START_VP, START_POWER, STARTERS))
        for seat in clockwise(start, options.players):
            draft.draw(seat, options.first_draws)
        draft.then(StartHand())


@frozen
class StartHand(Happening):
    """Collects, shuffles and deals the deck, then asks about Kodora."""

    tag: ClassVar[str] = "start_hand"

    def run(self, draft: Draft) -> None:
        """Starts the hand that ``draft.hand`` announces."""
        hand, table = draft.hand, draft.options.cards
        for seat, player in enumerate(draft.players):
            if player.hand:
                draft.emit(CardsReturned(seat, len(player.hand), player.hand))
        draft.emit(HandStarted(hand.number, hand.final, hand.participants, hand.start))
        deck = draft.shuffle(table.sort_cards(draft.all_cards()))
        order = draft.order_from(hand.start)
        dealt = len(order) * draft.options.hand_size
        for seat, player in enumerate(draft.players):
            draft.players[seat] = attrs.evolve(player, hand=(), kodora=(), staked=0, place=None)
        for number, seat in enumerate(order):
            cards = table.sort_cards(deck[number : dealt : len(order)])
            draft.players[seat] = attrs.evolve(draft.players[seat], hand=cards)
            draft.emit(CardsDealt(seat, len(cards), cards))
        draft.aside = table.sort_cards(deck[dealt:])
        draft.played = ()
        draft.trick = None
        draft.then(NewTrick(hand.start), EndHand(), StartHand())
        kodora_allowed = not hand.final or draft.options.kodora_in_final
        asked = [seat for seat in hand.participants if draft.players[seat].vp >= KODORA_STAKE]
        if asked and kodora_allowed:
            draft.then(KodoraBets(tuple(asked), tuple(asked)))
