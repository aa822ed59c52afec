"""
The conformance suite: what the library promises of every game, checked along random playouts of every variant.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeVar

import attrs
from attrs import frozen
from typing_extensions import TypeForm

from ..core.chance import Chance
from ..core.codec import from_json, to_data, to_json
from ..core.errors import IllegalAction, LogError, StaleAnswer, TabletricksError
from ..core.forms import field_forms
from ..core.item import Item
from ..core.kinds import PlayerLike
from ..core.log import replay, verify
from ..core.match import AnyMatch, Match
from ..core.registry import AnyGame, games
from ..core.schema import json_schema
from ..core.vocabulary import ActionBase
from .failure import ConformanceFailure, require
from .leaks import search_leaks
from .mutation import leaves, mutants
from .playout import random_playout


T = TypeVar("T")

__all__ = ["CHECKS", "Case", "ConformanceFailure", "cases"]

Check = Callable[[AnyGame, object, int], None]


@frozen
class Case:
    """
    One check of one variant.

    Attributes:
        game: the game.
        variant: the name of the variant.
        check: the name of the check.
        seed: the seed of its playout; if chance ends that game before anybody is asked, the next one that does not.
    """

    game: AnyGame
    variant: str
    check: str
    seed: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.variant}-{self.check}-{self.seed}"

    def run(self) -> None:
        """Raises :class:`ConformanceFailure` if the game breaks its promise."""
        options = self.game.variants()[self.variant]
        CHECKS[self.check](self.game, options, _lively_seed(self.game, options, self.seed))


def _lively_seed(game: AnyGame, options: object, seed: int) -> int:
    """The first seed from this one on with which somebody has something to decide."""
    for candidate in range(seed, seed + 20):
        state = game.setup(options, candidate)
        over = game.outcome(state) is not None
        require(over == (not game.awaiting(state)), f"{game.name}: a new game is over, or waits for somebody")
        if not over:
            return candidate
    raise ConformanceFailure(f"{game.name}: a game is over before it begins")


def cases(game: AnyGame, seeds: Iterable[int] = (0,)) -> tuple[Case, ...]:
    """Every check for every variant of a registered game, with some seeds."""
    return tuple(Case(game, variant, check, seed) for variant in game.variants() for check in CHECKS for seed in seeds)


def check_end(game: AnyGame, options: object, seed: int) -> None:
    """A playout ends with an outcome, after which nobody is awaited and nothing is legal."""
    decision = None
    for decision in random_playout(game, options, seed):
        require(game.outcome(decision.state) is None, f"{game.name}: a game goes on after its end")
    assert decision is not None
    state = decision.step.state
    outcome, seats = game.outcome(state), range(game.players(state))
    require(outcome is not None, f"{game.name}: a game ends without an outcome")
    assert outcome is not None
    require(set(outcome.winners) <= set(seats), f"{game.name}: a winner has no seat")
    require(list(outcome.winners) == sorted(set(outcome.winners)), f"{game.name}: the winners are not ascending")
    require(len(outcome.scores) == len(seats), f"{game.name}: there is not a score for every seat")
    require(len(outcome.places) == len(seats), f"{game.name}: there is not a place for every seat")
    firsts = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
    require(firsts == outcome.winners, f"{game.name}: the winners have not the first place")
    require(game.awaiting(state) == (), f"{game.name}: somebody is awaited after the end")
    for seat in seats:
        require(game.legal_actions(state, seat) == (), f"{game.name}: something is legal after the end")
    problem = game.check(state, decision.action)
    require(problem is not None and problem.rule == game.rule_game_over, f"{game.name}: a finished game takes actions")


def check_listing(game: AnyGame, options: object, seed: int) -> None:
    """``legal_actions`` lists exactly what ``check`` accepts, mutated and foreign actions included."""
    chance = Chance.from_seed(seed)
    recent: list[ActionBase] = []
    for decision in random_playout(game, options, seed):
        state = decision.state
        listed = {seat: game.legal_actions(state, seat) for seat in range(game.players(state))}
        everything = [action for actions in listed.values() for action in actions]
        require(len(set(everything)) == len(everything), f"{game.name}: an action is listed twice")
        for seat in game.awaiting(state):
            require(listed[seat], f"{game.name}: seat {seat} is awaited and has no legal action")
        for seat, actions in listed.items():
            for action in actions:
                require(action.seat == seat, f"{game.name}: {action} is listed for seat {seat}")
                problem = game.check(state, action)
                require(problem is None, f"{game.name}: {action} is listed and refused: {problem}")
                require(game.canonical(state, action) == action, f"{game.name}: {action} is not listed canonically")
        recent = [*recent[-20:], decision.action, chance.choose(everything)]
        if decision.number % 3 == 0:
            for action in (*recent, *mutants([*everything, *recent], leaves(state), chance, 40)):
                _judge(game, state, action, listed)


def _judge(game: AnyGame, state: object, action: object, listed: Mapping[int, tuple[object, ...]]) -> None:
    """An action of unknown origin is either refused, by check and step alike, or listed."""
    before = hash(state)
    problem = game.check(state, action)
    if problem is None:
        form = game.canonical(state, action)
        require(form in listed[form.seat], f"{game.name}: {action} is legal and not listed")
        # The states may differ in what no rule can tell apart (which colour of a rank is gone), the course may not.
        one, other = game.step(state, action), game.step(state, form)
        same = [type(event) for event in one.events] == [type(event) for event in other.events]
        same = same and game.awaiting(one.state) == game.awaiting(other.state)
        require(same, f"{game.name}: {action} is not the same as {form}")
        return
    require(isinstance(problem, IllegalAction) and problem.rule, f"{game.name}: {action} is refused without a rule")
    try:
        game.apply(state, action)
    except IllegalAction as error:
        require(error.rule == problem.rule, f"{game.name}: check and apply refuse {action} by different rules")
    else:
        raise ConformanceFailure(f"{game.name}: {action} is refused by check and taken by apply")
    require(hash(state) == before, f"{game.name}: refusing {action} has changed the state")
    require(not any(action in actions for actions in listed.values()), f"{game.name}: {action} is listed and refused")


def check_values(game: AnyGame, options: object, seed: int) -> None:
    """States are untouched by a step, hash, copy, and lead to the same step again; nothing is lost or doubled."""
    for decision in random_playout(game, options, seed):
        state, last = decision.state, decision.step.state
        if decision.number % 8 == 0:
            before = to_json(state)
            again = game.step(copy.deepcopy(state), decision.action)
            require(again == decision.step, f"{game.name}: the same action has led to something else")
            require(hash(again.state) == hash(decision.step.state), f"{game.name}: equal states hash differently")
            require(copy.copy(state) == state, f"{game.name}: a copied state is another one")
            require(to_json(state) == before, f"{game.name}: a step has changed the state before it")
        changed = last != state or decision.step.events
        require(changed, f"{game.name}: {decision.action} has changed nothing and nothing has happened")
        over = game.outcome(last) is not None
        require(over == (not last.agenda), f"{game.name}: a game is over, or has something on its agenda")
        problem = game.audit(last)
        require(problem is None, f"{game.name}: an impossible state after {decision.number + 1} decisions: {problem}")


def check_json(game: AnyGame, options: object, seed: int) -> None:
    """All values survive JSON, and everything a person meets can be described in a sentence."""
    _round_trip(game, game.options_type, options)
    for decision in random_playout(game, options, seed):
        _round_trip(game, game.action_type, decision.action)
        _describe(game, decision.action)
        state = decision.step.state
        seats = (*range(game.players(state)), None)
        forms = dict.fromkeys(decision.step.events)
        for seat in seats:
            seen = game.events_for(decision.step.events, seat)
            require(seen == game.events_for(seen, seat), f"{game.name}: something in {seen} is redacted twice")
            forms.update(dict.fromkeys(seen))
        for event in forms:
            _round_trip(game, game.event_type, event)
            _describe(game, event)
        if decision.number % 5 == 0:
            _round_trip(game, game.state_type, state)
            for seat in seats:
                view = game.view(state, seat)
                _round_trip(game, game.view_type, view)
                for question in (*view.asked, *(() if view.question is None else (view.question,))):
                    _round_trip(game, game.question_type, question)
                    _describe(game, question)


def _round_trip(game: AnyGame, form: TypeForm[T], value: T) -> None:
    text = to_json(value)
    again = from_json(form, text)
    require(again == value, f"{game.name}: {value} comes back from JSON as {again}")
    require(to_json(again) == text, f"{game.name}: {value} has two JSON forms")
    require(json.loads(text) == to_data(value), f"{game.name}: {value} has other parts than its JSON text")


def _describe(game: AnyGame, thing: object) -> None:
    sentence = game.describe(thing)
    good = sentence.endswith(".") and sentence[0].isupper() and "None" not in sentence and "\n" not in sentence
    require(good, f"{game.name}: {sentence!r} is no sentence for {thing}")


def check_leaks(game: AnyGame, options: object, seed: int) -> None:
    """No seat can tell states apart that it must not; and guesses do differ from the truth."""
    report = search_leaks(game, options, seed, every=12)
    require(report.guesses and report.steps, f"{game.name}: no guess could be compared")
    require(report.different, f"{game.name}: determinize always gives the true state")
    require(report.varied, f"{game.name}: determinize always guesses the same")


def check_chance(game: AnyGame, options: object, seed: int) -> None:
    """The same seed gives the same game, another one another; a reseeded state looks the same to everybody."""
    require(game.start(options, seed) == game.start(options, seed), f"{game.name}: a seed gives two different games")
    require(game.setup(options, seed) != game.setup(options, seed + 1), f"{game.name}: two seeds give the same game")
    for decision in random_playout(game, options, seed):
        if decision.number % 10:
            continue
        state = decision.state
        other = game.reseed(state, seed + 1)
        require(other.rng != state.rng, f"{game.name}: reseed keeps the random source")
        require(other == game.reseed(state, seed + 1), f"{game.name}: reseed is not repeatable")
        for seat in (*range(game.players(state)), None):
            require(game.view(other, seat) == game.view(state, seat), f"{game.name}: reseed changes what is known")


def check_log(game: AnyGame, options: object, seed: int) -> None:
    """A log replays exactly; a changed, dropped, doubled or swapped line is noticed where it is."""
    require(games().get(game.name) is game, f"{game.name} must be registered before its logs can be read")
    match = Match.start(game, options, seed)
    for decision in random_playout(game, options, seed):
        match = match.apply(decision.action)
        require(match.events == decision.step.events, f"{game.name}: a match has other events than its game")
    lines = match.lines()
    verdict = verify(lines)
    require(verdict.ok and verdict.entries == match.length, f"{game.name}: an untouched log is {verdict}")
    last = list(replay("\n".join(lines)))[-1]
    require(last.state == match.state, f"{game.name}: a log replays to another state")
    require(Match.from_lines(lines) == match, f"{game.name}: a match does not come back from its log")
    chance = Chance.from_seed(seed)
    for _ in range(5):
        at = 1 + chance.below(match.length)
        for damaged in _damaged(lines, at):
            verdict = verify(damaged)
            require(
                verdict.status == "diverged" and verdict.index == at,
                f"{game.name}: damage at entry {at} is reported as {verdict}",
            )
    for cut in (lines[:-1], (*lines[:-1], lines[-1][:-5])):
        verdict = verify(cut)
        noticed = not verdict.complete and verdict.entries == match.length and verdict.index == match.length + 1
        require(noticed, f"{game.name}: a cut log is reported as {verdict}")


def _damaged(lines: tuple[str, ...], at: int) -> Iterator[tuple[str, ...]]:
    line = lines[at]
    yield (*lines[:at], line.replace('"seat":', '"seat":1', 1), *lines[at + 1 :])
    yield (*lines[:at], line[: len(line) // 2], *lines[at + 1 :])
    yield (*lines[:at], *lines[at + 1 :])
    yield (*lines[:at], lines[at - 1], *lines[at:])
    yield (*lines[:at], lines[at + 1], line, *lines[at + 2 :])


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


def check_wall(game: AnyGame, options: object, seed: int) -> None:
    """
    What is booked on the agenda is in no public schema, in no promised field of a view, and in no digest.

    So renaming, merging or splitting items is the engine's own business.
    """
    inside = {item.__name__ for item in game.item_types()}
    require(inside, f"{game.name}: nothing can stand on an agenda")
    forms: tuple[object, ...] = (game.view_type, game.action_type, game.event_type, game.question_type)
    for form in (*forms, game.options_type, game.state_type, game.memory_type):
        definitions = json_schema(form).get("$defs", {})
        assert isinstance(definitions, dict)
        require(not inside & definitions.keys(), f"{game.name}: items are in the schema of {form}")
    for decision in random_playout(game, options, seed):
        if decision.number % 10:
            continue
        state = decision.state
        require(not _holds_item(tuple(game.facts(state).values())), f"{game.name}: items are among the facts")
        for seat in (*range(game.players(state)), None):
            view = game.view(state, seat)
            promised = tuple(getattr(view, name) for name in field_forms(game.view_type) if name != "pending")
            require(not _holds_item(promised), f"{game.name}: the view of {seat} promises items")
        require(not _holds_item(decision.step.events), f"{game.name}: items are in events")


def _holds_item(value: object) -> bool:
    """Whether an item of an agenda is somewhere in a value."""
    if isinstance(value, Item):
        return True
    if isinstance(value, tuple | list):
        return any(map(_holds_item, value))
    return attrs.has(type(value)) and any(_holds_item(getattr(value, name)) for name in field_forms(type(value)))


def check_bad_input(game: AnyGame, options: object, seed: int) -> None:
    """Whatever is handed in, nothing but our own errors comes out."""
    state = game.setup(options, seed)
    view = game.view(state, None)
    action = game.legal_actions(state, game.awaiting(state)[0])[0]
    junk: tuple[object, ...] = (None, -1, 10**9, 1.5, True, "0", b"", (), [], {}, object(), state, view, action)
    for thing in junk:
        if thing is not action:
            _raises(game, "check", state, thing)
            _raises(game, "apply", state, thing)
        if not isinstance(thing, tuple | list | dict | bytes):  # which are no events, and that is fine
            _raises(game, "events_for", thing, 0)
        if thing is not state:
            for verb in ("awaiting", "outcome", "players", "audit"):
                _raises(game, verb, thing)
            _raises(game, "apply", thing, action)
            _raises(game, "canonical", thing, action)
            _raises(game, "reseed", thing, 1)
        if thing is not view:
            _raises(game, "determinize", thing, 1)
        _raises(game, "legal_actions", state, thing)
        if thing is not None:
            _raises(game, "view", state, thing)
        if thing != 10**9:
            _raises(game, "setup", options, thing)
            _raises(game, "reseed", state, thing)
            _raises(game, "determinize", view, thing)
        _raises(game, "setup", thing, 1)
    try:
        list(replay([thing for thing in junk if isinstance(thing, str)]))
    except LogError:
        return
    raise ConformanceFailure(f"{game.name}: rubbish passes for a log")


def _raises(game: AnyGame, verb: str, *arguments: object) -> None:
    """A call with bad arguments raises one of our errors; ``check`` returns it."""
    try:
        result: object = getattr(game, verb)(*arguments)
        if verb == "check" and isinstance(result, IllegalAction) and result.rule == game.rule_malformed:
            return
    except TabletricksError:
        return
    except Exception as error:
        msg = f"{game.name}: {verb}{arguments!r} raises {error!r}, which is none of our errors"
        raise ConformanceFailure(msg) from error
    raise ConformanceFailure(f"{game.name}: {verb}{arguments!r} is accepted")


CHECKS: Mapping[str, Check] = MappingProxyType(
    {
        "end": check_end,
        "listing": check_listing,
        "values": check_values,
        "json": check_json,
        "leaks": check_leaks,
        "chance": check_chance,
        "log": check_log,
        "questions": check_questions,
        "tickets": check_tickets,
        "dialect": check_dialect,
        "wall": check_wall,
        "bad_input": check_bad_input,
    }
)
"""All checks by name."""
