"""
The verbs of a game, and what they do with whatever they are handed.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tabletricks import (
    IllegalAction,
    InvalidArgument,
    InvalidOptions,
    LogError,
    StaleAnswer,
    Step,
    TabletricksError,
    UnknownGame,
)
from tabletricks.core import Chance, MemoryBase, Position
from tabletricks.testing import Case, cases, random_playout

from . import parley, pebbles
from .forging import call, forged
from .parley import GAME, Attack, Card, Options, Respond, Shout, StartRound, Told, Turn, position


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("case", cases(GAME, range(2)), ids=str)
def test_it_conforms(case: Case) -> None:
    case.run()


def test_the_classes_of_a_game_are_its_type_arguments() -> None:
    kinds = ("options", "state", "action", "event", "question", "view", "memory")
    types: list[object] = [getattr(GAME, f"{kind}_type") for kind in kinds]
    assert types == [
        *(parley.Options, parley.State, parley.Action, parley.Event, parley.Question, parley.View, parley.Memory)
    ]
    types = [getattr(pebbles.GAME, f"{kind}_type") for kind in kinds]
    assert types == [
        *(pebbles.Options, pebbles.State, pebbles.Take, pebbles.Taken, pebbles.TakeQuestion, pebbles.View, MemoryBase)
    ]
    assert {Turn, StartRound, parley.Vote, parley.Gift, parley.Hit} < set(GAME.item_types())
    assert "<Game parley, rules version 3>" == repr(GAME)


def test_a_start_is_a_step() -> None:
    start = GAME.start(Options(2), 5)
    assert isinstance(start, Step)
    assert start.state == GAME.setup(Options(2), 5)
    assert "Round 1 begins." == GAME.describe(start.events[0])
    assert 2 == GAME.players(start.state)


def test_what_was_listed_last_is_no_answer_for_another_state_or_seat() -> None:
    """The kernel remembers the newest listing; nothing else may be taken for it."""
    one, other = position("1b", "2b"), position("3b", "2b")
    action = GAME.legal_actions(one, 0)[0]
    assert GAME.check(one, action) is None
    assert (Shout(1),) == GAME.legal_actions(one, 1)
    assert (Attack(0, Card("3b"), 1),) == GAME.legal_actions(other, 0)
    assert GAME.check(other, action) is not None
    assert GAME.legal_actions(one, 0) == (action,)
    for seat in (True, 0.0, "0"):
        with pytest.raises(InvalidArgument, match="there is no seat"):
            call(GAME, "legal_actions", one, seat)


def test_a_foreign_state_action_option_or_view_is_refused() -> None:
    state, foreign = position("1b", "2b"), pebbles.GAME.setup(pebbles.Options(), 1)
    for verb, arguments in {
        "awaiting": (),
        "outcome": (),
        "players": (),
        "audit": (),
        "facts": (),
        "view": (0,),
        "question": (0,),
        "legal_actions": (0,),
        "check": (Shout(1),),
        "apply": (Shout(1),),
        "step": (Shout(1),),
        "canonical": (Shout(1),),
        "reseed": (1,),
        "playout": (1,),
    }.items():
        for thing in (foreign, None, "hello", Options(2)):
            with pytest.raises(InvalidArgument, match="is no state of Parley"):
                call(GAME, verb, thing, *arguments)
    with pytest.raises(IllegalAction, match="is no action of Parley") as caught:
        call(GAME, "apply", state, pebbles.Take(0, 1))
    assert "P-ACT" == caught.value.rule
    with pytest.raises(InvalidOptions, match="Parley takes"):
        call(GAME, "setup", pebbles.Options(), 1)
    with pytest.raises(InvalidArgument, match="Parley determinizes its own views"):
        call(GAME, "determinize", pebbles.GAME.view(foreign, 0), 1)


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", 0.0])
def test_a_seat_that_does_not_exist_is_refused(seat: object) -> None:
    state = position("1b", "2b")
    for verb in ("legal_actions", "view", "question"):
        with pytest.raises(InvalidArgument, match="there is no seat"):
            call(GAME, verb, state, seat)
    problem = call(GAME, "check", state, forged(Shout(1), seat=seat))
    assert isinstance(problem, IllegalAction)
    assert "P-ACT" == problem.rule


def test_a_single_class_of_actions_is_enough() -> None:
    game = pebbles.GAME
    state = game.setup(pebbles.Options(), 0)
    assert 1 == game.apply(state, pebbles.Take(0, 2)).heap
    problem = call(game, "check", state, Shout(0))
    assert isinstance(problem, IllegalAction)
    assert "PB-2" == problem.rule


@pytest.mark.parametrize("events", [None, 3, [1], "hello"])
def test_what_is_no_event_is_not_redacted(events: object) -> None:
    with pytest.raises(InvalidArgument):
        call(GAME, "events_for", events, 0)


@pytest.mark.parametrize("seat", [-1, True, "0", 0.0])
def test_events_are_for_seats(seat: object) -> None:
    with pytest.raises(InvalidArgument, match="there is no seat"):
        call(GAME, "events_for", [], seat)


# Sentences.


def test_descriptions() -> None:
    assert "Seat 0 shouts." == GAME.describe(Shout(0))
    assert "Ann shouts." == GAME.describe(Shout(0), ["Ann"])
    assert "Seat 1 shouts." == GAME.describe(Shout(1), ["Ann"])
    assert "Seat -1 shouts." == GAME.describe(Shout(-1), ["Ann"])
    assert "Ann: wins." == GAME.describe(Told("wins", 0), ("Ann", "Ben"))
    assert "The deck is empty." == GAME.describe(IllegalAction("P-1", "the deck is empty"))
    with pytest.raises(InvalidArgument, match="is no action, event, question or refusal"):
        call(GAME, "describe", "hello")


@pytest.mark.parametrize("names", [5, {1: 2}, [1, 2], ["Ann", None]])
def test_names_are_texts(names: object) -> None:
    with pytest.raises(InvalidArgument, match="names"):
        call(GAME, "describe", Shout(0), names)


def test_what_has_fields_of_wrong_types_is_not_described() -> None:
    with pytest.raises(InvalidArgument, match="not of its type"):
        GAME.describe(forged(Shout(0), seat="x"))


# Playouts on one draft.


@pytest.mark.parametrize("seed", range(5))
def test_a_playout_leads_where_its_actions_lead(seed: int) -> None:
    done: list[parley.Action] = []

    def watched(table: Position, actions: Sequence[parley.Action], chance: Chance) -> parley.Action:
        action = chance.choose(actions)
        assert range(3) == table.seats
        done.append(action)
        return action

    state = GAME.setup(Options(), seed)
    end = GAME.playout(state, seed, watched)
    assert end == GAME.playout(state, seed)
    assert GAME.outcome(end) is not None
    again = state
    waiting = iter(done)
    action = next(waiting, None)
    while GAME.outcome(again) is None:
        seats = GAME.awaiting(again)
        offered = {seat: GAME.legal_actions(again, seat) for seat in seats}
        if action is not None and action in offered.get(action.seat, ()) and len(offered[action.seat]) > 1:
            again, action = GAME.apply(again, action), next(waiting, None)
        else:
            (single,) = (actions[0] for seat, actions in offered.items() if len(actions) == 1)
            again = GAME.apply(again, single)
    assert end == again


def test_a_playout_leaves_its_state_alone() -> None:
    state = GAME.setup(Options(2), 1)
    before = hash(state)
    ends = {GAME.playout(state, seed) for seed in range(8)}
    assert before == hash(state)
    assert len(ends) > 4
    assert all(GAME.audit(end) is None for end in ends)
    end = next(iter(ends))
    assert end == GAME.playout(end, 3)


def test_a_playout_begins_anywhere() -> None:
    for decision in random_playout(GAME, Options(2), 2):
        end = GAME.playout(decision.state, decision.number)
        assert GAME.outcome(end) is not None


@pytest.mark.parametrize("seed", [-1, 2**256, "1", None, True])
def test_the_seed_of_a_playout(seed: object) -> None:
    with pytest.raises(InvalidArgument, match="seed"):
        call(GAME, "playout", position("1b", "2b"), seed)


def test_an_error_of_a_policy_is_its_own() -> None:
    """The library does not blame the state for what the caller's function does."""

    def broken(table: Position, actions: Sequence[parley.Action], chance: Chance) -> parley.Action:
        del table, actions, chance
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        GAME.playout(GAME.setup(Options(2), 1), 1, broken)


