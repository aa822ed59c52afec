"""
What no state of a game can be: a card is lost or doubled, or a column has another length than the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..cards import DECK, Card, sort_deck, sort_hand
from ..options import MIDDLE
from .setup import NewRound
from .special_cards.companion import CompanionChoice
from .state import State


def all_cards(state: State) -> list[Card]:
    """Every card of the game, wherever it lies."""
    cards = [*state.shared_pile, *state.drawn, *(() if state.trick is None else state.trick.cards())]
    cards += [card for card, taker in zip(state.middle, state.takers, strict=True) if taker is None]
    for seat in state.seats:
        cards += [*state.hands[seat], *state.captured[seat], *state.personal_piles[seat]]
    return cards


def problems(state: State) -> Iterator[str]:
    """What is impossible about a state."""
    players, piles = state.options.players, (state.personal_piles, state.pile_knowers)
    if any(len(column) != players for column in (state.hands, state.captured, state.totals, *piles)):
        yield f"{players} players need as many hands, heaps, piles and totals"
    if len(state.middle) != MIDDLE or len(state.takers) != MIDDLE:
        yield "three cards lie, or lay, in the middle"
    if any(len(pile) != len(knowers) for pile, knowers in zip(*piles, strict=True)):
        yield "of every card in a personal pile it is said who knows it"
    if sort_deck(all_cards(state)) != list(DECK):
        yield "a card of the deck is missing or there twice"
    if any(hand != sort_hand(hand) for hand in state.hands):
        yield "a hand is not sorted"
    if state.trick is not None and not (state.trick.laid and all(laid.cards for laid in state.trick.laid)):
        yield "a trick opens with its lead"
    if not 0 < len(set(state.attackers)) == len(state.attackers) <= state.options.attackers:
        yield "a round has an attacker, or two"
    if state.agenda and not isinstance(state.agenda[0], NewRound):
        yield "the round after this one waits at the bottom of the agenda"
    if state.agenda and not isinstance(state.agenda[-1], CompanionChoice) and not all(state.hands):
        yield "a round with an empty hand is over"
