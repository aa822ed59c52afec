"""
Playing a card and carrying out what it does (FR-PLAY-1, FR-PLAY-3, FR-PLAY-5).
"""

from __future__ import annotations

from ..core.errors import IllegalAction
from .cards import Card
from .charges import another_card, cover
from .draft import Draft
from .effects import EFFECTS
from .events import CardPlayed
from .matching import LEFT_BY, OPEN, Demand, playable, refused_play
from .occasions import trigger_event
from .state import State


def playable_cards(state: State, seat: int) -> list[Card]:
    """The cards that a player may lay on what lies there, each once, in the order of the hand."""
    return _free(state, playable(state.table.demand, state.players[seat].hand))


def cards_for_chance(state: State, seat: int) -> list[Card]:
    """The cards that a player may play whether they match or not (FR-POWER-RANDOM_CHANCE-1)."""
    return _free(state, playable(OPEN, state.players[seat].hand))


def _free(state: State, cards: list[Card]) -> list[Card]:
    """The cards that no power in force bars (FR-POWER-BLOCKADE-2, FR-POWER-SPECIAL_SEAL-1)."""
    if state.powers is None or not state.powers.table.spans:
        return cards
    barred = state.powers.barred
    return [card for card in cards if card not in barred]


def refused_card(state: State, seat: int, card: Card, demand: Demand | None = None) -> IllegalAction | None:
    """Why a player may not play a card on a demand, by default the one that lies there; or ``None``."""
    problem = refused_play(demand or state.table.demand, state.players[seat].hand, card)
    powers = state.powers
    if problem is not None or powers is None or card not in powers.barred:
        return problem
    if powers.sealed and card.kind != "number":
        return IllegalAction("FR-POWER-SPECIAL_SEAL-1", f"the {card.label} is a special card, and those are sealed")
    return IllegalAction("FR-POWER-BLOCKADE-2", f"the {card.label} has a blocked colour")


def play_card(draft: Draft, seat: int, card: Card) -> None:
    """Plays a hand card."""
    draft.play(seat, card)
    draft.emit(CardPlayed(seat, card))
    if draft.powers is not None:
        another_card(draft)
    resolve(draft, seat, card)


def resolve(draft: Draft, author: int, card: Card) -> None:
    """
    A card lies on top of the discard pile: sets what is demanded next, and begins the card's effect (FR-PLAY-3).

    With Mimicry it is the card that is imitated (FR-MATCH-20).
    """
    leave_demand(draft, card)
    if card.black:
        trigger_event(draft, author)
    elif card.kind is not None and card.kind != "number":
        EFFECTS[card.kind](draft, author, card)


def leave_demand(draft: Draft, card: Card) -> None:
    """A card sets what is demanded next, if it is one that does (FR-MATCH-11, FR-MATCH-19)."""
    demand = LEFT_BY[card]
    if demand is not None:
        draft.demand = demand
        draft.last_colour = card.colour or draft.last_colour
        cover(draft)
