"""
The conformance suite has teeth: a game that breaks a promise does not pass.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import Step
from tabletricks.core import OwnerEvent
from tabletricks.core.errors import IllegalAction
from tabletricks.core.rng import Rng
from tabletricks.custom_heroes import (
    Action,
    AdvancementsDrawn,
    CardsDealt,
    Event,
    Options,
    Pass,
    Play,
    Sleeve,
    Sleeved,
    State,
    View,
)
from tabletricks.custom_heroes.game import CustomHeroes
from tabletricks.custom_heroes.turn import Turn
from tabletricks.custom_heroes.upkeep import Upkeep
from tabletricks.testing import CHECKS, ConformanceFailure, random_playout, search_leaks


OPTIONS = Options(players=3, regular_hands=2)


def run(check: Callable[[int], object]) -> None:
    """Some seeds: not every game comes to where it is broken."""
    for seed in range(10):
        check(seed)


class ShowsAPeek(CustomHeroes):
    """A view that tells the next seat's power."""

    def _view(self, state: State, seat: int | None) -> View:
        view = super()._view(state, seat)
        peeked = attrs.evolve(view.seats[1], power=state.seats[1].power)
        return attrs.evolve(view, seats=(view.seats[0], peeked, *view.seats[2:]))


class ShowsTheSource(CustomHeroes):
    """A view that carries the random source, disguised as an advancement."""

    def _view(self, state: State, seat: int | None) -> View:
        view = super()._view(state, seat)
        return attrs.evolve(view, seats=(attrs.evolve(view.seats[0], screen=(state.rng.key,)), *view.seats[1:]))


class GuessesTheTruth(CustomHeroes):
    """A determinize that has the true state up its sleeve."""

    truth: State | None = None

    def _view(self, state: State, seat: int | None) -> View:
        self.truth = state
        return super()._view(state, seat)

    def _determinize(self, view: View, rng: Rng) -> State:
        del view
        assert self.truth is not None
        return attrs.evolve(self.truth, rng=rng)


class AlwaysGuessesTheSame(CustomHeroes):
    """A determinize that ignores its seed."""

    def _determinize(self, view: View, rng: Rng) -> State:
        return attrs.evolve(super()._determinize(view, Rng.from_seed(0)), rng=rng)


class LosesACard(CustomHeroes):
    """An engine that drops a card of a finished trick."""

    def step(self, state: State, action: Action) -> Step[State, Event]:
        step = super().step(state, action)
        return Step(attrs.evolve(step.state, played=step.state.played[1:]), step.events)


class IsNotRepeatable(CustomHeroes):
    """A reseed that depends on how often it was called."""

    calls = 0

    def _reseed(self, state: State, rng: Rng) -> State:
        self.calls += 1
        return super()._reseed(state, rng.draws([2] * self.calls)[1])


class ForgetsAnAction(CustomHeroes):
    """Legal plays of more than one card are not listed."""

    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        listed = super().legal_actions(state, seat)
        return tuple(action for action in listed if not isinstance(action, Play) or len(action.cards) == 1)


class ForgetsATen(CustomHeroes):
    """Nothing can be sleeved on a 10, says the list; the rules say otherwise."""

    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        listed = super().legal_actions(state, seat)
        return tuple(action for action in listed if not isinstance(action, Sleeve) or action.card.base != 10)


class ListsTooMuch(CustomHeroes):
    """A leader is offered to pass."""

    def legal_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        listed = super().legal_actions(state, seat)
        return (*listed, Pass(seat)) if listed and not any(isinstance(a, Pass) for a in listed) else listed


class LetsErrorsThrough(CustomHeroes):
    """Bad input is not caught."""

    def check(self, state: State, action: Action) -> IllegalAction | None:
        if action.seat > 5:
            return IllegalAction(self.rule_malformed, "there is no such seat")
        return super().check(state, action)


@pytest.mark.parametrize(
    ("broken", "check", "words"),
    [
        (ShowsAPeek, "leaks", "cannot be determinized"),
        (ShowsTheSource, "leaks", "holds the random source"),
        (GuessesTheTruth, "leaks", "always gives the true state"),
        (AlwaysGuessesTheSame, "leaks", "always guesses the same"),
        (LosesACard, "values", "impossible state"),
        (IsNotRepeatable, "chance", "not repeatable"),
        (ForgetsAnAction, "listing", "not listed"),
        (ForgetsATen, "listing", "not listed"),
        (ListsTooMuch, "listing", "listed and refused"),
    ],
)
def test_a_broken_game_is_caught(broken: Callable[[], CustomHeroes], check: str, words: str) -> None:
    with pytest.raises(ConformanceFailure, match=words):
        run(lambda seed: CHECKS[check](broken(), OPTIONS, seed))


def test_an_error_that_is_not_ours_is_caught() -> None:
    with pytest.raises(ConformanceFailure, match="none of our errors"):
        CHECKS["bad_input"](LetsErrorsThrough(), OPTIONS, 0)


def test_an_event_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Sleeved event that everybody sees whole."""
    monkeypatch.setattr(Sleeved, "secret", ())
    with pytest.raises(ConformanceFailure, match="can tell Sleeved"):
        run(lambda seed: search_leaks(CustomHeroes(), OPTIONS, seed))


@pytest.mark.parametrize("event", [CardsDealt, AdvancementsDrawn])
def test_a_deal_that_everybody_sees_is_caught(event: type[OwnerEvent], monkeypatch: pytest.MonkeyPatch) -> None:
    """An event that reveals something to its owner must hide it from everybody else."""
    monkeypatch.setattr(event, "secret", ())
    with pytest.raises(ConformanceFailure, match=r"None sees (cards|advancements) in"):
        search_leaks(CustomHeroes(), OPTIONS, 0)


def test_answers_that_are_not_hidden_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers of others in the agenda of a view."""
    monkeypatch.setattr(Upkeep, "seen_by", lambda self, _: self)
    with pytest.raises(ConformanceFailure):
        run(lambda seed: search_leaks(CustomHeroes(), Options(players=3), seed))


def test_being_asked_must_not_depend_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Legal actions that look into another hand."""
    plain = Turn.actions

    def peeking(self: Turn, state: State, seat: int) -> list[Action]:
        listed = plain(self, state, seat)
        return listed[: len(listed) - sum(len(state.seats[(seat + 1) % 3].hand[0]) > 1 for _ in listed[1:])]

    monkeypatch.setattr(Turn, "actions", peeking)
    with pytest.raises(ConformanceFailure):
        run(lambda seed: search_leaks(CustomHeroes(), OPTIONS, seed))


def test_a_refusal_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that shows what the next seat holds."""
    plain = Turn.problem

    def telling(self: Turn, state: State, action: Action) -> IllegalAction | None:
        problem = plain(self, state, action)
        hand = state.seats[(action.seat + 1) % 3].hand
        return None if problem is None else IllegalAction(problem.rule, f"{problem.message}, unlike {hand}")

    monkeypatch.setattr(Turn, "problem", telling)
    with pytest.raises(ConformanceFailure, match="tell a secret"):
        run(lambda seed: search_leaks(CustomHeroes(), OPTIONS, seed))


def test_an_endless_game_is_caught() -> None:
    with pytest.raises(ConformanceFailure, match="has not ended after 5 decisions"):
        list(random_playout(CustomHeroes(), OPTIONS, 0, limit=5))


def test_a_search_looks_at_something() -> None:
    report = search_leaks(CustomHeroes(), OPTIONS, 0)
    assert report.guesses > 50
    assert report.different > report.guesses // 2
    assert report.steps > 100
