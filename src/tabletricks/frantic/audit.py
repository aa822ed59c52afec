"""
What no state of a game can be: the invariants of the rules, as a check of documents and of the engine itself.

Every item of the agenda knows what is impossible about itself; here is what concerns the whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..core.game import Outcome
from .cards import sort_cards
from .finish import TurnEnd
from .occasions import EventOver
from .questions import Question
from .rounds import NewRound
from .state import State


def impossible(state: State) -> str | None:
    """What is impossible about a state, or ``None``."""
    return next(_problems(state), None)


def _problems(state: State) -> Iterator[str]:
    # Each group relies on the ones before it; only the first problem is asked for.
    yield from _seat_problems(state)
    yield from _card_problems(state)
    yield from _table_problems(state)
    yield from _agenda_problems(state)


def _seat_problems(state: State) -> Iterator[str]:
    players, standing, table = state.options.players, state.standing, state.table
    if len(state.players) != players or len(standing.accounts) != players:
        yield f"{players} players need as many hands and accounts"
    if standing.dealer not in state.seats or table.turn not in state.seats:
        yield "the dealer and the turn player have seats"
    if standing.round < 1 or table.turn_number < 0:
        yield "rounds and turns are counted from one"
    if state.options.scoring == "none" and standing.round != 1:
        yield "without accounts only one round is played"


def _card_problems(state: State) -> Iterator[str]:
    piles = state.piles
    cards = Counter((*piles.draw, *piles.discard))
    for player in state.players:
        cards.update(player.hand)
        if player.hand != sort_cards(player.hand):
            yield "a hand is not sorted"
    for item in state.agenda:
        cards.update(item.loose_cards())
    if cards != Counter(state.options.deck):
        yield "a card of the deck is missing or there twice"
    if sorted((*piles.event_deck, *piles.spent_events)) != sorted(state.options.event_cards):
        yield "an event card is missing or there twice"
    if len(set(piles.revealed)) < len(piles.revealed) or not set(piles.spent_events) <= set(piles.revealed):
        yield "every event that lies face up was revealed, and is listed once"


def _table_problems(state: State) -> Iterator[str]:
    table = state.table
    if table.direction != 1:
        yield "in the base game the direction never changes"
    if table.turn_number == 0 and table.turn != state.standing.dealer:
        yield "the start step is the dealer's"
    bomb = table.time_bomb
    if bomb is not None and (len(bomb) != len(state.players) or any(not 0 <= left <= 3 for left in bomb)):
        yield "a Time Bomb leaves everybody up to three turns"
    if bomb is not None and "time_bomb" not in state.piles.revealed:
        yield "a Time Bomb ticks that was never revealed"
    if not state.piles.discard:
        yield "there is always a discard pile"


def _agenda_problems(state: State) -> Iterator[str]:
    agenda = state.agenda
    if (state.outcome is None) != bool(agenda):
        yield "a game is either over or has something on its agenda"
    if state.outcome is not None:
        yield from _outcome_problems(state, state.outcome)
        return
    if not isinstance(agenda[0], TurnEnd) or any(isinstance(item, TurnEnd | NewRound) for item in agenda[1:]):
        yield "the end of the turn is the bottom of the agenda"
    if not isinstance(agenda[-1], Question) or any(isinstance(item, Question) for item in agenda[:-1]):
        yield "the agenda asks one question"
    events = [item for item in agenda if isinstance(item, EventOver)]
    if len(events) > 1 or (events and agenda.index(events[0]) != 1):
        yield "one event is executed at a time"
    if any(item.part_of() != (events[0].event if events else None) for item in agenda[1:]):
        yield "what is asked does not belong to the event that is executed"
    if state.table.end_cause is not None and not (events and state.table.end_cause == "exhausted"):
        yield "a round that is to end goes on only until its event is over"
    for item in agenda:
        problem = item.audit(state)
        if problem is not None:
            yield problem


def _outcome_problems(state: State, outcome: Outcome) -> Iterator[str]:
    winners, accounts = outcome.winners, state.standing.accounts
    if not winners or list(winners) != sorted(set(winners) & set(state.seats)):
        yield "a game has winners"
    if outcome.scores != accounts:
        yield "the scores are the accounts"
    if state.options.scoring == "points":
        if max(accounts) < state.options.points_limit:
            yield "the game ends when an account has reached the limit"
        if winners != tuple(seat for seat in state.seats if accounts[seat] == min(accounts)):
            yield "the lowest accounts win"
