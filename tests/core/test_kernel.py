"""
The kernel carries what rulebooks ask for: nested windows, moves out of turn, simultaneous secrets, and its own errors.
"""

from __future__ import annotations

import attrs
import pytest

from tabletricks import IllegalAction, InvalidArgument, InvalidOptions, TabletricksError, custom_heroes
from tabletricks.core import registry
from tabletricks.testing import Case, cases

from .parley import (
    Answer,
    Attack,
    CastVote,
    Event,
    Options,
    Parley,
    Ready,
    Shout,
    StartRound,
    State,
    Turn,
    Vote,
    Voted,
    names,
)


GAME = Parley()


def position(*hands: tuple[int, ...]) -> State:
    """Seat 0 is on turn with the given hands."""
    state = GAME.setup(Options(players=len(hands)), seed=1)
    return attrs.evolve(state, hands=hands)


def test_a_window_in_a_window_is_a_stack() -> None:
    """An attack, a counter, a counter of the counter: the first attack hits after all."""
    state = position((0, 3), (0, 1), (2, 2))
    state = GAME.apply(state, Attack(0, 3, target=1))
    assert (1,) == GAME.awaiting(state)
    state = GAME.apply(state, Answer(1, counter=True))
    assert (0,) == GAME.awaiting(state)
    state = GAME.apply(state, Answer(0, counter=True))
    assert (1,) == GAME.awaiting(state)
    step = GAME.step(state, Answer(1, counter=False))
    assert ["1 declines", "1 loses a point"] == names(step.events)
    assert (0, -1, 0) == step.state.points
    assert (1,) == GAME.awaiting(step.state)
    assert isinstance(step.state.agenda[-1], Turn)


def test_a_countered_attack_hits_the_attacker() -> None:
    state = GAME.apply(position((3, 4), (0, 1), (2, 2)), Attack(0, 3, target=1))
    state = GAME.apply(state, Answer(1, counter=True))
    state = GAME.apply(state, Answer(0, counter=False))
    assert (-1, 0, 0) == state.points


def test_a_window_opens_whether_or_not_the_seat_can_use_it() -> None:
    state = GAME.apply(position((3, 4), (1, 1), (2, 2)), Attack(0, 3, target=1))
    assert (Answer(1, counter=False),) == GAME.legal_actions(state, 1)
    problem = GAME.check(state, Answer(1, counter=True))
    assert problem is not None
    assert "P-5" == problem.rule


def test_a_seat_that_is_not_awaited_may_act() -> None:
    state = position((3, 4), (1, 1), (2, 2))
    assert (0,) == GAME.awaiting(state)
    assert (Shout(2),) == GAME.legal_actions(state, 2)
    after = GAME.apply(state, Shout(2))
    assert state.agenda == after.agenda
    assert (0,) == GAME.awaiting(after)
    assert () == GAME.legal_actions(after, 2)
    assert (Shout(1),) == GAME.legal_actions(after, 1)
    problem = GAME.check(after, Shout(2))
    assert problem is not None
    assert "P-2" == problem.rule


def voting(players: int = 2) -> State:
    state = position(*[(1, 2)] * players)
    return attrs.evolve(state, agenda=(StartRound(2), Vote((None,) * players)))


def test_simultaneous_answers_come_in_any_order_and_can_be_changed() -> None:
    state = voting()
    assert (0, 1) == GAME.awaiting(state)
    state = GAME.apply(state, CastVote(1, end=True))
    step = GAME.step(state, CastVote(1, end=False))
    assert (0, 1) == GAME.awaiting(step.state)
    assert (Voted(1, end=None),) == GAME.events_for(step.events, 0)
    assert (Voted(1, end=False),) == GAME.events_for(step.events, 1)
    state = GAME.apply(step.state, Ready(1))
    assert (0,) == GAME.awaiting(state)
    assert () == GAME.legal_actions(state, 1)
    state = GAME.apply(GAME.apply(state, CastVote(0, end=False)), Ready(0))
    assert 2 == state.round
    assert (0,) == GAME.awaiting(state)


def test_the_last_answer_ends_the_game() -> None:
    state = voting()
    for action in (CastVote(0, end=True), CastVote(1, end=True), Ready(1), Ready(0)):
        assert GAME.outcome(state) is None
        state = GAME.apply(state, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert ((0, 1), (0, 0)) == (outcome.winners, outcome.scores)
    assert () == GAME.awaiting(state)
    assert () == GAME.legal_actions(state, 0)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, Ready(0))
    assert ("P-9", "the game is over") == (caught.value.rule, caught.value.message)
    assert "the game is over [P-9]" == str(caught.value)


