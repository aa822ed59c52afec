"""
Whatever is handed in, nothing but our own errors comes out, and nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletricks import DecodeError, InvalidArgument, InvalidOptions, TabletricksError, from_json, to_json
from tabletricks import hydra as hy
from tabletricks.hydra.cards import DECK
from tabletricks.hydra.rules.special_cards.witch import WitchPassing
from tabletricks.hydra.rules.stake import ExchangeChoice
from tabletricks.hydra.rules.turn import Turn
from tabletricks.testing import random_playout

from .builders import after, card, opening, played, position, refused


HUGE = 10**5000
"""A number that Python refuses to print."""


@pytest.mark.parametrize(
    "make",
    [
        lambda: hy.Options(players=1),
        lambda: hy.Options(players=7),
        lambda: hy.Options(players=HUGE),
        lambda: hy.Options(players=True),
        lambda: hy.Options(players=4, target=0),
        lambda: hy.Options(players=4, target=10_000),
        lambda: hy.Options(players=4, first_dealer=4),
        lambda: hy.Options(players=4, first_dealer=-1),
        lambda: hy.Options(players=4, first_dealer=False),
    ],
)
def test_options_with_which_no_game_can_be_set_up(make: Callable[[], hy.Options]) -> None:
    with pytest.raises(InvalidOptions):
        make()


@pytest.mark.parametrize("text", ["", "7", "R0", "R14", "r7", "RH7", "JOKER", "hydra", "R7 ", "?", "??"])
def test_texts_that_are_no_cards(text: str) -> None:
    with pytest.raises(InvalidArgument):
        hy.Card(text)
    with pytest.raises(DecodeError):
        from_json(hy.Action, f'{{"type":"play","seat":0,"cards":["{text}"],"pegasus_as":null}}')


@pytest.mark.rule("HY-TURN-15")
def test_numbers_beyond_printing_are_no_actions() -> None:
    state = position("7 8", 5, 5, 5)
    for action in (
        hy.Check(HUGE),
        hy.Play(0, (card("R7"),), HUGE),
        hy.NameCompanion(0, HUGE),
        hy.Take(0, (HUGE,)),
        hy.NamePartner(0, -HUGE),
    ):
        problem = hy.check(state, action)
        assert problem is not None
        assert problem.rule == "HY-TURN-15"
        with pytest.raises(InvalidArgument):
            hy.describe(action)
    with pytest.raises(InvalidArgument):
        hy.legal_actions(state, HUGE)
    with pytest.raises(InvalidArgument):
        hy.view(state, HUGE)


@pytest.mark.rule("HY-BID-2", "HY-BID-6")
@pytest.mark.parametrize("positions", [(), (2, 1, 0), (0, 0, 1), (0, 1, 3), (-1, 0, 1), (0, 1, 2, 2), (1, 0)])
def test_positions_are_named_once_and_in_ascending_order(positions: tuple[int, ...]) -> None:
    state = opening().state
    refused(state, hy.Take(0, positions), "HY-BID-2")
    refused(after(state, hy.Reduce(0)), hy.Take(0, positions), "HY-BID-6")


def broken_views() -> dict[str, hy.View]:
    """Views in which something cannot be."""
    turn = hy.view(played(position("7 8", 5, 5, 5), 0, "7"), 1)
    passing = hy.view(after(position("WITCH 7 8", 5, 5, 5), hy.PlayWitch(0)), 1)
    two = hy.view(position("7 8", 5, pile="R10 G4", personal={0: "R8"}), 0)
    drawn = hy.view(position("7 8", 5, pile="R10 G4", trick=["1: 3"], drawn="R13"), 1)
    exchange = hy.view(after(opening(6, open_place=2).state, hy.Take(0, (0, 1, 2))), 1)
    one = turn.players[0]
    both = two.players[1].captured + two.players[0].captured[:1]
    return {
        "no players": attrs.evolve(turn, players=()),
        "a player too many": attrs.evolve(turn, players=(*turn.players, one)),
        "a card twice": attrs.evolve(two, players=(two.players[0], attrs.evolve(two.players[1], captured=both))),
        "a hand of another size": attrs.evolve(turn, players=(attrs.evolve(one, hand_size=4), *turn.players[1:])),
        "a hand without end": attrs.evolve(turn, players=(attrs.evolve(one, hand_size=HUGE), *turn.players[1:])),
        "a hand of less than nothing": attrs.evolve(turn, players=(attrs.evolve(one, hand_size=-1), *turn.players[1:])),
        "a turn of nobody": attrs.evolve(turn, pending=(*turn.pending[:-1], Turn(99))),
        "a drawer who does not exist": attrs.evolve(drawn, pending=(*drawn.pending[:-1], Turn(99))),
        "a choice of nobody": attrs.evolve(passing, pending=(*passing.pending[:-1], WitchPassing((0, 99), (99,)))),
        "an agenda upside down": attrs.evolve(passing, pending=passing.pending[::-1]),
        "no agenda": attrs.evolve(turn, pending=()),
        "an exchange with nobody": attrs.evolve(
            exchange, pending=(*exchange.pending[:-1], ExchangeChoice((0, 99), (0,))), attackers=(0, 99)
        ),
        "no middle": attrs.evolve(turn, middle=()),
        "a taker who does not exist": attrs.evolve(
            turn, middle=tuple(attrs.evolve(middle, taker=99) for middle in turn.middle)
        ),
        "no attacker": attrs.evolve(turn, attackers=()),
        "another player count": attrs.evolve(turn, options=hy.Options(players=2)),
        "no personal pile": attrs.evolve(two, players=(attrs.evolve(two.players[0], personal_pile=()), two.players[1])),
        "a pile face up before its time": attrs.evolve(
            two, players=(attrs.evolve(two.players[0], personal_pile=(hy.PileCard(card("R8")),)), two.players[1])
        ),
        "another seat": attrs.evolve(turn, seat=99),
        "another awaited seat": attrs.evolve(turn, awaiting=(2,)),
    }


@pytest.mark.parametrize("name", broken_views())
def test_a_view_whose_parts_contradict_each_other_has_no_state(name: str) -> None:
    view = broken_views()[name]
    with pytest.raises(InvalidArgument):
        hy.determinize(view, 1)
    with pytest.raises(InvalidArgument):
        hy.determinize(from_json(hy.View, to_json(view)), 1)


def test_describing_a_strange_event_raises_nothing_foreign() -> None:
    top = hy.Top(9, "straight", 0, -3, 99)
    strange: list[hy.Event] = [
        hy.OvertimeStarted(()),
        hy.Played(0, (), hy.Combination("single", 0, 99), 77, top),
        hy.RoundEnded(7, (), "pact", 50, None, ((), (9,)), (1,), (), (2, 3)),
        hy.MiddleTaken(0, 50, (), (), None),
        hy.StormPlayed(0, top),
        hy.CardAside(-1),
    ]
    for event in strange:
        assert hy.describe(event).endswith(".")


def actions() -> st.SearchStrategy[hy.Action]:
    """Every action with any seat and any cards, sensible or not."""
    seats = st.integers(-1, 6)
    some = st.sampled_from(DECK)
    handful = st.lists(some, max_size=6).map(tuple)
    plain = st.sampled_from([hy.Reduce, hy.Check, hy.PlayStorm, hy.PlayWitch, hy.PlayLeap, hy.PlayTrickster, hy.Draw])
    return st.one_of(
        st.builds(lambda make, seat: make(seat), plain, seats),
        st.builds(hy.NamePartner, seats, seats),
        st.builds(hy.Take, seats, st.lists(st.integers(-1, 3), max_size=4).map(tuple)),
        st.builds(hy.Exchange, seats, some),
        st.builds(hy.PassCard, seats, some),
        st.builds(hy.Play, seats, handful, st.none() | st.integers(-1, 18)),
        st.builds(hy.NameCompanion, seats, st.none() | seats),
        st.builds(hy.Look, seats, st.booleans()),
    )


STATES = [
    decision.state
    for variant in ("2p", "3p", "4p", "5p", "6p")
    for decision in random_playout(hy.GAME, hy.variants()[variant], 5)
    if decision.number % 23 == 0
]


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(STATES), st.lists(actions(), min_size=5, max_size=12))
def test_any_action_is_taken_or_refused_by_a_rule(state: hy.State, tried: list[hy.Action]) -> None:
    before = to_json(state)
    for action in tried:
        problem = hy.check(state, action)
        if problem is None:
            assert hy.GAME.canonical(state, action) in hy.legal_actions(state, action.seat)
            assert hy.GAME.audit(hy.apply(state, action)) is None
        else:
            assert problem.rule.startswith("HY-")
            assert problem.message
            with pytest.raises(TabletricksError):
                hy.apply(state, action)
    assert to_json(state) == before
