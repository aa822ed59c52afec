"""
Russian Roulette: a card of each hand goes face down onto the draw pile (FR-EVENT-RUSSIAN_ROULETTE-1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import attrs
from attrs import frozen

from ....core.errors import IllegalAction
from ...cards import Card, without
from ...decks import EventCard
from ...events import CardPutIn, CardsOnPile
from ..executing_events import Execution, event_card
from ..hidden_choices import Laid, SecretLaying
from ..state import Draft


@frozen
class RussianRoulette(SecretLaying):
    """Everybody with cards puts in one of them."""

    tag: ClassVar[str] = "russian_roulette"

    def part_of(self) -> EventCard:
        """The event."""
        return "russian_roulette"

    def fitting(self, hand: Sequence[Card]) -> tuple[Card, ...]:
        """Any card, Curse too: it is not discarded (FR-CARD-CURSE-4)."""
        return tuple(dict.fromkeys(hand))

    def refused(self, card: Card | None) -> IllegalAction:
        """Nobody can do without."""
        del card
        return IllegalAction("FR-EVENT-RUSSIAN_ROULETTE-1", "you must put in a card")

    def ask_on(self, draft: Draft, waiting: tuple[int, ...], laid: tuple[Laid, ...]) -> None:
        """Goes on asking those who have not decided."""
        draft.then(attrs.evolve(self, waiting=waiting, laid=laid))

    def resolve(self, draft: Draft, laid: tuple[Laid, ...]) -> None:
        """Shuffles the cards onto the draw pile."""
        cards: list[Card] = []
        for one in laid:
            if one.card is not None:
                draft.hands[one.seat] = without(draft.hands[one.seat], (one.card,))
                cards.append(one.card)
                draft.emit(CardPutIn(one.seat, one.card))
        draft.draw_pile = (*draft.shuffle(cards), *draft.draw_pile)
        draft.emit(CardsOnPile(len(cards)))


@event_card("russian_roulette")
def russian_roulette(draft: Draft, execution: Execution) -> None:
    """Asks everybody concerned who has a card, at the same time."""
    holders = execution.holders(draft)
    if holders:
        draft.then(RussianRoulette(holders, holders))
