"""
Playing a card and carrying out what it does (FR-PLAY-1, FR-PLAY-3, FR-PLAY-5).
"""

from __future__ import annotations

from .cards import Card
from .effects import EFFECTS
from .events import CardPlayed
from .matching import LEFT_BY
from .occasions import trigger_event
from .state import Draft


def play_card(draft: Draft, seat: int, card: Card) -> None:
    """Plays a hand card."""
    draft.play(seat, card)
    draft.emit(CardPlayed(seat, card))
    resolve(draft, seat, card)


def resolve(draft: Draft, author: int, card: Card) -> None:
    """
    A card lies on top of the discard pile: sets what is demanded next, and begins the card's effect (FR-PLAY-3).

    With Mimicry it is the card that is imitated (FR-MATCH-20).
    """
    demand = LEFT_BY[card]
    if demand is not None:
        draft.demand = demand
        draft.last_colour = card.colour or draft.last_colour
    if card.black:
        trigger_event(draft, author)
    elif card.kind is not None and card.kind != "number":
        EFFECTS[card.kind](draft, author, card)
