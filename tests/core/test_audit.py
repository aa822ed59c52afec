"""
States and views that somebody has made up: the kernel says what is impossible, and nothing strange comes out.
"""

from __future__ import annotations

import json
from contextlib import suppress

import pytest

from tabletricks import DecodeError, InvalidArgument, Outcome, TabletricksError, from_json, to_json
from tabletricks.core import changed
from tabletricks.testing import random_playout

from . import pebbles
from .forging import forged
from .parley import (
    GAME,
    Action,
    Attack,
    Card,
    CounterWindow,
    Gift,
    Options,
    PlayerView,
    Shout,
    StartRound,
    State,
    Toast,
    Toasts,
    Turn,
    View,
    Vote,
    cards,
    position,
)


HANDS = ("1b 3b", "2b", "2r")
STATE = position(*HANDS)


def test_no_state_of_the_game_itself_is_impossible() -> None:
    for decision in random_playout(GAME, Options(), 1):
        assert GAME.audit(decision.step.state) is None
    assert GAME.audit(STATE) is None


IMPOSSIBLE: dict[str, tuple[State, str]] = {
    "a lost card": (changed(STATE, pile=STATE.pile[1:]), "a card is missing or there twice"),
    "a card twice": (changed(STATE, discard=cards("0b")), "a card is missing or there twice"),
    "a lost hand": (changed(STATE, hands=STATE.hands[:2]), "as many hands as players"),
    "a seat": (changed(STATE, shouted=(3,)), "there is no seat 3"),
    "a turn of nobody": (changed(STATE, agenda=(Turn(3),)), "there is no seat 3"),
    "an end with an agenda": (
        changed(STATE, outcome=Outcome.ranked((0, 0, 0))),
        "a game is over, or it has something on its agenda",
    ),
    "no agenda": (changed(STATE, agenda=()), "a game is over, or it has something on its agenda"),
    "the middle of a step": (changed(STATE, agenda=(StartRound(2),)), "nobody is asked"),
    "nobody awaited": (changed(STATE, agenda=(Toasts((0, 1), ()),)), "somebody is awaited, and can do something"),
    "nothing to do": (
        changed(STATE, hands=((), *STATE.hands[1:]), discard=STATE.hands[0]),
        "somebody is awaited, and can do something",
    ),
    "too few votes": (changed(STATE, agenda=(Vote((None,)),)), "it cannot be read (IndexError"),
}


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_what_is_impossible_is_named(why: str) -> None:
    state, words = IMPOSSIBLE[why]
    assert words in (GAME.audit(state) or "")
    with pytest.raises(DecodeError) as caught:
        from_json(State, to_json(state))
    assert "$" == caught.value.path
    assert words in caught.value.message


def test_a_state_inside_of_a_document_is_found_by_its_path() -> None:
    with pytest.raises(DecodeError, match="a card is missing") as caught:
        from_json(tuple[State, ...], to_json((STATE, IMPOSSIBLE["a lost card"][0])))
    assert "$[1]" == caught.value.path


def test_an_audit_leaves_the_state_alone() -> None:
    state = IMPOSSIBLE["too few votes"][0]
    before = hash(state)
    GAME.audit(state)
    assert before == hash(state)


# Views.


VIEW = GAME.view(STATE, 0)
CHOOSING = GAME.view(
    GAME.apply(position(*HANDS, agenda=(Turn(0), Toasts((0, 1, 2), (0, 1, 2)))), Toast(0, 1)), 0
)  # fmt: skip
NONSENSE: dict[str, View] = {
    "more cards than there are": changed(VIEW, players=(VIEW.players[0], PlayerView(None, 99, 0), VIEW.players[2])),
    "fewer than none": changed(VIEW, players=(VIEW.players[0], PlayerView(None, -1, 0), VIEW.players[2])),
    "a hand of another size": changed(VIEW, players=(PlayerView(cards("1b"), 2, 0), *VIEW.players[1:])),
    "too many of one card": changed(VIEW, players=(PlayerView(cards("1b 1b 1b 1b"), 4, 0), *VIEW.players[1:])),
    "no own hand": changed(VIEW, players=(PlayerView(None, 2, 0), *VIEW.players[1:])),
    "a card in two places": changed(VIEW, discard=cards("1b 1b 1b 1b")),
    "another pile": changed(VIEW, pile_size=3),
    "somebody else is awaited": changed(VIEW, awaiting=(1,)),
    "another question": changed(VIEW, question=None),
    "nobody is asked": changed(VIEW, asked=()),
    "nothing is pending": changed(VIEW, pending=()),
    "nothing is pending or asked": changed(VIEW, pending=(), awaiting=(), asked=(), question=None),
    "an end that is none": changed(VIEW, outcome=Outcome.ranked((0, 0, 0))),
    "the middle of a step": changed(VIEW, pending=(StartRound(2),), awaiting=(), asked=(), question=None),
    "an open choice of somebody else": changed(
        CHOOSING, pending=(*CHOOSING.pending[:-1], Toasts((0, 1, 2), (0, 1, 2), (Toast(0, 1), Toast(1, 2))))
    ),
    "an own choice that is hidden": changed(
        CHOOSING, pending=(*CHOOSING.pending[:-1], Toasts((0, 1, 2), (0, 1, 2)))
    ),
    "votes of too few": changed(VIEW, pending=(Vote((None,)),)),
    "a choice of nobody": changed(VIEW, pending=(Toasts((0, 1, 2), ()),), awaiting=(), asked=(), question=None),
    "cards that cannot be picked": changed(VIEW, pending=(Gift(1, 0, (None,) * 9),), awaiting=(1,)),
}  # fmt: skip