# Reseeding.


def test_a_reseeded_state_has_another_future() -> None:
    state = position("1b", "2b", "3b")
    other = GAME.reseed(state, 5)
    assert other == GAME.reseed(state, 5) != GAME.reseed(state, 6)
    assert sorted(state.pile) == sorted(other.pile)
    assert state.pile != other.pile
    assert state.rng != other.rng
    assert [GAME.view(state, seat) for seat in range(3)] == [GAME.view(other, seat) for seat in range(3)]


# In the middle of a step.


def test_a_state_in_the_middle_of_a_step_asks_nobody() -> None:
    state = position("3b 4b", "1b 1r", agenda=())
    assert StartRound(2) == state.agenda[-1]
    for verb, arguments in {"awaiting": (), "question": (0,), "legal_actions": (0,), "view": (0,)}.items():
        with pytest.raises(InvalidArgument, match="nobody is asked"):
            call(GAME, verb, state, *arguments)
    with pytest.raises(InvalidArgument, match="nobody is asked"):
        GAME.apply(state, Shout(1))
    assert "nobody is asked" in (GAME.audit(state) or "")


def test_a_step_from_a_state_that_breaks_the_rules() -> None:
    state = position("3b", "1b 1r", agenda=(Turn(0),))
    state = GAME.apply(forged(state, agenda=(*state.agenda, Turn(0))), Attack(0, Card("3b"), 1))
    without_hit = forged(state, agenda=(*state.agenda[:-2], state.agenda[-1]))
    broken = forged(without_hit, hands=((), parley.cards("0b")))
    before = hash(broken)
    with pytest.raises(InvalidArgument, match="the rules cannot go on from this state, to which they do not lead"):
        GAME.apply(broken, Respond(1, Card("0b")))
    with pytest.raises(InvalidArgument, match="the rules cannot go on from this state"):
        GAME.playout(forged(broken, points=(1,)), 1)
    assert before == hash(broken)


def test_all_errors_are_value_errors_of_ours() -> None:
    assert issubclass(TabletricksError, ValueError)
    for error in (IllegalAction, InvalidArgument, InvalidOptions, StaleAnswer, LogError, UnknownGame):
        assert issubclass(error, TabletricksError)
    assert "the game is over [P-END]" == str(IllegalAction("P-END", "the game is over"))
