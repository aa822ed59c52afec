"""
States and drafts: the kernel makes one of the other, shares what has not changed, and lets nothing mutable out.
"""

from __future__ import annotations

import copy
import gc
import pickle

import attrs
import pytest
from attrs import frozen
from attrs.exceptions import FrozenInstanceError

from tabletricks import InvalidArgument, Rng, core, from_json, to_json
from tabletricks.core import changed
from tabletricks.core.forms import field_forms
from tabletricks.core.position import Workshop
from tabletricks.testing import random_playout

from . import parley, pebbles
from .parley import (
    GAME,
    Attack,
    Card,
    Draft,
    Event,
    Options,
    Parley,
    Position,
    Respond,
    Shout,
    StartRound,
    State,
    Toasts,
    Turn,
    cards,
    names,
    position,
)


COLUMNS = ("agenda", "hands", "points")
FIELDS = tuple(field.name for field in attrs.fields(State))


def mutable_parts(value: object) -> list[object]:
    """What can be changed in place, anywhere in a value."""
    if isinstance(value, tuple):
        return [part for inner in value for part in mutable_parts(inner)]
    if attrs.has(type(value)):
        return [part for name in field_forms(type(value)) for part in mutable_parts(getattr(value, name))]
    return [] if isinstance(value, int | str | None) else [value]


@pytest.mark.parametrize("seed", range(3))
def test_nothing_mutable_leaves_a_step(seed: int) -> None:
    start = GAME.start(Options(), seed)
    assert [] == mutable_parts((start.state, start.events))
    for decision in random_playout(GAME, Options(), seed):
        step = decision.step
        assert [] == mutable_parts((step.state, step.events))
        assert type(step.state) is State
        for name in COLUMNS:
            assert type(getattr(step.state, name)) is tuple


def test_a_state_cannot_be_changed() -> None:
    state = GAME.apply(position("1b 3b", "2b"), Shout(1))
    for name in FIELDS:
        with pytest.raises(FrozenInstanceError):
            setattr(state, name, None)
    with pytest.raises(AttributeError):
        setattr(state, "anything", 1)  # noqa: B010


def test_the_draft_of_a_step_does_not_outlive_it() -> None:
    GAME.apply(position("1b 3b", "2b"), Shout(1))
    gc.collect()
    assert not [thing for thing in gc.get_objects() if isinstance(thing, Draft)]


@pytest.mark.parametrize("seed", range(3))
def test_what_a_step_has_not_changed_is_shared(seed: int) -> None:
    """All columns but the agenda, which is another one after almost every step."""
    shared = {"hands": 0, "points": 0}
    for decision in random_playout(GAME, Options(), seed):
        before, after = decision.state, decision.step.state
        for name in shared:
            if getattr(before, name) == getattr(after, name):
                assert getattr(before, name) is getattr(after, name)
                shared[name] += 1
        for old, new in zip(before.hands, after.hands, strict=True):
            assert old != new or old is new or isinstance(decision.state.agenda[-1], Turn) or not old
    assert shared["hands"] > 5 < shared["points"]


def test_a_change_of_one_entry_is_not_lost() -> None:
    state = position("1b 3b", "2b", "2r", agenda=(Turn(1), Turn(0)))
    state = GAME.apply(state, Attack(0, Card("3b"), 1))
    assert (cards("1b"), *state.hands[1:]) == state.hands
    assert state.points == (0, 0, 0)
    for seat in (1, 2):
        before, state = state, GAME.apply(state, Respond(seat))
    assert (0, -1, 0) == state.points
    assert before.hands is state.hands
    assert before.pile is state.pile


def test_a_state_made_by_the_kernel_is_one_made_by_hand() -> None:
    """The kernel fills an instance of the class above and freezes it by its class."""
    made = GAME.apply(position("1b 3b", "2b"), Shout(1))
    by_hand = State(*[getattr(made, name) for name in FIELDS])
    assert made == by_hand
    assert hash(made) == hash(by_hand)
    assert repr(made) == repr(by_hand)
    assert type(made) is type(by_hand) is State
    assert to_json(made) == to_json(by_hand)
    assert {made: 1}[by_hand] == 1
    assert changed(made, round=2) == attrs.evolve(by_hand, round=2) != made


