"""
Checks of what a game promises to whoever plays it: listing, values, chance, secrets.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence

from ..core.chance import Chance
from ..core.codec import to_json
from ..core.kinds import Policy
from ..core.position import Position
from ..core.refusals import IllegalAction
from ..core.registry import AnyGame
from ..core.vocabulary import ActionBase
from .failure import ConformanceFailure, require
from .leaks import search_leaks
from .mutation import leaves, mutants
from .playout import random_playout


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


def check_playout(game: AnyGame, options: object, seed: int) -> None:
    """A playout ends where the same choices lead step by step, by chance and by a policy."""
    start = game.setup(options, seed)
    policies: tuple[Policy[ActionBase] | None, ...] = (None, _backwards)
    for policy in policies:
        chance, state = Chance.from_seed(seed), start
        while seats := game.awaiting(state):
            actions = game.legal_actions(state, chance.choose(seats))
            decide = policy if policy is not None and len(actions) > 1 else _evenly
            state = game.apply(state, decide(state, actions, chance))
        require(game.playout(start, seed, policy) == state, f"{game.name}: a playout ends elsewhere")
        require(game.outcome(start) is None, f"{game.name}: a playout has changed the state it began with")


def _backwards(position: Position, actions: Sequence[ActionBase], chance: Chance) -> ActionBase:
    """A policy that chooses by chance, counted from the end of the list."""
    del position
    return actions[-1 - chance.below(len(actions))]


def _evenly(position: Position, actions: Sequence[ActionBase], chance: Chance) -> ActionBase:
    """What a playout does without a policy."""
    del position
    return chance.choose(actions)
