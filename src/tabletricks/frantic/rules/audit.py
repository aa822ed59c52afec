"""
What no state of a game can be: cards that are lost or there twice, and what would break the rules.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain

from ..cards import sort_cards
from .items import Decision
from .state import State
from .turn import TurnEnd


def impossible(state: State) -> str | None:
    """What is impossible about a state, or ``None``."""
    options = state.options
    columns = (state.hands, state.accounts, state.skipped, state.powers)
    if any(len(column) != options.players for column in columns):
        return f"{options.players} players need as many hands, accounts and places for power cards"
    if any(hand != sort_cards(hand) for hand in state.hands):
        return "a hand is not sorted"
    cards = Counter(chain(state.draw_pile, state.discard, state.open_cards, *state.hands))
    if cards != Counter(options.deck):
        return "a card of the deck is missing or there twice"
    if sorted((*state.event_deck, *state.spent_events)) != sorted(options.event_cards):
        return "an event card is missing or there twice"
    powers = Counter([*state.power_pile, *(slot.card for own in state.powers for slot in own)])
    if powers != Counter(options.power_cards):
        return "a power card is missing or there twice"
    if state.direction not in (1, -1) or sorted(state.to_the_right()) != list(state.seats):
        return "everybody sits in one place, and play goes in one direction or the other"
    if any(effect.turns_left and len(effect.turns_left) != options.players for effect in state.in_force):
        return "a Time Bomb counts the turns of every player"
    if state.outcome is None and not (
        state.agenda
        and isinstance(state.agenda[0], TurnEnd)
        and isinstance(state.agenda[-1], Decision)
        and not any(isinstance(item, TurnEnd) for item in state.agenda[1:])
    ):
        return "the agenda begins with the end of the turn and asks a question"
    return None
