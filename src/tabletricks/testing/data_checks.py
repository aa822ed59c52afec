"""
Checks of what a game promises to whoever stores it and sends it: JSON, logs, schemas, bad input.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TypeVar

import attrs
from typing_extensions import TypeForm

from ..core.chance import Chance
from ..core.codec import from_json, to_data, to_json
from ..core.errors import LogError, TabletricksError
from ..core.forms import field_forms
from ..core.item import Item
from ..core.log import replay, verify
from ..core.match import Match
from ..core.refusals import IllegalAction
from ..core.registry import AnyGame, games
from ..core.schema import json_schema
from .failure import ConformanceFailure, require
from .playout import random_playout


T = TypeVar("T")


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
    for language in game.languages():
        sentence = game.describe(thing, language=language)
        good = sentence.endswith((".", "?", "!")) and sentence[0].isupper() and "None" not in sentence
        require(good and "\n" not in sentence, f"{game.name}: {sentence!r} is no sentence for {thing}")


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
