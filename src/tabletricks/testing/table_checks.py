"""
Checks of what a game promises to a front end: questions, tickets, clicks, a table from events.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..core.chance import Chance
from ..core.changes import Known, folded
from ..core.errors import InvalidArgument, StaleAnswer
from ..core.kinds import PlayerLike, Step
from ..core.match import AnyMatch, Match
from ..core.registry import AnyGame, games
from ..core.vocabulary import ActionBase
from .failure import ConformanceFailure, require
from .playout import random_playout


def check_questions(game: AnyGame, options: object, seed: int) -> None:
    """Whoever is awaited or can act is asked something; who is asked what is the same in every view."""
    for decision in random_playout(game, options, seed):
        state = decision.state
        seats, awaiting = range(game.players(state)), game.awaiting(state)
        for seat in seats:
            question = game.question(state, seat)
            can_act = bool(game.legal_actions(state, seat))
            require((question is not None) == can_act, f"{game.name}: seat {seat} can act, and is asked {question}")
            if question is not None:
                due = question.seat == seat and question.required == (seat in awaiting)
                require(due, f"{game.name}: seat {seat} is asked {question}, awaited are {awaiting}")
                require(question.rule, f"{game.name}: {question} comes from no rule")
                require(question.public().public() == question.public(), f"{game.name}: {question} is redacted twice")
            require(game.view(state, seat).question == question, f"{game.name}: a view of {seat} has another question")
        everybody = game.view(state, None).asked
        require(tuple(asked.seat for asked in everybody) == awaiting, f"{game.name}: not all awaited seats are asked")
        for seat in seats:
            require(game.view(state, seat).asked == everybody, f"{game.name}: seat {seat} sees other questions")


def check_dialect(game: AnyGame, options: object, seed: int) -> None:
    """Seats, hands, scores and whose turn it is can be drawn from the common part of a view, in every game alike."""
    for decision in random_playout(game, options, seed):
        if decision.number % 4:
            continue
        state = decision.step.state
        outcome, number = game.outcome(state), game.players(state)
        views = {seat: game.view(state, seat) for seat in (*range(number), None)}
        for seat, view in views.items():
            require(view.seat == seat, f"{game.name}: a view of {seat} is one of {view.seat}")
            require(view.options == options, f"{game.name}: a view has other options")
            require(view.awaiting == game.awaiting(state), f"{game.name}: a view awaits somebody else")
            require(view.outcome == outcome, f"{game.name}: a view has another outcome")
            require(len(view.players) == number, f"{game.name}: a view has not all players")
            for owner, player in enumerate(view.players):
                _check_player(game, owner, player, own=owner == seat)
                same = player.hand_size == views[None].players[owner].hand_size
                require(same, f"{game.name}: two seats see hands of different sizes")
            if outcome is not None:
                scores = tuple(player.score for player in view.players)
                require(scores == outcome.scores, f"{game.name}: the last scores are {scores}, the outcome {outcome}")


def _check_player(game: AnyGame, owner: int, player: PlayerLike, *, own: bool) -> None:
    if player.hand is not None:
        require(len(player.hand) == player.hand_size, f"{game.name}: the hand of {owner} has another size")
        require(None not in player.hand, f"{game.name}: the hand of {owner} has holes")
    require(player.hand is not None or not own, f"{game.name}: seat {owner} does not see its own hand")


def check_tickets(game: AnyGame, options: object, seed: int) -> None:
    """A ticket stays while others answer, is another one when something else is asked, and never comes back."""
    require(games().get(game.name) is game, f"{game.name} must be registered before it can have matches")
    match = Match.start(game, options, seed, session="s")
    seats = range(game.players(match.state))
    used: dict[str, object] = {}
    chance = Chance.from_seed(seed)
    for decision in random_playout(game, options, seed):
        tickets = {seat: match.ticket(seat) for seat in seats}
        for seat, ticket in tickets.items():
            question = game.question(match.state, seat)
            require((ticket is None) == (question is None), f"{game.name}: seat {seat} has a ticket for {question}")
            if ticket is not None:
                require(used.setdefault(ticket, question) == question, f"{game.name}: {ticket} is for two questions")
        if match.length and chance.below(10) == 0:
            _check_rewound(game, match, tickets, decision.action)
        following = match.answer(decision.action.seat, tickets[decision.action.seat] or "", decision.action)
        for seat in seats:
            mine = seat == decision.action.seat
            same = not mine and game.question(following.state, seat) == game.question(match.state, seat)
            kept = following.ticket(seat) == tickets[seat]
            require(
                kept == same or tickets[seat] is None, f"{game.name}: the ticket of {seat} is kept, or lost, wrongly"
            )
        _must_be_stale(game, following, decision.action, tickets[decision.action.seat])
        match = following


def _check_rewound(game: AnyGame, match: AnyMatch, tickets: dict[int, str | None], action: ActionBase) -> None:
    """After a rewind and the same actions again, no ticket from before fits."""
    before = match.rewind()
    again = before.apply(match.action)
    require(again.state == match.state, f"{game.name}: the same action again leads elsewhere")
    for seat, ticket in tickets.items():
        require(ticket is None or again.ticket(seat) != ticket, f"{game.name}: {ticket} fits again after a rewind")
    _must_be_stale(game, again, action, tickets[action.seat])


def _must_be_stale(game: AnyGame, match: AnyMatch, action: ActionBase, ticket: str | None) -> None:
    try:
        match.answer(action.seat, ticket or "", action)
    except StaleAnswer:
        return
    raise ConformanceFailure(f"{game.name}: an answer with the old ticket {ticket} is taken")


def check_clicks(game: AnyGame, options: object, seed: int) -> None:
    """
    What can be played can be touched, what can be touched can be played, and labels tell actions apart.

    Labels are unique in every list; the cards and seats of every legal action, listed or not, select it; a selection
    that leads nowhere is explained by a rule; and there is a legal default.
    """
    chance = Chance.from_seed(seed)
    for decision in random_playout(game, options, seed):
        state = decision.state
        if decision.number % 5:
            continue
        for seat in range(game.players(state)):
            listed = game.legal_actions(state, seat)
            for language in game.languages():
                labels = [game.describe(action, language=language) for action in listed]
                twice = [label for label in labels if labels.count(label) > 1] if len(set(labels)) < len(labels) else []
                require(not twice, f"{game.name}: two actions of one list are both called {twice[:1]}")
            require(game.select(state, seat) == listed, f"{game.name}: nothing touched does not select everything")
            for action in listed if len(listed) < 20 else [chance.choose(listed) for _ in range(20)]:
                _check_touched(game, state, action)
            if seat in game.awaiting(state):
                default = game.default_action(state, seat)
                require(game.check(state, default) is None, f"{game.name}: the default {default} is not legal")
            _check_hand(game, state, seat)


def _check_touched(game: AnyGame, state: object, action: ActionBase) -> None:
    cards, seats = action.cards_used(), action.seats_used()
    selected = game.select(state, action.seat, cards, seats)
    require(action in selected, f"{game.name}: {cards} and {seats} do not select {action}")
    for found in selected:
        problem = game.check(state, found)
        require(problem is None, f"{game.name}: {found} is selected and refused: {problem}")


def _check_hand(game: AnyGame, state: object, seat: int) -> None:
    """Every card of a hand can be touched, or it is said why not."""
    for card in dict.fromkeys(game.view(state, seat).players[seat].hand or ()):
        selected = game.select(state, seat, (card,))
        problem = game.explain(state, seat, (card,))
        if selected:
            require(problem is None, f"{game.name}: {card} is selected and explained: {problem}")
            used = all(card in action.cards_used() for action in selected)
            require(used, f"{game.name}: {card} selects something that does not use it")
            for action in selected:
                require(game.check(state, action) is None, f"{game.name}: {action} is selected and refused")
        else:
            require(problem is not None and problem.rule, f"{game.name}: it is not said why {card} cannot be used")


def check_events(game: AnyGame, options: object, seed: int) -> None:
    """A table that is kept from events alone has the hands, sizes and scores of the views, for every seat."""
    start = game.start(options, seed)
    seats = (*range(game.players(start.state)), None)
    tables = {
        seat: tuple(Known(() if owner == seat else None) for owner in range(game.players(start.state)))
        for seat in seats
    }
    _keep_tables(game, tables, start)
    for decision in random_playout(game, options, seed):
        _keep_tables(game, tables, decision.step)


def _keep_tables(game: AnyGame, tables: dict[int | None, tuple[Known, ...]], step: Step[Any, Any]) -> None:
    for seat, table in tables.items():
        seen = game.events_for(step.events, seat)
        changes = [change for event in seen for change in event.changes()]
        try:
            tables[seat] = folded(table, changes, seat)
        except InvalidArgument as error:
            raise ConformanceFailure(f"{game.name}: to {seat}, {seen}: {error}") from error
        for owner, player in enumerate(game.view(step.state, seat).players):
            known = tables[seat][owner]
            same = (player.hand_size, player.score) == (known.hand_size, known.score)
            require(same, f"{game.name}: to {seat}, {owner} has {player} and by events {known} after {seen}")
            hand = None if player.hand is None else Counter(str(card) for card in player.hand)
            if not player.hand_size:  # whether nothing is hidden or seen makes no difference
                continue
            same = hand == (None if known.hand is None else Counter(known.hand))
            require(same, f"{game.name}: to {seat}, {owner} holds {hand} and by events {known.hand} after {seen}")