@pytest.mark.parametrize("why", NONSENSE)
def test_no_state_agrees_with_nonsense(why: str) -> None:
    for seed in range(3):
        with pytest.raises(InvalidArgument):
            GAME.determinize(NONSENSE[why], seed)


@pytest.mark.parametrize(
    "broken",
    [
        forged(VIEW, discard=None),
        forged(VIEW, discard=["1b"]),
        forged(VIEW, discard=("1b",)),
        forged(VIEW, pile_size="27"),
        forged(VIEW, pile_size=2**70),
        forged(VIEW, players=None),
        forged(VIEW, pending=(None,)),
        forged(VIEW, options=None),
        forged(VIEW, seat=True),
        forged(VIEW, pending=(pebbles.Turn(0),)),
        forged(VIEW, asked=(pebbles.TakeQuestion(0, True, ""),)),
    ],
)
def test_a_view_with_fields_of_wrong_types_is_refused(broken: View) -> None:
    with pytest.raises(InvalidArgument, match="wrong type"):
        GAME.determinize(broken, seed=1)


def test_a_guess_that_stumbles_is_nonsense(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong in the guess of a game, the caller learns that the view is bad."""

    def stumbling(self: Gift, *_: object) -> Gift:
        raise ZeroDivisionError(self.tag)

    view = GAME.view(position(*HANDS, agenda=(Turn(0), Gift(1, 0))), 0)
    monkeypatch.setattr(Gift, "guessed", stumbling)
    with pytest.raises(InvalidArgument, match="no state agrees with this view: ZeroDivisionError: gift"):
        GAME.determinize(view, 1)


def test_a_guess_must_look_like_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = changed(STATE, points=(1, 0, 0))
    monkeypatch.setattr(GAME, "_guess", lambda *_: wrong)
    with pytest.raises(InvalidArgument, match="its parts contradict each other"):
        GAME.determinize(VIEW, 1)
    lost = changed(STATE, pile=STATE.pile[1:])
    monkeypatch.setattr(GAME, "_guess", lambda *_: lost)
    with pytest.raises(InvalidArgument, match="a card is missing or there twice"):
        GAME.determinize(VIEW, 1)


def test_a_guess_has_a_random_source_of_its_own() -> None:
    one, other = GAME.determinize(VIEW, 1), GAME.determinize(VIEW, 2)
    assert 3 == len({one.rng, other.rng, STATE.rng})
    assert one == GAME.determinize(VIEW, 1)


@pytest.mark.parametrize("seed", [-1, 2**256, "1", None, True])
def test_the_seed_of_a_guess(seed: int) -> None:
    with pytest.raises(InvalidArgument, match="seed"):
        GAME.determinize(VIEW, seed)


# Steps from made-up states.


MADE_UP: dict[str, tuple[State, Action]] = {
    "no hit below the window": (
        changed(STATE, agenda=(CounterWindow(1, (), 1, 0), Turn(0))),
        Attack(0, Card("1b"), 1),
    ),
    "a column that is too short": (changed(STATE, points=()), Attack(0, Card("1b"), 1)),
    "a start of a round that never ends": (changed(STATE, hands=((), cards("2b"), cards("2r"))), Shout(1)),
    "an empty pile": (changed(STATE, pile=()), Shout(1)),
}


@pytest.mark.parametrize("why", MADE_UP)
def test_a_game_goes_on_from_a_made_up_state_or_says_that_it_cannot(why: str) -> None:
    made_up, first = MADE_UP[why]
    before = hash(made_up)
    state, action = made_up, first
    with suppress(TabletricksError):
        for _ in range(100):
            state = GAME.apply(state, action)
            offered = [action for seat in GAME.awaiting(state) for action in GAME.legal_actions(state, seat)]
            action = offered[-1] if offered else action
    with suppress(TabletricksError):
        GAME.playout(made_up, 1)
    assert before == hash(made_up)


def test_an_error_of_the_rules_is_ours() -> None:
    state = changed(STATE, points=(), agenda=(Turn(1), Turn(0)))
    state = GAME.apply(state, Attack(0, Card("1b"), 1))
    for seat in (1, 2):
        action = GAME.legal_actions(state, seat)[0]
        if seat == 1:
            state = GAME.apply(state, action)
    with pytest.raises(InvalidArgument, match=r"to which they do not lead \(IndexError") as caught:
        GAME.apply(state, action)
    assert isinstance(caught.value.__cause__, IndexError)


def test_documents_of_views_are_checked_by_their_guess_only() -> None:
    """A view is what somebody was sent; whether it can be is seen when a state is made of it."""
    view = NONSENSE["another pile"]
    assert view == from_json(View, json.dumps(json.loads(to_json(view))))
