"""
Russian Roulette: a card of each hand goes face down onto the draw pile (FR-EVENT-RUSSIAN_ROULETTE-1).
"""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...actions import Action, Pick
from ...cards import Card, without
from ...decks import EventCard
from ...events import CardPutIn, CardsOnPile, NoEffect
from ..executing_events import event_card
from ..hidden_choices import SecretLaying
from ..matching import each_once
from ..state import Draft, Position


@frozen
class RussianRoulette(SecretLaying):
    """Everybody with cards puts in one of them."""

    tag: ClassVar[str] = "russian_roulette"
    event: ClassVar[EventCard] = "russian_roulette"
    rule: ClassVar[str] = "FR-EVENT-RUSSIAN_ROULETTE-1"

    def fitting(self, position: Position, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """Any card, Curse too: it is not discarded (FR-CARD-CURSE-4)."""
        del position
        return each_once(hand)

    def resolve(self, draft: Draft, answers: tuple[Action, ...]) -> None:
        """Shuffles the cards onto the draw pile."""
        cards: list[Card] = []
        for answer in answers:
            if isinstance(answer, Pick) and answer.card is not None:
                draft.hands[answer.seat] = without(draft.hands[answer.seat], (answer.card,))
                cards.append(answer.card)
                draft.emit(CardPutIn(answer.seat, answer.card))
        draft.draw_pile = (*draft.shuffle(cards), *draft.draw_pile)
        draft.emit(CardsOnPile(len(cards)))


@event_card("russian_roulette")
def russian_roulette(draft: Draft) -> None:
    """Asks everybody concerned who has a card, at the same time."""
    holders = draft.holders()
    if holders:
        draft.then(RussianRoulette(holders, holders))
    else:
        draft.emit(NoEffect("russian_roulette", "nobody_has_cards"))
