"""
Upkeep: collect, shuffle and deal the deck (CH-UPKEEP-1 to CH-UPKEEP-3), then ask about Kodora.
"""

from __future__ import annotations

from typing import ClassVar

import attrs
from attrs import frozen

from ...core.agenda import Runs
from ..events import CardsDealt, HandStarted
from ..options import KODORA_STAKE
from .kodora import KodoraBets
from .scoring import EndHand
from .state import Draft, all_cards
from .trick import NewTrick


@frozen
class StartHand(Runs[Draft]):
    """Collects, shuffles and deals the deck, then asks about Kodora."""

    tag: ClassVar[str] = "start_hand"

    def run(self, draft: Draft) -> None:
        """Starts the hand that ``draft.hand`` announces."""
        hand, table = draft.hand, draft.options.cards
        draft.emit(HandStarted(hand.number, hand.final, hand.participants, hand.start))
        deck = draft.shuffle(table.sort_cards(all_cards(draft)))
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
