"""
Whatever is handed in, nothing but our own errors comes out.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import DecodeError, InvalidArgument, InvalidOptions, from_json, to_json
from tabletricks import frantic as fr

from .builders import after, card, pick, play, position, refused, throw
from .documents import tampered


HUGE = 10**5000
"""A number that Python refuses to print."""

SEVEN = [3] * 7
GIVING = after(position(*SEVEN, "GIFT.R B1 B2 B3", turn=7), play(7, "GIFT.R"), fr.Target(7, 1))
NOBODY = {
    "a pick": GIVING,
    "a gift": after(GIVING, pick(7, "B1"), pick(7, "B2")),
    "gifts": after(position(*SEVEN, "K5 B1 B2", turn=7, events=["surprise_party"]), play(7, "K5")),
    "all cards as gifts": after(position(*SEVEN, "K5 B1 B2", turn=7, events=["merry_christmas"]), play(7, "K5")),
    "a gamble": after(position(*SEVEN, "K5 R1 R2", turn=7, events=["gambling_man"]), play(7, "K5")),
}


@pytest.mark.parametrize("name", NOBODY)
def test_a_view_with_a_seat_that_does_not_exist_has_no_state(name: str) -> None:
    """What goes on in a game of eight cannot go on among three."""
    view = fr.view(position(5, 5, 5), 0)
    changed = attrs.evolve(view, pending=fr.view(NOBODY[name], 0).pending)
    with pytest.raises(InvalidArgument):
        fr.determinize(changed, 1)
    with pytest.raises((DecodeError, InvalidArgument)):
        fr.determinize(from_json(fr.View, to_json(changed)), 1)


@pytest.mark.parametrize("stranger", [-5, 8, 10**300])
@pytest.mark.parametrize("name", NOBODY)
def test_a_document_with_a_seat_that_does_not_exist_has_no_state(name: str, stranger: int) -> None:
    with pytest.raises((DecodeError, InvalidArgument)):
        fr.determinize(from_json(fr.View, tampered(fr.view(NOBODY[name], 0), 7, stranger)), 1)


@pytest.mark.parametrize("tag", ["no_target", "attacked", "countered"])
def test_no_event_speaks_of_a_number_as_of_a_special_card(tag: str) -> None:
    text = f'{{"type":"{tag}","seat":0,"kind":"number","target":1,"author":1,"count":0}}'
    with pytest.raises(DecodeError):
        from_json(fr.Event, text)


@pytest.mark.rule("FR-OPT-1", "FR-OPT-2", "FR-OPT-5")
@pytest.mark.parametrize(
    "make",
    [
        lambda: fr.Options(players=HUGE),
        lambda: fr.Options(players=2, first_dealer=HUGE),
        lambda: fr.Options(players=2, length="custom", limit=-HUGE),
    ],
)
def test_numbers_beyond_printing_are_no_options(make: Callable[[], fr.Options]) -> None:
    with pytest.raises(InvalidOptions):
        make()


@pytest.mark.rule("FR-ACT-2")
def test_numbers_beyond_printing_are_no_actions() -> None:
    state = position("FAN B1", 5, 5)
    for action in (fr.Play(HUGE, card("B1")), fr.WishNumber(0, HUGE), fr.Target(0, HUGE), fr.Share(0, 1, HUGE)):
        problem = fr.check(state, action)
        assert problem is not None
        assert problem.rule == "FR-ACT-2"
        with pytest.raises(InvalidArgument):
            fr.describe(action)
    with pytest.raises(InvalidArgument):
        fr.legal_actions(state, HUGE)
    with pytest.raises(InvalidArgument):
        fr.view(state, HUGE)
    with pytest.raises(InvalidArgument):
        fr.events_for((), -HUGE)
    with pytest.raises(InvalidArgument):
        fr.setup(fr.Options(players=2), HUGE)


# Why something is refused is true.


@pytest.mark.rule("FR-REACT-3")
def test_who_is_asked_later_is_told_so() -> None:
    """Fantastic Four at P1 and P2: P1 is asked first. A finish: P1 is asked for Nice Try before P2."""
    state = position("F4 B1", "CTR Y1", "CTR Y2")
    shared = after(state, play(0, "F4"), fr.Share(0, 1, 2), fr.Share(0, 2, 2), fr.WishColour(0, "red"))
    assert (1,) == fr.awaiting(shared)
    refused(shared, throw(2, "CTR"), "FR-REACT-3")
    finished = after(position("R1", 5, "NICE Y1"), play(0, "R1"))
    assert (1,) == fr.awaiting(finished)
    refused(finished, throw(2, "NICE"), "FR-REACT-3")


@pytest.mark.rule("FR-ACT-2")
@pytest.mark.parametrize("action", [fr.Draw(0), fr.EndTurn(0)])
def test_a_turn_does_not_go_on_before_a_card_is_resolved(action: fr.Action) -> None:
    refused(after(position("FAN B1", 5, 5), play(0, "FAN")), action, "FR-ACT-2")