@pytest.mark.parametrize("case", cases(GAME, range(2)), ids=str)
def test_it_conforms(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, GAME.name, GAME)
    case.run()


def test_a_foreign_state_action_or_option_is_refused() -> None:
    state = position((1, 2), (3, 4))
    heroes = custom_heroes.setup(custom_heroes.Options(players=2), seed=1)
    with pytest.raises(InvalidArgument, match="is no state of Parley"):
        GAME.awaiting(heroes)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="is no action of Parley") as caught:
        GAME.apply(state, custom_heroes.Pass(0))  # type: ignore[arg-type]
    assert "P-8" == caught.value.rule
    with pytest.raises(InvalidOptions, match="Parley takes"):
        GAME.setup(custom_heroes.Options(players=2), seed=1)  # type: ignore[arg-type]
    with pytest.raises(InvalidArgument, match="own views"):
        GAME.determinize(custom_heroes.view(heroes, 0), seed=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", 0.0])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    state = position((1, 2), (3, 4))
    with pytest.raises(InvalidArgument, match="there is no seat"):
        GAME.legal_actions(state, seat)
    with pytest.raises(InvalidArgument, match="there is no seat"):
        GAME.view(state, seat)
    problem = GAME.check(state, Shout(seat))
    assert problem is not None
    assert "P-8" == problem.rule


class OnlyShouts(Parley):
    """A game with a single class of actions has no union."""

    name = "only_shouts"
    action_type = Shout


def test_a_single_class_of_actions_is_enough() -> None:
    game = OnlyShouts()
    state = position((3, 4), (1, 1), (2, 2))
    assert (2,) == game.apply(state, Shout(2)).shouted
    problem = game.check(state, Attack(0, 3, target=1))
    assert problem is not None
    assert "P-8" == problem.rule


def test_the_canonical_form_of_an_illegal_action_is_refused() -> None:
    with pytest.raises(IllegalAction, match="you have no 9"):
        GAME.canonical(position((3, 4), (1, 1)), Attack(0, 9, target=1))


@pytest.mark.parametrize("events", [None, 3, [1], "hello"])
def test_what_is_no_event_is_not_redacted(events: list[Event]) -> None:
    with pytest.raises(InvalidArgument):
        GAME.events_for(events, 0)


def test_a_view_with_fields_of_wrong_types_is_refused() -> None:
    view = GAME.view(position((3, 4), (1, 1)), 0)
    for broken in (attrs.evolve(view, hand=None), attrs.evolve(view, sizes=("2", "2"))):  # type: ignore[arg-type]
        with pytest.raises(InvalidArgument, match="wrong type"):
            GAME.determinize(broken, seed=1)


def test_descriptions() -> None:
    assert "Seat 0 shouts." == GAME.describe(Shout(0))
    assert "Ann shouts." == GAME.describe(Shout(0), ["Ann"])
    assert "Seat 1 shouts." == GAME.describe(Shout(1), ["Ann"])
    assert "Seat -1 shouts." == GAME.describe(Shout(-1), ["Ann"])
    with pytest.raises(InvalidArgument, match="neither an action nor an event"):
        GAME.describe("hello")  # type: ignore[arg-type]


@pytest.mark.parametrize("names", [5, {1: 2}, [1, 2], ["Ann", None]])
def test_names_are_texts(names: list[str]) -> None:
    with pytest.raises(InvalidArgument, match="names"):
        GAME.describe(Shout(0), names)


def test_what_has_fields_of_wrong_types_is_not_described() -> None:
    with pytest.raises(InvalidArgument, match="not of its type"):
        GAME.describe(Shout("x"))  # type: ignore[arg-type]


def test_a_view_that_contradicts_itself_is_refused() -> None:
    view = GAME.view(position((3, 4), (1, 1)), 0)
    for broken in (attrs.evolve(view, sizes=(1, 2)), attrs.evolve(view, seat=7)):
        with pytest.raises(InvalidArgument):
            GAME.determinize(broken, seed=1)


def test_a_state_in_the_middle_of_a_step_asks_nobody() -> None:
    state = attrs.evolve(position((3, 4), (1, 1)), agenda=(StartRound(2),))
    with pytest.raises(InvalidArgument, match="nobody is asked"):
        GAME.awaiting(state)


def test_all_errors_are_value_errors_of_ours() -> None:
    assert issubclass(TabletricksError, ValueError)
    for error in (IllegalAction, InvalidArgument, InvalidOptions):
        assert issubclass(error, TabletricksError)