@pytest.mark.parametrize("seed", range(2))
def test_states_copy_pickle_and_come_back_from_json(seed: int) -> None:
    for decision in random_playout(GAME, Options(), seed):
        state = decision.step.state
        others = [
            copy.copy(state),
            copy.deepcopy(state),
            *(pickle.loads(pickle.dumps(state, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)),
            from_json(State, to_json(state)),
        ]
        for other in others:
            assert type(other) is State
            assert state == other
            assert hash(state) == hash(other)
            for seat in range(3):
                assert GAME.legal_actions(state, seat) == GAME.legal_actions(other, seat)


def test_equal_states_lead_to_equal_steps() -> None:
    state = position("1b 3b", "2b")
    assert GAME.step(state, Shout(1)) == GAME.step(copy.deepcopy(state), Shout(1))
    assert state != GAME.apply(state, Shout(1))
    assert state != changed(state, rng=Rng.from_seed(2))


def test_a_state_is_read_as_its_draft_is() -> None:
    state = position("1b 3b", "2b", "2r")
    draft = GAME._workshop.draft(state)
    assert isinstance(draft, Draft)
    assert range(3) == state.seats == draft.seats
    assert Turn(0).offers(state) == Turn(0).offers(draft)
    assert draft.before is state
    assert [] == draft.events
    for name in FIELDS:
        kind = list if name in COLUMNS else type(getattr(state, name))
        assert kind is type(getattr(draft, name))
        assert name in COLUMNS or getattr(draft, name) is getattr(state, name)


def test_a_draft_that_is_not_touched_is_the_state() -> None:
    state = position("1b 3b", "2b")
    again = GAME._workshop.freeze(GAME._workshop.draft(state), state)
    assert state == again
    assert all(getattr(state, name) is getattr(again, name) for name in FIELDS if name != "agenda")


def test_two_drafts_of_a_state_share_nothing_that_changes() -> None:
    state = position("1b 3b", "2b")
    one, other = GAME._workshop.draft(state), GAME._workshop.draft(state)
    assert isinstance(one, Draft)
    assert isinstance(other, Draft)
    one.points[0] = 9
    one.pop()
    one.emit(parley.Told("x", 0))
    assert ([0, 0], [*state.agenda], []) == (other.points, other.agenda, other.events)


def test_the_agenda_of_a_draft_is_a_stack() -> None:
    draft = GAME._workshop.draft(position("1b 3b", "2b", agenda=()))
    assert isinstance(draft, Draft)
    draft.agenda.clear()
    draft.then(Turn(0), Turn(1), StartRound(3))
    draft.then(Toasts((0,), (0,)))
    assert [StartRound(3), Turn(1), Turn(0), Toasts((0,), (0,))] == draft.agenda
    assert Toasts((0,), (0,)) == draft.pop()
    assert Turn(0) == draft.pop()
    draft.again()
    assert Turn(0) == draft.agenda[-1]
    draft.then()
    assert [StartRound(3), Turn(1), Turn(0)] == draft.agenda


def test_a_draft_draws_from_the_source_of_the_state() -> None:
    state = position("1b 3b", "2b")
    draft = GAME._workshop.draft(state)
    assert isinstance(draft, Draft)
    number, rng = state.rng.below(6)
    shuffled, rng = rng.shuffle("abcd")
    assert (number, tuple(shuffled)) == (draft.below(6), draft.shuffle("abcd"))
    assert rng == GAME._workshop.freeze(draft, state).rng != state.rng


def test_the_end_of_a_step_knows_how_it_began() -> None:
    """Whoever gets down to one card in a step is named at its end, once."""
    state = position("1b 3b", "2b", "2r 3r", agenda=(Turn(1), Turn(0)))
    step = GAME.step(state, Attack(0, Card("3b"), 1))
    assert ["0 attacks 1", "0 has one card left"] == names(step.events)
    assert ["1 lets it pass"] == names(GAME.step(step.state, Respond(1)).events)


# Wrong classes.


@frozen(slots=False)
class LooseState(Position):
    """A state that cannot be frozen by its class: it is made the plain way."""


class OneMore(core.Draft[parley.Pending, Event], Position):
    """A draft with a list that its position does not have."""

    agenda: list[parley.Pending]
    money: list[int]


class PlainColumn(core.Draft[parley.Pending, Event], Position):
    """A draft that forgets to name a column that is changed in places."""

    before: State
    agenda: list[parley.Pending]
    draw = Draft.draw


class Incomplete(core.Draft[parley.Pending, Event]):
    """A draft that is no position."""


@frozen
class OwnField(Position):
    """A state that names a field which its draft does not have."""

    extra: int = 5


def test_a_state_that_is_made_the_plain_way_is_the_same() -> None:
    plain = position("1b 3b", "2b")
    state = LooseState(*[getattr(plain, name) for name in FIELDS])
    workshop = Workshop[LooseState, Event](LooseState, Draft)
    again = workshop.freeze(workshop.draft(state), state)
    assert type(again) is LooseState
    assert state == again
    assert state.hands is again.hands


@pytest.mark.parametrize("wrong", [OneMore, Incomplete, pebbles.Draft])
def test_a_wrong_draft_is_noticed_when_the_game_is_made(wrong: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parley, "draft_type", wrong)
    with pytest.raises(TypeError, match="a draft of State has other fields"):
        Parley()


def test_a_draft_lacks_no_field() -> None:
    with pytest.raises(TypeError, match="a draft of OwnField has other fields"):
        Workshop[OwnField, Event](OwnField, Draft)


def test_a_forgotten_column_is_noticed_at_the_first_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parley, "draft_type", PlainColumn)
    with pytest.raises(InvalidArgument, match="does not support item assignment"):
        Parley().apply(position("1b 3b", "2b"), Shout(1))


def test_a_kernel_value_is_changed_by_the_names_of_its_fields() -> None:
    assert Turn(1) == changed(Turn(0), seat=1)
    with pytest.raises(InvalidArgument, match="Turn has no field card"):
        changed(Turn(0), card=3)
    with pytest.raises(InvalidArgument, match="int is no attrs class"):
        changed(3, real=1)
