"""
What no state of a game can be: the invariants of the rules, as a check of documents and of the engine itself.

Every item of the agenda knows what is impossible about itself; here is what concerns the whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..core.game import Outcome
from .cards import sort_cards
from .decks import EventCard
from .finish import CountPoints, TurnEnd
from .occasions import BeforeEvent, EventOver, LuckyWindow, protection_problem, running
from .power_audit import power_problems
from .questions import Question
from .rounds import NewRound
from .state import State
from .wishes import MakeWish


if TYPE_CHECKING:
    from .items import AgendaItem


LASTING: frozenset[EventCard] = frozenset({"last_chance", "plus_one", "parasite"})
"""The events that stay in force, besides the Time Bomb."""

NESTING: frozenset[EventCard] = frozenset({"plague", "event_manager", "repeat", "rewind"})
"""The events that lead to others."""


def impossible(state: State) -> str | None:
    """What is impossible about a state, or ``None``."""
    return next(_problems(state), None)


def _problems(state: State) -> Iterator[str]:
    # Each group relies on the ones before it; only the first problem is asked for.
    yield from _seat_problems(state)
    yield from _card_problems(state)
    yield from _table_problems(state)
    yield from power_problems(state)
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
    if table.direction not in (1, -1) or (table.direction == -1 and not state.options.supercharge):
        yield "only Supercharge changes the direction"
    if table.turn_number == 0 and table.turn != state.standing.dealer:
        yield "the start step is the dealer's"
    bomb = table.time_bomb
    if bomb is not None:
        if len(bomb) != len(state.players) or any(left is not None and not 0 <= left <= 3 for left in bomb):
            yield "a Time Bomb leaves everybody up to three turns"
        if None in bomb and not state.options.troublemaker:
            yield "nobody can be protected from a Time Bomb"
    if bomb is not None and "time_bomb" not in state.piles.revealed:
        yield "a Time Bomb ticks that was never revealed"
    if not state.piles.discard and state.powers is None:
        yield "only Supercharge can leave nothing on the discard pile"
    if table.seating is not None and (
        sorted(table.seating) != list(state.seats) or "identity_theft" not in state.piles.revealed
    ):
        yield "the players cannot sit like this"
    if table.successor is not None and (table.successor not in state.seats or table.seating is None):
        yield "nobody has moved away from the place of the turn"
    yield from _lasting_problems(state)


def _lasting_problems(state: State) -> Iterator[str]:
    table, revealed = state.table, state.piles.revealed
    for rule in table.lasting:
        if rule.event not in LASTING or rule.event not in revealed:
            yield f"{rule.event} is in force and cannot be"
        served = {seat for seat in rule.served if seat in state.seats and not state.hand(seat)}
        if len(served) < len(rule.served) or (rule.served and rule.event != "last_chance"):
            yield "events are counted for players who have triggered none"
    if len({rule.event for rule in table.lasting}) < len(table.lasting):
        yield "an event is in force twice"
    if table.spared and table.end_cause not in ("finish_line", "doomsday"):
        yield "players are spared who cannot be"
    for protected in (table.spared, *(rule.protected for rule in table.lasting)):
        problem = protection_problem(state, protected)
        if problem is not None:
            yield problem


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
    yield from _event_problems(state)
    for item in agenda:
        problem = item.audit(state)
        if problem is not None:
            yield problem


def _may_wait(item: AgendaItem) -> bool:
    """Whether an item can be on the agenda before an event, inside another one too."""
    return isinstance(item, BeforeEvent | LuckyWindow | MakeWish)


def _event_problems(state: State) -> Iterator[str]:
    agenda, cause = state.agenda, state.table.end_cause
    inner: EventCard | None = None
    for item in agenda[1:]:
        if isinstance(item, EventOver):
            if inner is not None and inner not in NESTING:
                yield "an event is executed inside another one that does not lead to it"
            inner = item.event
        elif item.part_of() != inner and not (item.part_of() is None and (_may_wait(item) or inner == "rewind")):
            yield "what is asked does not belong to the event that is executed"
    events = running(agenda)
    if len(set(events)) < len(events):
        yield "an event is executed inside itself"
    counting = any(isinstance(item, CountPoints) for item in agenda)
    if cause is not None and not counting and (not events or cause in ("hand_empty", "time_bomb")):
        yield "a round that is to end goes on only until its event is over"
    if cause in ("finish_line", "doomsday") and cause not in state.piles.revealed:
        yield "a round is to end by an event that was never revealed"


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
