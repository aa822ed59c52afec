"""
What no state of a game can be: cards that are lost or there twice, and what would break the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..cards import sort_cards
from .items import Question
from .state import State
from .turn import TurnEnd


def impossible(state: State) -> str | None:
    """What is impossible about a state, or ``None``."""
    return next(_problems(state), None)


def _problems(state: State) -> Iterator[str]:
    # Each group relies on the ones before it; only the first problem is asked for.
    columns = (state.hands, state.accounts, state.skipped, state.powers)
    if any(len(column) != state.options.players for column in columns):
        yield f"{state.options.players} players need as many hands, accounts and places for power cards"
    cards = Counter((*state.draw_pile, *state.discard))
    for hand in state.hands:
        cards.update(hand)
        if hand != sort_cards(hand):
            yield "a hand is not sorted"
    for item in state.agenda:
        cards.update(item.loose_cards())
    if cards != Counter(state.options.deck):
        yield "a card of the deck is missing or there twice"
    if sorted((*state.event_deck, *state.spent_events)) != sorted(state.options.event_cards):
        yield "an event card is missing or there twice"
    powers = Counter([*state.power_pile, *(slot.card for own in state.powers for slot in own)])
    if powers != Counter(state.options.power_cards):
        yield "a power card is missing or there twice"
    if state.direction not in (1, -1):
        yield "play goes in one direction or the other"
    if state.seating is not None and sorted(state.seating) != list(state.seats):
        yield "the players cannot sit like this"
    if any(effect.turns_left and len(effect.turns_left) != len(state.hands) for effect in state.in_force):
        yield "a Time Bomb counts the turns of every player"
    if (state.outcome is None) != bool(state.agenda):
        yield "a game is either over or has something on its agenda"
    if state.outcome is None and not (isinstance(state.agenda[0], TurnEnd) and isinstance(state.agenda[-1], Question)):
        yield "the agenda begins with the end of the turn and asks a question"
